"""What lies in the forecasts, and where each tile would go."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from newworlds.core.explanation import Note
from newworlds.core.message import Message
from newworlds.games.gwt_new_zealand.board import NewZealandBoard
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.foresight.foreseen import Landing
from newworlds.games.gwt_new_zealand.move_forms import FORECAST_NAMES
from newworlds.games.gwt_new_zealand.printed.names import WORKERS
from newworlds.games.gwt_new_zealand.telling import names
from newworlds.games.gwt_new_zealand.telling.kept_notes import kept_notes
from newworlds.games.gwt_new_zealand.telling.said import said

Noted = Iterator[tuple[str, Note]]


def kept_forecast_notes(printing: Printing, board: NewZealandBoard) -> Mapping[str, Note]:
    trail = [(node.id, node.kind, node.letter, node.number) for node in printing.trail.node]
    arrows = [(arrow.from_row, arrow.colour) for arrow in printing.board.bonus_market.arrows]
    prices = [row.pounds for row in board.jobs], [row.pounds for row in board.bonus_market.rows]
    figures = (board.forecast, board.foresight.landings, trail, arrows, prices)
    return kept_notes(forecast_notes, figures, lambda: forecast_notes(printing, board))


def forecast_notes(printing: Printing, board: NewZealandBoard) -> Noted:
    for space, tile in zip(FORECAST_NAMES, board.forecast, strict=True):
        if tile:
            of = [] if tile in WORKERS else [f"hazard:{tile}" if _is_hazard(tile) else f"tile:{tile}"]
            landing = board.foresight.landings.get(space)
            lines = _lands(printing, board, landing) if landing else []
            yield f"forecast:{space}", Note(of, names.tile(tile), lines)


def _is_hazard(tile: str) -> bool:
    return tile.startswith(("landslide_", "flood_"))


def _lands(printing: Printing, board: NewZealandBoard, landing: Landing) -> list[Message]:
    if landing.spot is None:
        return [said("explain.lands_nowhere")]
    sort, place, *_ = landing.spot.split(":")
    if sort == "job":
        return [said("explain.lands_in_jobs", pounds=board.jobs[int(place) - 1].pounds)]
    if sort == "node":
        return [said("explain.lands_on_trail", place=_place(printing, place))]
    pounds = board.bonus_market.rows[int(place) - 1].pounds
    return [said("explain.lands_in_tiles", row=int(place), pounds=pounds), *_passes(printing, landing)]


def _place(printing: Printing, name: str) -> Message:
    node = next(node for node in printing.trail.node if node.id == name)
    return said(f"at_place.{node.kind}", letter=node.letter, number=node.number)


def _passes(printing: Printing, landing: Landing) -> list[Message]:
    """What the marker sets off when the tile fills its row."""
    passed = [arrow for arrow in printing.board.bonus_market.arrows if arrow.from_row == landing.arrow]
    return [said("explain.lands_past_arrow", happens=said(f"arrow.{arrow.colour}")) for arrow in passed]
