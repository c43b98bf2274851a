"""The events of Sealed, and who may know what of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from newworlds.core.event_table import EventTable
from newworlds.core.events import Event, GameStarted
from newworlds.core.viewer import REFEREE
from tests.toy import journal


class CardPlayed(Event, frozen=True, tag="card_played"):
    seat: int
    card: int
    rises: bool

    def gains(self) -> Mapping[int, int]:
        return {self.seat: int(self.rises)}


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    reveals: ClassVar[bool] = True

    seat: int
    card: int | None

    def seen_by(self, viewer: int) -> Event:
        return self if viewer in (self.seat, REFEREE) else CardDrawn(self.seat, None)


class SealedPeeked(Event, frozen=True, tag="sealed_peeked"):
    reveals: ClassVar[bool] = True

    seat: int
    card: int

    def seen_by(self, viewer: int) -> Event | None:
        return self if viewer in (self.seat, REFEREE) else None


class SeatPassed(Event, frozen=True, tag="seat_passed"):
    seat: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    reveals: ClassVar[bool] = True

    sealed: int


EVENTS: Final = EventTable(
    journal,
    {
        journal.CARD_PLAYED: lambda position, seat, card, rises: CardPlayed(seat, card, bool(rises)),
        journal.CARD_DRAWN: lambda position, seat, card: CardDrawn(seat, card),
        journal.SEALED_PEEKED: lambda position, seat, card: SealedPeeked(seat, card),
        journal.SEAT_PASSED: lambda position, seat: SeatPassed(seat),
        journal.GAME_STARTED: lambda position, seat: GameStarted(seat),
        journal.GAME_ENDED: lambda position, sealed: GameEnded(sealed),
    },
)
