"""The names of components: cards, tiles, hazards, workers, counters and spaces of the player boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from newworlds.core.message import Message
from newworlds.games.gwt_new_zealand.events import HIDDEN_CARD
from newworlds.games.gwt_new_zealand.telling.said import either, is_said, named, said

_OBJECTIVE: Final = "OB"
_CARD_SORTS: Final = {_OBJECTIVE: "objective", "bonus_": "bonus"}
_HAZARDS: Final = ("landslide_", "flood_")
NO_CARD: Final = "none"
"""How component files say that a port or counter gives no card."""


def card(name: str) -> Message:
    if name.startswith(_OBJECTIVE) and not is_said(f"card.{name}"):
        return said("card.objective", number=name[len(_OBJECTIVE) :].lstrip("0"))
    return named("card", name)


def one_card(name: str) -> Message:
    """With its article; `hidden` is a card the viewer cannot see."""
    if name == HIDDEN_CARD:
        return said("one_card", card=name, name="")
    sort = next((sort for beginning, sort in _CARD_SORTS.items() if name.startswith(beginning)), name)
    return said("one_card", card=sort, name=card(name))


def any_breed(breeds: Sequence[str]) -> Message:
    return either([card(breed) for breed in breeds])


def gift(name: str) -> Message:
    """What an effect, a port or a counter hands out: a card, an objective or the card of a pile."""
    if name == "objective":
        return said("gift.objective")
    if is_said(f"pile.{name}"):
        return said("gift.card_of_pile", pile=pile(name))
    return one_card(name)


def pile(name: str) -> Message:
    return said(f"pile.{name}")


def hazard(name: str) -> Message:
    """For instance `flood_3_green`."""
    sort, points, hand = name.split("_")
    return said("hazard", type=sort, points=int(points), hand=hand)


def worker(name: str) -> Message:
    return named("tile" if name == "joker" else "worker", name)


def tile(name: str) -> Message:
    """A worker, hazard or bonus tile."""
    sort = sort_of_tile(name)
    return hazard(name) if sort == "hazard" else named(sort, name)


def sort_of_tile(name: str) -> str:
    """Under which its explanation is found."""
    if name.startswith(_HAZARDS):
        return "hazard"
    return "worker" if is_said(f"worker.{name}") else "tile"


def disc(space: str) -> Message:
    """What a disc space on a player board frees."""
    return named("disc", space)


def auxiliary(action: str) -> Message:
    return named("auxiliary", action)


def per(what: str) -> Message:
    """The unit something is counted in."""
    return said(f"per.{what}")


def conditions(printed: Sequence[str]) -> list[Message]:
    """Of an objective; a condition required twice is listed once."""
    return [said(f"condition.{name}", count=count) for name, count in Counter(printed).items()]


def counter(name: str) -> Message:
    """For instance `wool_13`."""
    sort, _, value = name.partition("_")
    return said(f"counter.{sort}", value=int(value))


def points(count: int) -> Message:
    return said("points", count=count)
