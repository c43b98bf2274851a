"""Components and effects in words, for the terminal and for the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from newworlds.core.setup import Components
from newworlds.games.gwt_new_zealand.events import HIDDEN_CARD
from newworlds.games.gwt_new_zealand.places import Places

Effect = Mapping[str, Any]
Board = Mapping[str, Any]

_OF_WORKERS: Final = -1
"""The amount of an effect that has as many as one's workers."""
_OBJECTIVE: Final = "OB"
_CARD_SORTS: Final = {_OBJECTIVE: "objective", "bonus_": "bonus"}
_HAZARDS: Final = ("landslide_", "flood_")


def _plain(name: str) -> str:
    """A name that only a component file knows."""
    return name.replace("_", " ")


class Wording(Places):
    """What is printed, told in one language."""

    def card(self, name: str) -> str:
        if self.is_said(f"card.{name}"):
            return self.say(f"card.{name}")
        is_objective = name.startswith(_OBJECTIVE)
        return self.say("card.objective", number=name[len(_OBJECTIVE) :].lstrip("0")) if is_objective else _plain(name)

    def one_card(self, name: str) -> str:
        """With its article; `hidden` is a card that one does not see."""
        if name == HIDDEN_CARD:
            return self.say("one_card", card=name, name="")
        sort = next((sort for beginning, sort in _CARD_SORTS.items() if name.startswith(beginning)), name)
        return self.say("one_card", card=sort, name=self.card(name))

    def hazard(self, name: str) -> str:
        sort, points, hand = name.split("_")
        return self.say("hazard", type=sort, points=int(points), hand=hand)

    def tile(self, name: str) -> str:
        """A worker, hazard or bonus tile."""
        if name.startswith(_HAZARDS):
            return self.hazard(name)
        said = [f"{sort}.{name}" for sort in ("worker", "tile") if self.is_said(f"{sort}.{name}")]
        return self.say(said[0]) if said else _plain(name)

    def disc(self, space: str) -> str:
        """What the space of a disc on a player board frees."""
        return self.say(f"disc.{space}") if self.is_said(f"disc.{space}") else _plain(space)

    def auxiliary(self, action: str) -> str:
        return self.say(f"auxiliary.{action}") if self.is_said(f"auxiliary.{action}") else _plain(action)

    def per(self, what: str) -> str:
        """What something is counted by."""
        return self.say(f"per.{what}")

    def counter(self, name: str) -> str:
        sort, _, value = name.partition("_")
        return self.say(f"counter.{sort}", value=value)

    def counters(self) -> list[Mapping[str, Any]]:
        """Every counter as printed, with the name that moves give it."""
        sea = self.components["sea"]
        sorts = {"sheep": "local_counter", "abroad": "foreign_counter", "wool": "wool_counter"}
        return [{**each, "name": f"{sort}_{each['value']}"} for sort, table in sorts.items() for each in sea[table]]

    def gift(self, name: str) -> str:
        """What an effect, a port or a counter hands out: a card, an objective or the card of a pile."""
        if name == "objective":
            return self.say("picture.objective")
        if self.is_said(f"pile.{name}"):
            return self.say("picture.card_of_pile", pile=self.say(f"pile.{name}"))
        return self.one_card(name)

    def effects(self, effects: Iterable[Effect]) -> str:
        return ", ".join(map(self.effect, effects))

    def effect(self, effect: Effect) -> str:
        """For instance `gain 2 pounds`."""
        amount = effect.get("n", 0)
        what = effect.get("what", "")
        return self.say(
            f"effect.{effect['op']}",
            n=_OF_WORKERS if isinstance(amount, str) else amount,
            mod=effect.get("mod", 0),
            mode=effect.get("mode", ""),
            cost=effect.get("cost", 0),
            value=effect.get("value", 0),
            wage=effect.get("per_builder", 0),
            to=effect.get("to", ""),
            card=self.gift(effect["card"]) if "card" in effect else "",
            breeds=", ".join(map(self.card, effect.get("breeds", ()))),
            per=self.per(effect["per"]) if "per" in effect else "",
            what=self.one_card(what[6:]) if what.startswith("breed:") else self.say(f"what.{what}") if what else "",
            then=self.effects(effect.get("then", ())),
            of=f" {self.say('picture.or')} ".join(map(self.effect, effect.get("of", ()))),
        )

    def sarah_does(self, effects: Iterable[Effect]) -> str:
        """The same effects as Sarah has them."""
        return ", ".join(map(self._sarah_does, effects))

    def _sarah_does(self, effect: Effect) -> str:
        breeds = ", ".join(map(self.card, effect.get("breeds", ())))
        return self.say(f"sarah_does.{effect['op']}", n=effect.get("n", 0), breeds=breeds, value=effect.get("value", 0))


def actions_of(components: Components, card: str) -> list[Effect]:
    """What a card does when it is played."""
    for sort, name in (("support", "id"), ("objective", "id"), ("bonus_set", "set")):
        for printed in components["cards"][sort]:
            if card in (printed[name], f"bonus_{printed[name]}"):
                return list(printed.get("actions", ()))
    return []


def building(components: Components, number: int, board: Board) -> Mapping[str, Any]:
    """A farm's building as printed on the side in play."""
    name = f"{number}{board['sides'][str(number)]}"
    found: Mapping[str, Any] = next(tile for tile in components["tiles"]["personal"] if tile["id"] == name)
    return found


def neutral_actions(components: Components, letter: str, side: int) -> list[Effect]:
    tile = next(tile for tile in components["tiles"]["neutral"] if tile["letter"] == letter)
    return list(tile[f"side_{side}"])


def objective(wording: Wording, card: str) -> str:
    """Its conditions and points, and what it does."""
    printed = next((each for each in wording.components["cards"]["objective"] if each["id"] == card), None)
    if printed is None:
        return wording.card(card)
    asked = ", ".join(wording.say(f"condition.{condition}") for condition in printed["conditions"])
    effects = wording.effects(printed["actions"])
    return (
        f"{asked} ({wording.say('picture.worth', points=printed['vp'], penalty=printed['penalty'], effects=effects)})"
    )
