"""Cards: drawing, discarding, playing, exchanging, buying; certificates and gold."""

from __future__ import annotations

import pytest

from newworlds.games.gwt_new_zealand.events import CardDrawn
from tests.gwt_new_zealand.scene import Scene


def test_NZ_20_phase_c_draws_to_the_hand_limit() -> None:
    scene = Scene().hand("merino").on("nA").play("auxiliary money 1", "done")
    assert scene.me.hand_size == 4
    assert scene.in_hand() == {"merino": 1, "shropshire": 3}
    assert (scene.me.pile_size, sum(scene.me.pile)) == (7 - 3, 7 - 3)


def test_NZ_20_the_discard_becomes_the_draw_pile_only_when_a_card_is_needed() -> None:
    """The booklet's example: limit 5, three cards in hand, one in the pile."""
    scene = Scene().hand("merino", "southdown", "lincoln").pile("sheepdog")
    scene.me.hand_limit = 5
    scene.me.discard[scene.card("romney")] = 3
    scene.on("nA").play("auxiliary money 1", "done")
    assert scene.in_hand() == {"merino": 1, "southdown": 1, "lincoln": 1, "sheepdog": 1, "romney": 1}
    assert (scene.in_discard(), scene.me.pile_size) == ({}, 2)


def test_NZ_20_a_hand_above_the_limit_is_kept() -> None:
    scene = Scene().hand("merino", "merino", "southdown", "lincoln", "romney", "romney")
    scene.on("nA").play("auxiliary money 1", "done")
    assert scene.me.hand_size == 6


def test_NZ_20_no_card_may_be_played_once_phase_c_has_begun() -> None:
    scene = Scene().hand("merino").pile("sheepdog").on("nA").play("auxiliary money 1", "done")
    assert scene.s.to_act == 1


def test_NZ_21_exact_cards_are_discarded_for_an_effect() -> None:
    scene = Scene().hand("merino", "merino", "southdown")
    scene.me.money = 0
    scene.does({"op": "discard_for", "what": "pair_same_breed", "then": [{"op": "gain_money", "n": 2}]})
    assert scene.offered("discard") == ["merino"]
    scene.play("discard merino")
    assert (scene.me.money, scene.in_discard()) == (2, {"merino": 2})


def test_NZ_21_an_immediate_card_may_be_declined_but_a_delivered_one_not() -> None:
    offered = {"op": "take_card", "card": "romney", "may_waive": True}
    assert Scene().does(offered).play("done").in_discard() == {}
    assert Scene().does(offered).play("choose 1").in_discard() == {"romney": 1}
    assert Scene().does({"op": "take_card", "card": "romney"}).in_discard() == {"romney": 1}


def test_NZ_22_certificates_up_to_the_limit_and_a_gold_for_crossing_each_time() -> None:
    scene = Scene()
    scene.me.gold = 0
    scene.does({"op": "cert", "n": 1})
    assert (scene.me.certificates, scene.me.gold) == (1, 0)
    scene.does({"op": "cert", "n": 2})
    assert (scene.me.certificates, scene.me.gold) == (3, 1)
    scene.does({"op": "cert", "n": 2})
    assert (scene.me.certificates, scene.me.gold) == (3, 1)
    scene.me.certificates = 0
    scene.does({"op": "cert", "n": 2})
    assert (scene.me.certificates, scene.me.gold) == (2, 2)


@pytest.mark.parametrize(("before", "gold"), [(0, 0), (1, 1), (2, 0)])
def test_NZ_22_only_the_step_to_two_certificates_brings_a_gold(before: int, gold: int) -> None:
    scene = Scene()
    scene.me.certificates, scene.me.gold = before, 0
    assert scene.does({"op": "cert", "n": 1}).me.gold == gold


def test_NZ_22_the_freed_limit_is_five() -> None:
    scene = Scene().hand("merino").at_wellington().play("reveal", "deliver sheep_0", "take_disc cert_limit")
    assert scene.me.certificate_limit == 5


def test_NZ_22_gold_beyond_five_is_lost() -> None:
    scene = Scene()
    scene.me.gold = 4
    assert scene.does({"op": "gold", "n": 3}).me.gold == 5


def test_NZ_29_an_objective_is_laid_out_and_its_action_done() -> None:
    scene = Scene().hand("OB01", "merino")
    scene.me.money = 0
    scene.on("nA").play("play_card OB01")
    assert scene.me.money == 4
    assert scene.me.played[scene.card("OB01")] == 1
    assert scene.in_hand() == {"merino": 1}


def test_NZ_29_objectives_are_played_before_phase_a_too_but_not_while_moving() -> None:
    scene = Scene().hand("OB01").moving("nA")
    assert scene.offered("play_card") == ["OB01"]
    scene.play("step nB")
    assert scene.offered("play_card") == []


