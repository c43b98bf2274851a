"""What the table shows."""

from __future__ import annotations

from typing import Any

import msgspec

from newworlds.core.game import Progress
from newworlds.core.viewer import REFEREE
from newworlds.games.gold_rush import GAME
from tests.gold_rush.table import Table


def board(table: Table, viewer: int = 0) -> dict[str, Any]:
    """As the browser gets it."""
    shown: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(GAME.board(table.state, viewer)))
    return shown


def feature(table: Table, part: str) -> dict[str, Any]:
    row, column, name = *map(int, part.split()[0].split(",")), part.split()[1]
    found: dict[str, Any] = next(f for f in board(table)["features"] if [row, column, name] in f["members"])
    return found


def test_a_feature_shows_its_owners_and_its_worth() -> None:
    table = Table(3).tiles("G31 0,1 r1").cowboy(2, "0,0 l1")
    rail = feature(table, "0,1 l1")
    assert (rail["kind"], rail["tiles"], rail["complete"]) == ("rail", 2, False)
    assert (rail["owners"], rail["followers"]) == ([2], [0, 0, 1])
    assert rail["worth"] == {"completed": 4, "at_end": 2}


def test_a_mountain_shows_its_tokens_and_a_city_its_completed_rails() -> None:
    table = Table().tiles("G01 -1,0", "G38 0,-1", "G42 0,1")
    assert feature(table, "0,0 a1")["tokens"] == 4
    assert feature(table, "0,1 c1")["worth"] == {"completed": 3, "at_end": 3}
    assert board(table)["piles"] == [{"row": 0, "col": 0, "feature": "a1", "tokens": 4}]


def test_followers_and_tents_are_shown_with_their_place() -> None:
    table = Table().cowboy(1, "0,0 p2").tent(0, "0,0 a1")
    place = {"row": 0, "col": 0}
    assert board(table)["followers"] == [{"seat": 1, **place, "feature": "p2", "role": "farmer", "lying": True}]
    assert board(table)["tents"] == [{**place, "feature": "a1"}, None]


def test_kinds_are_those_on_the_map_and_in_hand() -> None:
    table = Table().bring_to_hand("G42")
    assert sorted(board(table)["kinds"]) == ["G23", "G42"]
    assert board(table)["in_hand"] == {"id": "G42"}
    assert board(table)["left"] == 70


def test_GR_2_only_the_referee_sees_what_is_to_come() -> None:
    table = Table()
    assert board(table)["stack"] is None
    assert len(board(table, REFEREE)["stack"]["tiles"]) == 70
    assert len(board(table, REFEREE)["stack"]["tokens"]) == 63


def test_GR_4_GR_6_a_turn_is_a_tile_and_then_an_action() -> None:
    table = Table().bring_to_hand("G31")
    assert GAME.progress(table.state) == Progress(1, of=2)
    table.lay("G31 0,1 r1")
    assert GAME.progress(table.state) == Progress(2, of=2)


def test_GR_6_a_choice_names_the_piece_that_it_sets_down() -> None:
    table = Table()
    table.lay("G01 -1,0")
    pieces = {GAME.write(choice.move): choice.piece for choice in GAME.choices(table.state)}
    assert pieces["on a1"] == "prospector"
    assert pieces["tent -1,0 a1"] == "tent"
    assert pieces["skip"] is None


def test_GR_20_GR_21_only_their_owner_knows_what_tokens_would_count() -> None:
    table = Table().hold(0, 2, 5)
    assert [board(table, viewer)["tokens"]["points"] for viewer in (0, 1)] == [[7, None], [None, 0]]


def test_only_what_can_still_be_completed_is_open() -> None:
    table = Table()
    assert feature(table, "0,0 l1")["open"]
    assert not feature(table, "0,0 p2")["open"]
