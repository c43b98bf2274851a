"""One instruction of the small interpreter: a step is a kind of stack entry, with everything there is to know about it.

A step says how it is carried out or asked, how it is printed, what it is called, which moves answer it, why one of
them is refused and what it is worth to the bot. `steps` lists them all; everything else is looked up there.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.state import State


class Reason:
    """Why a move is refused: a catalogue code, its figures, and a rule if it differs from that of the move."""

    def __init__(self, code: str, rule: str, figures: dict[str, int | str]) -> None:
        self.code: str = code
        self.rule: str = rule
        self.figures: dict[str, int | str] = figures


def because(code: str, rule: str = "", **figures: int | str) -> Reason:
    return Reason(code, rule, figures)


class Step:
    """A kind of frame. The frame is off the stack before `run` or `choose` is called."""

    kind: i64 = -1
    """Its number in frames. Saved positions contain it, so it never changes."""
    prompt: str = ""
    """The question's name in the catalogues; empty if nothing is asked."""
    answers: tuple[int, ...] = ()
    """The kinds of choices that answer the question."""
    lacking: str = "action_not_possible"
    """Why its action is refused when it cannot do anything and no figure explains it."""

    is_automatic: bool = False
    is_revealing: bool = False
    """True if sheep are being revealed: then no exchange tokens may be used (NZ-31)."""
    is_open: bool = False
    """True if exchange tokens turn a single option into a choice (NZ-31, NZ-36)."""

    def run(self, s: State, frame: i64) -> None:
        """Carry it out without asking."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        """What may be chosen. With no options the frame is skipped, a single one is taken without asking."""
        return vec[i64]()

    def choose(self, s: State, frame: i64, move: i64) -> None:
        """Carry out what was chosen."""

    def is_secret(self, s: State, frame: i64) -> bool:
        """Whether the number of options is a secret: then even a single one is asked, to give nothing away."""
        return False

    def bars_tokens(self, s: State) -> bool:
        """Whether no exchange token may be used before it is answered."""
        return self.is_revealing

    def asks_for_cards(self, s: State, frame: i64) -> bool:
        """Whether the effect's possibility depends on the hand."""
        return False

    def is_possible(self, s: State, frame: i64) -> bool:
        """Whether the effect can do anything at all."""
        return True

    def why_impossible(self, s: State, frame: i64) -> Reason:
        """The reason for refusing an action whose effect cannot do anything."""
        return because(self.lacking)

    def figures(self, s: State, frame: i64) -> dict[str, int | str]:
        """The figures of the prompt, all of them public."""
        return {}

    def offered(self, s: State, frame: i64) -> list[Printed]:
        """The effects offered by the move `choose`."""
        return []

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        """The reason for refusing a move that would answer the question but is not among the options."""
        return because("not_possible")

    def worth(self, o: Outlook, frame: i64) -> float:
        """What the printed effect is worth to a farm, in points."""
        return 0.0


class AutomaticStep(Step):
    """A frame that asks nothing."""

    is_automatic: bool = True


class PrintedStep(Step):
    """A frame that effects printed on components become."""

    printed: tuple[type[Printed], ...] = ()
    """These effects."""

    @abstractmethod
    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        """The frame of a printed effect."""


class PrintedAutomaticStep(PrintedStep):
    """The same, where nothing is asked."""

    is_automatic: bool = True
