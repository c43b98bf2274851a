"""Events in words."""

from __future__ import annotations

from collections.abc import Sequence

from newworlds.cli.language import tell
from newworlds.core.escaping import escaped
from newworlds.core.events import Event
from newworlds.core.game import Game
from newworlds.core.setup import Setup


def player_names(game: Game, setup: Setup, names: Sequence[str]) -> list[str]:
    """The names of the seats, which may come from a stranger's record, and of the players controlled by the rules."""
    return [*map(escaped, names), *(tell(automaton) for automaton in game.automata(setup))]


def event_line(game: Game, setup: Setup, event: Event, names: Sequence[str]) -> str:
    """The log's sentence."""
    return tell(game.tell(setup, event), names)