def test_NZ_31_a_token_draws_up_to_two_and_discards_as_many() -> None:
    scene = Scene().token().hand("merino").pile("lincoln", "southdown").on("nA").play("exchange")
    assert set(scene.legal) == {"discard merino", "discard lincoln", "draw"}
    scene.play("draw", "discard merino")
    assert set(scene.legal) == {"discard southdown", "discard lincoln"}, "the first discard ends the drawing"
    scene.play("discard southdown")
    assert (scene.in_hand(), scene.me.tokens, scene.offered("discard")) == ({"lincoln": 1}, 0, [])
    scene = Scene().token().hand("merino").pile("lincoln", "southdown").on("nA").play("exchange", "discard merino")
    assert scene.in_hand() == {"lincoln": 1}


def test_NZ_31_a_token_draws_no_third_card() -> None:
    scene = Scene().token().hand("merino").on("nA").play("exchange", "draw")
    assert "draw" not in scene.legal


def test_NZ_31_without_a_card_to_draw_a_token_is_of_no_use() -> None:
    assert "exchange" not in Scene().token().hand("merino").pile().on("nA").legal


def test_NZ_31_two_tokens_and_a_shropshire_in_hand_are_needed_for_gold() -> None:
    scene = Scene().hand("shropshire")
    scene.me.tokens = 1
    assert "exchange_two" not in scene.on("nA").legal
    scene = Scene().hand("merino")
    scene.me.tokens = 2
    assert "exchange_two" not in scene.on("nA").legal


def test_NZ_31_a_token_may_be_used_inside_an_action() -> None:
    scene = Scene().token().jobs(("sailor", 1), ("builder", 1))
    scene.me.money = 20
    scene.on("nA").play("act 2")
    assert "exchange" in scene.legal


def test_NZ_31_not_while_sheep_are_shown() -> None:
    scene = Scene().token().hand("merino", "southdown").at_wellington()
    assert "exchange" not in scene.legal


def test_NZ_31_two_tokens_remove_a_shropshire_for_a_gold() -> None:
    scene = Scene().hand("shropshire", "merino")
    scene.me.tokens, scene.me.gold = 2, 0
    scene.on("nA").play("exchange_two")
    assert (scene.me.tokens, scene.me.gold, scene.in_hand()) == (0, 1, {"merino": 1})
    assert scene.s.box_cards[scene.card("shropshire")] == 1


def test_NZ_31_a_token_may_be_used_before_ones_own_move() -> None:
    assert "exchange" in Scene().token().moving("nA").legal


def test_NZ_35_gold_buys_bonus_cards_before_or_after_actions() -> None:
    scene = Scene()
    scene.me.gold = 4
    scene.on("nA")
    assert scene.offered("buy_bonus_card") == ["wheel", "barrel", "bell"]
    left = scene.s.bonus_left[2]
    scene.play("buy_bonus_card bell")
    assert (scene.me.gold, scene.s.bonus_left[2]) == (0, left - 1)
    assert list(scene.in_discard()) == [scene.tables.cards.names[scene.s.bonus_sets[2]]]


def test_NZ_35_and_NZ_109_not_inside_an_action() -> None:
    scene = Scene().jobs(("sailor", 1), ("builder", 1))
    scene.me.gold, scene.me.money = 5, 20
    scene.on("nA").play("act 2")
    assert scene.offered("buy_bonus_card") == []
    scene.s.bonus_left[0] = 0
    assert "wheel" not in scene.on("nA").offered("buy_bonus_card")


def test_NZ_36_a_played_card_is_discarded_and_replaced_after_its_effect() -> None:
    scene = Scene().hand("ferry").pile("merino").on("nA").play("play_card ferry")
    assert (scene.in_hand(), scene.in_discard()) == ({"merino": 1}, {"ferry": 1})


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("sheepdog", {"certificates": 1}),
        ("ferry", {"money": 2}),
        ("kotare", {"explored": 1}),
        ("bonus_1", {"money": 2}),
        ("bonus_2", {"money": 1, "explored": 1}),
    ],
)
def test_NZ_36_effects_of_support_cards_and_the_first_two_bonus_sets(card: str, gained: dict[str, int]) -> None:
    scene = Scene().hand(card).pile("merino")
    scene.me.played[scene.card("OB02")] = scene.me.played[scene.card("OB03")] = 1
    scene.me.money = 0
    scene.on("nA").play(f"play_card {card}")
    assert {name: getattr(scene.me, name) for name in gained} == gained
    assert scene.in_hand() == {"merino": 1}


def test_NZ_36_an_empty_pile_of_support_cards_gives_none() -> None:
    scene = Scene()
    scene.s.support[scene.card("kotare") - scene.card("romney")] = 0
    scene.does({"op": "take_card", "card": "kotare"})
    assert scene.in_discard() == {}
    scene.does({"op": "take_card", "card": "sheepdog"})
    assert (scene.in_discard(), list(scene.s.support)) == ({"sheepdog": 1}, [18, 11, 14, 0])


