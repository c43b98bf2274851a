"""Messages become sentences: plurals and choices follow each language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from newworlds.core import text
from newworlds.core.message import Message

MESSAGES = {
    "plain": "{player} takes {points}",
    "plural": "{n, plural, =0 {none} one {one stone} other {# stones}}",
    "select": "{kind, select, true {yes} null {nothing} other {{kind}}}",
    "nested": "{seat} says: {inner}",
    "list.last": "{before} and {last}",
    "quoted": "It''s '{'{name}'}'",
    "shared": "3 points{winners_count, plural, one {} other { each}} for {winners}",
}


@pytest.fixture(autouse=True)
def _own_catalogue(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(text, "catalogue", lambda _language: MESSAGES)
    text._parsed.cache_clear()
    yield
    text._parsed.cache_clear()


def _said(code: str, language: str = "en", **args: Any) -> str:
    return text.sentence(Message(code, args), language)


def test_arguments_appear_where_they_are_named() -> None:
    assert _said("plain", player="Ann", points=3) == "Ann takes 3"


def test_a_list_is_separated_by_commas() -> None:
    assert _said("plain", player="Ann", points=[1, 2]) == "Ann takes 1, 2"


def test_messages_in_a_list_become_a_list_in_words() -> None:
    things = [Message("plural", {"n": 1}), Message("plural", {"n": 2}), Message("plural", {"n": 3})]
    assert _said("plain", player="Ann", points=things) == "Ann takes one stone, 2 stones and 3 stones"


@pytest.mark.parametrize(
    ("winners", "said"),
    [(0, "3 points for Ann"), ([1], "3 points for Bo"), ([0, 1], "3 points each for Ann and Bo")],
)
def test_a_sentence_knows_how_many_players_it_names(winners: int | list[int], said: str) -> None:
    assert text.sentence(Message("shared", players={"winners": winners}), "en", ("Ann", "Bo")) == said


def test_negative_numbers_have_a_true_minus() -> None:
    assert _said("plain", player="NZ-16", points=-3) == "NZ-16 takes −3"
    assert _said("plural", n=-2) == "−2 stones"
    assert _said("plain", player="Ann", points=[1, -2]) == "Ann takes 1, −2"


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["none", "one stone", "2 stones"]),
        ("fr", ["none", "one stone", "2 stones"]),
    ],
)
def test_an_exact_number_comes_before_the_plural(language: str, sentences: list[str]) -> None:
    assert [_said("plural", language, n=n) for n in range(3)] == sentences


def test_zero_is_singular_in_french_and_plural_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MESSAGES, "plural", "{n, plural, one {# coup} other {# coups}}")
    assert [_said("plural", "fr", n=n) for n in (0, 1, 2)] == ["0 coup", "1 coup", "2 coups"]
    assert [_said("plural", "en", n=n) for n in (0, 1, 2)] == ["0 coups", "1 coup", "2 coups"]


def test_choices_are_spelled_as_json_spells_them() -> None:
    assert [_said("select", kind=kind) for kind in (True, None, "lake")] == ["yes", "nothing", "lake"]


def test_a_message_may_be_an_argument_and_is_worded_in_the_same_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MESSAGES, "inner", "{n, plural, one {singular} other {plural}}")
    inner = Message("inner", {"n": 0})
    assert _said("nested", "fr", seat=1, inner=inner) == "1 says: singular"
    assert _said("nested", "en", seat=1, inner=inner) == "1 says: plural"


def test_quoted_braces_are_plain_text() -> None:
    assert _said("quoted", name="x") == "It's {x}"


NAMES = ("Ann", "Bo", "Cy")


@pytest.mark.parametrize(
    ("seats", "told"),
    [(1, "Bo"), ([], ""), ([1], "Bo"), ([2, 0], "Cy and Ann"), ([0, 1, 2], "Ann, Bo and Cy")],
)
def test_seats_are_replaced_by_the_names_of_their_players(seats: int | list[int], told: str) -> None:
    message = Message("plain", {"points": 1}, players={"player": seats})
    assert text.sentence(message, "en", NAMES) == f"{told} takes 1"


def test_a_message_within_a_message_may_name_players() -> None:
    inner = Message("plain", {"points": 1}, players={"player": 0})
    assert text.sentence(Message("nested", {"seat": 1, "inner": inner}), "en", ["Ann"]) == "1 says: Ann takes 1"


def test_a_missing_argument_is_a_bug() -> None:
    with pytest.raises(KeyError, match="points"):
        _said("plain", player="Ann")


def test_control_characters_in_arguments_are_shown_not_obeyed() -> None:
    assert _said("plain", player="\x1b[2J\r\n", points=["\x07", "\u202e"]) == r"\x1b[2J\r\n takes \x07, \u202e"
    named = Message("plain", {"points": 1}, players={"player": [0, 1]})
    assert text.sentence(named, "en", ["Ann\x1b", "Bob\x9b"]) == r"Ann\x1b and Bob\x9b takes 1"
