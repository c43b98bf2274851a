"""Everything a player reads has a text in every language, and the text gets the arguments it names."""

from __future__ import annotations

import ast
import inspect
import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pyicumessageformat import Parser

import newworlds
from newworlds.core.errors import IllegalMove, InvalidMove
from newworlds.core.events import Event
from newworlds.core.game import Game
from newworlds.core.match import Match
from newworlds.core.message import Message
from newworlds.core.moves import Move
from newworlds.core.text import LANGUAGES, add_catalogue, catalogue, sentence, words
from newworlds.core.viewer import SPECTATOR
from tests.conformance.cases import Case, every_game
from tests.conformance.walks import walk

_PACKAGE = Path(newworlds.__file__).parent
_KNOWN_TYPES = {None, "plural", "select", "number"}
_BROWSER_ONLY = "ui."
NAMES = ["Ann", "Bo", "Cy", "Di", "Eve"]


@pytest.fixture(autouse=True, scope="module")
def _every_catalogue() -> None:
    every_game()
    for folder in sorted(_PACKAGE.glob("**/text")):
        if (folder / "en.json").is_file():
            add_catalogue(".".join(("newworlds", *folder.parent.relative_to(_PACKAGE).parts)))


def _arguments(nodes: Any) -> Iterator[tuple[str, str | None]]:
    """The name and type of each argument of a parsed message; `#` is no argument of its own."""
    for node in nodes:
        if isinstance(node, dict):
            if not node.get("hash"):
                yield node["name"], node.get("type")
            for option in node.get("options", {}).values():
                yield from _arguments(option)


def _arguments_of(language: str, code: str) -> set[tuple[str, str | None]]:
    return set(_arguments(Parser().parse(catalogue(language)[code])))


def _is_told(message: Message) -> None:
    for language in LANGUAGES:
        assert sentence(message, language, NAMES).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert set(catalogue("en")) ^ set(catalogue(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_code_has_two_texts(language: str) -> None:
    """Not even in two catalogues: one would hide the other."""
    counted = Counter(
        code
        for file in _PACKAGE.rglob(f"text/{language}.json")
        for code, _ in json.loads(file.read_text(encoding="utf-8"), object_pairs_hook=list)
    )
    assert [code for code, times in counted.items() if times > 1] == []


def test_no_message_is_empty() -> None:
    assert [code for language in LANGUAGES for code, text in catalogue(language).items() if not text.strip()] == []


def test_every_language_names_the_same_arguments() -> None:
    """A language may do without a plural another needs, so only the names are compared."""
    differing = {
        code: names
        for code in catalogue("en")
        if len(set(names := tuple(frozenset(n for n, _ in _arguments_of(lang, code)) for lang in LANGUAGES))) > 1
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_what_every_reader_of_the_catalogue_can_format(language: str) -> None:
    shared = [code for code in catalogue(language) if not code.startswith(_BROWSER_ONLY)]
    kinds = {kind: code for code in shared for _, kind in _arguments_of(language, code)}
    assert {code for kind, code in kinds.items() if kind not in _KNOWN_TYPES} == set()


def test_french_punctuation_has_narrow_non_breaking_spaces() -> None:
    wrong = re.compile(r"[ \u00a0](?=[;:!?»%£])|«(?!\u202f)|\w(?=[;!?»])")
    plain = {code: re.sub(r"\{[^{}]*\}", "x", text) for code, text in catalogue("fr").items()}
    assert {code: text for code, text in plain.items() if wrong.search(text)} == {}


def test_the_game_and_each_kind_of_move_have_a_name(game: Game) -> None:
    codes = [f"{game.id}.name", *(f"{game.id}.move.{_tag(kind)}" for kind in game.move_kinds)]
    assert [code for code in codes if code not in catalogue("en")] == []


def test_each_option_and_each_of_its_choices_has_a_text(game: Game) -> None:
    for option in game.options:
        code = f"{game.id}.option.{option.id}"
        for suffix in ("", ".help", *(f".{choice}" for choice in option.choices)):
            for language in LANGUAGES:
                assert words(code + suffix, {}, language)


def test_each_kind_of_event_has_a_text(game: Game) -> None:
    assert [kind for kind in game.event_kinds if f"{game.id}.event.{_tag(kind)}" not in catalogue("en")] == []


def test_a_message_asks_an_event_or_move_only_for_what_it_has(game: Game) -> None:
    for sort, kinds, extra in (("event", game.event_kinds, {"player"}), ("move", game.move_kinds, set())):
        for kind in kinds:
            asked = {name for name, _ in _arguments_of("en", f"{game.id}.{sort}.{_tag(kind)}")}
            has = {field.encode_name for field in msgspec.structs.fields(kind)} | extra
            assert asked <= has | {f"{name}_count" for name in has}


def test_every_code_in_the_program_has_a_text(game: Game) -> None:
    code_like = re.compile(rf"{game.id}\.[a-z_]+(\.[a-z_0-9]+)+")
    codes = {
        node.value
        for path in _folder_of(game).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and code_like.fullmatch(node.value)
    }
    assert sorted(codes - set(catalogue("en"))) == []


def test_what_is_said_during_a_game_is_said_in_both_languages(game: Game, case: Case) -> None:
    known: dict[int, Move] = {}
    for match in walk(game, case, seed=40):
        if match.is_over:
            for row in game.sheet(match.position):
                _is_told(row.label)
            return
        _is_told(game.prompt(match.position))
        known |= {int(number): game.decode(match.position, int(number)) for number in match.position.legal()}
        for event in match.copy().play(match.legal()[-1]):
            _every_view_is_told(match, case, event)
        if len(match.moves) % 9 == 0:
            _refusals_are_told(match, known)


def test_everything_a_viewer_is_shown_is_said_in_both_languages(game: Game, case: Case) -> None:
    """The words of choices, notes and all else that views carry."""
    for match in walk(game, case, seed=41):
        if len(match.moves) % 7 == 0 or match.is_over:
            for viewer in (match.position.to_act, SPECTATOR):
                for message in _messages(match.view(viewer)):
                    _is_told(message)


def test_explanations_are_there_in_both_languages(game: Game) -> None:
    for message in _messages(game.explanations(game.setup(game.seats[0]).components)):
        _is_told(message)


def _messages(value: object) -> Iterator[Message]:
    """Every message inside a structure, those inside other messages left to these."""
    if isinstance(value, Message):
        yield value
    elif isinstance(value, msgspec.Struct):
        yield from _messages(msgspec.structs.asdict(value))
    elif isinstance(value, Mapping):
        yield from _messages(list(value.values()))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _messages(item)


def _every_view_is_told(match: Match, case: Case, event: Event) -> None:
    for viewer in (*range(case.players), SPECTATOR):
        seen = event.seen_by(viewer)
        if seen is not None:
            _is_told(match.game.tell(match.setup, seen))


def _refusals_are_told(match: Match, known: dict[int, Move]) -> None:
    """Some of the moves that were legal earlier."""
    legal = set(match.position.legal())
    foreign = [move for number, move in known.items() if number not in legal]
    for move in foreign[:: 1 + len(foreign) // 30]:
        with pytest.raises((IllegalMove, InvalidMove)) as refused:
            match.play(move)
        _is_told(refused.value.message)
        assert isinstance(refused.value, InvalidMove) or refused.value.rule, "a refusal names its rule"


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def _folder_of(game: Game) -> Path:
    return Path(inspect.getfile(type(game))).parent
