"""Components, effects and moves in words, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from newworlds.core.moves import Move
from newworlds.core.setup import Components
from newworlds.core.text import catalogue, words
from newworlds.games.gwt_new_zealand import moves

Effect = Mapping[str, Any]
Board = Mapping[str, Any]

_OF_WORKERS: Final = -1
"""The amount of an effect that has as many as one's workers."""


class Wording:
    """What is printed, told in one language."""

    def __init__(self, components: Components, language: str) -> None:
        self.components = components
        self.language = language

    def say(self, code: str, **args: Any) -> str:
        return words(f"gwt_new_zealand.{code}", args, self.language)

    def is_said(self, code: str) -> bool:
        return f"gwt_new_zealand.{code}" in catalogue(self.language)

    def card(self, name: str) -> str:
        code = f"card.{name}"
        return self.say(code) if self.is_said(code) else self.say("card.objective", number=name.removeprefix("OB"))

    def tile(self, name: str) -> str:
        """A worker, hazard or bonus tile."""
        return next(self.say(f"{sort}.{name}") for sort in _TILE_SORTS if self.is_said(f"{sort}.{name}"))

    def gift(self, name: str) -> str:
        """What an effect hands out: a card, an objective or the card of a pile."""
        if name == "objective":
            return self.say("picture.objective")
        return self.say(f"pile.{name}") if self.is_said(f"pile.{name}") else self.card(name)

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
            per=self.say(f"per.{effect['per']}") if "per" in effect else "",
            what=self.card(what[6:]) if what.startswith("breed:") else self.say(f"what.{what}") if what else "",
            then=self.effects(effect.get("then", ())),
            of=f" {self.say('picture.or')} ".join(map(self.effect, effect.get("of", ()))),
        )

    def move(self, move: Move, board: Board) -> str:
        """What kind of move, and which one of its kind."""
        kind = self.say(f"move.{move.__struct_config__.tag}", pending=board["turn"]["pending"])
        phrase = _PHRASES.get(type(move))
        return self.say("picture.move", kind=kind, choice=phrase(self, move, board)) if phrase else kind


_TILE_SORTS: Final = ("worker", "hazard", "tile")

Phrase = Callable[[Wording, Any, Board], str]


def _card(wording: Wording, move: Any, board: Board) -> str:
    return wording.card(move.card)


def _played_card(wording: Wording, move: Any, board: Board) -> str:
    return f"{wording.card(move.card)} ({wording.effects(actions_of(wording.components, move.card))})"


def _action(wording: Wording, move: Any, board: Board) -> str:
    offered = [action["effects"] for action in board["turn"]["actions"] if action["action"] == move.action]
    return wording.effects(offered[0]) if offered else wording.say(f"place.{move.action}")


def _sheep(wording: Wording, move: Any, board: Board) -> str:
    option = wording.components["board"]["sheep_market"]["option"][move.option - 1]
    return wording.say("picture.purchase", breed=wording.card(move.breed), **_counts(option))


def _counts(option: Mapping[str, Any]) -> dict[str, Any]:
    return {"shepherds": option["shepherds"], "pounds": option["pounds"], "cards": option["cards"]}


def _building(wording: Wording, move: Any, board: Board) -> str:
    printed = building(wording.components, move.building, board)
    told = wording.say("picture.building", builders=printed["builders"], points=printed["vp"])
    return f"{told} ({wording.effects(printed['actions'])})"


def _site(wording: Wording, place: str, board: Board) -> str:
    site = board["trail"].get(place, {})
    return wording.say(f"hazard.{site['hazard']}") if "hazard" in site else place


def _bonus_tile(wording: Wording, move: Any, board: Board) -> str:
    cost = wording.components["board"]["bonus_market"]["row_costs_top_to_bottom"][move.row - 1]
    tile = board["bonus_market"]["rows"][move.row - 1][move.column - 1]
    return f"{wording.say(f'tile.{tile}')} ({wording.say('picture.price', pounds=cost)})"


def _worker(wording: Wording, move: Any, board: Board) -> str:
    cost = wording.components["board"]["job_market"]["row_costs_top_to_bottom"][move.row - 1]
    return f"{wording.say(f'worker.{move.worker}')} ({wording.say('picture.price', pounds=cost)})"


def _bonus_card(wording: Wording, move: Any, board: Board) -> str:
    pile = board["bonus_cards"][move.pile]
    return f"{wording.card(pile['card'])} ({wording.say('effect.gold', n=-pile['gold'])})"


def _forecast(wording: Wording, move: Any, board: Board) -> str:
    return wording.tile(board["forecast"][moves.FORECAST_NAMES.index(move.space)])


def _counter(wording: Wording, move: Any, board: Board) -> str:
    sort, _, value = move.counter.partition("_")
    return wording.say(f"counter.{sort}", value=value)


_PHRASES: Final[dict[type[Move], Phrase]] = {
    moves.Discard: _card,
    moves.HoldBack: _card,
    moves.TakeObjective: lambda wording, move, board: objective(wording, move.card),
    moves.PlayCard: _played_card,
    moves.TakeDisc: lambda wording, move, board: wording.say(f"disc.{move.space}"),
    moves.Step: lambda wording, move, board: _site(wording, move.to, board),
    moves.StartAt: lambda wording, move, board: move.space,
    moves.BuildAt: lambda wording, move, board: move.space,
    moves.RemoveHazard: lambda wording, move, board: _site(wording, move.space, board),
    moves.Act: _action,
    moves.Auxiliary: lambda wording, move, board: f"{wording.say(f'auxiliary.{move.action}')} × {move.times}",
    moves.BuyBonusCard: _bonus_card,
    moves.Hire: _worker,
    moves.Invest: _bonus_tile,
    moves.ChooseRow: lambda wording, move, board: wording.say(f"worker.{move.worker}"),
    moves.BuySheep: _sheep,
    moves.TakeSheep: lambda wording, move, board: wording.card(move.breed),
    moves.ChooseBuilding: _building,
    moves.Deliver: _counter,
    moves.Take: lambda wording, move, board: str(move.count),
    moves.React: lambda wording, move, board: wording.say(f"reaction.{move.reaction}"),
    moves.Forecast: _forecast,
    moves.Choose: lambda wording, move, board: wording.effect(board["turn"]["options"][move.option - 1]),
}
"""What tells a move from others of its kind."""


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
