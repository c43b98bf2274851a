"""What a terminal shows before a decision: only what matters to it; the rest is in parts shown on request."""

from __future__ import annotations

import pytest
from rich.text import Text

from newworlds.core.match import Match
from newworlds.core.text import LANGUAGES, add_catalogue, catalogue
from newworlds.games.gwt_new_zealand import GAME
from newworlds.games.gwt_new_zealand.board import NewZealandBoard
from newworlds.games.gwt_new_zealand.moves import Done, React
from newworlds.games.gwt_new_zealand.terminal import PARTS

add_catalogue("newworlds.games.gwt_new_zealand")


def _plain(picture: str) -> list[str]:
    return [line.rstrip() for line in Text.from_markup(picture).plain.splitlines()]


def _decision(match: Match, language: str = "en", width: int = 100) -> list[str]:
    return _plain(GAME.decision_picture(match.position, match.position.to_act, language, width))


def _part(match: Match, part: str, language: str = "en", width: int = 100) -> list[str]:
    return _plain(GAME.picture_part(part, match.position, 0, language, width))


def _asked(pending: str, *, seed: int = 3) -> Match:
    """The first moment of a game at which this is asked, and something can be chosen."""
    match = GAME.new(players=2, seed=seed)
    number = 0
    while _board(match).turn.pending != pending or len(match.legal()) < 2:
        match.play(match.legal()[number * 13 % len(match.legal())])
        number += 1
    return match


def _board(match: Match) -> NewZealandBoard:
    return GAME.board(match.position, match.position.to_act)


def test_ways_to_stop_come_last() -> None:
    match = _asked("act")
    assert isinstance(match.legal()[0], Done)
    listed = GAME.listed(match.position)
    assert [type(move) for move in listed[-2:]] == [React, Done]
    assert sorted(map(GAME.write, listed)) == sorted(map(GAME.write, match.legal()))


def test_own_means_and_place_stand_above_the_choices() -> None:
    lines = _decision(_asked("act"))
    assert lines[1].startswith(" 7 pounds, 1 gold, 0 of 3 certificates, 1 exchange token · neutral building ")
    assert lines[2].startswith(" HAND ")
    assert not any("Job market" in line for line in lines)


def test_nobody_else_sees_the_hand_or_the_choices() -> None:
    match = _asked("act")
    others = _plain(GAME.decision_picture(match.position, 1 - match.position.to_act, "en"))
    assert not any("What you can do" in line for line in others)
    assert "\n".join(_decision(match)[:3]) not in "\n".join(others)


def test_what_choices_have_in_common_is_said_once() -> None:
    lines = _decision(_asked("start_at"))
    assert lines.count(" Start here:") == 1
    assert any(line.startswith("   1 start_at nA              neutral building A · 1 ") for line in lines)


@pytest.mark.parametrize(
    ("pending", "told"),
    [
        ("hire", "shepherd (11 pounds) · then you may gain 1 exchange token"),
        ("discard", "Southdown · breeding value 2, wool value 1"),
        ("move", "neutral building F · 1 discard a Southdown: gain 3 pounds · 2 buy sheep with your shepherds"),
        ("move", "flood worth 3 points (black hand), flood space 1 · 1 pound in tax"),
        ("reveal", "Without certificates: 2 pounds; no counter within reach"),
        ("objective", "you meet "),
    ],
)
def test_choices_tell_what_they_cost_and_bring(pending: str, told: str) -> None:
    assert told in " ".join(" ".join(_decision(_asked(pending), width=200)).split())


def test_every_part_is_offered_and_described() -> None:
    assert set(PARTS) == set(GAME.picture_parts)
    for language in LANGUAGES:
        assert all(f"gwt_new_zealand.part.{part}" in catalogue(language) for part in GAME.picture_parts)


def test_parts_tell_counters_buildings_and_prices() -> None:
    match = _asked("act")
    assert " ●↻ counter 21, pay 6 pounds, 9 points" in _part(match, "counters")
    buildings = " ".join(" ".join(_part(match, "buildings")).split())
    assert "Building 1: 1 builder, 1 point, others pay 2 pounds in tax · 1 gain 2 pounds per building" in buildings
    markets = " ".join(" ".join(_part(match, "markets")).split())
    assert "1 shepherd and 5 pounds for one card: Corriedale or Lincoln." in markets


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_decisions_and_parts_fit_eighty_columns(players: int, language: str) -> None:
    match = GAME.new(players=players, seed=5)
    for number in range(400):
        if match.is_over:
            break
        if number % 20 == 0:
            shown = [_decision(match, language, 80), *(_part(match, part, language, 80) for part in GAME.picture_parts)]
            assert max(len(line) for lines in shown for line in lines) <= 80
        match.play(match.legal()[number * 13 % len(match.legal())])


def test_choices_stand_in_one_column() -> None:
    """However long the move is that one types."""
    told = [line for line in _decision(_asked("discard")) if " discard " in line]
    cards = ("Shropshire", "Southdown", "English Leicester")
    columns = [line.index(card) for line in told for card in cards if card in line]
    assert len(columns) == 3
    assert len(set(columns)) == 1
