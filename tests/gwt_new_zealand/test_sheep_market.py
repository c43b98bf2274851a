"""Buying sheep."""

from __future__ import annotations

import pytest

from tests.gwt_new_zealand.scene import Scene


def buying(shepherds: int, money: int = 30) -> Scene:
    scene = Scene().workers(shepherd=shepherds)
    scene.market(dorset_horn=2, corriedale=2, lincoln=1, hampshire=1, ryeland=1, suffolk=2).sheep_pile(suffolk=3)
    scene.me.money = money
    return scene.does({"op": "buy_sheep"})


@pytest.mark.parametrize(
    ("shepherds", "purchase", "pounds"),
    [
        (1, "1 dorset_horn", 3),
        (1, "2 corriedale", 5),
        (1, "2 lincoln", 5),
        (1, "3 hampshire", 9),
        (1, "3 ryeland", 9),
        (2, "4 dorset_horn", 1),
        (2, "5 lincoln", 2),
        (2, "5 corriedale", 2),
        (2, "6 suffolk", 10),
        (3, "7 corriedale", 3),
        (4, "8 suffolk", 4),
    ],
)
def test_NZ_E4_prices_by_shepherds(shepherds: int, purchase: str, pounds: int) -> None:
    scene = buying(shepherds)
    assert scene.play(f"buy_sheep {purchase}").me.money == 30 - pounds
    assert scene.in_discard() == {purchase.split()[1]: 1}
    assert (scene.offered("take_sheep") != []) == purchase.startswith("7")
    assert f"buy_sheep {purchase}" not in buying(shepherds - 1).legal


def test_NZ_E4_a_suffolk_brings_a_token() -> None:
    assert buying(2).play("buy_sheep 6 suffolk").me.tokens == 1
    assert buying(4).play("buy_sheep 8 suffolk").me.tokens == 1


def test_NZ_E4_three_shepherds_buy_two_cards_for_three() -> None:
    scene = buying(3).play("buy_sheep 7 corriedale", "take_sheep corriedale")
    assert (scene.me.money, scene.in_discard()) == (27, {"corriedale": 2})


def test_NZ_E4_three_shepherds_buy_no_third_card() -> None:
    scene = buying(3).play("buy_sheep 7 corriedale", "take_sheep lincoln")
    assert scene.offered("take_sheep") == []


def test_NZ_25_what_is_bought_leaves_the_market() -> None:
    scene = buying(1).play("buy_sheep 3 ryeland")
    assert scene.s.market[scene.card("ryeland")] == 0
    assert scene.s.market[scene.card("hampshire")] == 1


def test_NZ_25_the_last_pound_is_enough() -> None:
    assert buying(1, money=3).offered("buy_sheep") == ["1 dorset_horn"]
    assert buying(1, money=3).play("buy_sheep 1 dorset_horn").me.money == 0


def test_NZ_25_cards_are_added_only_by_shepherds_left_and_from_a_pile_that_has_some() -> None:
    assert "add_sheep" not in buying(2).play("add_sheep", "add_sheep").legal
    assert "add_sheep" not in buying(2).play("buy_sheep 6 suffolk").legal
    assert "add_sheep" in buying(2).play("buy_sheep 1 dorset_horn").legal
    assert "add_sheep" not in buying(4).play("add_sheep", "add_sheep").legal


def test_NZ_25_a_shepherd_who_added_cards_buys_nothing() -> None:
    assert "6 suffolk" not in buying(2).play("add_sheep").offered("buy_sheep")


def test_NZ_25_every_shepherd_is_used_once_over_any_mix() -> None:
    scene = buying(3).play("buy_sheep 4 dorset_horn")
    assert "buy_sheep 5 lincoln" not in scene.legal
    scene.play("buy_sheep 3 ryeland")
    assert (scene.me.money, scene.in_discard()) == (20, {"dorset_horn": 1, "ryeland": 1})
    assert scene.offered("buy_sheep") == []


def test_NZ_25_unused_shepherds_add_two_cards_each_at_any_time() -> None:
    scene = buying(3).play("add_sheep")
    assert scene.s.market[scene.card("suffolk")] == 4
    scene.play("buy_sheep 1 dorset_horn", "add_sheep")
    assert (scene.s.market[scene.card("suffolk")], sum(scene.s.sheep_pile)) == (5, 0)


def test_NZ_25_only_what_lies_in_the_market_and_can_be_paid() -> None:
    assert not any(text.endswith("suffolk") for text in buying(2, money=9).offered("buy_sheep"))
    assert buying(1).play("done").in_discard() == {}


def test_NZ_111_an_option_may_be_used_for_fewer_cards() -> None:
    assert buying(3).play("buy_sheep 7 lincoln", "done").in_discard() == {"lincoln": 1}


def test_NZ_25_a_single_purchase_that_can_be_made_is_enough_to_begin() -> None:
    def on_f(money: int) -> Scene:
        scene = Scene().letter("F").market(dorset_horn=1).sheep_pile()
        scene.me.money = money
        return scene.on("nA")

    assert "2" in on_f(3).offered("act")
    assert "2" not in on_f(2).offered("act")
