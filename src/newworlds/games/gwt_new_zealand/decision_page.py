"""What matters to a decision on the terminal: one's purse and hand, and every choice with its price and effect."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.markup import escape

from newworlds.core.moves import Move
from newworlds.games.gwt_new_zealand import moves as kinds
from newworlds.games.gwt_new_zealand.board import Farm, NewZealandBoard, Site
from newworlds.games.gwt_new_zealand.farm_page import hand_line, purse, sheep_value
from newworlds.games.gwt_new_zealand.move_forms import write
from newworlds.games.gwt_new_zealand.page import Page, seat_sign
from newworlds.games.gwt_new_zealand.telling import names
from newworlds.games.gwt_new_zealand.telling.effects import effects
from newworlds.games.gwt_new_zealand.trail_page import actions_at

_NARROWEST_MOVES = 30
_ENDINGS = (kinds.React, kinds.Done)


def endings_last(moves: Sequence[Move]) -> list[Move]:
    """As people read a list: first what can be done, then how to stop."""
    return sorted(moves, key=lambda move: _ENDINGS.index(type(move)) + 1 if isinstance(move, _ENDINGS) else 0)


def decision(page: Page, board: NewZealandBoard, moves: Sequence[Move], viewer: int) -> Iterator[str]:
    for farm in board.farms:
        if farm.seat == viewer:
            yield from _own(page, board, farm)
    yield from _sale(page, board)
    if moves:
        yield from choices(page, board, moves, viewer)


def choices(page: Page, board: NewZealandBoard, moves: Sequence[Move], viewer: int) -> Iterator[str]:
    """Each move with its number, as typed, and in words; what several have in common is said once, above them."""
    yield page.title("moves")
    chooser = page.vocabulary.chooser(board)
    width = max(_NARROWEST_MOVES, *(7 + len(write(move)) for move in moves))
    for kind, alike in groupby(enumerate(moves, start=1), lambda numbered: page.tell(chooser.kind(numbered[1]))):
        same = list(alike)
        if len(same) > 1:
            yield from page.beside(" ", page.say("head", name=kind), 1)
        for number, move in same:
            label = (chooser.which(move) if len(same) > 1 else None) or chooser.label(move)
            told = [page.tell(label), *_more(page, board, move, viewer)]
            head = f" {number:>3} [bold]{escape(write(move)):<{width - 6}}[/] "
            yield from page.beside(head, " · ".join(told), width)


def _own(page: Page, board: NewZealandBoard, farm: Farm) -> Iterator[str]:
    yield f"{seat_sign(farm.seat)}{'─' * (page.width - 4)}"
    yield from page.line("", " · ".join([page.say("own_purse", **purse(farm)), *_whereabouts(page, board, farm)]))
    if farm.hand is not None:
        yield from hand_line(page, farm.hand)


def _whereabouts(page: Page, board: NewZealandBoard, farm: Farm) -> list[str]:
    if farm.breeder is None:
        return []
    return [page.tell(page.places.space(farm.breeder, board.trail.get(farm.breeder, Site()).neutral or ""))]


def _sale(page: Page, board: NewZealandBoard) -> Iterator[str]:
    """What showing sheep would bring, by certificates spent."""
    sale = board.foresight.sale
    if sale is None or board.turn.pending not in ("reveal", "certify"):
        return
    for option in sale.options:
        counters = [names.counter(counter) for counter in option.counters]
        head = page.say("sale", certificates=option.certificates)
        yield from page.line(head, page.say("brings", pounds=option.pounds, counters=counters, reached=len(counters)))


def _more(page: Page, board: NewZealandBoard, move: Move, viewer: int) -> Iterator[str]:
    """What a choice costs and does, where its label does not say so."""
    match move:
        case kinds.Step(to=space):
            yield from _toll(page, board, space)
            yield from (told.actions for told in actions_at(page, board, space, viewer))
        case kinds.StartAt(space=space):
            yield from (told.actions for told in actions_at(page, board, space, viewer))
        case kinds.BuySheep(breed=card) | kinds.TakeSheep(breed=card) | kinds.Discard(card=card):
            yield from filter(None, [sheep_value(page, card)])
        case kinds.TakeObjective(card=card):
            yield from progress(page, board, card)
        case kinds.Hire(worker=worker):
            yield from _on_hiring(page, board.farms[board.turn.seat], worker)


def _toll(page: Page, board: NewZealandBoard, space: str) -> Iterator[str]:
    for route in board.foresight.routes:
        if route.stops == [space] and route.pounds:
            yield page.say("toll", pounds=route.pounds)


def progress(page: Page, board: NewZealandBoard, card: str) -> Iterator[str]:
    """How much of an objective the viewer has met."""
    if card in board.foresight.objectives:
        needs = board.foresight.objectives[card].needs
        yield page.say("met", met=sum(need.has >= need.needs for need in needs), all=len(needs))


def _on_hiring(page: Page, farm: Farm, worker: str) -> Iterator[str]:
    """What the space gives that the worker will cover."""
    for row in page.printing.board.player_board.worker_row:
        if row.type == worker:
            for space in row.columns[1 + len(farm.workers[row.type]) :][:1]:
                if space.actions:
                    yield page.say("on_hiring", effects=effects(space.actions))
