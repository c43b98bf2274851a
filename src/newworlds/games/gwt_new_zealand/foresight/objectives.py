"""How far a player has come with the objectives on offer and with their own (NZ-29, NZ-112)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.foresight.foreseen import Need, Progress
from newworlds.games.gwt_new_zealand.printed.names import CONDITIONS
from newworlds.games.gwt_new_zealand.rules.assignment import best_objectives, elements
from newworlds.games.gwt_new_zealand.rules.farm import Farm
from newworlds.games.gwt_new_zealand.state import State


def objectives(s: State, seat: int) -> dict[str, Progress]:
    """By card: those on offer, and all of the seat's own, wherever they are."""
    own = [card for card in range(s.tables.cards.first_bonus, s.tables.cards.count) if _is_own(s, seat, card)]
    return {s.tables.cards.names[card]: _progress(s, seat, card, card in own) for card in [*s.offer, *own]}


def _is_own(s: State, seat: int, card: int) -> bool:
    farm = s.farms[seat]
    return bool(s.tables.cards.is_objective[card]) and farm.herd(card) + farm.played[card] > 0


def _progress(s: State, seat: int, card: int, is_own: bool) -> Progress:
    have, kinds = elements(s, s.farms[seat]), len(CONDITIONS)
    needed = s.tables.cards.needs[card * kinds : (card + 1) * kinds]
    needs = [Need(CONDITIONS[kind], count, have[kind]) for kind, count in enumerate(needed) if count]
    with_it, without_it = s.copy(), s.copy()
    if is_own:
        _remove(without_it.farms[seat], card)
    else:
        with_it.farms[seat].discard = _changed(with_it.farms[seat].discard, card, 1)
    return Progress(needs, best_objectives(with_it, seat) - best_objectives(without_it, seat))


def _remove(farm: Farm, card: int) -> None:
    """One copy: played, in hand, discarded, or in the draw pile."""
    if farm.played[card]:
        farm.played = _changed(farm.played, card, -1)
    elif farm.hand[card]:
        farm.hand = _changed(farm.hand, card, -1)
    elif farm.discard[card]:
        farm.discard = _changed(farm.discard, card, -1)
    elif farm.pile[card]:
        farm.pile = _changed(farm.pile, card, -1)
    else:
        farm.known_top = vec[i64]([known for known in farm.known_top if known != card])


def _changed(cards: vec[i64], card: int, by: int) -> vec[i64]:
    return vec[i64]([count + by if each == card else count for each, count in enumerate(cards)])
