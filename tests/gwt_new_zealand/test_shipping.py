"""The ship and the ports."""

from __future__ import annotations

import pytest

from newworlds.games.gwt_new_zealand.move_forms import counter_names
from newworlds.games.gwt_new_zealand.printed.names import PILES, WORKERS
from newworlds.games.gwt_new_zealand.rules.delivery import is_open_to
from tests.gwt_new_zealand.scene import Scene


def sailing(steps: int | str = "sailors", money: int = 30, at: str = "S", scene: Scene | None = None) -> Scene:
    scene = scene or Scene()
    scene.me.money, scene.me.gold = money, 0
    return scene.ship(at).does({"op": "ship", "n": steps})


def test_NZ_E6_two_steps_and_a_small_port_for_two_pounds() -> None:
    scene = sailing(scene=Scene().workers(sailor=3)).play("sail w2", "upgrade", "take_warehouse 1")
    assert (scene.me.money, scene.in_discard()) == (28, {"kotare": 1})
    assert list(scene.me.warehouses) == [1, 2, 2, 2, 2]


def test_NZ_27_up_to_as_many_steps_as_sailors_in_both_directions() -> None:
    scene = sailing(scene=Scene().workers(sailor=2), at="w2")
    assert set(scene.offered("sail")) == {"S", "w1", "w3", "w4"}


@pytest.mark.parametrize("lane", ["w", "n", "e"])
def test_NZ_27_each_lane_leads_over_eight_spaces_from_the_start_and_ends_there(lane: str) -> None:
    spaces = ["S", *[f"{lane}{number}" for number in range(1, 9)]]
    for at in range(1, 9):
        assert sailing(1, at=spaces[at]).offered("sail") == [spaces[at - 1], *spaces[at + 1 : at + 2]]


def test_NZ_27_the_ship_need_not_move() -> None:
    assert sailing(3, at="w2").play("done").me.ship == Scene().ship("w2").me.ship


def test_NZ_27_a_port_that_is_reached_may_be_left_alone() -> None:
    scene = sailing(3).play("sail w2", "done")
    assert (scene.me.ports, scene.me.money) == (0, 30)
    assert scene.offered("act") != [], "the move is over"


def test_NZ_27_with_a_step_left_only_a_port_that_can_be_upgraded_is_offered() -> None:
    assert "upgrade" not in sailing(3).play("sail w1").legal
    assert "upgrade" not in sailing(3, money=1).play("sail w2").legal
    assert "upgrade" in sailing(3, money=2).play("sail w2").legal


@pytest.mark.parametrize(
    ("space", "piece"), [("w2", "take_warehouse 1"), ("w3", "take_disc aux_ship_1"), ("w4", "take_warehouse 1")]
)
def test_NZ_27_an_upgrade_leaves_the_ship_where_it_is(space: str, piece: str) -> None:
    scene = sailing(1, at=space).play("upgrade", piece)
    assert scene.tables.sea.names[scene.me.ship] == space


def test_NZ_27_an_upgrade_costs_a_step() -> None:
    scene = sailing(2).play("sail w2")
    assert "upgrade" not in scene.legal
    assert "upgrade" in sailing(1, at="w2").legal
    assert "upgrade" in sailing(3).play("sail w2").legal


def test_NZ_27_and_NZ_106_the_cheapest_slot_left_is_paid() -> None:
    scene = Scene().ports("P1", seat=1)
    assert sailing(1, at="w2", scene=scene).play("upgrade", "take_warehouse 1").me.money == 27


@pytest.mark.parametrize(
    ("port", "space", "first_price", "card"),
    [
        ("P1", "w2", 2, "kotare"),
        ("P2", "w5", 2, "wheel"),
        ("P3", "w8", 3, "compass"),
        ("P4", "n1", 1, "ferry"),
        ("P5", "n5", 2, "barrel"),
        ("P6", "n8", 3, "compass"),
        ("P7", "e2", 2, "sheepdog"),
        ("P8", "e5", 2, "bell"),
        ("P9", "e8", 3, "compass"),
    ],
)
def test_NZ_27_each_small_port_has_its_prices_and_card(port: str, space: str, first_price: int, card: str) -> None:
    """Every slot taken makes the next one a pound more expensive."""
    for rivals in range(4):
        scene = Scene(players=4)
        for seat in range(1, 1 + rivals):
            scene.ports(port, seat=seat)
        sailing(1, at=space, scene=scene).play("upgrade", "take_warehouse 1")
        assert scene.me.money == 30 - first_price - rivals
        assert scene.in_discard() == {named(scene, card): 1}
        assert scene.tables.sea.names[scene.me.ship] == ("S" if card == "compass" else space), (
            "a lane's last port sends home"
        )


