"""Each legal move in words: what kind of move, which one of its kind, and what it costs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from newworlds.core.message import Message
from newworlds.core.moves import Choice, Move
from newworlds.games.gwt_new_zealand import move_forms, moves
from newworlds.games.gwt_new_zealand.board import NewZealandBoard
from newworlds.games.gwt_new_zealand.data.effects import PrintedEffect
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.data.schema.cards import BonusSet, Objective, Support
from newworlds.games.gwt_new_zealand.data.schema.sea import Port
from newworlds.games.gwt_new_zealand.data.schema.tiles import Personal
from newworlds.games.gwt_new_zealand.refusal import RULES
from newworlds.games.gwt_new_zealand.telling import names
from newworlds.games.gwt_new_zealand.telling.about import about
from newworlds.games.gwt_new_zealand.telling.effects import effect, effects
from newworlds.games.gwt_new_zealand.telling.explain_sea import counters
from newworlds.games.gwt_new_zealand.telling.notes import site_title
from newworlds.games.gwt_new_zealand.telling.places import Places
from newworlds.games.gwt_new_zealand.telling.said import said


class Chooser:
    """The moves of one position, described from what is printed and what the player sees."""

    def __init__(self, printing: Printing, places: Places, board: NewZealandBoard) -> None:
        self.printing = printing
        self.places = places
        self.board = board

    def kind(self, move: Move) -> Message:
        """For instance `Hire a worker`."""
        if isinstance(move, moves.Done):
            return said("finish", pending=self.board.turn.pending)
        if isinstance(move, moves.Reveal):
            return said("show_sheep", purpose=self._purpose_of_showing())
        return said(f"move.{move.__struct_config__.tag}")

    def _purpose_of_showing(self) -> str:
        """Sheep are shown to be sold, or to be shorn."""
        sale = self.board.foresight.sale
        return sale.purpose if sale else "income"

    def which(self, move: Move) -> Message | None:
        """What distinguishes it from others of its kind; None if there is only one."""
        phrase = PHRASES.get(type(move))
        return phrase(self, move) if phrase else None

    def choice(self, move: Move) -> Choice[Move]:
        return Choice(
            move,
            kind=self.kind(move),
            label=self.which(move),
            rule=RULES[type(move)],
            about=about(self.places, self.board, move),
        )

    def label(self, move: Move) -> Message:
        """Kind and choice together."""
        which = self.which(move)
        return said("choice", kind=self.kind(move), choice=which) if which else self.kind(move)


Phrase = Callable[[Chooser, Any], Message]


def _card(chooser: Chooser, move: Any) -> Message:
    return names.card(move.card)


def _played_card(chooser: Chooser, move: moves.PlayCard) -> Message:
    """Its name and what it does."""
    does = said("effects", effects=effects(_actions(chooser, move.card)))
    return said("choice", kind=names.card(move.card), choice=does)


def _actions(chooser: Chooser, card: str) -> list[PrintedEffect]:
    """What a card does when it is played."""
    printed = chooser.printing.cards
    named: dict[str, Support | BonusSet | Objective] = {
        **{each.id: each for each in printed.support},
        **{f"bonus_{each.set}": each for each in printed.bonus_set},
        **{each.id: each for each in printed.objective},
    }
    return named[card].actions


def _objective(chooser: Chooser, move: moves.TakeObjective) -> Message:
    """Its conditions and points, and what it does."""
    printed = next(each for each in chooser.printing.cards.objective if each.id == move.card)
    return said(
        "choice.objective",
        card=names.card(move.card),
        conditions=names.conditions(printed.conditions),
        points=printed.vp,
        penalty=printed.penalty,
        effects=effects(printed.actions),
    )


def _bonus_card(chooser: Chooser, move: moves.BuyBonusCard) -> Message:
    pile = chooser.board.bonus_cards[move.pile]
    return said("choice.for_gold", what=names.card(pile.card), gold=pile.gold)


def _action(chooser: Chooser, move: moves.Act) -> Message:
    offered = [action.effects for action in chooser.board.turn.actions if action.action == move.action]
    return said("effects", effects=effects(offered[0])) if offered else said("choice.wellington")


def _auxiliary(chooser: Chooser, move: moves.Auxiliary) -> Message:
    printed = next(each for each in chooser.printing.board.player_board.aux if each.id == move.action)
    action = names.auxiliary(move.action)
    return said("choice.auxiliary", action=action, times=move.times, cost=printed.cost * move.times)


def _sheep(chooser: Chooser, move: moves.BuySheep) -> Message:
    option = chooser.printing.board.sheep_market.option[move.option - 1]
    return said(
        "choice.purchase",
        breed=names.card(move.breed),
        shepherds=option.shepherds,
        pounds=option.pounds,
        cards=option.cards,
    )


def _disc(chooser: Chooser, move: moves.TakeDisc) -> Message:
    """What taking it frees and costs."""
    spaces = chooser.printing.board.player_board.disc_space
    cost = next(space.unlock_cost for space in spaces if space.id == move.space)
    return said("choice.for_pounds", what=names.disc(move.space), pounds=cost) if cost else names.disc(move.space)


def _building(chooser: Chooser, move: moves.ChooseBuilding) -> Message:
    printed = building(chooser.printing, chooser.board, move.building)
    return said(
        "choice.building",
        building=move.building,
        builders=printed.builders,
        wage=chooser.board.turn.wage or 0,
        points=printed.vp,
        effects=effects(printed.actions),
    )


def building(printing: Printing, board: NewZealandBoard, number: int) -> Personal:
    """A farm's building as printed on the side in play."""
    name = f"{number}{board.sides[str(number)]}"
    return next(tile for tile in printing.tiles.personal if tile.id == name)


