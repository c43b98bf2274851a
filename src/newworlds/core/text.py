"""The catalogues: one ICU message per code and language, shared by server, terminal and browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

import msgspec
from pyicumessageformat import Parser

from newworlds.core.escaping import escaped
from newworlds.core.message import Argument, Message

LANGUAGE_NAMES: Final = msgspec.json.decode(
    resources.files("newworlds").joinpath("languages.json").read_bytes(), type=dict[str, str]
)
"""The name of each language in that language; declared once for the whole program, including the browser client."""
LANGUAGES: Final = tuple(LANGUAGE_NAMES)
"""The first is the default."""

Word = str | int | bool | None
"""An argument after messages and lists have been turned into text."""

_PARSER: Final = Parser()
_FOLDERS: list[str] = ["newworlds", "newworlds.core"]


def add_catalogue(package: str) -> None:
    """Register the package of a game, or of another layer, that has a `text/` folder."""
    if package not in _FOLDERS:
        _FOLDERS.append(package)
        catalogue.cache_clear()
        _parsed.cache_clear()


@cache
def catalogue(language: str) -> dict[str, str]:
    """Every sentence of one language, by code."""
    merged: dict[str, str] = {}
    for package in _FOLDERS:
        source = resources.files(package).joinpath("text", f"{language}.json")
        merged.update(msgspec.json.decode(source.read_bytes(), type=dict[str, str]))
    return merged


def sentence(message: Message, language: str, names: Sequence[str] = ()) -> str:
    """The message in words; `names` are the players' names, by seat. Control characters in arguments are escaped.

    How many players an argument names is an argument too: `winners_count` beside `winners`.
    """
    args: dict[str, Word] = {name: _word(value, language, names) for name, value in message.args.items()}
    for name, seats in message.players.items():
        named = [names[seats]] if isinstance(seats, int) else [names[seat] for seat in seats]
        args[name] = listed([escaped(each) for each in named], language)
        args[f"{name}_count"] = len(named)
    return _format(_parsed(message.code, language), args, language)


def words(code: str, args: Mapping[str, Argument], language: str) -> str:
    return sentence(Message(code, args), language)


def listed(items: Sequence[str], language: str) -> str:
    """Several players or things as a list in words: “A, B and C”."""
    if len(items) < 2:
        return "".join(items)
    return words("list.last", {"before": ", ".join(items[:-1]), "last": items[-1]}, language)


def _word(value: Argument, language: str, names: Sequence[str]) -> Word:
    """An argument as plural and select need it: numbers stay numbers, everything else becomes text.

    Several messages become a list in words; ids and numbers are only separated by commas.
    """
    if isinstance(value, Message):
        return sentence(value, language, names)
    if isinstance(value, str):
        return escaped(value)
    if isinstance(value, int) or value is None:
        return value
    texts = [_plain(_word(item, language, names)) for item in value]
    return listed(texts, language) if any(isinstance(item, Message) for item in value) else ", ".join(texts)


@cache
def _parsed(code: str, language: str) -> list[Any]:
    return list(_PARSER.parse(catalogue(language)[code]))


def _format(nodes: list[Any], args: Mapping[str, Word], language: str) -> str:
    return "".join(node if isinstance(node, str) else _value(node, args, language) for node in nodes)


def _value(node: dict[str, Any], args: Mapping[str, Word], language: str) -> str:
    value = args[node["name"]]
    match node.get("type"):
        case "plural":
            return _format(_plural(node["options"], value, language), args, language)
        case "select":
            options = node["options"]
            return _format(options.get(_key(value), options["other"]), args, language)
        case _:
            return _plain(value)


def _key(value: Word) -> str:
    """As the browser spells it: true, false, null."""
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _plain(value: Word) -> str:
    return str(value).replace("-", "−") if isinstance(value, int) else str(value)


def _plural(options: dict[str, list[Any]], number: Word, language: str) -> list[Any]:
    exact = options.get(f"={number}")
    if exact is not None:
        return exact
    return options.get(_plural_rule(language)(int(number or 0)), options["other"])


@cache
def _plural_rule(language: str) -> Callable[[int], str]:
    """From CLDR, like the browser's. Imported when first needed, to keep the start quick."""
    from babel.core import Locale

    return Locale(language).plural_form
