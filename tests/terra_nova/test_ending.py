"""How the game ends, and who wins."""

from __future__ import annotations

from typing import cast

import pytest

from newworlds.core.events import Event
from newworlds.core.view import result
from newworlds.games.terra_nova import GAME
from newworlds.games.terra_nova.events import GameEnded
from newworlds.games.terra_nova.state import State
from tests.terra_nova.scene import Scene


def reason(events: list[Event]) -> str:
    return cast(GameEnded, events[-1]).reason


def test_TN_14_ends_at_once_even_during_a_turn_when_everything_is_stones_or_scored() -> None:
    """The stone is the second action; the land on both sides of it is closed, and nothing is left."""
    scene = Scene("a0  a.  b.  c.  d1")
    events = scene.play("A1-A2", "*A3")
    assert [type(event).__name__ for event in events] == ["StonePlaced", "RegionScored", "RegionScored", "GameEnded"]
    assert reason(events) == "all_divided"
    assert scene.scores == [6, 4]
    assert scene.legal() == []


def test_TN_14_when_one_player_can_still_move_the_turn_is_played_to_its_end_first() -> None:
    """The second action takes seat 1's only settler off; seat 0 still has its third."""
    scene = Scene(
        """
        a1  a.  b.  b0  c.  d.  e.
          a#  b#  b.  c.  d.  e.
        """
    )
    assert scene.kinds("A4-A3", "*A2") == ["stone_placed", "region_scored"]
    assert not scene.state.is_over
    events = scene.play("A3-B3")
    assert [type(event).__name__ for event in events] == ["SettlerMoved", "GameEnded"]
    assert reason(events) == "one_mover"


def test_TN_14_thirteen_blocked_settlers_cannot_move_whatever_the_others_can() -> None:
    """Seat 1 at A14 shuts in all that seat 0 has, and could move itself."""
    scene = Scene("a0  " * 13 + "a1  b.  c.  d.  e1", to_act=1)
    assert reason(scene.play("A18-A17", "A17-A16", "A16-A17")) == "one_mover"


def test_TN_14_land_that_is_not_closed_scores_nothing_at_the_end() -> None:
    """Seat 1 is blocked, seat 0 rules the land alone, and gets no point for it."""
    scene = Scene(
        """
        a1  a0  b.  c0  d.  e.  f.
          a0  b.  b.  c.  d.  e.
        """
    )
    assert reason(scene.play("A4-A5", "A5-A6", "A6-A7")) == "one_mover"
    assert scene.scores == [0, 0]


def test_TN_14_nobody_can_move_ends_the_game_too() -> None:
    scene = Scene("a1  b0  c0  d0  e0  e.  f.")
    events = scene.play("A5-A6", "*A5")
    assert [type(event).__name__ for event in events] == ["StonePlaced", "RegionScored", "ActionSkipped", "GameEnded"]
    assert reason(events) == "one_mover"


def test_TN_14_after_the_placing_a_player_who_cannot_move_passes_and_the_game_may_end_there() -> None:
    """A turn that is passed has an end as well, at which at most one player can move."""
    scene = Scene(
        """
        a0  a1  b.  c.  d.  e.
          a1  b.  b.  c.  d.
        """
    )
    scene.state.action = 0
    scene.state.to_place = 1
    scene.state.to_act = 1
    assert scene.kinds("A6") == ["settler_placed", "turn_passed", "game_ended"]


THREE = """
a.  a0  b.  b1  c.  d.  e2
  a#  b#  b.  c.  d.  e.
"""


def test_TN_14_a_player_without_settlers_does_not_end_a_game_of_three() -> None:
    scene = Scene(THREE, players=3)
    assert scene.kinds("A2-A1", "*A2") == ["stone_placed", "region_scored", "action_skipped", "turn_started"]
    assert scene.state.to_act == 1


def test_TN_14_with_the_option_it_does() -> None:
    scene = Scene(THREE, players=3)
    scene.state.ends_when_a_player_is_out = True
    assert reason(scene.play("A2-A1", "*A2")) == "player_out"


def test_TN_14_with_the_option_a_player_with_one_settler_left_is_not_out() -> None:
    scene = Scene(THREE, players=3)
    scene.state.ends_when_a_player_is_out = True
    assert scene.kinds("A2-A1", "A1-A3", "A3-A1") == ["settler_moved", "turn_started"]


def test_TN_14_the_option_is_off_by_default() -> None:
    assert not cast(State, GAME.new(3).position).ends_when_a_player_is_out
    chosen = GAME.new(3, options={"end_when_a_player_is_out": True})
    assert cast(State, chosen.position).ends_when_a_player_is_out


WIDE = "a0  a.  b.  b.  c.  c.  d1"


def play_turns_without_stones(scene: Scene) -> tuple[int, list[Event]]:
    turns, events = 0, list[Event]()
    while not scene.state.is_over:
        seat = scene.state.to_act
        while scene.state.to_act == seat:
            events = scene.play(next(move for move in scene.legal() if "-" in move))
        turns += 1
    return turns, events


@pytest.mark.parametrize("turns", [1, 2, 3, 6])
def test_TN_15_a_number_of_turns_without_a_stone_ends_the_game(turns: int) -> None:
    scene = Scene(WIDE)
    scene.state.stall_turns = turns
    played, events = play_turns_without_stones(scene)
    assert played == turns
    assert reason(events) == "stalemate"
    assert scene.scores == [0, 0]


def test_TN_15_a_stone_restarts_the_count() -> None:
    scene = Scene(WIDE.replace("c.  c.", "c.  " * 10))
    scene.state.stall_turns = 3
    scene.state.quiet_turns = 2
    scene.play("A1-A2", "*A1", "A2-A3")
    assert not scene.state.is_over
    turns, events = play_turns_without_stones(scene)
    assert turns == 3
    assert reason(events) == "stalemate"


def test_TN_15_passed_turns_count() -> None:
    scene = Scene(
        """
        a0  a1  b.  b1  c.  d.  e2
          a1  b.  b.  c.  d.  e.
        """,
        players=3,
        to_act=2,
    )
    scene.state.stall_turns = 2
    events = scene.play("A7-A6", "A6-A5", "A5-A6")
    assert [type(event).__name__ for event in events] == ["SettlerMoved", "TurnPassed", "GameEnded"]
    assert reason(events) == "stalemate"


@pytest.mark.parametrize(("players", "rounds", "turns"), [(2, 10, 20), (3, 10, 30), (4, 2, 8), (2, 0, 0)])
def test_TN_15_the_option_counts_rounds_and_0_switches_it_off(players: int, rounds: int, turns: int) -> None:
    match = GAME.new(players, options={} if rounds == 10 else {"stall_rounds": rounds})
    assert cast(State, match.position).stall_turns == turns


def test_TN_15_switched_off_no_number_of_turns_ends_the_game() -> None:
    scene = Scene(WIDE)
    scene.state.quiet_turns = 10_000
    scene.play("A1-A2", "A2-A3", "A3-A2")
    assert not scene.state.is_over


def test_TN_16_most_points_wins() -> None:
    scene = Scene("a0  a.  b.  c.  d1")
    scene.play("A1-A2", "*A3")
    told = result(GAME, scene.state)
    assert (told.winners, told.ranks) == ([0], [1, 2])


def test_TN_16_a_tie_is_shared() -> None:
    scene = Scene("a0  b.  c.  d.  e1")
    ended = cast(GameEnded, scene.play("A1-A2", "*A3")[-1])
    assert (ended.scores, ended.winners) == ([4, 4], [0, 1])
    assert result(GAME, scene.state).ranks == [1, 1]
