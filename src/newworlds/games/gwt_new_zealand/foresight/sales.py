"""What a sale brings: pounds, and the counters within reach, by certificates spent (NZ-16, NZ-17, NZ-28)."""

from __future__ import annotations

from newworlds.core.journal import Journal
from newworlds.core.viewer import REFEREE
from newworlds.games.gwt_new_zealand.foresight.foreseen import Sale, SaleOption, ShownSheep
from newworlds.games.gwt_new_zealand.move_forms import counter_names
from newworlds.games.gwt_new_zealand.prompts import top_frame
from newworlds.games.gwt_new_zealand.rules import choices, frames, journal
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.delivery import DELIVERY, is_of_wool, value_reached
from newworlds.games.gwt_new_zealand.rules.revealing import REVEAL, is_for_wool, revealed
from newworlds.games.gwt_new_zealand.rules.wellington import CERTIFY
from newworlds.games.gwt_new_zealand.state import State


def sale(s: State, viewer: int) -> Sale | None:
    """While one is under way; the sheep in a hand are nobody else's business."""
    if s.is_over:
        return None
    top = top_frame(s)
    kind = frames.kind_of(top)
    if kind == REVEAL:
        return _before_showing(s, top) if viewer in (s.seat, REFEREE) else None
    if kind == CERTIFY:
        return Sale("income", [], 0, _by_certificates(s.imagine(s.seat, 0)))
    if kind == DELIVERY:
        reached = SaleOption(0, value_reached(top), _offered(s))
        return Sale("wool" if is_of_wool(top) else "income", [], 0, [reached])
    return None


def _before_showing(s: State, top: int) -> Sale:
    farm, cards, is_wool = s.farms[s.seat], s.tables.cards, is_for_wool(top)
    values, permanent = (cards.wool, farm.wool) if is_wool else (cards.breeding, farm.permanent_certificates)
    sheep = [ShownSheep(cards.names[card], values[card]) for card in revealed(s, top)]
    imagined = s.imagine(s.seat, 0)
    told = _played(imagined, choice(choices.REVEAL))
    asks = not imagined.is_over and frames.kind_of(top_frame(imagined)) == CERTIFY
    options = _by_certificates(imagined) if asks else [_option(0, imagined, told)]
    return Sale("wool" if is_wool else "income", sheep, permanent, options)


def _by_certificates(s: State) -> list[SaleOption]:
    """While certificates may be spent: one option for each number of them."""
    options = []
    for move in s.legal():
        imagined = s.copy()
        told = _played(imagined, move)
        options.append(_option(choices.argument_of(move), imagined, told))
    return options


def _played(s: State, move: int) -> list[list[int]]:
    """Play a move on an imagined position; what happened."""
    told = Journal()
    s.journal = told
    s.apply(move)
    s.journal = None
    return told.entries


def _option(certificates: int, after: State, told: list[list[int]]) -> SaleOption:
    """A single counter is delivered to without asking, so what happened is looked at as well."""
    pounds = next(entry[2] for entry in told if entry[0] in (journal.INCOME_COUNTED, journal.WOOL_COUNTED))
    names = counter_names(after.tables)
    delivered = [names[entry[2]] for entry in told if entry[0] == journal.DELIVERED]
    return SaleOption(certificates, pounds, delivered[:1] or _offered(after))


def _offered(s: State) -> list[str]:
    if s.is_over or frames.kind_of(top_frame(s)) != DELIVERY:
        return []
    names = counter_names(s.tables)
    return [names[choices.argument_of(move)] for move in s.legal() if choices.kind_of(move) == choices.DELIVER]
