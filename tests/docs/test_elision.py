"""French sentences never have to elide before a player's name, whatever it begins with: not « de Arpenteur »."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

_CATALOGUES = sorted((Path(__file__).parents[2] / "src" / "newworlds").rglob("text/fr.json"))
_ELIDED = r"(?:[dlnsmtjc]|qu|jusqu|lorsqu|puisqu|quoiqu)’"
_FULL = r"\b(?:de|le|la|ne|se|me|te|je|ce|que|jusque|lorsque|puisque|quoique) "
_PLAYERS = r"\{(?:player|players|winner|winners|bot|other|who|name|names|opponent|rival|absent|left|owner)\}"
BEFORE_A_NAME = re.compile(f"(?:{_ELIDED}|{_FULL}){_PLAYERS}", re.IGNORECASE)

_NOT_A_PLAYER = {"gwt_new_zealand.one_card"}
"""Here the name is that of a component."""


@pytest.mark.parametrize("catalogue", _CATALOGUES, ids=lambda path: path.parents[1].name)
def test_no_elision_before_a_players_name(catalogue: Path) -> None:
    sentences: dict[str, str] = json.loads(catalogue.read_text(encoding="utf-8"))
    assert [key for key, text in sentences.items() if key not in _NOT_A_PLAYER and BEFORE_A_NAME.search(text)] == []


@pytest.mark.parametrize(
    "sentence", ["Victoire de {winners}.", "Le tour d’{player}", "parce que {player} passe", "Jusqu’{players}"]
)
def test_elisions_are_found(sentence: str) -> None:
    assert BEFORE_A_NAME.search(sentence)


@pytest.mark.parametrize("sentence", ["Victoire : {winners}.", "sans {player}", "au-delà de {count} cases"])
def test_other_words_are_no_elisions(sentence: str) -> None:
    assert not BEFORE_A_NAME.search(sentence)
