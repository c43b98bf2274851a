"""What is stored about people: every column of the database, why, who is shown it, and how long it stays."""

from newworlds.core.text import add_catalogue

add_catalogue("newworlds.server.privacy")
