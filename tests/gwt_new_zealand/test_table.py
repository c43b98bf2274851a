"""Components, moves, views, refusals, arrays and the bot."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from newworlds.bots import Greedy, think
from newworlds.core.chance import Chance
from newworlds.core.errors import BadData, IllegalMove, InvalidMove
from newworlds.core.playout import random_move
from newworlds.core.text import LANGUAGES, add_catalogue, sentence
from newworlds.core.viewer import REFEREE, SPECTATOR
from newworlds.games.gwt_new_zealand import GAME
from newworlds.games.gwt_new_zealand.data import loader
from newworlds.games.gwt_new_zealand.data.effects import Shear
from newworlds.games.gwt_new_zealand.rules import choices
from tests.gwt_new_zealand.scene import SHIPPED, Scene

add_catalogue("newworlds.games.gwt_new_zealand")

DATA = Path(str(loader.__file__)).parent


WORKERS = "board.player_board.worker_row"
FERRY = "`$.support[2].actions[0]"


def copied(tmp_path: Path, part: str, old: str, new: str) -> Path:
    """The shipped files with one change."""
    folder = tmp_path / "printing"
    shutil.copytree(DATA, folder)
    change(folder, part, old, new)
    return folder


def change(folder: Path, part: str, old: str, new: str) -> None:
    file = folder / f"{part}.toml"
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


def test_the_components_are_counted_as_in_the_booklet() -> None:
    cards, tiles = SHIPPED["cards"], SHIPPED["tiles"]
    starting = sum(sheep.get("count_per_player", 0) for sheep in cards["sheep"])
    market = sum(sheep.get("count", 0) for sheep in cards["sheep"])
    assert (starting * 4 + market, sum(card["count"] for card in cards["support"])) == (93, 56)
    assert (sum(card["count"] for card in cards["bonus_set"]), len(cards["objective"])) == (60, 24)
    assert sum(tile["count"] for tile in tiles["bonus_tile"]) == 34
    assert (len(tiles["harbourmaster"]), len(tiles["neutral"]), len(tiles["personal"])) == (8, 8, 20)
    assert len(SHIPPED["sarah"]["card"]) == 17


@pytest.mark.parametrize(
    ("part", "old", "new", "place", "code"),
    [
        ("trail", 'next = ["nA"]', 'next = ["nowhere"]', "trail.node.start", "leads_astray"),
        ("trail", 'next = ["nA"]', "next = []", "trail.node.start", "leads_nowhere"),
        ("trail", 'next = ["a1", "rock1"]', 'next = ["a1", "rock1", "a2"]', "trail.node.nA", "forks_too_often"),
        ("trail", 'kind = "start"', 'kind = "build"', "trail.node", "not_one"),
        ("trail", 'kind = "build"', 'kind = "start"', "trail.node", "not_one"),
        ("sea", 'node = "w2"', 'node = "x9"', "sea.port.P1", "off_lane"),
        ("sea", 'port = "L2"', 'port = "L9"', "sea.counter.7", "no_port"),
        ("sea", "{ a = 1, b = 3, vp = -3 }", "{ a = 1, b = 4, vp = -3 }", "sea.green_arrows", "no_counters"),
        ("sea", 'card = "sheepdog"', 'card = "cat"', "sea.counter.1.card", "no_card"),
        ("sea", 'card = "wheel"', 'card = "cat"', "sea.port.P2.card", "no_card"),
        ("cards", 'breed = "shropshire"', 'breed = "dolly"', "cards.sheep", "lacks"),
        ("cards", 'id = "OB02"', 'id = "OB01"', "cards", "twice"),
        ("cards", 'id = "OB02"', 'id = "hidden"', "cards", "reserved_name"),
        (
            "tiles",
            'card = "kotare"',
            'card = "lincoln"',
            "tiles.bonus_tile.explore_kotare_gold.actions.1",
            "no_support",
        ),
        ("tiles", "value = 13", "value = 12", "tiles.personal.10a.actions.1", "no_wool_counter"),
        ("tiles", 'what = "breed:southdown"', 'what = "breed:cat"', "tiles.neutral.5.side_1.0", "no_card"),
        ("board", 'breeds = ["hampshire"]', 'breeds = ["ferry"]', f"{WORKERS}.0.columns.4.actions.0.of.1", "no_breed"),
        ("board", 'colour = "red"', 'colour = "black"', "board.bonus_market.arrows", "no_end"),
        ("sarah", "first_delivery = 3", "first_delivery = 4", "sarah.difficulty.easy", "no_local_counter"),
    ],
)
def test_a_fault_in_the_components_is_named_by_its_place(
    tmp_path: Path, part: str, old: str, new: str, place: str, code: str
) -> None:
    folder = copied(tmp_path, part, old, new)
    (fault,) = GAME.faults(folder)
    assert (fault.place, fault.problem.code) == (place, f"gwt_new_zealand.fault.{code}")
    with pytest.raises(BadData) as refused:
        GAME.checked_components(folder)
    for language in LANGUAGES:
        told = sentence(refused.value.message, language)
        assert told.startswith(f"printing, {place}")
        assert told.endswith(sentence(fault.problem, language))


@pytest.mark.parametrize(
    ("part", "old", "new", "place", "code"),
    [
        ("tiles", "[hazards]", "[hazards", "tiles.toml -", "not_toml"),
        (
            "board",
            'colour = "black"',
            'colour = "pink"',
            "board.toml `$.bonus_market.arrows[0].colour`",
            "unknown_name",
        ),
        ("cards", 'op = "gain_money", n = 2', 'op = "steal"', f"cards.toml {FERRY}.op`", "no_effect"),
        ("cards", 'op = "gain_money", n = 2', 'op = "gain_money"', f"cards.toml {FERRY}`", "no_field"),
        ("cards", 'op = "gain_money", n = 2', 'op = "gain_money", n = 0', f"cards.toml {FERRY}.n`", "too_small"),
        ("cards", 'op = "gain_money", n = 2', 'op = "gain_money", n = 1024', f"cards.toml {FERRY}.n`", "too_large"),
        ("cards", 'op = "gain_money", n = 2', 'op = "gain_money", n = "two"', f"cards.toml {FERRY}.n`", "wrong_type"),
        ("cards", 'op = "gain_money", n = 2', 'op = "buy_sheep", n = 2', f"cards.toml {FERRY}`", "unknown_field"),
        ("tiles", "per_builder = 2", "per_builder = 0", "tiles.toml `$.neutral[3].side_1[1].per_builder`", "too_small"),
        ("tiles", 'per = "shepherd"', 'per = "goat"', "tiles.toml `$.personal[13].actions[0].per`", "unknown_name"),
        ("tiles", 'id = "joker"', 'id = "j k r"', "tiles.toml `$.bonus_tile[0].id`", "wrong_name"),
    ],
)
def test_a_broken_file_is_named(tmp_path: Path, part: str, old: str, new: str, place: str, code: str) -> None:
    (fault,) = GAME.faults(copied(tmp_path, part, old, new))
    assert (fault.place, fault.problem.code) == (place, f"gwt_new_zealand.fault.{code}")


def test_every_malformed_value_of_every_file_is_named(tmp_path: Path) -> None:
    folder = copied(tmp_path, "cards", 'op = "gain_money", n = 2', 'op = "gain_money", n = "two", m = 1')
    change(folder, "cards", 'breed = "merino"', "")
    change(folder, "sarah", "first_delivery = 3", 'first_delivery = "three"')
    change(folder, "tiles", "[hazards]", "[hazards")
    found = {(fault.place, fault.problem.code.rpartition(".")[2]) for fault in GAME.faults(folder)}
    assert found == {
        ("cards.toml `$.sheep[3]`", "no_field"),
        (f"cards.toml {FERRY}`", "unknown_field"),
        (f"cards.toml {FERRY}.n`", "wrong_type"),
        ("sarah.toml `$.difficulty[0].first_delivery`", "wrong_type"),
        ("tiles.toml -", "not_toml"),
    }


def test_a_table_with_a_key_of_its_own_is_named_by_it(tmp_path: Path) -> None:
    """Keys and values of a table are checked alike."""
    folder = copied(tmp_path, "board", "wheel =", "wheels =")
    assert [fault.problem.code.rpartition(".")[2] for fault in GAME.faults(folder)] == ["unknown_name"]


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    folder = copied(tmp_path, "tiles", "[hazards]", "[hazards]")
    (folder / "sea.toml").unlink()
    with pytest.raises(BadData, match=r"sea\.toml, -: the file is missing\."):
        GAME.checked_components(folder)


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    folder = copied(tmp_path, "tiles", "[hazards]", "[hazards]")
    (folder / "sea.toml").write_bytes(b"\xff\xfe")
    (fault,) = GAME.faults(folder)
    assert (fault.place, fault.problem.code) == ("sea.toml -", "gwt_new_zealand.fault.unreadable")


def test_the_shipped_files_have_no_fault() -> None:
    assert GAME.faults(DATA) == []
    assert GAME.faults(DATA / "sea.toml") == [], "any of the files stands for its folder"


def test_a_fault_speaks_french(tmp_path: Path) -> None:
    (fault,) = GAME.faults(copied(tmp_path, "sea", 'node = "w2"', 'node = "x9"'))
    assert sentence(fault.problem, "fr") == "il se trouve en «\u202fx9\u202f», qui n’est sur aucune voie."


def test_a_changed_figure_changes_play_without_any_code(tmp_path: Path) -> None:
    folder = copied(
        tmp_path, "board", "row_costs_top_to_bottom = [8, 7, 6, 5]", "row_costs_top_to_bottom = [9, 8, 7, 6]"
    )
    match = GAME.new(2, components=GAME.checked_components(folder))
    assert list(match.position.tables.markets.job_costs) == [9, 8, 7, 6]  # type: ignore[attr-defined]
    assert match.record().components is not None


@pytest.mark.parametrize("text", ["fly north", "step", "step nZ", "hire sailor four", "auxiliary money 3", ""])
def test_what_is_no_move_is_refused_as_invalid(text: str) -> None:
    match = GAME.new(2, 1)
    with pytest.raises(InvalidMove):
        match.play(text)


@pytest.mark.parametrize("move", [1 << 30, (choices.BUY_SHEEP << 12) + 12, (choices.STEP << 12) + 99])
def test_a_number_that_is_no_move_is_refused(move: int) -> None:
    with pytest.raises(InvalidMove):
        GAME.new(2, 1).play(move)


@pytest.mark.parametrize(
    ("move", "rule", "words"),
    [
        ("step nB", "NZ-10", "First decide which disc to take."),
        (
            "take_disc step_limit",
            "NZ-17",
            "A disc with a black border only goes to a space with a black border while you still have a white one.",
        ),
        ("exchange_two", "NZ-31", "This takes 2 exchange tokens; you have 1."),
        ("done", "NZ-13", "You must choose something here."),
    ],
)
def test_a_refusal_names_its_rule_and_says_why(move: str, rule: str, words: str) -> None:
    match = GAME.new(2, 1)
    before = match.to_bytes()
    with pytest.raises(IllegalMove) as refused:
        match.play(move)
    assert (refused.value.rule, sentence(refused.value.message, "en")) == (rule, words)
    assert match.to_bytes() == before


def test_hands_are_seen_by_their_owner_and_the_referee_alone() -> None:
    board = {viewer: GAME.board(GAME.new(2, 3).position, viewer) for viewer in (0, 1, SPECTATOR, REFEREE)}
    shown = {viewer: [farm.hand is not None for farm in view.farms] for viewer, view in board.items()}
    assert shown == {0: [True, False], 1: [False, True], SPECTATOR: [False, False], REFEREE: [True, True]}


def test_the_view_lists_the_printed_actions_of_the_location() -> None:
    scene = Scene().built(3, "rr2").hand("merino").on("rr2").play("act terrain", "discard merino")
    actions = GAME.board(scene.s, 0).turn.actions
    assert [(action.action, action.used) for action in actions] == [("1", False), ("2", False), ("terrain", True)]
    assert actions[0].effects == [Shear(2)]


def test_others_hands_are_dealt_anew_when_imagined_and_their_herds_stay() -> None:
    match = GAME.new(2, 9)
    dreams = {tuple(match.position.imagine(0, seed).farms[1].hand) for seed in range(12)}  # type: ignore[attr-defined]
    assert len(dreams) > 1
    imagined = match.position.imagine(0, 4)
    assert GAME.board(imagined, 0) == GAME.board(match.position, 0)


def test_a_saved_game_goes_on_as_it_was() -> None:
    match, chance = GAME.new(3, 8), Chance(1)
    while len(match.moves) < 60:
        match.play(int(random_move(match.position, chance)))
    again = GAME.from_bytes(match.to_bytes())
    assert again.position.numbers() == match.position.numbers()
    assert msgspec.json.encode(again.view(REFEREE)) == msgspec.json.encode(match.view(REFEREE))


def test_the_greedy_bot_beats_a_random_player_clearly() -> None:
    position, chance, bot = GAME.new(2, 4).position, Chance(4), Greedy(width=2, depth=10)
    while not position.is_over:
        if position.to_act == 0:
            position.apply(think(GAME, position, 0, bot, chance.below(2**30)))
        else:
            position.apply(random_move(position, chance))
    assert position.scores[0] > position.scores[1] + 20


def test_the_judge_counts_the_lead_when_the_game_is_over() -> None:
    scene = Scene()
    scene.s.to_act = -1
    scene.s.scores[0], scene.s.scores[1] = 80, 71
    assert (GAME.judge.value(scene.s, 0), GAME.judge.value(scene.s, 1)) == (9.0, -9.0)


def test_more_pieces_than_the_engine_can_count_are_a_fault(tmp_path: Path) -> None:
    more = '[[port]]\nid = "P0"\nsize = "small"\nnode = "w1"\n' * 20
    folder = copied(tmp_path, "sea", "[[port]]", f"{more}[[port]]")
    assert ("sea.port", "gwt_new_zealand.fault.too_many") in [(f.place, f.problem.code) for f in GAME.faults(folder)]
