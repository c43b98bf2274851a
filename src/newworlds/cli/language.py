"""The language of this terminal's output."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from newworlds.core.message import Argument, Message
from newworlds.core.text import LANGUAGES, sentence, words

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_FLAG = "--lang"

_chosen = LANGUAGES[0]


def choose_language(arguments: Sequence[str], environment: Mapping[str, str]) -> None:
    """`--lang` decides, else the first variable that is set; read first of all, so that help is translated."""
    global _chosen
    _chosen = _known(_asked(arguments)) or _known(_of(environment)) or LANGUAGES[0]


def language() -> str:
    return _chosen


def say(code: str, **args: Argument) -> str:
    return words(code, args, _chosen)


def tell(message: Message, names: Sequence[str] = ()) -> str:
    """`names` are the players' names, by seat."""
    return sentence(message, _chosen, names)


def _asked(arguments: Sequence[str]) -> str:
    for index, argument in enumerate(arguments):
        if argument == _FLAG:
            return "".join(arguments[index + 1 : index + 2])
        if argument.startswith(f"{_FLAG}="):
            return argument.removeprefix(f"{_FLAG}=")
    return ""


def _of(environment: Mapping[str, str]) -> str:
    return next((environment[name] for name in _VARIABLES if environment.get(name)), "")


def _known(wanted: str) -> str | None:
    """`fr_FR.UTF-8` is French."""
    return wanted[:2] if wanted[:2] in LANGUAGES else None
