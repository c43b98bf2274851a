"""What cards say: sheep, support and bonus cards, objectives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from newworlds.core.explanation import Explanation
from newworlds.core.message import Message
from newworlds.games.gwt_new_zealand.data.effects import PrintedEffect
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.data.schema.cards import BonusSet, Objective, Sheep, Support
from newworlds.games.gwt_new_zealand.telling import names
from newworlds.games.gwt_new_zealand.telling.effects import effects
from newworlds.games.gwt_new_zealand.telling.said import said

Explained = Iterator[tuple[str, Explanation]]
"""Explanations, by the names used in notes and in the browser."""


def cards(printing: Printing) -> Explained:
    printed = printing.cards
    for sheep in printed.sheep:
        yield _named(sheep.breed, *_sheep(sheep))
    for support in printed.support:
        yield _named(support.id, *_support(support))
    for bonus in printed.bonus_set:
        yield _named(f"bonus_{bonus.set}", *_bonus(bonus))
    for objective in printed.objective:
        yield _named(objective.id, _objective(objective), "NZ-29")
    yield "card:hidden", Explanation(said("one_card", card="hidden", name=""))


def _named(name: str, lines: list[Message], rule: str) -> tuple[str, Explanation]:
    return f"card:{name}", Explanation(names.card(name), lines, rule)


def _sheep(card: Sheep | Support | BonusSet) -> tuple[list[Message], str]:
    return [said("explain.sheep", breeding=card.breeding, wool=card.wool), names.points(card.vp)], "NZ-16"


def _support(card: Support) -> tuple[list[Message], str]:
    return _sheep(card) if card.kind == "sheep" else _action(card.actions, card.vp)


def _bonus(card: BonusSet) -> tuple[list[Message], str]:
    if card.kind == "objective":
        return _objective(card), "NZ-29"
    return _sheep(card) if card.kind == "sheep" else _action(card.actions, card.vp)


def _action(actions: Sequence[PrintedEffect], points: int) -> tuple[list[Message], str]:
    worth = [names.points(points)] if points else []
    return [said("explain.play_and_draw", effects=effects(actions)), *worth], "NZ-36"


def _objective(card: Objective | BonusSet) -> list[Message]:
    conditions = names.conditions(card.conditions)
    return [
        said("explain.play", effects=effects(card.actions)),
        said("explain.objective", conditions=conditions, points=card.vp, penalty=card.penalty),
    ]
