"""Drawing, laying, placing a settler."""

from __future__ import annotations

import pytest

from newworlds.core.errors import IllegalMove
from newworlds.core.message import Message
from newworlds.games.mayflower import GAME
from newworlds.games.mayflower.events import FeatureScored, GameEnded, SettlerSkipped
from newworlds.kernels.tiles.events import TileDrawn, TileSetAside
from tests.mayflower.scene import BLUE, ONE_PLAIN, RED, YELLOW, of_kind, play, scene, state_of, supply, texts


def refusal(match_move: str, *tiles: str, draw: str = "B B", before: tuple[str, ...] = ()) -> Message:
    match = scene(*tiles, draw=draw)
    play(match, *before)
    with pytest.raises(IllegalMove) as refused:
        match.play(match_move)
    return refused.value.message


def said(message: Message) -> tuple[str, str | None]:
    return message.code.removeprefix("mayflower.refusal."), message.rule


def test_MF_4_a_tile_that_fits_nowhere_is_set_aside_and_another_is_drawn() -> None:
    """On a coast that shows a plain only, a crossing of four roads fits nowhere."""
    match = scene(draw="B S B B", coast=ONE_PLAIN)
    events = play(match, "0,-1 r0", "skip")
    assert of_kind(events, TileSetAside) == [TileSetAside(YELLOW, "S")]
    assert of_kind(events, TileDrawn) == [TileDrawn(YELLOW, "B", 1)]
    assert GAME.board(match.position, RED).set_aside == ["S"]


def test_MF_4_each_tile_set_aside_is_reported_once() -> None:
    match = scene(draw="B S B T B", coast=ONE_PLAIN)
    play(match, "0,-1 r0", "skip")
    events = play(match, "0,-2 r0", "skip")
    assert of_kind(events, TileSetAside) == [TileSetAside(BLUE, "T")]
    assert GAME.board(match.position, RED).set_aside == ["S", "T"]


def test_MF_4_a_tile_that_fits_anywhere_must_be_laid() -> None:
    match = scene("B 0,-1 r0", draw="B S B", coast=ONE_PLAIN)
    assert {move.split()[0] for move in texts(match)} == {"-1,-1", "1,-1", "0,-2"}


def test_MF_4_everybody_sees_the_tile_drawn() -> None:
    events = play(scene(draw="B D B"), "3,-1 r0", "skip")
    assert of_kind(events, TileDrawn) == [TileDrawn(YELLOW, "D", 1)]
    assert all(event.seen_by(viewer) == event for event in events for viewer in (-1, 0, 1))


def test_MF_5_edges_must_match_start_spaces_too() -> None:
    match = scene(draw="R B")
    assert texts(match) == {
        "0,-1 r0", "0,-1 r2", "0,-1 r3",
        "1,-1 r1",
        "3,-1 r0", "3,-1 r2", "3,-1 r3",
        "4,-1 r1",
        "6,-1 r0", "6,-1 r2", "6,-1 r3",
        "8,-1 r1",
        "9,-1 r0", "9,-1 r2", "9,-1 r3",
    }  # fmt: skip


def test_MF_5_corner_contact_is_not_enough() -> None:
    assert said(refusal("4,-2 r0", "B 3,-1 r0")) == ("touches_nothing", "MF-5")


def test_MF_5_a_place_holds_one_tile() -> None:
    assert said(refusal("3,-1 r0", "B 3,-1 r0")) == ("occupied", "MF-5")


def test_MF_5_the_side_that_does_not_match_is_named() -> None:
    message = refusal("2,-1 r0")
    assert (said(message), message.args) == (("does_not_match", "MF-5"), {"side": "east"})


def test_MF_6_nothing_is_laid_on_the_coast_or_east_of_it() -> None:
    assert said(refusal("-1,0 r0")) == ("east_of_the_land", "MF-6")
    assert said(refusal("3,1 r0")) == ("east_of_the_land", "MF-6")


def test_MF_6_north_and_south_are_open() -> None:
    match = scene("B 0,-1 r0", "B 9,-1 r0", draw="B B")
    assert {"-1,-1 r0", "10,-1 r0"} <= texts(match)


