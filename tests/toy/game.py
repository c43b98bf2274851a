"""Sealed as the rest of the program sees it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from newworlds.core.board import Board
from newworlds.core.errors import BadData, InvalidMove
from newworlds.core.events import GameStarted
from newworlds.core.game import Fault, Game, SheetRow
from newworlds.core.journal import Journal
from newworlds.core.message import Message
from newworlds.core.moves import Move
from newworlds.core.options import Option, Value
from newworlds.core.position import Judge, Position
from newworlds.core.seeds import Seed
from newworlds.core.setup import Components, Setup
from newworlds.core.viewer import REFEREE
from tests.toy import events, state
from tests.toy.journal import GAME_STARTED
from tests.toy.moves import DrawCard, PeekSealed, PlayCard
from tests.toy.state import DRAW, PEEK, SealedPosition

if TYPE_CHECKING:
    from newworlds.core.encoder import Encoder

_MOST_CARDS_EACH = 20
_TEXTS: Mapping[str, Move] = {"draw": DrawCard(), "peek": PeekSealed()}
_NUMBERS: Mapping[Move, int] = {DrawCard(): DRAW, PeekSealed(): PEEK}


class SealedJudge(Judge):
    """Points, and a little for the cards that can still score."""

    def value(self, position: Position, seat: int) -> float:
        assert isinstance(position, SealedPosition)
        others = [int(score) for other, score in enumerate(position.scores) if other != seat]
        return int(position.scores[seat]) - max(others) + sum(position.hands[seat]) / 100


class SealedBoard(Board, frozen=True, kw_only=True):
    heap: list[int]
    in_bag: int
    hand_sizes: list[int]
    hands: list[list[int] | None]
    sealed: int | None
    bag: list[int] | None


class Sealed(Game):
    id = "sealed"
    rules = 2
    rules_played = frozenset({1, 2})
    seats = (2, 4)
    options = (
        Option("hand", "integer", default=3, min=1, max=4),
        Option("order", "choice", default="up", choices=("up", "down")),
        Option("bonus", "boolean", default=True),
    )
    move_kinds = (PlayCard, DrawCard, PeekSealed)
    event_table = events.EVENTS
    event_kinds = (
        GameStarted,
        events.CardPlayed,
        events.CardDrawn,
        events.SealedPeeked,
        events.SeatPassed,
        events.GameEnded,
    )
    board_type = SealedBoard
    reference_judge = SealedJudge()
    has_secrets = True

    def start(self, setup: Setup, seed: Seed, journal: Journal | None = None) -> Position:
        position = state.dealt(setup, seed)
        if journal is not None:
            journal.note([GAME_STARTED, position.to_act])
        return position

    def restore(self, setup: Setup, numbers: list[int]) -> Position:
        return state.position_of(setup, numbers)

    def encode(self, position: Position, move: Move) -> int:
        if not isinstance(move, PlayCard):
            return _NUMBERS[move]
        if not 1 <= move.card <= _most(position):
            raise InvalidMove(problem=f"there is no card {move.card}")
        return move.card

    def decode(self, position: Position, number: int) -> Move:
        for move, known in _NUMBERS.items():
            if number == known:
                return move
        if not 1 <= number <= _most(position):
            raise InvalidMove(problem=str(number))
        return PlayCard(number)

    def write(self, move: Move) -> str:
        if isinstance(move, PlayCard):
            return f"play {move.card}"
        return next(text for text, known in _TEXTS.items() if known == move)

    def read(self, text: str) -> Move:
        if text in _TEXTS:
            return _TEXTS[text]
        verb, _, card = text.partition(" ")
        if verb != "play" or not (card.isascii() and card.isdecimal()) or card != str(int(card)):
            raise InvalidMove(problem=text)
        return PlayCard(int(card))

    def board(self, position: Position, viewer: int) -> SealedBoard:
        assert isinstance(position, SealedPosition)
        return SealedBoard(
            heap=list(position.heap),
            in_bag=len(position.bag),
            hand_sizes=[len(hand) for hand in position.hands],
            hands=[hand if viewer in (seat, REFEREE) else None for seat, hand in enumerate(position.hands)],
            sealed=position.sealed if _knows_sealed(position, viewer) else None,
            bag=position.bag if viewer == REFEREE else None,
        )

    def prompt(self, position: Position) -> Message:
        assert isinstance(position, SealedPosition)
        if position.must_take:
            return Message("sealed.prompt.take")
        return Message("sealed.prompt.play", {"top": position.heap[-1] if position.heap else 0})

    def refusal(self, position: Position, move: Move) -> Message:
        assert isinstance(position, SealedPosition)
        if isinstance(move, PlayCard):
            if position.must_take:
                return Message("sealed.refusal.take_first", rule="T-3")
            return Message("sealed.refusal.not_in_hand", {"card": move.card}, "T-2")
        if not position.must_take:
            return Message("sealed.refusal.play_first", rule="T-3")
        return Message("sealed.refusal.peeked_before", rule="T-3")

    def sheet(self, position: Position) -> list[SheetRow]:
        assert isinstance(position, SealedPosition)
        bonus = [score - rises for score, rises in zip(position.scores, position.rises, strict=True)]
        return [
            SheetRow(Message("sealed.sheet.rises"), list(position.rises)),
            SheetRow(Message("sealed.sheet.bonus"), bonus),
        ]

    def components(self, options: Mapping[str, Value]) -> Components:
        return {"game": self.id, "cards_each": 5}

    def checked_components(self, source: Path) -> Components:
        for fault in self.faults(source):
            raise BadData(file=str(source), place=fault.place, problem=fault.problem)
        return tomllib.loads(source.read_text())

    def faults(self, source: Path) -> list[Fault]:
        try:
            cards = tomllib.loads(source.read_text()).get("cards_each")
        except tomllib.TOMLDecodeError as error:
            return [Fault("", Message("sealed.fault.not_toml", {"problem": str(error)}))]
        if isinstance(cards, int) and 5 <= cards <= _MOST_CARDS_EACH:
            return []
        return [Fault("cards_each", Message("sealed.fault.cards_each", {"most": _MOST_CARDS_EACH}))]

    def inventory(self, position: Position) -> dict[str, int]:
        assert isinstance(position, SealedPosition)
        piles = (position.bag, position.heap, [position.sealed], *position.hands)
        return {f"card {card}": 1 for pile in piles for card in pile} | {"cards": sum(map(len, piles))}

    def encoder(self, setup: Setup) -> Encoder:
        from tests.toy.encode import SealedEncoder

        return SealedEncoder(setup)


def _most(position: Position) -> int:
    assert isinstance(position.setup, Setup)
    return state.most_card(position.setup)


def _knows_sealed(position: SealedPosition, viewer: int) -> bool:
    return position.is_over or viewer == REFEREE or (viewer >= 0 and position.has_peeked[viewer])
