"""One word of the small interpreter: a step is what may lie on the stack, with everything there is to say about it.

A step says how it is carried out or asked, how it is printed, what it is called, which moves answer it, why one of
them is refused and what it is worth to the bot. `steps` lists them all; everything else is looked up there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.state import State


class Reason:
    """Why a move is refused: a code of the catalogues, its figures, and a rule if it is not that of the move."""

    def __init__(self, code: str, rule: str, figures: dict[str, int | str]) -> None:
        self.code: str = code
        self.rule: str = rule
        self.figures: dict[str, int | str] = figures


def because(code: str, rule: str = "", **figures: int | str) -> Reason:
    return Reason(code, rule, figures)


class Step:
    """A kind of frame. The frame is off the stack before `run` or `choose` is called."""

    kind: i64 = -1
    """Its number in frames, which saved positions know: it never changes."""
    printed: tuple[type[Printed], ...] = ()
    """The effects that become frames of this kind."""
    prompt: str = ""
    """What is asked, as the catalogues call it; empty where nothing is."""
    answers: tuple[int, ...] = ()
    """The kinds of choices that answer the question."""
    lacking: str = "action_not_possible"
    """Why its action is refused when it cannot do anything, where no figure says more."""

    is_automatic: bool = False
    is_revealing: bool = False
    """True where no exchange token may be used (NZ-31)."""
    is_open: bool = False
    """True where exchange tokens make a single option a choice (NZ-31, NZ-36)."""

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        """The frame of a printed effect."""
        raise NotImplementedError(effect)

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

    def why_impossible(self, s: State, frame: i64) -> Reason:
        """The reason for an action whose effect cannot do anything."""
        return because(self.lacking)

    def figures(self, s: State, frame: i64) -> dict[str, int | str]:
        """What the prompt tells, all of it public."""
        return {}

    def offered(self, s: State, frame: i64) -> list[Printed]:
        """The effects among which the move `choose` chooses."""
        return []

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        """The reason for a move that would answer the question, but is not among the options."""
        return because("not_possible")

    def worth(self, o: Outlook, frame: i64) -> float:
        """What the printed effect is worth to a farm, in points."""
        return 0.0


class Effect(Step):
    """A frame that asks nothing."""

    is_automatic: bool = True
