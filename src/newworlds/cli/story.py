"""Events in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from newworlds.cli.language import language, say, tell
from newworlds.core.events import Event
from newworlds.core.game import Game
from newworlds.core.setup import Setup


def everybody(game: Game, setup: Setup, names: Sequence[str]) -> list[str]:
    """The names of the seats, and of those whom the rules play."""
    return [*names, *(tell(automaton) for automaton in game.automata(setup))]


def told(game: Game, setup: Setup, event: Event, names: Sequence[str]) -> str:
    """The log's sentence, with the seats' names as `player`, and those of winners as `winners` and `names`."""
    fields: dict[str, Any] = msgspec.to_builtins(event)
    code = f"{game.id}.event.{fields.pop('kind')}"
    fields |= game.event_words(setup, event, names, language())
    if isinstance(fields.get("seat"), int):
        fields["player"] = names[fields["seat"]]
    if isinstance(fields.get("winners"), list):
        fields["names"] = fields["winners"] = [names[seat] for seat in fields["winners"]]
    return say(code, **fields)
