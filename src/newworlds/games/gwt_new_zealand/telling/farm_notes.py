"""The current state of a farm's board: its figures, and what is free or gone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from newworlds.core.explanation import Note
from newworlds.games.gwt_new_zealand.board import Farm, NewZealandBoard
from newworlds.games.gwt_new_zealand.data.schema.board import PlayerBoard
from newworlds.games.gwt_new_zealand.telling import names
from newworlds.games.gwt_new_zealand.telling.kept_notes import kept_notes
from newworlds.games.gwt_new_zealand.telling.said import said

Noted = Iterator[tuple[str, Note]]


class _Figure(NamedTuple):
    rule: str
    number: int
    limit: int = 0


def kept_farm_notes(printed: PlayerBoard, board: NewZealandBoard, farm: Farm) -> Mapping[str, Note]:
    discs = [disc.id for disc in printed.disc_space]
    figures = (printed.gold_max, discs, board.sides, board.sarah is not None, farm)
    return kept_notes(farm_notes, figures, lambda: farm_notes(printed, board, farm))


def farm_notes(printed: PlayerBoard, board: NewZealandBoard, farm: Farm) -> Noted:
    for name, note in (*_figures(printed, farm), *_workers(board, farm), *_pieces(printed, board, farm)):
        yield f"{name}@{farm.seat}", note


def _figures(printed: PlayerBoard, farm: Farm) -> Noted:
    """What it counts, and what each count is good for."""
    counted = {
        "money": _Figure("NZ-41", farm.money),
        "gold": _Figure("NZ-35", farm.gold, printed.gold_max),
        "certificates": _Figure("NZ-22", farm.certificates, farm.certificate_limit),
        "permanent_certificates": _Figure("NZ-16", farm.permanent_certificates),
        "wool": _Figure("NZ-28", farm.wool),
        "tokens": _Figure("NZ-31", farm.tokens),
        "steps": _Figure("NZ-10", farm.movement_limit),
        "hand": _Figure("NZ-20", farm.hand_limit),
        "pile": _Figure("NZ-20", farm.pile_size, sum(farm.discard.values())),
        "visits": _Figure("NZ-15", farm.visits),
        "taxes": _Figure("NZ-11", 0),
    }
    for name, figure in counted.items():
        yield f"figure:{name}", _figure_note(name, figure)


def _workers(board: NewZealandBoard, farm: Farm) -> Noted:
    spaces = "sarah_space" if board.sarah and farm.seat > 0 else "worker_space"
    for worker, tiles in farm.workers.items():
        for column, tile in enumerate(["worker", *tiles], start=1):
            yield f"{spaces}:{worker}:{column}", _worker_note("joker" if tile == "joker" else worker)


def _pieces(printed: PlayerBoard, board: NewZealandBoard, farm: Farm) -> Noted:
    """Discs, warehouses and buildings."""
    for disc in printed.disc_space:
        if disc.id not in farm.discs:
            yield f"disc:{disc.id}", _FREED
    for action, free in farm.auxiliary.items():
        yield f"aux:{action}", _counted_note("explain.aux_free", free)
    for pair, left in enumerate(farm.warehouses, start=1):
        yield f"pair:{pair}", _counted_note("explain.pair_left", left)
    for building in farm.buildings:
        yield f"building:{building}", Note([f"building:{building}{board.sides[str(building)]}"])


# A move changes one or two of them, and the same are true at many farms.

_FREED: Final = Note(lines=[said("explain.freed")])


@lru_cache(maxsize=1 << 12)
def _figure_note(name: str, figure: _Figure) -> Note:
    rule, count, limit = figure
    title = said(f"figure.{name}", rule, count=count, limit=limit)
    return Note(title=title, lines=[said(f"figure.{name}.help", count=count, limit=limit)])


@lru_cache(maxsize=1 << 6)
def _worker_note(worker: str) -> Note:
    return Note(lines=[said("explain.worker_here", worker=names.worker(worker))])


@lru_cache(maxsize=1 << 8)
def _counted_note(code: str, count: int) -> Note:
    return Note(lines=[said(code, count=count)])
