"""Somebody's own bots, by `package.module:Class`: found, or refused with what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from newworlds import bots
from newworlds.bots import think
from newworlds.bots.bot import Question
from newworlds.bots.own_bots import look_in_working_folder
from newworlds.core.errors import BadOwnBot, OwnBotFailed, OwnBotTooSlow, UnknownBot
from tests import toy

OWN = "tests.arena.own_bots"


def test_an_own_bot_plays() -> None:
    position = toy.GAME.new(players=2, seed=1).position
    assert think(toy.GAME, position, 0, bots.bot_or_own(f"{OWN}:First"), seed=1) == position.legal()[0]


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("tests.nowhere:First", "there is no module “tests.nowhere”, neither installed nor in"),
        ("nowhere.at.all:First", "there is no module “nowhere”"),
        (
            f"{OWN}:Second",
            (
                "has no class “Second”. Choose one of: "
                "First, Failing, Endless, Cheating, Undecided, Planning, Aimless, Rash."
            ),
        ),
        (f"{OWN}:Spectator", "Spectator has no method choose"),
        (f"{OWN}:Demanding", "Demanding() fails (TypeError: "),
        (f"{OWN}:", "has no class “”"),
        ("tests.toy.data:Any", "It has no class with a method “choose” at all."),
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(spec: str, told: str) -> None:
    with pytest.raises(BadOwnBot) as refused:
        bots.bot_or_own(spec)
    assert f"“{spec}” can’t play: " in str(refused.value)
    assert told in str(refused.value)


@pytest.mark.parametrize(("content", "told"), [("import gold_mine_7", "No module named"), ("1 / 0", "ZeroDivision")])
def test_a_module_that_cannot_be_imported_is_named_with_its_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str, told: str
) -> None:
    name = f"broken_{len(content)}"
    (tmp_path / f"{name}.py").write_text(content)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadOwnBot, match=rf"its module {name} can’t be imported \(.*{told}"):
        bots.bot_or_own(f"{name}:Bot")


def test_the_working_folder_is_looked_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here_only.py").write_text("from tests.arena.own_bots import First as Mine\n")
    monkeypatch.syspath_prepend("")
    monkeypatch.chdir(tmp_path)
    look_in_working_folder()
    bots.bot_or_own("here_only:Mine")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Failing", "its method “choose” fails (LookupError: no idea)."),
        ("Cheating", "it chose -5, which is not one of position.legal()."),
        ("Undecided", "it chose None, which is not one of position.legal()."),
    ],
)
def test_a_bot_that_cannot_go_on_is_named_with_what_it_did(name: str, told: str) -> None:
    position = toy.GAME.new(players=2, seed=1).position
    with pytest.raises(OwnBotFailed) as failed:
        think(toy.GAME, position, 0, bots.bot_or_own(f"{OWN}:{name}"), seed=1)
    assert str(failed.value) == f"The bot “{OWN}:{name}” can’t go on: {told}"


def test_a_bot_that_does_not_end_is_ended() -> None:
    position = toy.GAME.new(players=2, seed=1).position
    with pytest.raises(OwnBotTooSlow, match=r"it did not decide within 0\.01 s of CPU time"):
        think(toy.GAME, position, 0, bots.bot_or_own(f"{OWN}:Endless", patience=0.01), seed=1)


def test_an_own_bot_may_plan_its_turn_and_is_held_to_what_is_legal() -> None:
    position = toy.GAME.new(players=2, seed=1).position
    planned = Question(toy.GAME, position, 0, seed=1).intentions(bots.bot_or_own(f"{OWN}:Planning"))
    assert [intention.move for intention in planned] == [position.legal()[0]]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Aimless", "its method “plan” answered []; it must return a list of at least one move."),
        ("Rash", "it chose -5, which is not one of position.legal()."),
    ],
)
def test_a_plan_that_cannot_begin_is_named(name: str, told: str) -> None:
    position = toy.GAME.new(players=2, seed=1).position
    with pytest.raises(OwnBotFailed) as failed:
        Question(toy.GAME, position, 0, seed=1).intentions(bots.bot_or_own(f"{OWN}:{name}"))
    assert str(failed.value) == f"The bot “{OWN}:{name}” can’t go on: {told}"


def test_what_comes_from_elsewhere_never_names_a_module() -> None:
    with pytest.raises(UnknownBot):
        bots.bot(f"{OWN}:First")
