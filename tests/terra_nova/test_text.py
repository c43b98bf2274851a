"""Every sentence the players of Terra Nova read, in both languages."""

from __future__ import annotations

import pytest

from newworlds.core.errors import InvalidMove
from newworlds.core.events import Event
from newworlds.core.message import Message
from newworlds.core.text import catalogue, sentence
from newworlds.games import game
from newworlds.games.terra_nova import GAME
from newworlds.games.terra_nova.components import shipped_map
from newworlds.games.terra_nova.data.loader import default_terrain
from newworlds.games.terra_nova.events import REASONS
from tests.terra_nova.scene import Scene

NAMES = ["Ann", "Bob"]

game("terra_nova")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_terrains_and_reasons_have_names(language: str) -> None:
    known = catalogue(language)
    for terrain in default_terrain().values():
        assert known[f"terra_nova.terrain.{terrain}"]
    for reason in REASONS.values():
        assert known[f"terra_nova.reason.{reason}"]
    assert set(shipped_map("isle168").terrain) == set(default_terrain())


@pytest.mark.parametrize(
    ("each", "winners", "english", "french"),
    [
        (0, [], "nobody lives there, nobody scores", "personne n’y habite, personne ne marque"),
        (1, [0], "1 point for Ann", "1 point pour Ann"),
        (10, [0, 1], "10 points each for Ann and Bob", "10 points chacun pour Ann et Bob"),
    ],
)
def test_the_sentence_for_a_region(each: int, winners: list[int], english: str, french: str) -> None:
    args = {"size": 7, "types": 1, "each": each}
    scored = Message("terra_nova.event.region_scored", args, players={"winners": winners})
    assert sentence(scored, "en", NAMES) == f"A region of 7 spaces and 1 terrain is closed: {english}."
    assert sentence(scored, "fr", NAMES) == f"Une région de 7 cases et 1 terrain est fermée\u202f: {french}."


def _log(event: Event, language: str) -> str:
    return sentence(GAME.tell(GAME.setup(2), event), language, NAMES)


def test_the_log_names_spaces_as_people_do() -> None:
    """The record's asterisk for stones is no part of a space's name."""
    scene = Scene("a0  a.  b.  c.  d1")
    events = [*game("terra_nova").new(2).play("A1"), *scene.play("A1-A2"), *scene.play("*A3")]
    assert [_log(event, "en") for event in events[:3]] == [
        "Ann places a settler on A1.",
        "Ann moves a settler: A1-A2.",
        "Ann places a border stone on A3.",
    ]
    assert [_log(event, "fr") for event in events[:3]] == [
        "Ann place un colon en A1.",
        "Ann déplace un colon\u202f: A1-A2.",
        "Ann pose une borne en A3.",
    ]


@pytest.mark.parametrize(
    ("move", "named"),
    [
        ("B99", "B99"),
        ("A1-B99", "B99"),
        ("*ZZ1", "ZZ1"),
        ({"kind": "place_settler", "space": [-1, 0]}, "[-1, 0]"),
        ({"kind": "place_settler", "space": [10**12, 0]}, f"[{10**12}, 0]"),
    ],
)
def test_a_space_that_the_map_does_not_have_is_named_as_it_was_written(
    move: str | dict[str, object], named: str
) -> None:
    with pytest.raises(InvalidMove) as refused:
        game("terra_nova").new(2).play(move)
    assert sentence(refused.value.message, "en") == f"This is not a move in this game: {named}."
