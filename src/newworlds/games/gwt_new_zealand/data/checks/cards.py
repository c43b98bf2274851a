"""Cards: names known to rules and effects, and numbers that fit into a position."""

from __future__ import annotations

from collections.abc import Iterator

from newworlds.core.game import Fault
from newworlds.games.gwt_new_zealand.data.checks.fault import fault, repeated, too_few, too_many
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.data.schema.cards import Cards

MOST_BREEDS = 12
"""Breeds in the market."""
MOST_SHEEP = 16
"""Kinds of sheep cards; one bit each tells which are held back when sheep are revealed."""
MOST_CARDS = 200
FEWEST_SETS = 4
"""Bonus sets in one game (NZ-7)."""
BREEDS_OF_THE_RULES = ("shropshire", "lincoln", "corriedale", "hampshire", "ryeland")
RESERVED = frozenset({"none", "objective", "wheel", "barrel", "bell", "compass", "hidden"})


def breeds(cards: Cards) -> set[str]:
    return {sheep.breed for sheep in cards.sheep}


def support(cards: Cards) -> set[str]:
    return {card.id for card in cards.support}


def card_faults(printing: Printing) -> Iterator[Fault]:
    cards = printing.cards
    sets = [f"bonus_{card.set}" for card in cards.bonus_set]
    names = [*(sheep.breed for sheep in cards.sheep), *(card.id for card in cards.support), *sets]
    names += [card.id for card in cards.objective]
    yield from repeated("cards", names)
    yield from (fault("cards", "reserved_name", name=name) for name in names if name in RESERVED)
    yield from too_many("cards", len(names), MOST_CARDS)
    yield from too_many("cards.sheep", len(cards.sheep), MOST_BREEDS)
    kinds = [*(card.kind for card in cards.support), *(card.kind for card in cards.bonus_set)]
    yield from too_many("cards", len(cards.sheep) + kinds.count("sheep"), MOST_SHEEP)
    yield from too_few("cards.bonus_set", len(cards.bonus_set), FEWEST_SETS)
    yield from (
        fault("cards.sheep", "lacks", name=breed) for breed in BREEDS_OF_THE_RULES if breed not in breeds(cards)
    )
    if "romney" not in support(cards):
        yield fault("cards.support", "lacks", name="romney")
    yield from _pile_faults(printing)


def _pile_faults(printing: Printing) -> Iterator[Fault]:
    """NZ-7: a pile takes its cards from one set."""
    for row in printing.board.setup.by_players:
        for card in printing.cards.bonus_set:
            if card.count < row.bonus_pile:
                yield fault(f"cards.bonus_set.{card.set}", "too_few", count=card.count, fewest=row.bonus_pile)
