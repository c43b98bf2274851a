"""Nobody learns from a question that is not asked what a player does not hold (NZ-13, NZ-21, NZ-24)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from newworlds.core.chance import Chance
from newworlds.core.view import view
from newworlds.core.viewer import SPECTATOR
from newworlds.games.gwt_new_zealand import GAME
from newworlds.games.gwt_new_zealand.moves import Discard
from newworlds.games.gwt_new_zealand.state import State
from tests.gwt_new_zealand.scene import Scene

PAIR = {"op": "discard_for", "what": "pair_same_breed", "then": [{"op": "gain_money", "n": 2}]}
OPTIONAL = {"op": "discard_for", "what": "any_sheep", "may_waive": True, "then": [{"op": "cert", "n": 1}]}
OPTIONAL_BREED = OPTIONAL | {"what": "breed:southdown"}
INVEST = {"op": "invest", "mod": 0}
HERD = {
    "invest": (*("shropshire",) * 6, "southdown"),
    "discard_for": (*("shropshire", "southdown", "lincoln") * 2, "merino"),
}
"""Of the player who is asked about this effect: what is asked for is in about half of all hands."""
DEALS, TWINS = 40, 2


def after_a_token(effect: dict[str, object], rules: int) -> Iterator[State]:
    """The first seat, while asked about the effect, has used a token and is about to discard as many as it drew."""
    for seed in range(DEALS):
        scene = (
            dealt(Scene(rules=rules), list(HERD[str(effect["op"])]), Chance(seed))
            .tiles(("romney_swap_gold", 1, 3))
            .token()
        )
        scene.me.money = 20
        if scene.does(effect).s.can_perform(scene.program(effect)):
            yield scene.play("exchange").s


def dealt(scene: Scene, cards: list[str], chance: Chance) -> Scene:
    """Three of the cards in hand, the others in the draw pile."""
    scene.hand(*(cards.pop(chance.below(len(cards))) for _ in range(3)))
    scene.me.pile[scene.card("shropshire")] = 0
    for card in cards:
        scene.me.pile[scene.card(card)] += 1
    scene.me.pile_size = len(cards)
    return scene


def differences(effect: dict[str, object], rules: int) -> list[bool]:
    """For each discard in positions that look alike to another: whether they no longer do afterwards."""
    return [
        seen_after(state, move) != seen_after(twin, move)
        for state in after_a_token(effect, rules)
        for twin in twins(state)
        for move in discards_of_both(state, twin)
    ]


def twins(state: State) -> Iterator[State]:
    for seed in range(TWINS):
        twin = state.imagine(SPECTATOR, seed)
        twin.draw_from(state.rng, state.keystream)
        yield twin


def discards_of_both(state: State, twin: State) -> list[int]:
    common = [int(move) for move in state.legal() if twin.is_legal(move)]
    return [move for move in common if isinstance(GAME.decode(state, move), Discard)]


def seen_after(state: State, move: int) -> bytes:
    position = state.copy()
    position.apply(move)
    return msgspec.json.encode(view(GAME, position, SPECTATOR))


@pytest.mark.parametrize("effect", [PAIR, OPTIONAL, OPTIONAL_BREED, INVEST], ids=["pair", "any", "breed", "tile"])
def test_NZ_21_NZ_24_what_is_asked_after_a_token_does_not_depend_on_the_hand(effect: dict[str, object]) -> None:
    found = differences(effect, GAME.rules)
    assert len(found) > 12
    assert not any(found)


@pytest.mark.parametrize("effect", [PAIR, INVEST], ids=["pair", "tile"])
def test_in_earlier_rules_it_did(effect: dict[str, object]) -> None:
    """So the test above can fail."""
    assert any(differences(effect, rules=3))


def test_NZ_21_a_discard_may_be_declined() -> None:
    scene = Scene().hand("merino", "merino").does(PAIR)
    money = scene.me.money
    scene.play("done")
    assert (scene.me.money, scene.in_hand()) == (money, {"merino": 2})


def test_NZ_21_whoever_gave_the_pair_away_is_asked_and_can_only_decline() -> None:
    scene = Scene().hand("merino", "merino").pile("southdown", "lincoln").token().does(PAIR)
    scene.play("exchange", "discard merino")
    assert scene.legal == ["done"]
    assert GAME.prompt(scene.s).code == "gwt_new_zealand.prompt.discard_for"


def test_NZ_21_in_rules_3_it_was_passed_over() -> None:
    scene = Scene(rules=3).hand("merino", "merino").pile("southdown", "lincoln").token().does(PAIR)
    assert "done" not in scene.legal
    scene.play("exchange", "discard merino")
    assert GAME.prompt(scene.s).code == "gwt_new_zealand.prompt.act"


def test_NZ_21_an_action_is_offered_only_to_those_who_can_discard() -> None:
    assert not (scene := Scene().hand("merino")).s.can_perform(scene.program(PAIR))
    assert (scene := Scene().hand("merino", "merino")).s.can_perform(scene.program(PAIR))


def test_NZ_24_no_tile_needs_to_be_taken_where_one_asks_for_a_card() -> None:
    scene = Scene().hand("southdown").tiles(("romney_swap_gold", 1, 3))
    scene.me.money = 20
    assert scene.does(INVEST).legal == ["invest 1 3", "done"]
    assert (scene.play("done").me.money, scene.in_hand()) == (20, {"southdown": 1})


def test_NZ_24_where_no_tile_asks_for_a_card_the_action_is_carried_out() -> None:
    scene = Scene().tiles(("joker", 1, 3), ("joker", 2, 4))
    scene.me.money, scene.me.gold = 20, 3
    assert "done" not in scene.does(INVEST).legal


@pytest.mark.parametrize(("rules", "can_exchange"), [(3, True), (4, False)])
def test_NZ_24_the_card_is_paid_at_once_without_a_token_in_between(rules: int, can_exchange: bool) -> None:
    scene = Scene(rules=rules).hand("southdown").tiles(("romney_swap_gold", 1, 3)).token()
    scene.me.money = 20
    scene.does(INVEST).play("invest 1 3")
    assert GAME.prompt(scene.s).code == "gwt_new_zealand.prompt.remove_from_hand"
    assert ("exchange" in scene.legal) == can_exchange
