"""What happens in Sealed, and who learns what of it."""

from __future__ import annotations

from typing import ClassVar

from newworlds.core.events import Event


class CardPlayed(Event, frozen=True, tag="card_played"):
    seat: int
    card: int
    rises: bool


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    reveals: ClassVar[bool] = True

    seat: int
    card: int | None

    def seen_by(self, eyes: int) -> Event:
        return self if eyes == self.seat else CardDrawn(self.seat, None)


class SealedPeeked(Event, frozen=True, tag="sealed_peeked"):
    reveals: ClassVar[bool] = True

    seat: int
    card: int

    def seen_by(self, eyes: int) -> Event | None:
        return self if eyes == self.seat else None


class SeatPassed(Event, frozen=True, tag="seat_passed"):
    seat: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    reveals: ClassVar[bool] = True

    sealed: int
