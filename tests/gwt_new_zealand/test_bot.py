"""The judge: what a good player would prefer, and when a turn against Sarah is over."""

from __future__ import annotations

from newworlds.bots import Greedy
from newworlds.games.gwt_new_zealand import GAME, moves
from newworlds.games.gwt_new_zealand.rules.delivery import deliver_sheep_of
from newworlds.games.gwt_new_zealand.rules.reacting import end_turn
from tests.gwt_new_zealand.scene import Scene


def value(scene: Scene) -> float:
    return GAME.judge.value(scene.s, 0)


def test_a_herd_of_better_sheep_is_worth_more_than_their_points() -> None:
    plain, fine = Scene().herd(*["shropshire"] * 8), Scene().herd(*["shropshire"] * 4, *["suffolk"] * 4)
    assert value(fine) > value(plain) + 4 * 7


def test_different_sheep_in_hand_are_worth_more_than_equal_ones() -> None:
    equal = Scene().hand("merino", "merino", "merino", "merino")
    different = Scene().hand("merino", "southdown", "english_leicester", "shropshire")
    assert value(different) > value(equal)


def test_a_worker_is_worth_less_when_the_game_nears_its_end() -> None:
    def of_a_shepherd(visits: int) -> float:
        before, after = Scene(), Scene().workers(shepherd=2)
        before.farm(1).visits = after.farm(1).visits = visits
        return value(after) - value(before)

    assert of_a_shepherd(visits=0) > of_a_shepherd(visits=8) > 0


def test_a_building_counts_its_points_and_what_it_does_on_the_way() -> None:
    points = 4
    assert value(Scene().built(5, "e1")) > value(Scene()) + points


def test_a_tax_ahead_makes_the_way_worth_less() -> None:
    free, taxed = Scene(), Scene()
    taxed.built(1, "b1", seat=1).built(1, "b2", seat=1)
    free.built(2, "b1", seat=1).built(2, "b2", seat=1)
    assert value(taxed) < value(free)


def test_after_the_last_visit_only_points_count() -> None:
    poor, rich = Scene(), Scene().workers(shepherd=4)
    poor.s.marker_owner = rich.s.marker_owner = 1
    assert value(rich) == value(poor)


def test_against_sarah_a_turn_is_over_though_the_same_player_decides_again() -> None:
    before = Scene(players=1)
    before.s.stack = before.s.stack[:0]
    before.s.push(end_turn())
    after, mark = before.s.copy(), before.s.turn_mark()
    after.settle()
    assert after.to_act == before.s.to_act == 0
    assert after.is_turn_over(0, mark)
    assert not before.s.is_turn_over(0, mark)


def test_on_the_last_turn_greedy_delivers_where_most_points_are() -> None:
    scene = Scene()
    scene.me.money = 20
    scene.s.marker_owner = 1
    scene.s.stack = scene.s.stack[:0]
    scene.s.push(end_turn())
    scene.s.push(deliver_sheep_of(20))
    scene.s.settle()
    chosen = GAME.decode(scene.s, Greedy().choose(GAME, scene.s, 0, seed=1))
    assert chosen == moves.Deliver(counter="sheep_18")
