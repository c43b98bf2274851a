"""Tables in the browser: live play, storage, bots at the table. The texts of its errors are in `text/`."""

from newworlds.core.text import add_catalogue

add_catalogue("newworlds.server")