def named(scene: Scene, card: str) -> str:
    """A support card, or the bonus card of a pile."""
    return scene.tables.cards.names[scene.s.bonus_sets[PILES.index(card)]] if card in PILES else card


@pytest.mark.parametrize(
    ("space", "price", "border", "card"),
    [
        ("w3", 2, "white", "sheepdog"),
        ("n3", 3, "white", "ferry"),
        ("e3", 4, "white", "sheepdog"),
        ("w6", 5, "black", "romney"),
        ("e6", 6, "black", "ferry"),
    ],
)
def test_NZ_27_each_medium_port_has_its_price_border_and_card(space: str, price: int, border: str, card: str) -> None:
    scene = sailing(1, at=space).play("upgrade")
    assert ("step_limit" in scene.offered("take_disc")) == (border == "black")
    scene.play("take_disc aux_ship_1")
    assert (scene.me.money, scene.in_discard()) == (30 - price, {card: 1})


@pytest.mark.parametrize(
    ("space", "counter"),
    [("w4", "abroad_8"), ("n4", "wool_7"), ("n7", "abroad_12"), ("w7", "wool_11"), ("e7", "abroad_16")],
)
def test_NZ_27_each_large_port_is_free_and_opens_its_own_counter(space: str, counter: str) -> None:
    scene = sailing(1, at=space).play("upgrade", "take_warehouse 2")
    assert (scene.me.money, scene.in_discard()) == (30, {})
    opened = [name for number, name in enumerate(counter_names(scene.tables)) if is_open_to(scene.s, scene.me, number)]
    assert [name for name in opened if name in ABROAD] == [counter]


ABROAD = ("abroad_8", "abroad_12", "abroad_16", "wool_7", "wool_11")


def test_NZ_27_no_port_twice_and_none_without_money() -> None:
    assert "upgrade" not in sailing(2, at="w2", scene=Scene().ports("P1")).legal
    assert "upgrade" not in sailing(2, at="w2", money=1).legal


def test_NZ_27_a_medium_port_takes_a_disc_by_the_border_rule_and_gives_its_card() -> None:
    scene = sailing(1, at="w3").play("upgrade")
    assert "step_limit" not in scene.offered("take_disc")
    scene.play("take_disc aux_ship_1")
    assert (scene.me.money, scene.in_discard()) == (28, {"sheepdog": 1})
    assert "step_limit" in sailing(1, at="w6").play("upgrade").offered("take_disc")


def test_NZ_27_a_medium_port_and_the_disc_it_takes_are_paid_together() -> None:
    dear = Scene().only_discs("hand_right")
    assert "upgrade" not in sailing(1, at="w3", money=2 + 7, scene=dear).legal
    assert "upgrade" in sailing(1, at="w3", money=2 + 8, scene=dear).legal
    assert "upgrade" not in sailing(1, at="w3", money=1).legal


def harbourmaster(tile: int, **workers: int) -> Scene:
    scene = Scene().workers(**workers)
    scene.s.harbourmasters[scene.tables.sea.port_names.index("M1")] = tile
    scene.s.support[2] = 14
    return sailing(1, at="w3", scene=scene).play("upgrade", "take_disc aux_ship_1")


def test_NZ_27_the_harbourmaster_is_taken_for_the_rightmost_worker_of_a_row() -> None:
    scene = harbourmaster(1, sailor=3, builder=2)
    assert scene.offered("choose_row") == ["builder", "sailor"]
    scene.play("choose_row sailor")
    assert (scene.me.workers[WORKERS.index("sailor")], scene.me.harbourmasters) == (2, 1)
    assert scene.s.harbourmasters[scene.tables.sea.port_names.index("M1")] == -1 - WORKERS.index("sailor")


def test_NZ_27_the_harbourmaster_may_be_left() -> None:
    assert harbourmaster(1, sailor=3, builder=2).play("done").me.harbourmasters == 0


@pytest.mark.parametrize("gone", [0, -1])
def test_NZ_27_where_no_harbourmaster_is_left_none_is_offered(gone: int) -> None:
    """Removed from the game, or taken by someone whose captain is there now."""
    scene = harbourmaster(gone, sailor=3, builder=2)
    assert scene.offered("choose_row") == []
    assert (scene.me.harbourmasters, scene.in_discard()) == (0, {"sheepdog": 1})


