"""What the markets say: bonus tiles, workers, forecasts, arrows, the sheep market's prices, and piles."""

from __future__ import annotations

from collections.abc import Iterable

from newworlds.core.explanation import Explanation
from newworlds.core.message import Message
from newworlds.games.gwt_new_zealand.data.effects import PrintedEffect
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.data.schema.board import SheepOption
from newworlds.games.gwt_new_zealand.data.schema.tiles import BonusTile
from newworlds.games.gwt_new_zealand.move_forms import FORECAST_NAMES
from newworlds.games.gwt_new_zealand.printed.names import PILES, WORKERS
from newworlds.games.gwt_new_zealand.telling import names
from newworlds.games.gwt_new_zealand.telling.effects import effects
from newworlds.games.gwt_new_zealand.telling.explain_cards import Explained
from newworlds.games.gwt_new_zealand.telling.said import said


def markets(printing: Printing) -> Explained:
    yield from _tiles(printing)
    yield from _workers()
    yield from _forecasts()
    for arrow in printing.board.bonus_market.arrows:
        happens = said(f"arrow.{arrow.colour}")
        yield (
            f"arrow:{arrow.from_row}",
            Explanation(said("title.arrow"), [happens], "NZ-40" if arrow.colour == "red" else "NZ-18"),
        )
    for number, option in enumerate(printing.board.sheep_market.option, start=1):
        yield f"sheep_price:{number}", Explanation(said("title.price_list"), [_price(option)], "NZ-25")
    yield from _piles()


def sentence(actions: Iterable[PrintedEffect]) -> list[Message]:
    """All effects in one sentence; nothing if there are none."""
    told = effects(actions)
    return [said("explain.effects", effects=told)] if told else []


def _tiles(printing: Printing) -> Explained:
    for tile in printing.tiles.bonus_tile:
        yield f"tile:{tile.id}", Explanation(names.tile(tile.id), _tile(tile), "NZ-24")
    yield "tile_space", Explanation(said("title.free_space"), [said("explain.tile_space")], "NZ-24")


def _tile(tile: BonusTile) -> list[Message]:
    joker = [said("explain.joker")] if tile.id == "joker" else []
    price = [said("explain.price", effects=effects(tile.cost))] if tile.cost else []
    worth = [names.points(tile.vp)] if tile.vp else []
    return [*joker, *price, *sentence(tile.actions), *worth]


def _workers() -> Explained:
    for worker in WORKERS:
        yield f"worker:{worker}", Explanation(names.worker(worker), [said(f"explain.{worker}")], "NZ-23")
    yield "job_space", Explanation(said("title.free_space"), [], "NZ-23")


def _forecasts() -> Explained:
    for space in FORECAST_NAMES:
        explained = said("explain.forecast", bag=space[0])
        yield f"forecast:{space}", Explanation(said("title.forecast_space", space=space), [explained], "NZ-18")


def _price(option: SheepOption) -> Message:
    return said(
        "explain.purchase",
        shepherds=option.shepherds,
        pounds=option.pounds,
        cards=option.cards,
        breeds=names.any_breed(option.breeds),
        tokens=option.bonus_tokens,
    )


def _piles() -> Explained:
    yield "sheep_pile", Explanation(said("title.sheep_pile"), [said("explain.sheep_pile")], "NZ-25")
    yield "objective_pile", Explanation(said("title.objective_pile"), [], "NZ-29")
    for bag in "AB":
        yield f"bag:{bag}", Explanation(said("title.bag", bag=bag), [], "NZ-3")
    for pile in PILES:
        yield f"pile:{pile}", Explanation(names.pile(pile), [], "NZ-35")
