"""Everything that is stored, part by part."""

from __future__ import annotations

from typing import Final

from newworlds.server.privacy.company import COMPANY
from newworlds.server.privacy.description import Stored
from newworlds.server.privacy.hosting import HOSTING
from newworlds.server.privacy.people import PEOPLE
from newworlds.server.privacy.play import PLAY
from newworlds.server.privacy.postbox import POSTBOX
from newworlds.server.privacy.standing import STANDING

STORED: Final[tuple[Stored, ...]] = (*PEOPLE, *PLAY, *POSTBOX, *COMPANY, *STANDING, *HOSTING)
