"""What those at a table agree on. While seats are free the host may change it; whoever sits there is asked again."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from newworlds.server.infos import SeatKind
from newworlds.server.requests import VACANT
from newworlds.server.storage.table_rows import SeatRow
from newworlds.server.terms import Terms, checked_terms
from newworlds.server.terms_errors import RatedAlone


def agreeable(terms: Terms, kinds: Iterable[SeatKind], is_seed_chosen: bool) -> Terms:
    """If a table with such seats can be played on these terms."""
    is_among_people = any(kind in VACANT for kind in kinds)
    if terms.is_rated and (is_seed_chosen or not is_among_people):
        raise RatedAlone()
    return checked_terms(terms)


def asked_again(seat: SeatRow) -> SeatRow:
    """The seat is kept for whoever has it: taking it again is to agree."""
    return msgspec.structs.replace(seat, owner=None, kept_for=seat.owner)
