"""The catalogues: one ICU message per code and language, shared by server, terminal and browser."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

import msgspec
from pyicumessageformat import Parser

from newworlds.core.message import Message

LANGUAGES: Final = ("en", "fr")

_PARSER: Final = Parser()
_FOLDERS: list[str] = ["newworlds", "newworlds.core"]


def add_catalogue(package: str) -> None:
    """A game, or a layer of the house, says where its `text/` folder is."""
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


def sentence(message: Message, language: str, names: Mapping[str, Any] | None = None) -> str:
    """The message in words. `names` adds arguments that are not part of it, such as players' names.

    An argument may be a message itself, told in the same language.
    """
    return words(message.code, {**message.args, **(names or {})}, language)


def words(code: str, args: Mapping[str, Any], language: str) -> str:
    return _format(_parsed(code, language), args, language)


@cache
def _parsed(code: str, language: str) -> list[Any]:
    return list(_PARSER.parse(catalogue(language)[code]))


def _format(nodes: list[Any], args: Mapping[str, Any], language: str) -> str:
    return "".join(node if isinstance(node, str) else _value(node, args, language) for node in nodes)


def _value(node: dict[str, Any], args: Mapping[str, Any], language: str) -> str:
    value = args[node["name"]]
    match node.get("type"):
        case "plural":
            return _format(_plural(node["options"], value, language), args, language)
        case "select":
            options = node["options"]
            return _format(options.get(_key(value), options["other"]), args, language)
        case _:
            return sentence(value, language) if isinstance(value, Message) else _plain(value)


def _key(value: object) -> str:
    """As the browser spells it: true, false, null."""
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _plain(value: object) -> str:
    if isinstance(value, int):
        return str(value).replace("-", "−")
    return ", ".join(map(_plain, value)) if isinstance(value, list | tuple) else str(value)


def _plural(options: dict[str, list[Any]], number: int, language: str) -> list[Any]:
    """French counts 0 and 1 as singular, English only 1."""
    exact = options.get(f"={number}")
    if exact is not None:
        return exact
    is_one = number in (0, 1) if language == "fr" else number == 1
    return options.get("one", options["other"]) if is_one else options["other"]
