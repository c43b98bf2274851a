"""What effects name: cards, breeds and counters that must be printed somewhere."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from newworlds.core.game import Fault
from newworlds.games.gwt_new_zealand.data.checks.cards import breeds, support
from newworlds.games.gwt_new_zealand.data.checks.fault import fault
from newworlds.games.gwt_new_zealand.data.effects import Effect
from newworlds.games.gwt_new_zealand.data.schema import Printing


def effect_faults(printing: Printing) -> Iterator[Fault]:
    """Checked by field name: `card`, `breeds`, `what` and `value` mean the same in every effect."""
    wool = {counter.value for counter in printing.sea.wool_counter}
    known = breeds(printing.cards) | support(printing.cards)
    for place, effect in effects("", printing):
        operands = msgspec.structs.asdict(effect)
        if operands.get("card", "romney") not in support(printing.cards):
            yield fault(place, "no_support", card=operands["card"])
        for breed in operands.get("breeds", ()):
            if breed not in breeds(printing.cards):
                yield fault(place, "no_breed", breed=breed)
        card = operands.get("what", "").partition("breed:")[2]
        if card and card not in known:
            yield fault(place, "no_card", card=card)
        if "value" in operands and operands["value"] not in wool:
            yield fault(place, "no_wool_counter", value=operands["value"])


def effects(place: str, part: object) -> Iterator[tuple[str, Effect]]:
    """Every printed effect, with its location."""
    if isinstance(part, Effect):
        yield place[1:], part
    if isinstance(part, msgspec.Struct):
        for field in part.__struct_fields__:
            yield from effects(f"{place}.{field}", getattr(part, field))
    elif isinstance(part, list):
        for index, item in enumerate(part):
            yield from effects(f"{place}.{getattr(item, 'id', index)}", item)
