"""Catalogues and rules pages use the terms of docs/glossary.md, and none of the variants that it rules out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from pyicumessageformat import Parser

from newworlds.core.text import LANGUAGES

_ROOT = Path(__file__).parents[2]
_SOURCES = _ROOT / "src" / "newworlds"
_LANGUAGES = LANGUAGES
"""The columns of the glossary are in the same order."""
_RULES_PAGES = sorted((_ROOT / "docs" / "rules").glob("*.md"))
_TILE_GAMES = ("mayflower", "gold_rush")
_PREFIXES = {"gwt_new_zealand": ("gwt_new_zealand.", "ui.gwt.")}
"""What the keys of a game begin with, where it is not its id and `ui.` with its id."""

_SECTIONS: dict[str, tuple[str, ...]] = {
    "Every game": (),
    "Terra Nova": ("terra_nova",),
    "Tile games": ("tiles", *_TILE_GAMES),
    "Mayflower": ("mayflower",),
    "Gold Rush": ("gold_rush",),
    "Great Western Trail: New Zealand": ("gwt_new_zealand",),
}
"""The games that a section of the glossary is for; the first one is for everything."""


class Term(NamedTuple):
    wanted: tuple[str, ...]
    unwanted: tuple[str, ...]


class Passage(NamedTuple):
    """Something a player reads, and where it stands."""

    where: str
    games: frozenset[str]
    text: str


def _listed(cell: str) -> tuple[str, ...]:
    return tuple(word for word in (part.strip(" `") for part in cell.split(",")) if word)


def _rows(section: str) -> Iterator[list[str]]:
    glossary = (_ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    body = re.split(rf"^## {re.escape(section)}$", glossary, flags=re.MULTILINE)[1].split("\n## ")[0]
    for line in body.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and not line.startswith("|---"):
            yield cells


def _terms(section: str, language: str) -> list[Term]:
    first = 1 + 2 * _LANGUAGES.index(language)
    return [Term(_listed(row[first]), _listed(row[first + 1])) for row in list(_rows(section))[1:]]


def _never_in_rules(language: str) -> tuple[str, ...]:
    return _listed(list(_rows("Rules pages"))[1][_LANGUAGES.index(language)])


@cache
def _pattern(term: str) -> str:
    """The term in singular and plural, where no letter goes on with it."""
    words = (rf"{re.escape(word)}(?:e?s|x)?" for word in term.replace("’", "'").split())
    return r"(?<![\w-])" + r"\s+".join(words) + r"(?![\w-])"


@cache
def _any_of(terms: tuple[str, ...]) -> re.Pattern[str]:
    longest_first = sorted(terms, key=len, reverse=True)
    return re.compile("|".join(map(_pattern, longest_first)), re.IGNORECASE)


def _found(terms: tuple[str, ...], text: str) -> str | None:
    hit = _any_of(terms).search(text) if terms else None
    return hit[0] if hit else None


def _plain(text: str) -> str:
    return text.replace("’", "'").replace("\u202f", " ").replace("\xa0", " ")


def _without(terms: list[Term], text: str) -> str:
    """The text without what is said rightly, so that “stone” is found, but not “border stone”."""
    return _any_of(tuple(word for term in terms for word in term.wanted)).sub("·", text)


def _sentences(nodes: list[Any]) -> Iterator[str]:
    """The words of a message, those of each choice by themselves."""
    yield "".join(node if isinstance(node, str) else "#" if node.get("hash") else " · " for node in nodes)
    for node in nodes:
        if isinstance(node, dict):
            for option in node.get("options", {}).values():
                yield from _sentences(option)


def _games_of(key: str) -> frozenset[str]:
    games = {game for section in _SECTIONS.values() for game in section}
    return frozenset(game for game in games if key.startswith(_PREFIXES.get(game, (f"{game}.", f"ui.{game}."))))


def _messages(language: str) -> Iterator[Passage]:
    for file in sorted(_SOURCES.glob(f"**/text/{language}.json")):
        for key, message in json.loads(file.read_text(encoding="utf-8")).items():
            for text in _sentences(Parser().parse(message)):
                yield Passage(f"{file.relative_to(_ROOT)}: {key}", _games_of(key), _plain(text))


def _by_language(page: Path) -> dict[str, str]:
    parts = re.split(r"^<!-- lang: (\w+) -->$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def _rules(language: str) -> Iterator[Passage]:
    for file in _RULES_PAGES:
        page = _by_language(file)[language]
        for line in re.sub(r"<!--.*?-->", "", page).splitlines():
            rule = re.match(r"- \*\*([A-Z]{2}-\w+)", line)
            place = rule[1] if rule else line[:40]
            without_code = re.sub(r"`[^`]*`", "", line)
            yield Passage(
                f"{file.relative_to(_ROOT)} ({language}): {place}", frozenset({file.stem}), _plain(without_code)
            )


@cache
def _everything(language: str) -> list[Passage]:
    return [*_messages(language), *_rules(language)]


def _passages(language: str, games: tuple[str, ...]) -> list[Passage]:
    return [passage for passage in _everything(language) if not games or passage.games & set(games)]


def _terms_around(section: str, language: str) -> list[Term]:
    """All terms that passages of this section may use, its neighbours' included."""
    games = set(_SECTIONS[section])
    near = [name for name, others in _SECTIONS.items() if not games or not others or games & set(others)]
    return [term for name in near for term in _terms(name, language)]


@pytest.mark.parametrize("language", _LANGUAGES)
@pytest.mark.parametrize("section", _SECTIONS)
def test_each_thing_has_only_one_name(section: str, language: str) -> None:
    around = _terms_around(section, language)
    terms = _terms(section, language)
    wrong = []
    for passage in _passages(language, _SECTIONS[section]):
        left = _without(around, passage.text)
        for term in terms:
            if hit := _found(term.unwanted, left):
                wrong.append(f"{passage.where}: write “{', '.join(term.wanted)}” instead of “{hit}”")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("page", _RULES_PAGES, ids=lambda page: page.stem)
def test_a_rules_page_is_written_in_every_language(page: Path) -> None:
    assert sorted(_by_language(page)) == sorted(_LANGUAGES)


@pytest.mark.parametrize("language", _LANGUAGES)
def test_rules_pages_speak_to_players(language: str) -> None:
    never = _never_in_rules(language)
    wrong = [f"{where}: “{hit}”" for where, _, text in _rules(language) if (hit := _found(never, text))]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("section", _SECTIONS)
def test_every_term_of_a_game_is_used(section: str) -> None:
    """A glossary should not contain terms that no page uses."""
    for language in _LANGUAGES:
        read = "\n".join(passage.text for passage in _passages(language, _SECTIONS[section]))
        unused = [term.wanted for term in _terms(section, language) if not _found(term.wanted, read)]
        assert unused == []


def test_a_variant_is_found_in_any_number_but_not_inside_the_term() -> None:
    terms = [Term(("border stone",), ("stone",))]
    assert _found(("stone",), _without(terms, "Place two stones.")) == "stones"
    assert _found(("stone",), _without(terms, "Place two border stones in Stonehenge.")) is None