def test_NZ_36_romney_and_other_sheep_are_not_played() -> None:
    assert Scene().hand("romney", "bonus_3", "bonus_7").on("nA").offered("play_card") == []


def test_NZ_36_bonus_set_4_pays_a_pound_or_places_a_warehouse_three_steps_away() -> None:
    scene = Scene().hand("bonus_4").pile("merino").ship("w1")
    scene.me.money = 10
    scene.on("nA").play("play_card bonus_4", "choose 2")
    assert scene.offered("choose_port") == ["P1", "P4"]
    scene.play("choose_port P1", "take_warehouse 1")
    assert (scene.me.money, scene.in_hand()) == (8, {"merino": 1})
    scene = Scene().hand("bonus_4").pile("merino")
    scene.me.money = 1
    assert scene.on("nA").play("play_card bonus_4", "choose 1").me.money == 2
    scene = Scene().hand("bonus_4").pile("merino")
    scene.me.money = 0
    assert scene.on("nA").play("play_card bonus_4").me.money == 1, "no port can be paid, so nothing is asked"


def test_NZ_36_and_NZ_107_bonus_set_5_puts_every_card_acquired_this_turn_on_the_pile() -> None:
    """The last one goes on top, and the effect ends with the turn."""
    scene = Scene().hand("bonus_5").pile("merino", *["southdown"] * 5).hazard("rock1").letter("H", "nH")
    scene.me.gold, scene.me.money = 3, 20
    scene.on("nH").play("play_card bonus_5", "choose 2", "act 3", "choose 1", "buy_bonus_card wheel")
    wheel = scene.tables.cards.names[scene.s.bonus_sets[0]]
    assert [scene.tables.cards.names[card] for card in scene.me.known_top][-2:] == ["sheepdog", wheel]
    scene.play("done")
    assert scene.in_hand() == {"merino": 1, wheel: 1, "sheepdog": 1, "southdown": 1}
    assert scene.in_discard() == {"bonus_5": 1}
    assert scene.s.is_top_decking == 0


def test_NZ_36_bonus_set_5_may_pay_a_pound_instead() -> None:
    scene = Scene().hand("bonus_5").pile("merino")
    scene.me.money, scene.me.gold = 0, 3
    scene.on("nA").play("play_card bonus_5", "choose 1", "buy_bonus_card wheel")
    assert (scene.me.money, len(scene.in_discard())) == (1, 2)


def test_NZ_36_bonus_set_6_pays_two_or_replaces_by_exactly_one_builder_more() -> None:
    scene = Scene().hand("bonus_6").pile("merino").built(1, "a1")
    scene.me.money = 0
    scene.on("nA").play("play_card bonus_6", "choose 2")
    assert scene.offered("choose_building") == ["3", "4"]
    scene.play("choose_building 4")
    assert scene.me.built[3] == scene.node("a1")
    assert scene.me.money == 0
    scene = Scene().hand("bonus_6").pile("merino").built(1, "a1")
    scene.me.money = 0
    assert scene.on("nA").play("play_card bonus_6", "choose 1").me.money == 2


def test_NZ_111_bonus_sheep_are_breeds_of_their_own() -> None:
    scene = Scene().hand("bonus_3", "bonus_7", "merino")
    scene.me.money = 0
    assert scene.at_wellington().play("reveal").me.money == 4 + 5 + 2


@pytest.mark.parametrize(
    ("card", "breeding", "wool"),
    [
        ("shropshire", 1, 1),
        ("southdown", 2, 1),
        ("english_leicester", 2, 2),
        ("merino", 2, 3),
        ("dorset_horn", 3, 1),
        ("lincoln", 2, 4),
        ("corriedale", 3, 3),
        ("hampshire", 4, 2),
        ("ryeland", 2, 5),
        ("suffolk", 6, 1),
        ("romney", 3, 2),
        ("bonus_3", 4, 3),
        ("bonus_7", 5, 4),
    ],
)
def test_each_sheep_is_sold_and_shorn_for_its_values(card: str, breeding: int, wool: int) -> None:
    scene = Scene().hand(card)
    scene.me.money = 0
    assert scene.at_wellington().play("reveal").me.money == breeding
    scene = Scene().hand(card)
    scene.me.money = 0
    assert scene.does({"op": "shear", "n": 1}).play("reveal").me.money == wool


def test_NZ_109_as_many_cards_are_discarded_as_were_drawn_even_if_the_piles_run_out() -> None:
    scene = Scene().token().hand("merino", "southdown").pile("lincoln").on("nA").play("exchange")
    assert "draw" not in scene.legal
    scene.play("discard merino")
    assert scene.in_hand() == {"southdown": 1, "lincoln": 1}


def test_a_drawn_card_is_told_to_nobody_else() -> None:
    drawn = CardDrawn(0, "merino")
    assert drawn.seen_by(0) == drawn
    assert drawn.seen_by(1) == CardDrawn(0, "hidden")
