"""Levels: four in every game, each with its own thinking, which experiments may change."""

from __future__ import annotations

import pytest

from newworlds import bots
from newworlds.bots import LEVELS, Greedy, LevelBot, think
from newworlds.bots.levels import levels_of
from newworlds.core.errors import BadBotSetting, UnknownBot
from newworlds.core.game import Game
from tests import toy
from tests.conformance.cases import every_game


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
def test_every_game_has_the_four_levels(game: Game) -> None:
    assert tuple(levels_of(game)) == LEVELS == ("beginner", "club", "strong", "expert")


def test_settings_of_a_level_can_be_changed_by_name() -> None:
    bot = bots.bot_or_own("strong+iterations=7+trust=0.5")
    assert isinstance(bot, LevelBot)
    thinking = bot.thinking(toy.GAME)
    assert (thinking.iterations, thinking.trust, thinking.plans) == (7, 0.5, 4)


def test_an_expert_thinks_as_long_as_there_is_leisure_for_it() -> None:
    usual = levels_of(toy.GAME)["expert"]
    budgets = [LevelBot("expert", leisure=leisure).thinking(toy.GAME).iterations for leisure in (0.001, 0.5, 2.0)]
    assert budgets == [1, usual.iterations // 2, usual.iterations * 2]
    assert LevelBot("expert", leisure=2.0).thinking(toy.GAME).seconds == 2 * usual.seconds
    assert LevelBot("expert", leisure=0.5).thinking(toy.GAME).seconds == usual.seconds


def test_the_other_levels_think_alike_everywhere() -> None:
    for level in LEVELS[:-1]:
        assert LevelBot(level, leisure=0.5).thinking(toy.GAME) == levels_of(toy.GAME)[level]


@pytest.mark.parametrize("level", ["beginner", "club", "strong", "expert"])
def test_a_level_counts_how_often_the_limit_ended_its_thinking(level: str) -> None:
    """There is always a move."""
    match = toy.GAME.new(players=2, seed=1)
    hurried, usual = LevelBot(level, {"seconds": "0"}), LevelBot(level)
    for bot in (hurried, usual):
        assert match.position.is_legal(think(toy.GAME, match.position, 0, bot, 1))
    assert (hurried.cut_short, usual.cut_short) == (1, 0)


def test_the_same_leisure_gives_the_same_choice() -> None:
    match = toy.GAME.new(players=2, seed=1)
    hurried = [think(toy.GAME, match.position, 0, bots.bot("expert", 0.25), 1) for _ in range(2)]
    assert hurried == [think(toy.GAME, match.position, 0, bots.bot_or_own("expert+iterations=15"), 1)] * 2


@pytest.mark.parametrize("spec", ["strong+depth=7", "strong+iterations=many"])
def test_a_setting_that_does_not_exist_or_has_a_wrong_value_is_named(spec: str) -> None:
    match = toy.GAME.new(players=2, seed=1)
    with pytest.raises(BadBotSetting, match=spec.split("+")[1]):
        think(toy.GAME, match.position, 0, bots.bot_or_own(spec), 1)


@pytest.mark.parametrize("spec", ["strong+iterations", "random+iterations=7", "medium"])
def test_a_bot_that_does_not_exist_is_refused(spec: str) -> None:
    with pytest.raises(UnknownBot):
        bots.bot_or_own(spec)


def test_a_table_cannot_ask_a_level_to_think_longer() -> None:
    with pytest.raises(UnknownBot):
        bots.bot("strong+iterations=7")


def test_games_of_earlier_versions_keep_their_bot() -> None:
    assert isinstance(bots.bot("greedy"), Greedy)
