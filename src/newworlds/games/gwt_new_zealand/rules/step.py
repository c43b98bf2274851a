"""The one small interpreter's word: how a kind of frame is carried out or asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State


class Step:
    """A kind of frame. The frame is off the stack before `run` or `choose` is called."""

    is_automatic: bool = False
    is_revealing: bool = False
    """True where no exchange token may be used (NZ-31)."""
    is_open: bool = False
    """True where exchange tokens make a single option a choice (NZ-31, NZ-36)."""

    def run(self, s: State, frame: i64) -> None:
        """Carry it out, asking nothing."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        """What may be chosen; none: the frame is passed over, one: it is taken without asking."""
        return vec[i64]()

    def choose(self, s: State, frame: i64, move: i64) -> None:
        """Carry out what was chosen."""

    def is_secret(self, s: State, frame: i64) -> bool:
        """Whether only the player can see how many options there are: then even one is asked, so as to tell nothing."""
        return False

    def asks_for_cards(self, s: State, frame: i64) -> bool:
        """Whether it depends on the hand if the effect is possible."""
        return False

    def is_possible(self, s: State, frame: i64) -> bool:
        """Whether the effect can do anything at all."""
        return True


class Effect(Step):
    """A frame that asks nothing."""

    is_automatic: bool = True
