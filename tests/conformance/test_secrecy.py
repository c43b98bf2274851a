"""Nobody learns what they may not know: not from views, imagined positions, previews or events."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import msgspec

from newworlds.bots import Question
from newworlds.core.chance import Chance
from newworlds.core.events import Event
from newworlds.core.game import Game
from newworlds.core.match import Match, apply_listening
from newworlds.core.position import Position
from newworlds.core.preview import preview
from newworlds.core.seeds import keystream_of
from newworlds.core.view import view
from newworlds.core.viewer import REFEREE, SPECTATOR
from newworlds.research.lens import Lens
from tests.conformance.cases import Case
from tests.conformance.secrets import EXCHANGES, SHOWING_MOVES
from tests.conformance.walks import samples

_EVERY = 13
_MOVES_TRIED = 12


def _sight(game: Game, position: Position, viewer: int) -> bytes:
    return msgspec.json.encode(view(game, position, viewer))


def _sampled(game: Game, case: Case) -> Iterator[tuple[Match, int]]:
    """Positions of two random games, each with every viewer except the referee."""
    for seed in (30, 31):
        for match in samples(game, case, seed, _EVERY):
            for viewer in (*range(case.players), SPECTATOR):
                yield match, viewer


def test_an_imagined_position_looks_exactly_like_the_real_one(game: Game, case: Case) -> None:
    for match, viewer in _sampled(game, case):
        real = _sight(game, match.position, viewer)
        for seed in range(3):
            assert _sight(game, match.position.imagine(viewer, seed), viewer) == real


def test_a_view_made_from_what_others_see_is_the_same(game: Game, case: Case) -> None:
    """Least of all may something be left in it that only the others know."""
    for match, viewer in _sampled(game, case):
        real = _sight(game, match.position, viewer)
        for other in (*range(case.players), SPECTATOR, REFEREE):
            board = game.board(match.position, other)
            assert msgspec.json.encode(view(game, match.position, viewer, board)) == real


def test_the_referee_is_told_every_event_in_full(game: Game, case: Case) -> None:
    for match in samples(game, case, 30, _EVERY):
        position = match.position.copy()
        for number in list(position.legal())[:_MOVES_TRIED]:
            for event in apply_listening(game, position.copy(), number):
                assert event.seen_by(REFEREE) == event


def test_a_game_says_whether_seats_see_what_others_do_not(game: Game, case: Case) -> None:
    """So that a curtain falls between those who share a screen."""
    sampled = _sampled(game, case)
    knows_more = any(
        game.board(match.position, viewer) != game.board(match.position, SPECTATOR) for match, viewer in sampled
    )
    assert knows_more == game.has_secrets


def test_imagining_changes_nothing(game: Game, case: Case) -> None:
    for match, viewer in _sampled(game, case):
        before = match.position.numbers()
        match.position.imagine(viewer, 1)
        assert match.position.numbers() == before


def test_imagining_depends_only_on_what_is_known_and_the_seed(game: Game, case: Case) -> None:
    """So that neither the bots nor a preview, who only see imagined positions, can tell the secrets."""
    for match, viewer in _sampled(game, case):
        imagined = match.position.imagine(viewer, 5).numbers()
        assert imagined == match.position.imagine(viewer, 5).numbers()
        assert imagined == match.position.imagine(viewer, 6).imagine(viewer, 5).numbers()


def test_what_a_bot_is_asked_depends_only_on_what_its_seat_knows_and_the_seed(game: Game, case: Case) -> None:
    """A question is all a bot is ever given; of the real position nothing but what the seat knows is in it."""
    for match, viewer in _sampled(game, case):
        if viewer != SPECTATOR:
            twin = match.position.imagine(viewer, 6)
            asked = [pickle.dumps(Question(game, position, viewer, 5)) for position in (match.position, twin)]
            assert asked[0] == asked[1]


def test_chance_is_imagined_too(game: Game, case: Case) -> None:
    match = case.new(game, 32)
    dreams = [match.position.imagine(SPECTATOR, seed) for seed in range(20)]
    assert len({dream.rng for dream in dreams}) == 20
    assert match.position.keystream is not None
    assert all(dream.keystream is None for dream in dreams)


def test_the_key_of_chance_may_be_exchanged_unnoticed(game: Game, case: Case) -> None:
    """Not even a referee sees it, and no bot or learner is told."""
    other_key, learner = keystream_of(b"another key of thirty-two bytes."), Lens(game.encoder(case.new(game, 30).setup))
    for match, viewer in _sampled(game, case):
        other = match.position.copy()
        other.draw_from(match.position.rng, other_key)
        assert other.numbers() != match.position.numbers()
        assert _sight(game, other, REFEREE) == _sight(game, match.position, REFEREE)
        assert _sight(game, other, viewer) == _sight(game, match.position, viewer)
        assert other.imagine(viewer, 5).numbers() == match.position.imagine(viewer, 5).numbers()
        if viewer != SPECTATOR:
            asked = [pickle.dumps(Question(game, position, viewer, 5)) for position in (match.position, other)]
            assert asked[0] == asked[1]
            assert _observed(learner, other, viewer) == _observed(learner, match.position, viewer)


def test_secrets_are_really_redrawn(game: Game, case: Case) -> None:
    for match, viewer in _sampled(game, case):
        if not match.is_over and _has_secrets(game, match.position, viewer):
            dreams = {_sight(game, match.position.imagine(viewer, seed), REFEREE) for seed in range(8)}
            if len(dreams) > 1:
                return
    assert not _keeps_secrets(game, case)


def test_what_a_seat_cannot_see_may_be_exchanged_unnoticed(game: Game, case: Case) -> None:
    if not _keeps_secrets(game, case):
        return
    chance, exchanged = Chance(33), 0
    for match, viewer in _sampled(game, case):
        other = match.position.copy()
        EXCHANGES[game.id](other, viewer, chance)
        assert _sight(game, other, viewer) == _sight(game, match.position, viewer)
        assert other.imagine(viewer, 1).numbers() == match.position.imagine(viewer, 1).numbers()
        exchanged += other.numbers() != match.position.numbers()
    assert exchanged > 0


def test_a_preview_reveals_nothing_that_is_not_known(game: Game, case: Case) -> None:
    for match, viewer in _sampled(game, case):
        if viewer == match.to_act:
            imagined = match.position.imagine(viewer, 9)
            for number in list(match.position.legal())[:_MOVES_TRIED]:
                assert preview(game, match.position, int(number), viewer) == preview(
                    game, imagined, int(number), viewer
                )


def test_events_reveal_nothing_to_others_that_is_not_public(game: Game, case: Case) -> None:
    """The same move on positions that look the same is told the same, up to the first thing revealed to all."""
    for match, viewer in _sampled(game, case):
        if match.to_act is not None and viewer != match.to_act:
            twin = match.position.imagine(viewer, 3)
            for number in [int(move) for move in match.position.legal() if twin.is_legal(move)][:_MOVES_TRIED]:
                if type(game.decode(match.position, number)) in SHOWING_MOVES:
                    continue
                told = [_told(game, position.copy(), number, viewer) for position in (match.position, twin)]
                assert told[0] == told[1]


def test_after_a_move_that_shows_nothing_positions_still_look_the_same(game: Game, case: Case) -> None:
    """Whose decision is next, what is asked and whether anything is asked at all must not depend on what is hidden."""
    for match, viewer in _sampled(game, case):
        if match.to_act is not None and viewer != match.to_act:
            twin = match.position.imagine(viewer, 4)
            twin.draw_from(match.position.rng, match.position.keystream)
            for number in [int(move) for move in match.position.legal() if twin.is_legal(move)][:_MOVES_TRIED]:
                seen = [_seen_after(game, position.copy(), number, viewer) for position in (match.position, twin)]
                assert None in seen or seen[0] == seen[1], game.write(game.decode(match.position, number))


def _seen_after(game: Game, position: Position, number: int, viewer: int) -> bytes | None:
    """None if the move shows something to this viewer."""
    if type(game.decode(position, number)) in SHOWING_MOVES:
        return None
    events = apply_listening(game, position, number)
    if any(event.reveals and event.seen_by(viewer) == event for event in events):
        return None
    return _sight(game, position, viewer)


def _told(game: Game, position: Position, number: int, viewer: int) -> list[Event | None]:
    told: list[Event | None] = []
    for event in apply_listening(game, position, number):
        seen = event.seen_by(viewer)
        if event.reveals and seen == event:
            break
        told.append(seen)
    return told


def _has_secrets(game: Game, position: Position, viewer: int) -> bool:
    return game.board(position, viewer) != game.board(position, REFEREE)


def _keeps_secrets(game: Game, case: Case) -> bool:
    return any(_has_secrets(game, match.position, SPECTATOR) for match in samples(game, case, 34, _EVERY))


def _observed(learner: Lens, position: Position, seat: int) -> bytes:
    learner.begin()
    return bytes(learner.observation(position, seat))
