"""Shearing and selling wool."""

from __future__ import annotations

import pytest

from tests.gwt_new_zealand.scene import Scene


def test_NZ_E7_four_shearers_one_draws_three_shear_nine_pounds_counter_nine() -> None:
    scene = Scene().workers(shearer=4).hand("merino", "lincoln", "shropshire", "shropshire").pile("shropshire")
    scene.me.money, scene.me.wool = 0, 1
    scene.does({"op": "shear", "n": "shearers"}).play("draw", "discard shropshire", "shear")
    assert "exchange" not in scene.legal
    scene.play("reveal")
    assert scene.me.money == 9
    assert set(scene.offered("deliver")) == {"wool_5", "wool_9"}
    scene.play("deliver wool_9", "take_disc step_limit")
    assert scene.me.money == 9 - 5 + 3
    assert scene.in_discard()["romney"] == 1


def test_NZ_28_at_most_as_many_breeds_as_shearers_the_best_unless_held_back() -> None:
    scene = Scene().workers(shearer=2).hand("merino", "lincoln", "southdown")
    scene.me.money = 0
    scene.does({"op": "shear", "n": "shearers"}).play("shear", "hold_back lincoln", "reveal")
    assert scene.me.money == 3 + 1
    assert scene.in_hand() == {"lincoln": 1}


def test_NZ_28_the_best_wool_is_sheared_whatever_the_breed_is_worth() -> None:
    """The Suffolk is the most valuable sheep, with the poorest wool."""
    scene = Scene().hand("southdown", "ryeland", "hampshire", "suffolk")
    scene.me.money = 0
    scene.does({"op": "shear", "n": 2}).play("reveal")
    assert scene.me.money == 5 + 2
    assert scene.in_hand() == {"southdown": 1, "suffolk": 1}


def test_NZ_28_a_printed_number_needs_no_shearers_and_gives_no_draws() -> None:
    scene = Scene().workers(shearer=4).hand("merino", "lincoln", "southdown").does({"op": "shear", "n": 2})
    assert "draw" not in scene.legal
    scene.me.money = 0
    assert scene.play("reveal").me.money == 7
    assert "draw" not in scene.play("done").legal
    scene = Scene().workers(shearer=4).hand("merino").does({"op": "shear", "n": 3}).play("reveal")
    assert "draw" not in scene.legal, "nor for sheep that were not there"


def test_NZ_28_unused_shearers_may_draw_afterwards_too() -> None:
    scene = Scene().workers(shearer=3).hand("shropshire").pile("southdown", "lincoln", "merino")
    scene.does({"op": "shear", "n": "shearers"}).play("shear", "reveal")
    assert scene.offered("deliver") == []
    scene.play("draw")
    assert scene.legal == ["discard southdown"], "one card for each shearer"
    scene.play("discard southdown", "draw", "discard lincoln")
    assert "draw" not in scene.legal


def test_NZ_28_unused_shearers_may_draw_between_the_sale_and_the_delivery() -> None:
    """Three shearers: one shears, one draws before the delivery and one after it."""
    scene = Scene().workers(shearer=3).hand("ryeland").pile("southdown", "lincoln", "merino")
    scene.does({"op": "shear", "n": "shearers"}).play("shear", "reveal", "draw")
    assert scene.legal == ["discard southdown"]
    scene.play("discard southdown")
    assert {"deliver wool_5", "done", "draw"} == set(scene.legal)
    scene.play("deliver wool_5", "take_disc aux_cert_1", "draw", "discard lincoln")
    assert scene.delivered() == {"wool_5": 1}
    assert "draw" not in scene.legal


def test_NZ_28_shearers_who_drew_before_the_delivery_do_not_draw_after_it() -> None:
    scene = Scene().workers(shearer=2).hand("ryeland").pile("southdown", "lincoln")
    scene.does({"op": "shear", "n": "shearers"}).play("shear", "reveal", "draw", "discard southdown")
    assert {"deliver wool_5", "done"} == set(scene.legal)
    assert "draw" not in scene.play("done").legal


def test_NZ_28_a_delivery_is_optional_and_13_repeats() -> None:
    scene = Scene().hand("ryeland", "lincoln", "merino", "corriedale").does({"op": "shear", "n": 4}).play("reveal")
    assert set(scene.offered("deliver")) == {"wool_5", "wool_9", "wool_13"}
    assert scene.play("done").delivered() == {}
    scene = Scene().hand("ryeland", "lincoln", "merino", "corriedale")
    scene.me.delivered[scene.tables.programs.numbering.wool_counter(13)] = scene.me.delivered[
        scene.tables.programs.numbering.wool_counter(9)
    ] = 1
    scene.does({"op": "shear", "n": 4}).play("reveal")
    assert set(scene.offered("deliver")) == {"wool_5", "wool_13"}


@pytest.mark.parametrize(
    ("counter", "paid", "card"),
    [
        ("wool_5", 0, None),
        ("wool_9", 5, "romney"),
        ("wool_13", 7, "romney"),
        ("wool_7", 3, "romney"),
        ("wool_11", 5, "romney"),
    ],
)
def test_NZ_28_each_wool_counter_has_its_transport_cost_and_card(counter: str, paid: int, card: str | None) -> None:
    scene = Scene().ports("L2", "L4")
    scene.me.money, scene.me.wool = 0, 13
    scene.does({"op": "shear", "n": 1}).play("reveal", f"deliver {counter}")
    assert ("step_limit" in scene.offered("take_disc")) == (card is not None), "black counters give a Romney"
    scene.play("take_disc aux_cert_1")
    assert (scene.me.money, scene.in_discard()) == (13 - paid, {card: 1} if card else {})


def test_NZ_28_foreign_wool_counters_open_with_their_ports() -> None:
    scene = Scene().ports("L2").hand("ryeland", "lincoln").does({"op": "shear", "n": 2}).play("reveal")
    assert "wool_7" in scene.offered("deliver")


def test_NZ_28_wool_counter_5_takes_white_discs_and_gives_no_card() -> None:
    scene = Scene().hand("ryeland").does({"op": "shear", "n": 1}).play("reveal", "deliver wool_5")
    assert "step_limit" not in scene.offered("take_disc")
    assert scene.play("take_disc aux_cert_1").in_discard() == {"ryeland": 1}


def test_NZ_104_shearing_nothing_pays_permanent_wool() -> None:
    scene = Scene().hand("sheepdog")
    scene.me.money, scene.me.wool = 0, 2
    assert scene.does({"op": "shear", "n": 2}).play("reveal").me.money == 2


def test_NZ_28_with_nothing_to_deliver_the_shearers_left_over_are_asked_once() -> None:
    scene = Scene().workers(shearer=2).hand("shropshire").does({"op": "shear", "n": "shearers"}).play("shear", "reveal")
    assert set(scene.legal) == {"draw", "done"}
    assert scene.play("done").offered("act") != []


def test_NZ_28_without_a_card_to_draw_no_draw_is_offered_before_the_delivery() -> None:
    scene = Scene().workers(shearer=2).hand().pile()
    scene.me.wool = 5
    scene.does({"op": "shear", "n": "shearers"}).play("reveal")
    assert set(scene.legal) == {"deliver wool_5", "done"}
