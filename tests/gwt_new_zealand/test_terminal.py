"""The table on the terminal and as SVG shows the trail, markets, farms, hand and moves."""

from __future__ import annotations

import re

import pytest
from rich.text import Text

from newworlds.core.match import Match
from newworlds.core.text import LANGUAGES, add_catalogue
from newworlds.core.viewer import SPECTATOR
from newworlds.games.gwt_new_zealand import GAME
from newworlds.games.gwt_new_zealand.telling.vocabulary import vocabulary_of
from newworlds.games.gwt_new_zealand.trail_lines import Stretch, stretches
from tests.gwt_new_zealand.scene import Scene

add_catalogue("newworlds.games.gwt_new_zealand")


@pytest.fixture
def match() -> Match:
    """A game in which everyone has been travelling for a while."""
    match = GAME.new(players=2, seed=3)
    for number in range(60):
        _decide(match, number)
    return match


def _decide(match: Match, number: int) -> None:
    match.play(match.legal()[number * 13 % len(match.legal())])


def _lines(match: Match, viewer: int, language: str = "en", width: int = 100) -> list[str]:
    picture = GAME.picture(match.position, viewer, language, width)
    return [line.rstrip() for line in Text.from_markup(picture).plain.splitlines()]


def test_the_trail_is_read_trunk_by_branch() -> None:
    nodes = vocabulary_of(GAME.components({})).printing.trail.node
    read = list(stretches(nodes))
    assert read[:5] == [
        Stretch(("start",), None),
        Stretch(("nA",), None),
        Stretch(("a1", "a2", "a3"), "first"),
        Stretch(("rock1", "rock2", "rock3", "rock4", "rr1", "rr2"), "last"),
        Stretch(("nB",), None),
    ]
    assert read[-1] == Stretch(("wellington",), None)
    assert sorted(name for stretch in read for name in stretch.nodes) == sorted(node.id for node in nodes)


def test_breeders_stand_at_their_space(match: Match) -> None:
    """Both are at the neutral building B."""
    assert [farm.breeder for farm in GAME.board(match.position, SPECTATOR).farms] == ["nB", "nB"]
    assert any(line.startswith("  B   ●1   ◆2 ") for line in _lines(match, SPECTATOR))


def test_building_and_hazard_spaces_are_numbered_as_the_log_names_them(match: Match) -> None:
    lines = _lines(match, SPECTATOR)
    assert ' ├─1:□"  2:□  3:□' in lines
    assert " └─7:□(2)" in lines
    assert any(line.startswith(" └─▲1") and "▲4  4:□†" in line for line in lines)


def test_ones_own_building_tells_what_it_does() -> None:
    scene = Scene().built(1, at="b1")
    picture = GAME.picture(scene.s, 0, "en")
    line = next(line for line in Text.from_markup(picture).plain.splitlines() if "●1a" in line)
    assert line.startswith(" ├─6:●1a  1 ")
    rivals = GAME.picture(scene.s, 1, "en")
    assert " ├─6:●1a" in [line.rstrip() for line in Text.from_markup(rivals).plain.splitlines()]


def test_the_sea_tells_lanes_ports_prices_and_gifts(match: Match) -> None:
    north = " ".join(" ".join(_lines(match, SPECTATOR)).split())
    assert "Northern lane: 1 small port (1), a ferry · 2 · 3 medium port (3), a ferry, 2 points #" in north
    assert "4 large port, wool counter 7 ·" in north


def test_no_id_is_shown_but_in_moves_as_they_are_typed(match: Match) -> None:
    lines = _lines(match, match.position.to_act)
    table = " ".join(lines[: next(number for number, line in enumerate(lines) if "type a move" in line)])
    assert not re.search(r"\w_\w|\b(?:OB\d+|[nw]\d|rock\d|flood\d|n[A-H]|[PML]\d)\b", table)


def test_a_hand_is_shown_to_its_owner_alone(match: Match) -> None:
    seat = match.position.to_act
    assert any(line.startswith(" HAND") for line in _lines(match, seat))
    assert not any(line.startswith(" HAND") for line in _lines(match, SPECTATOR))


def test_moves_are_numbered_for_whoever_is_to_act(match: Match) -> None:
    seat = match.position.to_act
    lines = _lines(match, seat)
    for number, move in enumerate(GAME.listed(match.position), start=1):
        assert any(line.startswith(f" {number:>3} {GAME.write(move)}") for line in lines)
    assert not any(line.startswith("   1 ") for line in _lines(match, 1 - seat))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "width"), [(1, 80), (3, 80), (3, 120)])
def test_every_moment_of_a_game_fits_the_terminal(players: int, width: int, language: str) -> None:
    match = GAME.new(players=players, seed=5)
    number = 0
    while not match.is_over:
        if number % 11 == 0:
            assert max(map(len, _lines(match, match.position.to_act, language, width))) <= width
        _decide(match, number)
        number += 1
