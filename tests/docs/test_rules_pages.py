"""The rules pages have what the program points to."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import cast

import pytest

import newworlds
from newworlds.core.packaged import PackagedGame
from newworlds.core.position import Position
from newworlds.core.text import LANGUAGES, catalogue
from newworlds.games.gwt_new_zealand.prompts import PROMPT_RULES

_PAGES = Path(__file__).parents[2] / "docs" / "rules"
_GAMES = sorted(page.stem for page in _PAGES.glob("*.md"))


def in_languages(game: str) -> dict[str, str]:
    _, *parts = re.split(r"^<!-- lang: (\w+) -->$", (_PAGES / f"{game}.md").read_text(), flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def numbered(text: str) -> list[str]:
    """The rules that can be linked to: their numbers open a line of a list."""
    return re.findall(r"^- \*\*([A-Z]{2}-[A-Z]?\d+[a-z]?)\*\*", text, flags=re.MULTILINE)


@pytest.mark.parametrize("game", _GAMES)
def test_a_page_has_the_same_rules_in_every_language(game: str) -> None:
    pages = in_languages(game)
    assert tuple(pages) == LANGUAGES
    assert len({tuple(numbered(text)) for text in pages.values()}) == 1


def _prompts(game: str) -> set[str]:
    prefix = f"{newworlds.game(game).id}.prompt."
    return {code.removeprefix(prefix) for code in catalogue("en") if code.startswith(prefix)}


def _prompt_rules(game: str) -> Mapping[str, str]:
    if game == "gwt_new_zealand":
        return PROMPT_RULES
    return cast("PackagedGame[Position]", newworlds.game(game)).prompt_rules


@pytest.mark.parametrize("game", _GAMES)
def test_every_prompt_names_a_rule_that_the_page_has(game: str) -> None:
    rules = _prompt_rules(game)
    assert set(rules) == _prompts(game)
    assert set(rules.values()) <= set(numbered(in_languages(game)["en"]))


def _plates(text: str) -> list[str]:
    return [name for names in re.findall(r"<!-- plates: (.*?) -->", text) for name in names.split()]


@pytest.mark.parametrize("game", _GAMES)
def test_pictures_are_of_components_that_explain_themselves(game: str) -> None:
    played = newworlds.game(game)
    explained = played.explanations(played.setup(played.seats[0]).components)
    shown = {language: _plates(text) for language, text in in_languages(game).items()}
    assert shown["en"]
    assert shown["fr"] == shown["en"]
    assert [name for name in shown["en"] if name not in explained] == []
