"""What hosts and moderators see and do, and what everybody is told about this place."""

from newworlds.core.text import add_catalogue

add_catalogue("newworlds.server.hosting")
