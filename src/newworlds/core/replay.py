"""Replaying moves: the one loop behind records, stored tables and undo."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from newworlds.core.errors import NewWorldsError
from newworlds.core.events import Event
from newworlds.core.game import Game
from newworlds.core.match import AnyMove, Match
from newworlds.core.record import Outcome, Record, bad_record, seed_of
from newworlds.core.setup import data_hash


def replayed(match: Match, moves: Iterable[AnyMove]) -> Iterator[list[Event]]:
    """Play moves one by one, yielding the events of each; `BadRecord` names the first that is refused."""
    for number, move in enumerate(moves, start=1):
        try:
            events = match.play(move)
        except NewWorldsError as error:
            raise bad_record("move", number=number, reason=error.message) from error
        yield events


def match_before_moves(game: Game, record: Record) -> Match:
    """The recorded match, before its first move."""
    seed = seed_of(record)
    if record.components is not None and data_hash(record.components) != record.data:
        raise bad_record("components", data=record.data)
    components = record.components or game.components_with(record.data, record.options)
    setup = game.setup(len(record.seats), record.options, components, record.rules, record.chance)
    return Match(game, setup, seed)


def match_from_record(game: Game, record: Record, upto: int | None = None) -> Match:
    """Replay a record, all of it or its first `upto` moves."""
    match = match_before_moves(game, record)
    for _ in replayed(match, record.moves[:upto]):
        pass
    return match


def rewound(match: Match, kept: int) -> Match:
    """The same match after its first `kept` moves."""
    earlier = Match(match.game, match.setup, match.seed, start=match.start)
    for _ in replayed(earlier, match.moves[:kept]):
        pass
    return earlier


def check_outcome(match: Match, record: Record) -> None:
    """Check that the record's result is the one its moves lead to."""
    if record.result is None and match.is_over:
        raise bad_record("no_result")
    if record.result is not None and not match.is_over:
        raise bad_record("not_over", moves=len(match.moves))
    if record.result is not None and record.result != Outcome(match.scores, match.winners):
        raise bad_record("result", said=record.result.scores, found=match.scores)
