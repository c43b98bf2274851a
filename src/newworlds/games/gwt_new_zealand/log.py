"""The log: what its sentences say for the ids and seats of an event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from newworlds.core.events import Event
from newworlds.games.gwt_new_zealand import events
from newworlds.games.gwt_new_zealand.wording import Wording

Teller = Callable[[Wording, Any], str]


def event_words(wording: Wording, event: Event, people: Sequence[str]) -> dict[str, str]:
    """Names for the fields that have one; `people` are the names of the seats."""
    told = {field: teller(wording, event) for field, teller in _TELLERS.get(type(event), {}).items()}
    return told | ({"owner": _owner(wording, event, people)} if isinstance(event, events.TaxPaid) else {})


def _owner(wording: Wording, event: events.TaxPaid, people: Sequence[str]) -> str:
    return wording.say("bank") if event.owner == events.BANK else people[event.owner]


_CARD: Final[Mapping[str, Teller]] = {"card": lambda wording, event: wording.one_card(event.card)}
_TILE: Final[Mapping[str, Teller]] = {"tile": lambda wording, event: wording.tile(event.tile)}
_SPACE: Final[Mapping[str, Teller]] = {"space": lambda wording, event: wording.space(event.space)}
_PORT: Final[Mapping[str, Teller]] = {"port": lambda wording, event: wording.port(event.port)}

_TELLERS: Final[dict[type[Event], Mapping[str, Teller]]] = {
    events.BreederMoved: {"to": lambda wording, event: wording.at_space(event.to, event.neutral)},
    events.ActionTaken: {"space": lambda wording, event: wording.at_space(event.space, event.neutral)},
    events.TaxPaid: _SPACE,
    events.BuildingBuilt: _SPACE,
    events.BuildingReplaced: _SPACE,
    events.HazardRemoved: {**_SPACE, **_TILE},
    events.ShipMoved: {"to": lambda wording, event: wording.to_sea(event.to)},
    events.PortUpgraded: _PORT,
    events.DiscMoved: _PORT,
    events.DiscTaken: {"space": lambda wording, event: wording.disc(event.space)},
    events.Delivered: {"counter": lambda wording, event: wording.counter(event.counter)},
    events.TileTaken: _TILE,
    events.TileRemoved: _TILE,
    events.ForecastChosen: _TILE,
    events.ForecastDrawn: _TILE,
    events.AuxiliaryTaken: {"action": lambda wording, event: wording.auxiliary(event.action)},
    events.CardDrawn: _CARD,
    events.CardDiscarded: _CARD,
    events.CardTaken: _CARD,
    events.CardPlayed: _CARD,
    events.CardRemoved: _CARD,
    events.SheepRevealed: _CARD,
    events.MarketFilled: _CARD,
    events.ObjectiveRevealed: _CARD,
}
