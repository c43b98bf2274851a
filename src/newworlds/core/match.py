"""A match: a position with its history. The most convenient way to use the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Self

import msgspec

from newworlds.core.board import Board
from newworlds.core.errors import BadBytes, GameIsOver, IllegalMove, NewWorldsError
from newworlds.core.events import Event
from newworlds.core.game import Game
from newworlds.core.journal import Journal
from newworlds.core.message import Message
from newworlds.core.moves import Move, PlainMove
from newworlds.core.position import Position
from newworlds.core.record import FORMAT, Outcome, Record, SeatRecord
from newworlds.core.seeds import Seed, checked_seed
from newworlds.core.setup import Setup, data_hash
from newworlds.core.view import View, view, winners

BYTES_VERSION: Final = 3
"""Incremented when `Match.to_bytes` changes. Bytes are for copies within one version of the program; records last."""

AnyMove = Move | Mapping[str, Any] | msgspec.Raw | str | int
"""A move as a typed object, as JSON (plain values or a document), as text or as the engine's number."""


class Match:
    """`to_act`, `legal()`, `play(move)`, until `is_over`; then `scores`."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: Seed,
        position: Position | None = None,
        start: list[int] | None = None,
    ) -> None:
        """`start` are the numbers of the first position, if it is not the one that the seed deals."""
        self.game = game
        self.setup = setup
        self.seed = checked_seed(seed, setup.chance)
        self.start = start
        self.position = self.beginning() if position is None else position
        self.moves: list[Move] = []
        self._opening: list[Event] | None = None

    def beginning(self) -> Position:
        """The position before the first move; it belongs to whoever asked."""
        if self.start is not None:
            return self.game.restore(self.setup, self.start)
        return self.game.start(self.setup, self.seed)

    @property
    def opening(self) -> list[Event]:
        """What happened before the first decision; computed on first use, by setting the game up once more."""
        if self.start is not None:
            return []
        if self._opening is None:
            journal = Journal()
            position = self.game.start(self.setup, self.seed, journal)
            self._opening = [self.game.event(position, entry) for entry in journal.entries]
        return self._opening

    @property
    def to_act(self) -> int | None:
        return None if self.position.is_over else self.position.to_act

    @property
    def is_over(self) -> bool:
        return self.position.is_over

    @property
    def scores(self) -> list[int]:
        return list(self.position.scores)

    @property
    def winners(self) -> list[int]:
        return winners(self.scores) if self.is_over else []

    def legal(self) -> list[Move]:
        return self.game.moves(self.position)

    def move(self, source: AnyMove) -> Move:
        """The typed form of a move; `InvalidMove` when it is not a move of this game."""
        if isinstance(source, Move):
            return source
        if isinstance(source, str):
            return self.game.read(source)
        if isinstance(source, int):
            return self.game.decode(self.position, source)
        return self.game.read_json(source)

    def play(self, source: AnyMove) -> list[Event]:
        """Play a move and return what happened. A refused move raises and leaves everything as it was."""
        move = self.move(source)
        number = self.game.encode(self.position, move)
        if self.is_over:
            raise GameIsOver()
        if not self.position.is_legal(number):
            raise IllegalMove(self.game.refusal(self.position, move))
        events = apply_listening(self.game, self.position, number)
        self.moves.append(move)
        return events

    def explain(self, source: AnyMove) -> Message | None:
        """Why a move is not possible now, or None when it is."""
        try:
            move = self.move(source)
            number = self.game.encode(self.position, move)
        except NewWorldsError as error:
            return error.message
        if self.is_over:
            return GameIsOver().message
        return None if self.position.is_legal(number) else self.game.refusal(self.position, move)

    def view(self, seat: int) -> View[Board, Move]:
        return view(self.game, self.position, seat)

    def copy(self) -> Match:
        other = Match(self.game, self.setup, self.seed, self.position.copy(), self.start)
        other.moves = self.moves.copy()
        other._opening = self._opening
        return other

    def record(self, seats: Sequence[SeatRecord] = ()) -> Record:
        named = list(seats) or [SeatRecord(f"Player {seat + 1}") for seat in range(self.setup.players)]
        return Record(
            format=FORMAT,
            game=self.game.id,
            rules=self.setup.rules,
            data=self.setup.data,
            options=dict(self.setup.options),
            seats=named,
            chance=self.setup.chance,
            seed=self.seed if isinstance(self.seed, int) else None,
            key=self.seed.hex() if isinstance(self.seed, bytes) else None,
            moves=[self.game.write_json(move) for move in self.moves],
            result=Outcome(self.scores, self.winners) if self.is_over else None,
            components=None if self._are_components_kept() else self.setup.components,
        )

    def _are_components_kept(self) -> bool:
        """Whether later versions will be able to find the components by their hash."""
        game, options, data = self.game, self.setup.options, self.setup.data
        return data in game.archive or (game.ships(options) and data_hash(game.components(options)) == data)

    def to_bytes(self) -> bytes:
        kept = _Kept(
            BYTES_VERSION, self.setup, self.seed, self.position.numbers(), [self.game.write_json(m) for m in self.moves]
        )
        return msgspec.msgpack.encode(kept)

    @classmethod
    def from_bytes(cls, game: Game, source: bytes) -> Self:
        kept = _kept(game, source)
        match = cls(game, kept.setup, kept.seed, game.restore(kept.setup, kept.numbers))
        match.moves = [game.read_json(move) for move in kept.moves]
        return match


class _Kept(msgspec.Struct, array_like=True):
    version: int
    setup: Setup
    seed: Seed
    numbers: list[int]
    moves: list[PlainMove]


def _kept(game: Game, source: bytes) -> _Kept:
    try:
        kept = msgspec.msgpack.decode(source, type=_Kept)
    except msgspec.DecodeError as error:
        raise _bad_bytes("unreadable", detail=str(error), known=BYTES_VERSION) from error
    if kept.version != BYTES_VERSION:
        raise _bad_bytes("version", version=kept.version, known=BYTES_VERSION)
    if kept.setup.game != game.id:
        raise _bad_bytes("game", found=kept.setup.game, wanted=game.id)
    return kept


def _bad_bytes(problem: str, **args: Any) -> BadBytes:
    """The problem's text is in the catalogues under `error.bad_bytes.<problem>`."""
    return BadBytes(problem=Message(f"error.bad_bytes.{problem}", args))


def apply_listening(game: Game, position: Position, number: int) -> list[Event]:
    """Apply a legal move with a journal attached and return what happened as events."""
    journal = Journal()
    position.journal = journal
    try:
        position.apply(number)
    finally:
        position.journal = None
    return [game.event(position, entry) for entry in journal.entries]
