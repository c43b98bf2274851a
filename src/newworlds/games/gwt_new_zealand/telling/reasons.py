"""Why Sarah does what she does: the rule by which each of her choices is made (NZ-60, NZ-61, NZ-114 … NZ-116)."""

from __future__ import annotations

from typing import Final

from newworlds.core.events import Event
from newworlds.core.message import Message
from newworlds.games.gwt_new_zealand import events
from newworlds.games.gwt_new_zealand.data.sarah_effects import HireSpeciality
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.data.schema.sarah import Sarah
from newworlds.games.gwt_new_zealand.telling.said import is_said, said

_RULE: Final = "NZ-61"
_OBJECTIVE: Final = "OB"
_BONUS: Final = "bonus_"


def reason(printing: Printing, event: Event) -> Message | None:
    """None where the event needs no reason."""
    name = _name(printing, event)
    return said(f"sarah_reason.{name}", _RULE) if is_said(f"sarah_reason.{name}") else None


def criterion(pending: str) -> Message | None:
    """By what her rules choose, in a question that they leave open."""
    return said(f"sarah_criterion.{pending}", _RULE) if is_said(f"sarah_criterion.{pending}") else None


def _name(printing: Printing, event: Event) -> str:
    if isinstance(event, events.WorkerHired):
        return "hired_speciality" if _hires_speciality(printing.sarah, event.card) else "hired_cheapest"
    if isinstance(event, events.CardTaken):
        return f"card_{_sort(printing, event.card)}"
    if isinstance(event, events.Delivered):
        return "delivered_wool" if event.counter.startswith("wool_") else "delivered"
    return str(type(event).__struct_config__.tag)


def _hires_speciality(printed: Sarah, card: int) -> bool:
    drawn = [each for each in printed.card if each.id == card]
    return any(isinstance(effect, HireSpeciality) for each in drawn for effect in each.actions)


def _sort(printing: Printing, card: str) -> str:
    if card.startswith(_OBJECTIVE):
        return "objective"
    if card.startswith(_BONUS):
        return "bonus"
    return "support" if card in {each.id for each in printing.cards.support} else "sheep"