def test_NZ_27_a_space_freed_by_a_captain_acts_again() -> None:
    scene = harbourmaster(1, shepherd=2, sailor=2).play("choose_row shepherd").jobs(("shepherd", 1))
    assert scene.does({"op": "hire"}).me.tokens == 1


def test_NZ_106_printed_workers_stay_and_jokers_may_go() -> None:
    assert "choose_row shepherd" not in harbourmaster(1).legal
    scene = Scene().workers(sailor=2, builder=2)
    scene.me.jokers[WORKERS.index("sailor")] = 0b10
    scene.s.harbourmasters[scene.tables.sea.port_names.index("M1")] = 1
    sailing(1, at="w3", scene=scene).play("upgrade", "take_disc aux_ship_1", "choose_row sailor")
    assert scene.me.jokers[WORKERS.index("sailor")] == 0
    assert scene.s.harbourmasters[scene.tables.sea.port_names.index("M1")] == -5


def test_each_harbourmaster_tile_gives_its_upper_half() -> None:
    def taken(tile: int) -> Scene:
        return harbourmaster(tile, sailor=2, builder=2).play("choose_row sailor")

    assert [taken(tile).me.money - 28 for tile in (1, 3, 4, 6)] == [5, 9, 6, 8]
    assert taken(2).me.explored == 4
    assert [taken(tile).me.permanent_certificates for tile in (5, 7)] == [1, 1]
    scene = taken(8).play("choose 1")
    assert (scene.me.money, scene.in_discard()) == (31, {"sheepdog": 1, "ferry": 1})


def test_NZ_27_a_large_port_is_free_and_opens_its_counter() -> None:
    scene = sailing(1, at="w4").play("upgrade", "take_warehouse 5")
    assert scene.me.money == 30
    assert "abroad_8" in scene.hand("suffolk", "hampshire").at_wellington().play("reveal").offered("deliver")


def test_NZ_27_a_freed_pair_of_warehouses_gives_its_bonus() -> None:
    def freed(pair: int) -> Scene:
        scene = Scene()
        scene.me.warehouses[pair - 1] = 1
        return sailing(1, at="w4", scene=scene).play("upgrade", f"take_warehouse {pair}")

    assert freed(1).me.money == 35
    assert freed(3).me.wool == 1
    assert freed(4).me.gold == 2


def test_NZ_27_warehouses_come_from_pairs_that_are_not_empty() -> None:
    scene = Scene()
    scene.me.warehouses[0] = scene.me.warehouses[2] = 0
    assert sailing(1, at="w4", scene=scene).play("upgrade").offered("take_warehouse") == ["2", "4", "5"]


def test_NZ_27_a_pair_gives_its_bonus_only_when_both_are_gone() -> None:
    assert sailing(1, at="w4").play("upgrade", "take_warehouse 1").me.money == 30


def test_NZ_27_without_warehouses_no_small_or_large_port() -> None:
    scene = Scene()
    for pair in range(5):
        scene.me.warehouses[pair] = 0
    assert "upgrade" not in sailing(1, at="w4", scene=scene).legal


def test_NZ_27_the_last_port_of_a_lane_sends_the_ship_home_after_its_card() -> None:
    scene = sailing(1, at="w8").play("upgrade", "take_warehouse 1")
    assert scene.me.ship == 0
    assert list(scene.in_discard()) == [scene.tables.cards.names[scene.s.bonus_sets[3]]]


def test_NZ_27_ports_with_bonus_cards_give_them_while_they_last() -> None:
    scene = Scene()
    scene.s.bonus_left[0] = 0
    assert sailing(1, at="w5", scene=scene).play("upgrade", "take_warehouse 1").in_discard() == {}


def test_NZ_103_without_a_disc_no_medium_port_but_a_last_black_disc_may_go_on_white() -> None:
    assert "upgrade" not in sailing(1, at="w3", scene=Scene().only_discs()).legal
    scene = sailing(1, at="w3", scene=Scene().only_discs("step_limit", "wool_left")).play("upgrade")
    assert scene.offered("take_disc") == ["step_limit", "wool_left"]


def test_NZ_106_a_remote_warehouse_in_a_lanes_last_port_sends_the_ship_home() -> None:
    scene = Scene().ship("w6")
    scene.me.money = 30
    scene.does({"op": "warehouse_within", "n": 3}).play("choose_port P3", "take_warehouse 1")
    assert scene.me.ship == 0


def test_NZ_106_the_start_is_one_space_that_costs_a_step() -> None:
    scene = sailing(2, at="w1")
    assert {"S", "n1", "e1"} <= set(scene.offered("sail"))
    assert "n2" not in scene.offered("sail")
