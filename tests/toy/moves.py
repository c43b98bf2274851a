"""The three decisions of Sealed."""

from __future__ import annotations

from newworlds.core.moves import Move


class PlayCard(Move, frozen=True, tag="play_card"):
    card: int


class DrawCard(Move, frozen=True, tag="draw_card"):
    pass


class PeekSealed(Move, frozen=True, tag="peek_sealed"):
    pass
