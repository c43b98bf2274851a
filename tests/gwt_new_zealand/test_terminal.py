"""The table on the terminal and as SVG: trail, markets, farms, hand and moves are there to read."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest
from rich.text import Text

from newworlds.core.eyes import SPECTATOR
from newworlds.core.match import Match
from newworlds.core.text import LANGUAGES, add_catalogue
from newworlds.games.gwt_new_zealand import GAME
from newworlds.games.gwt_new_zealand.trail_lines import Stretch, stretches
from newworlds.games.gwt_new_zealand.wording import Wording

add_catalogue("newworlds.games.gwt_new_zealand")


@pytest.fixture
def match() -> Match:
    """A game in which everybody has been on the way for a while."""
    match = GAME.new(players=2, seed=3)
    for number in range(60):
        _decide(match, number)
    return match


def _decide(match: Match, number: int) -> None:
    match.play(match.legal()[number * 13 % len(match.legal())])


def _lines(match: Match, eyes: int, language: str = "en") -> list[str]:
    picture = GAME.picture(match.position, eyes, language)
    return [line.rstrip() for line in Text.from_markup(picture).plain.splitlines()]


def _printed_effects(source: Any) -> list[dict[str, Any]]:
    """Every effect of the components, those inside others, too."""
    if isinstance(source, dict):
        inner = [effect for value in source.values() for effect in _printed_effects(value)]
        return [source, *inner] if "op" in source else inner
    return [effect for value in source for effect in _printed_effects(value)] if isinstance(source, list) else []


def test_the_trail_is_read_trunk_by_branch() -> None:
    nodes = GAME.components({})["trail"]["node"]
    read = list(stretches(nodes))
    assert read[:5] == [
        Stretch(("start",), None),
        Stretch(("nA",), None),
        Stretch(("a1", "a2", "a3"), "first"),
        Stretch(("rock1", "rock2", "rock3", "rock4", "rr1", "rr2"), "last"),
        Stretch(("nB",), None),
    ]
    assert read[-1] == Stretch(("wellington",), None)
    assert sorted(name for stretch in read for name in stretch.nodes) == sorted(node["id"] for node in nodes)


def test_breeders_stand_at_their_space(match: Match) -> None:
    for farm in match.view(SPECTATOR)["board"]["farms"]:
        line = next(line for line in _lines(match, SPECTATOR) if f"{'●◆'[farm['seat']]}{farm['seat'] + 1}" in line)
        assert line.strip().startswith(farm["breeder"])


def test_a_hand_is_shown_to_its_owner_alone(match: Match) -> None:
    seat = match.position.to_act
    assert any(line.startswith(" HAND") for line in _lines(match, seat))
    assert not any(line.startswith(" HAND") for line in _lines(match, SPECTATOR))


def test_moves_are_numbered_for_whoever_is_to_act(match: Match) -> None:
    seat = match.position.to_act
    lines = _lines(match, seat)
    for number, move in enumerate(match.legal(), start=1):
        assert any(line.startswith(f" {number:>3} {GAME.write(move)}") for line in lines)
    assert not any(line.startswith("   1 ") for line in _lines(match, 1 - seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_effect_has_words(language: str) -> None:
    components = GAME.components({})
    wording = Wording(components, language)
    effects = [effect for file in ("board", "trail", "tiles", "cards") for effect in _printed_effects(components[file])]
    assert len(effects) > 100
    assert all(wording.effect(effect).strip() for effect in effects)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_every_moment_of_a_game_can_be_shown_in_a_hundred_columns(players: int, language: str) -> None:
    match = GAME.new(players=players, seed=5)
    number = 0
    while not match.is_over:
        if number % 7 == 0:
            assert max(map(len, _lines(match, match.position.to_act, language))) <= 100
        _decide(match, number)
        number += 1


def test_the_drawing_has_every_space_and_breeder(match: Match) -> None:
    root = ElementTree.fromstring(GAME.svg(match.position, SPECTATOR))
    groups = [group.get("class") for group in root.iter("{http://www.w3.org/2000/svg}g")]
    assert groups.count("space") == len(GAME.components({})["trail"]["node"])
    assert groups.count("breeder") == 2
    labels = "\n".join(label.text or "" for label in root.iter("{http://www.w3.org/2000/svg}text"))
    assert "Job market" in labels
    assert "draw pile" in labels


def test_the_drawing_speaks_french(match: Match) -> None:
    assert "Marché du travail" in GAME.svg(match.position, SPECTATOR, "fr")
