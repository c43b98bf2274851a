"""Every sentence the players of Terra Nova read, in both languages."""

from __future__ import annotations

import pytest

from newworlds.core.text import catalogue, words
from newworlds.games import game
from newworlds.games.terra_nova.data.loader import house_terrain
from newworlds.games.terra_nova.events import REASONS
from newworlds.games.terra_nova.maps import shipped_map

game("terra_nova")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_terrains_and_reasons_have_names(language: str) -> None:
    known = catalogue(language)
    for terrain in house_terrain().values():
        assert known[f"terra_nova.terrain.{terrain}"]
    for reason in REASONS.values():
        assert known[f"terra_nova.reason.{reason}"]
    assert set(shipped_map("isle168").terrain) == set(house_terrain())


@pytest.mark.parametrize(
    ("each", "names", "english", "french"),
    [
        (0, "", "nobody lives there, nobody scores", "personne n’y habite, personne ne marque"),
        (1, "Ann", "1 point for Ann", "1 point pour Ann"),
        (10, "Ann, Bob", "10 points for Ann, Bob", "10 points pour Ann, Bob"),
    ],
)
def test_the_sentence_for_a_region(each: int, names: str, english: str, french: str) -> None:
    args = {"size": 7, "types": 1, "each": each, "names": names}
    assert words("terra_nova.event.region_scored", args, "en") == (
        f"A region of 7 spaces and 1 terrain is closed: {english}."
    )
    assert words("terra_nova.event.region_scored", args, "fr") == (
        f"Une région de 7 cases et 1 type de terrain est fermée\u202f: {french}."
    )