def test_MF_6_an_edge_that_faces_the_sea_beyond_the_start_spaces_always_stays_open() -> None:
    """The road east of row -1 touches nothing: any edge may face it, and what reaches it is never complete."""
    match = scene("B 0,-1 r0", "D -1,-1 r1 l1=red", draw="P B")
    events = play(match, "-1,-2 r0", "skip")
    assert of_kind(events, FeatureScored) == []
    assert supply(match)[RED] == 4


def test_MF_7_a_settler_goes_on_any_part_of_the_tile_just_laid() -> None:
    match = scene(draw="A B")
    play(match, "3,-1 r0")
    assert texts(match) == {"on c1", "on l1", "on p1", "skip"}


def test_MF_7_not_on_a_feature_that_is_occupied_anywhere() -> None:
    match = scene("Z 2,-1 r0 l1=blue", draw="Z B")
    play(match, "2,-2 r0")
    assert texts(match) == {"on a1", "on p1", "on p2", "skip"}


def test_MF_7_nor_on_one_with_a_settler_of_ones_own() -> None:
    assert said(refusal("on l1", "D 2,-1 r1 l1=red", draw="D B", before=("2,-2 r1",))) == ("somebody_there", "MF-7")


def test_MF_7_a_settler_is_refused_before_the_tile_and_on_parts_it_does_not_have() -> None:
    assert said(refusal("on c1")) == ("lay_first", "MF-7")
    assert said(refusal("skip")) == ("lay_first", "MF-7")
    assert said(refusal("on l1", before=("3,-1 r0",))) == ("not_on_tile", "MF-7")
    assert said(refusal("3,-2 r0", before=("3,-1 r0",))) == ("already_laid", "MF-7")


def test_MF_7_roles_are_named_after_the_land() -> None:
    match = scene("A 3,-1 r0 c1=red l1=blue p1=red", "R 8,-1 r1 a1=blue", draw="B")
    roles = {(each.role, each.lying) for each in GAME.board(match.position, RED).followers}
    assert roles == {("farmer", False), ("robber", False), ("trapper", True), ("merchant", False)}


def test_MF_8_without_a_settler_the_tile_is_still_laid_and_there_is_no_decision() -> None:
    match = scene(draw="B B B")
    state_of(match).land.supply[RED] = 0
    events = play(match, "3,-1 r0")
    assert (match.to_act, state_of(match).land.tiles) == (1, 11)
    assert of_kind(events, SettlerSkipped) == [SettlerSkipped(RED, forced=True)]


def test_MF_7_a_chosen_skip_is_reported_as_such() -> None:
    events = play(scene(draw="B B B"), "3,-1 r0", "skip")
    assert of_kind(events, SettlerSkipped) == [SettlerSkipped(RED, forced=False)]


def test_MF_8_there_is_no_decision_where_everything_is_taken() -> None:
    match = scene("B 3,-1 r0 p1=blue", draw="R B")
    state_of(match).land.supply[RED] = 5
    play(match, "3,-2 r0")
    assert texts(match) == {"on a1", "skip"}
    match = scene("AV 4,-1 r0 a1=blue", "B 3,-1 r0 p1=blue", "B 3,-2 r0", draw="R B B")
    play(match, "4,-2 r1")
    assert match.to_act == 1
    assert match.scores[BLUE] == 6


def test_MF_22_the_game_ends_after_the_turn_of_the_last_tile_and_its_scorings() -> None:
    match = scene("D 2,-1 r1", draw="P")
    events = play(match, "2,-2 r0", "on l1")
    assert match.is_over
    (ended,) = of_kind(events, GameEnded)
    assert isinstance(ended, GameEnded)
    assert (ended.reason, ended.scores[RED]) == ("last_tile_laid", 3)


def test_MF_22_the_game_ends_as_soon_as_the_last_tile_is_set_aside() -> None:
    match = scene(draw="B S", coast=ONE_PLAIN)
    (ended,) = of_kind(play(match, "0,-1 r0", "on c1"), GameEnded)
    assert isinstance(ended, GameEnded)
    assert (ended.reason, ended.scores[RED], match.to_act) == ("last_tile_set_aside", 2, None)
