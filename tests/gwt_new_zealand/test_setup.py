"""Setting up the table."""

from __future__ import annotations

import pytest

from newworlds.core.match import Match
from newworlds.core.viewer import REFEREE
from newworlds.games.gwt_new_zealand import GAME
from newworlds.games.gwt_new_zealand.printed.names import WORKERS
from newworlds.games.gwt_new_zealand.rules.sites import FIRST_HAZARD, FIRST_NEUTRAL
from newworlds.games.gwt_new_zealand.state import State


def start(players: int = 2, seed: int = 1, **options: str) -> State:
    return GAME.start(GAME.setup(players, options), seed)


def letters(s: State) -> str:
    return "".join("ABCDEFGH"[s.site[node] - FIRST_NEUTRAL] for node in s.tables.trail.neutral_sites)


def hazards(s: State) -> int:
    return sum(code >= FIRST_HAZARD for code in s.site)


def test_NZ_1_neutral_buildings_lie_on_their_letters_or_anywhere() -> None:
    assert letters(start()) == "ABCDEFGH"
    assert {letters(start(seed=seed, neutral_layout="shuffled")) for seed in range(5)} != {"ABCDEFGH"}
    assert all(sorted(letters(start(seed=seed, neutral_layout="shuffled"))) == list("ABCDEFGH") for seed in range(5))


def test_NZ_1_shuffled_any_neutral_building_may_lie_anywhere() -> None:
    layouts = [letters(start(seed=seed, neutral_layout="shuffled")) for seed in range(100)]
    assert [set(place) for place in zip(*layouts, strict=True)] == [set("ABCDEFGH")] * 8


def test_NZ_1_building_sides_are_a_or_chosen_by_chance_for_all_alike() -> None:
    assert start().sides == 0
    sides = [start(seed=seed, buildings="random").sides for seed in range(20)]
    assert {building: {side >> building & 1 for side in sides} for building in range(10)} == {
        building: {0, 1} for building in range(10)
    }
    assert max(sides) < 1 << 10


def test_NZ_2_five_of_eight_harbourmasters_lie_on_the_medium_ports() -> None:
    s = start()
    laid = {s.tables.sea.port_names[port]: tile for port, tile in enumerate(s.harbourmasters) if tile}
    assert sorted(laid) == ["M1", "M2", "M3", "M4", "M5"]
    assert len(set(laid.values())) == 5
    boxed = [tile + 1 for tile in range(8) if s.box_harbourmasters >> tile & 1]
    assert sorted([*laid.values(), *boxed]) == list(range(1, 9)), "the three others leave the game"


def test_NZ_3_the_bags_hold_28_workers_16_hazards_and_34_bonus_tiles() -> None:
    tables = start().tables
    assert (sum(tables.hazards.bag[:4]), sum(tables.hazards.bag[4:]), sum(tables.tiles.bag)) == (28, 16, 34)
    assert sum(count for kind, count in enumerate(tables.hazards.bag[4:]) if tables.hazards.is_flood[kind]) == 7


@pytest.mark.parametrize(("players", "drawn"), [(2, 12), (3, 13), (4, 14)])
def test_NZ_4_a_worker_of_each_type_and_tiles_of_bag_a_are_placed(players: int, drawn: int) -> None:
    for seed in range(10):
        s = start(players, seed)
        assert sum(s.jobs) + hazards(s) == 4 + drawn
        assert list(s.jobs[:4]) == [1, 1, 1, 1]
        assert sum(s.bag_a) == 28 + 16 - 4 - drawn - 2, "two more lie on the forecast spaces"


def test_NZ_4_workers_fill_from_the_top_and_hazards_from_space_1() -> None:
    s = start(4, 3)
    for worker in range(4):
        column = [s.jobs[row * 4 + worker] for row in range(s.tables.markets.job_rows)]
        assert column == sorted(column, reverse=True)
    for zone in (s.tables.trail.landslides, s.tables.trail.floods):
        taken = [s.site[node] > 0 for node in zone]
        assert taken == sorted(taken, reverse=True)


@pytest.mark.parametrize(("players", "shown"), [(2, ["..xx", "..x."]), (3, [".xxx", ".xx."]), (4, ["xxxx", "xxx."])])
def test_NZ_5_bonus_tiles_fill_the_columns_of_the_player_count_up_to_the_marker(players: int, shown: list[str]) -> None:
    s = start(players)
    rows = ["".join("x" if s.tiles[row * 4 + column] else "." for column in range(4)) for row in range(7)]
    assert rows == [*shown, *["...."] * 5]
    assert s.marker == 1
    assert sum(s.bag_b) == 34 - "".join(shown).count("x") - 2, "two more lie on the forecast spaces"


@pytest.mark.parametrize(("players", "sheep"), [(2, 9), (3, 11), (4, 14)])
def test_NZ_6_forecasts_sheep_objectives_and_support_cards(players: int, sheep: int) -> None:
    s = start(players)
    assert all(s.forecast)
    assert sum(s.market) == sheep
    assert sum(s.market) + sum(s.sheep_pile) == 37
    assert (len(s.offer), sum(s.objective_pile)) == (4, 20)
    assert list(s.support) == [18, 12, 14, 12]


