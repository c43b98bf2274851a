"""Discs taken from the player board: border rule, price and what they unlock (NZ-17, NZ-103, NZ-105)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import BLACK, WHITE
from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.frames import first, frame
from newworlds.games.gwt_new_zealand.rules.purse import pay
from newworlds.games.gwt_new_zealand.rules.step import Reason, Step, because

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

TAKE_DISC: Final = 45


def take_disc(border: i64) -> i64:
    """A disc for a place with this border."""
    return frame(TAKE_DISC, border)


def border(frame: i64) -> i64:
    """The border of the place where the disc goes."""
    return first(frame)


def has_white_disc(s: State, farm: Farm) -> bool:
    for space in range(s.tables.player_board.discs):
        if farm.discs >> space & 1 and s.tables.player_board.disc_border[space] == WHITE:
            return True
    return False


def disc_options(s: State, farm: Farm, border: i64, money: i64) -> vec[i64]:
    """Discs that may go to a place with this border and are affordable."""
    options = vec[i64]()
    takes_black = border == BLACK or not has_white_disc(s, farm)
    for space in range(s.tables.player_board.discs):
        if (
            farm.discs >> space & 1
            and s.tables.player_board.disc_cost[space] <= money
            and (takes_black or s.tables.player_board.disc_border[space] == WHITE)
        ):
            options = append(options, choice(choices.TAKE_DISC, space))
    return options


def can_place_disc(s: State, farm: Farm, border: i64, money: i64) -> bool:
    return money >= 0 and len(disc_options(s, farm, border, money)) > 0


class TakeDisc(Step):
    """NZ-17."""

    kind: i64 = TAKE_DISC
    prompt: str = "take_disc"
    answers: tuple[int, ...] = (choices.TAKE_DISC,)

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        return disc_options(s, farm, border(frame), farm.money)

    def choose(self, s: State, frame: i64, move: i64) -> None:
        space = choices.argument_of(move)
        farm = s.farms[s.seat]
        farm.discs -= 1 << space
        s.tell(journal.DISC_TAKEN, space)
        pay(s, farm, s.tables.player_board.disc_cost[space])
        s.perform(s.tables.player_board.disc_program[space])

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        farm = s.farms[s.seat]
        board = s.tables.player_board
        space = choices.argument_of(move)
        if not farm.discs >> space & 1:
            return because("disc_gone")
        if board.disc_border[space] == BLACK and border(frame) == WHITE and has_white_disc(s, farm):
            return because("disc_is_black")
        return because("disc_too_dear", pounds=board.disc_cost[space], money=farm.money)


STEPS: Final[list[Step]] = [TakeDisc()]
