"""Bots that are not part of this program: `package.module:Class`, for those who start the program themselves.

Importing a module runs it, so nothing that comes from elsewhere (a request, a record) may be looked up here.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from newworlds.bots.bot import Bot, TurnBot
from newworlds.bots.patience import OutOfPatience, limited_patience
from newworlds.core.errors import BadOwnBot, OwnBotFailed, OwnBotTooSlow
from newworlds.core.game import Game
from newworlds.core.message import Argument, Message
from newworlds.core.position import Position


class OwnBot:
    """Says whose fault it is if a game cannot go on."""

    def __init__(self, spec: str, bot: Bot, patience: float | None) -> None:
        self.spec = spec
        self.bot = bot
        self.patience = patience
        """Seconds of CPU time for a decision."""

    def choose(self, game: Game, position: Position, seat: int, seed: int) -> int:
        legal = list(position.legal())
        chosen = self.answer("choose", lambda: self.bot.choose(game, position, seat, seed))
        if not isinstance(chosen, int) or chosen not in legal:
            raise _failed(self.spec, "not_legal", choice=repr(chosen))
        return chosen

    def answer(self, method: str, asked: Callable[[], object]) -> object:
        try:
            with limited_patience(self.patience):
                return asked()
        except OutOfPatience:
            problem = Message("error.own_bot_failed.too_slow", {"seconds": f"{self.patience:g}"})
            raise OwnBotTooSlow(bot=self.spec, problem=problem) from None
        except Exception as error:
            raised = f"{type(error).__name__}: {error}"
            raise _failed(self.spec, "raised", method=method, problem=raised) from error


class OwnTurnBot(OwnBot):
    """One that plans whole turns. Only its first decision must be legal: what it sees then may end its plan."""

    def __init__(self, spec: str, bot: TurnBot, patience: float | None) -> None:
        super().__init__(spec, bot, patience)
        self.planner = bot

    def plan(self, game: Game, position: Position, seat: int, seed: int) -> list[int]:
        legal = list(position.legal())
        planned = self.answer("plan", lambda: self.planner.plan(game, position, seat, seed))
        if not isinstance(planned, Sequence) or not planned or not all(isinstance(move, int) for move in planned):
            raise _failed(self.spec, "no_plan", plan=repr(planned))
        if planned[0] not in legal:
            raise _failed(self.spec, "not_legal", choice=repr(planned[0]))
        return list(planned)


def own_bot(spec: str, patience: float | None = None) -> Bot:
    module_name, _, name = spec.partition(":")
    kind = _kind(spec, _module(spec, module_name), name)
    try:
        made = kind()
    except Exception as error:
        raise _bad(spec, "not_made", name=name, problem=f"{type(error).__name__}: {error}") from error
    if not _can_choose(made):
        raise _bad(spec, "not_a_bot", name=name)
    return OwnTurnBot(spec, made, patience) if isinstance(made, TurnBot) else OwnBot(spec, made, patience)


def look_in_working_folder() -> None:
    """As `python -m` does, so that a file one is working on need not be installed."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)


def _module(spec: str, name: str) -> ModuleType:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise _bad(spec, "import_failed", module=name, problem=f"{type(error).__name__}: {error}") from error
        raise _bad(spec, "no_module", module=error.name, folder=str(Path.cwd())) from error
    except Exception as error:
        raise _bad(spec, "import_failed", module=name, problem=f"{type(error).__name__}: {error}") from error


def _kind(spec: str, module: ModuleType, name: str) -> Any:
    kind = getattr(module, name, None)
    if not inspect.isclass(kind):
        found = [each for each, value in vars(module).items() if inspect.isclass(value) and _can_choose(value)]
        raise _bad(spec, "no_class", module=module.__name__, name=name, number=len(found), found=found)
    return kind


def _can_choose(candidate: object) -> bool:
    return callable(getattr(candidate, "choose", None))


def _bad(spec: str, code: str, **args: Argument) -> BadOwnBot:
    """The problem's text is in the catalogues under `error.bad_own_bot.<code>`."""
    return BadOwnBot(bot=spec, problem=Message(f"error.bad_own_bot.{code}", args))


def _failed(spec: str, code: str, **args: Argument) -> OwnBotFailed:
    """The problem's text is in the catalogues under `error.own_bot_failed.<code>`."""
    return OwnBotFailed(bot=spec, problem=Message(f"error.own_bot_failed.{code}", args))
