"""For researchers: every game as arrays, one at a time or many. Needs the extra `train`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from newworlds.core.errors import MissingExtra
from newworlds.core.text import add_catalogue

if TYPE_CHECKING:
    from newworlds.research.aec import GameEnv

__all__ = ["aec_env"]

add_catalogue("newworlds.research")


def aec_env(
    game: str, players: int = 2, options: Mapping[str, Any] | None = None, render_mode: str | None = None
) -> GameEnv:
    """The game as a PettingZoo AEC environment; `MissingExtra` says what to install if PettingZoo is missing."""
    try:
        from newworlds.research.aec import GameEnv
    except ModuleNotFoundError as error:
        raise MissingExtra(extra="train", package=str(error.name)) from error
    return GameEnv(game, players, options, render_mode)
