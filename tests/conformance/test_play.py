"""Legality, copies, saving: what must be true of every game's positions, at every step of random games."""

from __future__ import annotations

import msgspec
import pytest

from newworlds.core.chance import Chance
from newworlds.core.errors import GameIsOver, IllegalMove, InvalidMove
from newworlds.core.game import Game
from newworlds.core.journal import Journal
from newworlds.core.match import Match
from newworlds.core.moves import Move
from newworlds.core.viewer import REFEREE, SPECTATOR
from tests.conformance.cases import Case
from tests.conformance.walks import finished, samples, walk


@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_ends_with_a_winner(game: Game, case: Case, seed: int) -> None:
    match = finished(game, case, seed)
    assert match.winners
    assert match.to_act is None
    assert list(match.position.legal()) == []


def test_legal_moves_are_listed_once_always_in_the_same_order_and_never_none(game: Game, case: Case) -> None:
    for match in walk(game, case, seed=1):
        listed = list(match.position.legal())
        assert len(listed) == len(set(listed))
        assert listed == list(match.position.legal()) == list(match.position.copy().legal())
        assert bool(listed) != match.is_over


def test_listing_legal_moves_changes_nothing(game: Game, case: Case) -> None:
    for match in walk(game, case, seed=2):
        before = match.position.numbers()
        match.position.legal()
        assert match.position.numbers() == before


def test_every_listed_move_is_accepted(game: Game, case: Case) -> None:
    for match in samples(game, case, seed=3, every=20):
        for number in match.position.legal():
            match.copy().play(int(number))


def test_a_move_that_is_not_listed_is_refused_with_a_reason_and_changes_nothing(game: Game, case: Case) -> None:
    known: dict[int, Move] = {}
    for match in walk(game, case, seed=4):
        known |= {int(number): game.decode(match.position, int(number)) for number in match.position.legal()}
        if len(match.moves) % 20 == 0 or match.is_over:
            _refuses(match, known)


def _refuses(match: Match, known: dict[int, Move]) -> None:
    """Some of the moves that were legal earlier."""
    before, legal = match.to_bytes(), set(match.position.legal())
    foreign = [move for number, move in known.items() if number not in legal]
    chance = Chance(len(match.moves))
    for move in [foreign[chance.below(len(foreign))] for _ in range(30 if foreign else 0)]:
        with pytest.raises((IllegalMove, InvalidMove, GameIsOver)) as refused:
            match.play(move)
        assert match.explain(move) == refused.value.message
    assert match.to_bytes() == before


def test_copies_are_independent(game: Game, case: Case) -> None:
    for match in samples(game, case, seed=5, every=5):
        if not match.is_over:
            original, copy = match.position, match.position.copy()
            before = original.numbers()
            assert copy.numbers() == before
            copy.apply(copy.legal()[-1])
            assert original.numbers() == before
            again = original.copy()
            again.apply(again.legal()[-1])
            assert again.numbers() == copy.numbers()


def test_numbers_and_bytes_restore_the_same_position(game: Game, case: Case) -> None:
    for match in samples(game, case, seed=6, every=11):
        numbers = match.position.numbers()
        restored = game.restore(match.setup, numbers)
        reread = game.from_bytes(match.to_bytes())
        assert reread.moves == match.moves
        for position in (restored, reread.position):
            assert position.numbers() == numbers
            assert list(position.legal()) == list(match.position.legal())
            assert list(position.scores) == match.scores
            assert game.board(position, REFEREE) == game.board(match.position, REFEREE)


def test_a_restored_game_goes_on_as_the_original(game: Game, case: Case) -> None:
    for match in walk(game, case, seed=7):
        if match.is_over:
            return
        restored = game.restore(match.setup, match.position.numbers())
        original = match.position.copy()
        for position in (restored, original):
            position.apply(position.legal()[0])
        assert restored.numbers() == original.numbers()


def test_every_form_of_a_move_has_its_inverse(game: Game, case: Case) -> None:
    for match in samples(game, case, seed=8, every=4):
        texts = set()
        for number in match.position.legal():
            move = game.decode(match.position, int(number))
            assert game.encode(match.position, move) == number
            assert game.read(game.write(move)) == move
            assert game.read_json(msgspec.json.decode(msgspec.json.encode(game.write_json(move)))) == move
            texts.add(game.write(move))
        assert len(texts) == len(match.position.legal())


def test_a_listener_does_not_change_the_game(game: Game, case: Case) -> None:
    silent, heard = case.new(game, 9).position, 0
    for move in finished(game, case, 9).moves:
        listening = silent.copy()
        listening.journal = journal = Journal()
        number = game.encode(silent, move)
        listening.apply(number)
        silent.apply(number)
        assert listening.numbers() == silent.numbers()
        heard += len(journal.entries)
    assert heard > 0


def test_every_view_can_be_written_as_json(game: Game, case: Case) -> None:
    for match in samples(game, case, seed=10, every=5):
        for viewer in (*range(case.players), SPECTATOR, REFEREE):
            view = match.view(viewer)
            encoded = msgspec.json.encode(view)
            assert msgspec.json.encode(msgspec.json.decode(encoded)) == encoded
            may_act = viewer in (match.to_act, REFEREE)
            assert bool(view.legal) == (may_act and not match.is_over)


def test_no_piece_is_lost_or_created(game: Game, case: Case) -> None:
    held = dict(game.inventory(case.new(game, 11).position))
    assert held, "the game tells no inventory"
    for match in walk(game, case, seed=11):
        assert dict(game.inventory(match.position)) == held


def test_the_sheet_sums_to_the_scores(game: Game, case: Case) -> None:
    for seed in range(3):
        match = finished(game, case, seed)
        rows = [row.points for row in game.sheet(match.position)]
        assert [sum(column) for column in zip(*rows, strict=True)] == match.scores