def _space(chooser: Chooser, space: str) -> Message:
    """What lies on a space, and the space; a neutral building's name is enough."""
    site = chooser.board.trail.get(space)
    if site is None:
        return chooser.places.space(space)
    if site.neutral:
        return chooser.places.space(space, site.neutral)
    return said("site", what=site_title(site), place=chooser.places.space(space))


def _building_site(chooser: Chooser, move: moves.BuildAt) -> Message:
    price = chooser.board.turn.site_prices.get(move.space)
    where = _space(chooser, move.space)
    return where if price is None else said("choice.for_pounds", what=where, pounds=price)


def _worker(chooser: Chooser, move: moves.Hire) -> Message:
    return said("choice.for_pounds", what=names.worker(move.worker), pounds=chooser.board.jobs[move.row - 1].pounds)


def _bonus_tile(chooser: Chooser, move: moves.Invest) -> Message:
    row = chooser.board.bonus_market.rows[move.row - 1]
    tile = row.tiles[move.column - 1]
    return said("choice.for_pounds", what=names.tile(tile or ""), pounds=row.pounds)


def _forecast(chooser: Chooser, move: moves.Forecast) -> Message:
    return names.tile(chooser.board.forecast[move_forms.FORECAST_NAMES.index(move.space)] or "")


def _counter(chooser: Chooser, move: moves.Deliver) -> Message:
    printed = dict(counters(chooser.printing.sea))[move.counter]
    return said(
        "choice.delivery",
        counter=names.counter(move.counter),
        gain=printed.gain_money,
        cost=printed.cost,
        points=printed.vp,
        gives=printed.card,
        gift="" if printed.card == names.NO_CARD else names.gift(printed.card),
    )


def _port_and_gift(chooser: Chooser, port: Port) -> Message:
    name = chooser.places.sea(port.node)
    return name if port.card == names.NO_CARD else said("choice.port", port=name, gift=names.gift(port.card))


def _sea_space(chooser: Chooser, move: moves.Sail) -> Message:
    port = chooser.places.port_at.get(move.to)
    return _port_and_gift(chooser, port) if port else chooser.places.sea(move.to)


def _warehouse(chooser: Chooser, move: moves.TakeWarehouse) -> Message:
    pairs = chooser.printing.board.player_board.warehouse_pair
    pair = next(each for each in pairs if each.id == move.pair)
    return said("choice.pair", pair=move.pair, gain=effects(pair.actions) or names.points(pair.vp))


PHRASES: Final[Mapping[type[Move], Phrase]] = {
    moves.Discard: _card,
    moves.HoldBack: _card,
    moves.TakeObjective: _objective,
    moves.PlayCard: _played_card,
    moves.TakeDisc: _disc,
    moves.Step: lambda chooser, move: _space(chooser, move.to),
    moves.StartAt: lambda chooser, move: _space(chooser, move.space),
    moves.BuildAt: _building_site,
    moves.RemoveHazard: lambda chooser, move: _space(chooser, move.space),
    moves.Act: _action,
    moves.Auxiliary: _auxiliary,
    moves.BuyBonusCard: _bonus_card,
    moves.Hire: _worker,
    moves.Invest: _bonus_tile,
    moves.ChooseRow: lambda chooser, move: names.worker(move.worker),
    moves.BuySheep: _sheep,
    moves.TakeSheep: lambda chooser, move: names.card(move.breed),
    moves.ChooseBuilding: _building,
    moves.Sail: _sea_space,
    moves.ChoosePort: lambda chooser, move: _port_and_gift(chooser, chooser.places.ports[move.port]),
    moves.TakeWarehouse: _warehouse,
    moves.SpendCertificates: lambda chooser, move: said("choice.certificates", count=move.count),
    moves.Deliver: _counter,
    moves.Take: lambda chooser, move: said("choice.count", count=move.count),
    moves.React: lambda chooser, move: said(f"reaction.{move.reaction}"),
    moves.Forecast: _forecast,
    moves.Choose: lambda chooser, move: effect(chooser.board.turn.options[move.option - 1]),
}
"""What distinguishes a move from others of its kind."""
