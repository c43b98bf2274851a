"""Sarah: her cards, levels and tables refer to things that exist."""

from __future__ import annotations

from collections.abc import Iterator

from newworlds.core.game import Fault
from newworlds.games.gwt_new_zealand.data.checks.cards import breeds
from newworlds.games.gwt_new_zealand.data.checks.fault import fault, too_few, too_many, unlike
from newworlds.games.gwt_new_zealand.data.sarah_effects import BonusCard, ShearerSheep
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.data.schema.sarah import SarahCard

MOST_CARDS = 30
LEVELS = ["easy", "medium", "hard"]


def sarah_faults(printing: Printing) -> Iterator[Fault]:
    sarah = printing.sarah
    numbers = list(range(1, len(sarah.card) + 1))
    yield from too_many("sarah.card", len(sarah.card), MOST_CARDS)
    yield from unlike("sarah.card", [card.id for card in sarah.card], numbers)
    for card in sarah.card:
        yield from _card_faults(printing, card)
    yield from _level_faults(printing)
    for space in sarah.immediate:
        for effect in space.actions:
            if isinstance(effect, BonusCard | ShearerSheep):
                yield fault(f"sarah.immediate.{space.row}", "lacks", name="table")


def _card_faults(printing: Printing, card: SarahCard) -> Iterator[Fault]:
    place = f"sarah.card.{card.id}"
    effects = [*card.actions, *card.specialised, *card.unspecialised]
    if card.move == "type" and not card.type:
        yield fault(place, "lacks", name="type")
    if any(isinstance(effect, BonusCard) for effect in effects) and not card.sailor_table:
        yield fault(place, "lacks", name="sailor_table")
    if any(isinstance(effect, ShearerSheep) for effect in effects) and not card.shearer_table:
        yield fault(place, "lacks", name="shearer_table")
    known = breeds(printing.cards) | {"romney"}
    for names in card.shearer_table.values():
        yield from (fault(f"{place}.shearer_table", "no_breed", breed=name) for name in names if name not in known)


def _level_faults(printing: Printing) -> Iterator[Fault]:
    sarah = printing.sarah
    values = {counter.value for counter in printing.sea.local_counter}
    yield from unlike("sarah.difficulty", [level.name for level in sarah.difficulty], LEVELS)
    for level in sarah.difficulty:
        place = f"sarah.difficulty.{level.name}"
        removed = set(level.removed_cards)
        for card in removed:
            yield from too_many(place, card, len(sarah.card))
        yield from too_few(place, len(sarah.card) - len(removed), 1)
        if len(removed) < len(level.removed_cards):
            yield fault(place, "twice", name=", ".join(map(str, level.removed_cards)))
        if level.first_delivery not in values:
            yield fault(place, "no_local_counter", value=level.first_delivery)
