"""The worked examples of the rules pages are passages of real games, and their words are true."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import newworlds
from newworlds.core.record import Record
from newworlds.core.replay import match_before_moves, replayed
from tests.docs.test_rules_pages import in_languages

_FOLDER = Path(__file__).parents[2] / "docs" / "rules" / "examples"
_FILES = sorted(_FOLDER.glob("*/*.json"))
_NAMES = [f"{file.parent.name}/{file.stem}" for file in _FILES]


class ExampleFile(msgspec.Struct, forbid_unknown_fields=True):
    moments: list[int]
    eyes: str
    record: Record
    part: str | None = None


def read(name: str) -> ExampleFile:
    return msgspec.json.decode((_FOLDER / f"{name}.json").read_bytes(), type=ExampleFile)


def happenings(name: str) -> list[dict[str, Any]]:
    """The events of every move between the first and the last moment shown."""
    example = read(name)
    match = match_before_moves(newworlds.game(example.record.game), example.record)
    events = list(replayed(match, example.record.moves))
    return [msgspec.to_builtins(event) for move in events[example.moments[0] :] for event in move]


def captions(game: str, language: str) -> dict[str, int]:
    """How many sentences each example of a page has."""
    blocks = re.findall(r"<!-- example: (\w+) -->\n\n((?:\d+\. .+\n)+)", in_languages(game)[language])
    return {name: len(lines.splitlines()) for name, lines in blocks}


@pytest.mark.parametrize("name", _NAMES)
def test_an_example_is_a_game_that_the_rules_allow(name: str) -> None:
    example = read(name)
    assert example.record.game == name.split("/")[0]
    assert example.moments == sorted(set(example.moments))
    assert example.moments[-1] == len(example.record.moves)
    assert example.moments[-1] - example.moments[0] < 32, "the server tells at most 32 moments at once"
    assert newworlds.replay(example.record).moves


@pytest.mark.parametrize("game", sorted({name.split("/")[0] for name in _NAMES}))
def test_every_example_is_on_the_page_with_a_sentence_for_each_moment(game: str) -> None:
    files = {name.split("/")[1]: len(read(name).moments) for name in _NAMES if name.startswith(f"{game}/")}
    assert captions(game, "en") == files
    assert captions(game, "fr") == files


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("terra_nova/closing", {"kind": "region_scored", "size": 19, "types": 1, "each": 57, "winners": [0]}),
        ("terra_nova/tie", {"kind": "region_scored", "size": 19, "types": 2, "each": 19, "winners": [0, 1]}),
        ("mayflower/explorers", {"kind": "feature_scored", "terrain": "road", "tiles": 3, "points": 3}),
        ("mayflower/explorers", {"kind": "bonus_taken", "points": 8}),
        ("mayflower/left_behind", {"kind": "feature_scored", "terrain": "town", "tiles": 2, "points": 4}),
        ("mayflower/left_behind", {"kind": "bonus_taken", "points": 4}),
        ("mayflower/left_behind", {"kind": "settlers_left_behind", "count": 1}),
        ("gold_rush/tent", {"kind": "token_taken", "value": 3}),
        ("gold_rush/mountain", {"kind": "mountain_scored", "nuggets": 3, "points": 3, "tokens": 3}),
        ("gold_rush/city", {"kind": "city_scored", "points": 9}),
        ("gwt_new_zealand/wellington", {"kind": "income_counted", "total": 6}),
        ("gwt_new_zealand/building", {"kind": "money_changed", "pounds": -2, "paid": 2}),
        ("gwt_new_zealand/port", {"kind": "card_taken", "card": "ferry"}),
    ],
)
def test_what_the_sentences_say_happens(name: str, told: dict[str, Any]) -> None:
    assert [event for event in happenings(name) if event.items() >= told.items()], happenings(name)