@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 5), (4, 6)])
def test_NZ_7_four_bonus_sets_lie_by_rising_number(players: int, cards: int) -> None:
    for seed in range(8):
        s = start(players, seed)
        assert list(s.bonus_sets) == sorted(set(s.bonus_sets))
        assert list(s.bonus_left) == [cards] * 4
        assert list(s.tables.markets.pile_gold) == [3, 3, 4, 5]
        boxed = [
            6 - cards if card in s.bonus_sets else 6
            for card in range(s.tables.cards.first_bonus, s.tables.cards.first_objective)
        ]
        assert list(s.box_cards[s.tables.cards.first_bonus : s.tables.cards.first_objective]) == boxed
        assert sum(s.box_cards) == sum(boxed)


def test_NZ_8_there_is_a_movement_tile_for_each_player() -> None:
    assert [start(players).movement_tiles for players in (1, 2, 3, 4)] == [1, 2, 3, 4]
    assert list(start().tables.setup.movement_tile_at) == [4, 4, 4, 6]


def test_NZ_10_three_steps_for_two_and_three_players_four_for_four() -> None:
    assert [start(players).farms[0].step_limit for players in (1, 2, 3, 4)] == [3, 3, 3, 4]


def test_NZ_9_money_cards_tokens_gold_and_discs_by_seat() -> None:
    s = start(4)
    assert [farm.money for farm in s.farms] == [7, 8, 9, 10]
    assert [farm.hand_size for farm in s.farms] == [4, 5, 6, 7]
    for farm in s.farms:
        assert farm.hand_size + farm.pile_size == 14
        assert (farm.gold, farm.tokens, farm.certificates) == (1, 1, 0)
        assert int(farm.discs).bit_count() == 16
        assert list(farm.warehouses) == [2] * 5
        assert list(farm.workers) == [1] * len(WORKERS)
        assert farm.step_limit == 4


def test_NZ_9_the_first_turn_discards_to_four_places_a_disc_and_starts_with_phase_b() -> None:
    match = GAME.new(2, 1)
    match.play("take_disc aux_cert_1")
    assert {match.game.write(move) for move in match.legal()} >= {"start_at nA", "start_at nH"}
    match.play("start_at nA")
    assert GAME.board(match.position, 0).turn.pending == "act"
    match.play("auxiliary money 1")
    while match.to_act == 0:
        match.play("done")
    farm = GAME.board(match.position, 1).farms[1]
    pending = GAME.board(match.position, 1).turn.pending
    assert (match.to_act, farm.hand_size, pending) == (1, 5, "first_discard")
    match.play(match.legal()[0])
    assert GAME.board(match.position, 1).farms[1].hand_size == 4
    assert GAME.board(match.position, 1).turn.pending == "take_disc"


def first_turn(match: Match, space: str) -> int:
    """The number of cards discarded at its start."""
    seat, discarded = match.to_act, 0
    while GAME.board(match.position, REFEREE).turn.pending == "first_discard":
        match.play(match.legal()[0])
        discarded += 1
    for move in ("take_disc aux_cert_1", f"start_at {space}", "auxiliary money 1"):
        match.play(move)
    while match.to_act == seat:
        match.play("done")
    return discarded


def test_NZ_9_the_seats_follow_in_order_and_discard_none_one_two_and_three_cards() -> None:
    match = GAME.new(4, 1)
    spaces = ["nH", "nA", "nH", "nC"]
    discarded = []
    for seat, space in enumerate(spaces):
        assert match.to_act == seat
        discarded.append(first_turn(match, space))
    assert (discarded, match.to_act) == ([0, 1, 2, 3], 0)
    assert [farm.breeder for farm in GAME.board(match.position, 0).farms] == spaces
    assert [farm.hand_size for farm in GAME.board(match.position, 0).farms] == [4, 4, 4, 4]


def test_NZ_9_only_a_white_disc_may_go_to_the_exploration_track() -> None:
    match = GAME.new(2, 1)
    offered = {match.game.write(move) for move in match.legal()}
    assert "take_disc aux_ship_2" in offered
    assert not offered & {"take_disc hand_left", "take_disc step_limit", "take_disc wool_left"}


def test_NZ_109_a_token_may_be_used_before_the_first_discard_and_the_first_disc_unlocks_as_usual() -> None:
    match = GAME.new(2, 1)
    assert "exchange" in {match.game.write(move) for move in match.legal()}
    match.play("take_disc cert_limit")
    assert GAME.board(match.position, 0).farms[0].certificate_limit == 5
    match = GAME.new(2, 1)
    match.play("take_disc cert_left")
    farm = GAME.board(match.position, 0).farms[0]
    assert (farm.money, farm.permanent_certificates) == (3, 1)
