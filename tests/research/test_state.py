"""Games as states with the vocabulary of OpenSpiel."""

from __future__ import annotations

import random

import pytest

from newworlds.core.errors import BadBytes, IllegalMove
from newworlds.research.errors import AtChance, NoSuchPlayer, NotAtChance, UnknownAction
from newworlds.research.state import CHANCE_PLAYER, TERMINAL_PLAYER, GameState, new_state
from tests.research.walks import CASES, IDS
from tests.toy.state import SealedPosition


def play(state: GameState, chance: random.Random, most: int = 10_000) -> int:
    """Random actions and outcomes; how many chance nodes were met."""
    nodes = 0
    for _ in range(most):
        if state.is_terminal():
            break
        nodes += state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return nodes


@pytest.mark.parametrize(("game", "players", "options"), CASES, ids=IDS)
def test_random_play_ends_and_returns_sum_to_zero(game: str, players: int, options: dict[str, object]) -> None:
    state = new_state(game, players, options, seed=2)
    assert state.returns() == [0.0] * players
    play(state, random.Random(1))
    assert state.current_player() == TERMINAL_PLAYER
    assert state.legal_actions() == []
    if players > 1:
        assert sum(state.returns()) == pytest.approx(0)
        assert max(state.returns()) >= 0


def test_what_a_move_draws_is_a_node_whose_outcomes_are_equally_likely() -> None:
    """T-3: each card of the bag."""
    state = new_state("sealed", 2, seed=1, explicit_chance=True)
    state.apply_action(state.legal_actions()[0])
    assert isinstance(state.position, SealedPosition)
    in_bag = len(state.position.bag)
    state.apply_action(state.string_to_action("draw"))
    assert state.current_player() == CHANCE_PLAYER
    assert [outcome for outcome, _ in state.chance_outcomes()] == list(range(in_bag))
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    drawn = {bytes(state.child(outcome).observation_tensor(0)) for outcome in state.legal_actions()}
    assert len(drawn) == in_bag
    with pytest.raises(AtChance, match=rf"one of the {in_bag} outcomes"):
        state.apply_action(in_bag)
    state.apply_action(0)
    assert state.current_player() == 1
    with pytest.raises(NotAtChance):
        state.chance_outcomes()


def test_new_zealand_draws_cards_at_nodes_and_without_them_from_its_own_chance() -> None:
    assert play(new_state("gwt_new_zealand", 2, seed=1, explicit_chance=True), random.Random(1), 200) > 5
    assert play(new_state("gwt_new_zealand", 2, seed=1), random.Random(1), 200) == 0


@pytest.mark.parametrize("explicit_chance", [False, True])
@pytest.mark.parametrize("game", ["gwt_new_zealand", "gold_rush", "sealed"])
def test_clones_and_restored_states_go_on_alike_and_apart(game: str, explicit_chance: bool) -> None:
    state = new_state(game, 2, seed=3, explicit_chance=explicit_chance)
    chance = random.Random(2)
    for _ in range(25):
        if state.is_terminal():
            break
        written = state.serialize()
        action = chance.choice(state.legal_actions())
        clone, restored = state.clone(), state.deserialize(written)
        clone.apply_action(action)
        assert state.serialize() == written
        state.apply_action(action)
        restored.apply_action(action)
        assert clone.serialize() == restored.serialize() == state.serialize()


def test_resampling_keeps_what_the_player_knows_and_changes_the_rest() -> None:
    state = new_state("sealed", 3, seed=4)
    others = [state.resample_from_infostate(0, random.Random(seed).random) for seed in range(10)]
    assert {bytes(other.observation_tensor(0)) for other in others} == {bytes(state.observation_tensor(0))}
    assert {other.information_state_key(0) for other in others} == {state.information_state_key(0)}
    assert len({bytes(other.observation_tensor(1)) for other in others}) > 1


@pytest.mark.parametrize("player", [-1, 3])
def test_a_player_who_does_not_exist_sees_nothing(player: int) -> None:
    state = new_state("sealed", 3, seed=4)
    for look in (
        state.observation_tensor,
        state.information_state_key,
        lambda player: state.resample_from_infostate(player, lambda: 0.5),
    ):
        with pytest.raises(NoSuchPlayer, match=f"no player {player}: this game has the players 0 to 2"):
            look(player)


def test_what_is_no_state_is_refused() -> None:
    with pytest.raises(BadBytes, match="damaged"):
        new_state("sealed", 2).deserialize(b"no state")


def test_an_outcome_is_written_as_its_number() -> None:
    state = new_state("sealed", 2, seed=1, explicit_chance=True)
    state.apply_action(state.legal_actions()[0])
    state.apply_action(state.string_to_action("draw"))
    assert [state.action_to_string(CHANCE_PLAYER, outcome) for outcome in (0, 1)] == ["0", "1"]


def test_only_the_player_to_act_has_legal_actions_and_others_are_refused() -> None:
    state = new_state("sealed", 2, seed=1)
    assert state.legal_actions(0) == state.legal_actions()
    assert state.legal_actions(1) == []
    assert state.legal_actions_mask().sum() == len(state.legal_actions())
    illegal = next(action for action in range(state.num_distinct_actions()) if action not in state.legal_actions())
    before = state.serialize()
    with pytest.raises(IllegalMove):
        state.apply_action(illegal)
    with pytest.raises(UnknownAction):
        state.apply_action(-1)
    assert state.serialize() == before


def test_actions_are_written_and_read_as_players_write_moves() -> None:
    state = new_state("terra_nova")
    for action in state.legal_actions():
        assert state.string_to_action(state.action_to_string(0, action)) == action
    assert state.action_to_string(0, 0) == "A1"
