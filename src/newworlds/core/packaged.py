"""A game whose package has the usual modules: what all such games share, so that each defines only the rest."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from newworlds.core.game import Game, SheetRow
from newworlds.core.journal import Journal
from newworlds.core.message import Message
from newworlds.core.moves import Choice, Move
from newworlds.core.position import Position
from newworlds.core.seeds import Seed, begin_chance
from newworlds.core.setup import Setup

StateT = TypeVar("StateT", bound=Position)


class Forms(Protocol):
    """`moves.py`, or a table of forms in it: moves as text and as the engine's numbers."""

    def encode(self, tables: Any, move: Move, /) -> int: ...

    def decode(self, tables: Any, number: int, /) -> Move: ...

    def write(self, move: Move, /) -> str: ...

    def read(self, text: str, /) -> Move: ...

    def __hash__(self) -> int: ...


@lru_cache(maxsize=1 << 16)
def decoded(forms: Forms, tables: Any, number: int) -> Move:
    """Moves are immutable, and the same are legal again and again: most need not be made anew."""
    return forms.decode(tables, number)


@lru_cache(maxsize=1 << 16)
def plain_choice(forms: Forms, tables: Any, number: int) -> Choice[Move]:
    """For moves that speak for themselves, of which there may be hundreds."""
    return Choice(decoded(forms, tables, number))


class ViewModule(Protocol):
    """`view.py`."""

    def prompt(self, state: Any, /) -> Message: ...

    def sheet(self, state: Any, /) -> list[SheetRow]: ...

    def inventory(self, state: Any, /) -> Mapping[str, int]: ...


class RefusalModule(Protocol):
    """`refusal.py`."""

    def refusal(self, state: Any, move: Move, /) -> Message: ...


class PackagedGame(Game, Generic[StateT]):
    """The modules may be typed with the game's own state class: no other game's position ever gets here."""

    forms: ClassVar[Forms]
    view_module: ClassVar[ViewModule]
    refusal_module: ClassVar[RefusalModule]
    prompt_rules: ClassVar[Mapping[str, str]] = {}
    """The rule behind each prompt, by the last part of its code: where a player who wonders should read."""

    @abstractmethod
    def blank(self, setup: Setup) -> StateT:
        """A position with the options of a setup, before the first card is dealt or the first tile drawn."""

    def set_up(self, state: StateT, setup: Setup) -> None:
        """From a blank position to the first decision; most of it is in `rules/setup.py`."""

    def start(self, setup: Setup, seed: Seed, journal: Journal | None = None) -> StateT:
        state = self.blank(setup)
        begin_chance(state, setup.chance, seed)
        state.journal = journal
        self.set_up(state, setup)
        state.journal = None
        return state

    def restore(self, setup: Setup, numbers: list[int]) -> StateT:
        state = self.blank(setup)
        state.restore(numbers)
        return state

    def encode(self, position: Any, move: Move) -> int:
        return self.forms.encode(position.tables, move)

    def decode(self, position: Any, number: int) -> Move:
        return decoded(self.forms, position.tables, number)

    def write(self, move: Move) -> str:
        return self.forms.write(move)

    def read(self, text: str) -> Move:
        return self.forms.read(text)

    def prompt(self, position: Position) -> Message:
        asked = self.view_module.prompt(position)
        return msgspec.structs.replace(asked, rule=self.prompt_rules.get(asked.code.rpartition(".")[2]))

    def refusal(self, position: Position, move: Move) -> Message:
        return self.refusal_module.refusal(position, move)

    def sheet(self, position: Position) -> list[SheetRow]:
        return self.view_module.sheet(position)

    def inventory(self, position: Position) -> Mapping[str, int]:
        return self.view_module.inventory(position)
