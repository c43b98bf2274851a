"""What the trail says: its spaces, buildings and hazards."""

from __future__ import annotations

from collections.abc import Iterable

from newworlds.core.explanation import Explanation
from newworlds.core.message import Message
from newworlds.games.gwt_new_zealand.data.effects import PrintedEffect
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.data.schema.board import Fees
from newworlds.games.gwt_new_zealand.data.schema.tiles import Hand, Hazard, Personal
from newworlds.games.gwt_new_zealand.data.schema.trail import Node
from newworlds.games.gwt_new_zealand.telling import names
from newworlds.games.gwt_new_zealand.telling.effects import effect, effects
from newworlds.games.gwt_new_zealand.telling.explain_cards import Explained
from newworlds.games.gwt_new_zealand.telling.places import Places
from newworlds.games.gwt_new_zealand.telling.said import said, those


def trail(printing: Printing) -> Explained:
    places = Places(printing)
    for node in printing.trail.node:
        yield f"node:{node.id}", _node(places, node)
    for neutral in printing.tiles.neutral:
        title = said("place.neutral", letter=neutral.letter, number=0)
        for side, actions in ((1, neutral.side_1), (2, neutral.side_2 or neutral.side_1)):
            turned = [said("explain.turned")] if side == 2 and neutral.side_2 else []
            yield f"neutral:{neutral.letter}:{side}", Explanation(title, [*turned, *listed(actions)], "NZ-13")
    for personal in printing.tiles.personal:
        yield f"building:{personal.id}", _building(personal, printing.board.fees)
    for hazard in printing.tiles.hazard:
        name = f"{hazard.type}_{hazard.vp}_{hazard.hand}"
        yield f"hazard:{name}", Explanation(names.hazard(name), _hazard(printing, hazard), "NZ-33")


def listed(actions: Iterable[PrintedEffect]) -> list[Message]:
    """Each action on a line of its own."""
    return [said("explain.action", effect=effect(each)) for each in actions]


def _node(places: Places, node: Node) -> Explanation:
    title = places.space(node.id)
    if node.kind == "wellington":
        return Explanation(title, [said("explain.wellington")], "NZ-15")
    if node.kind == "start":
        return Explanation(title, [said("explain.start")], "NZ-19")
    return Explanation(title, _ground(node), "NZ-26" if node.kind == "build" else "NZ-13")


def _ground(node: Node) -> list[Message]:
    """What a building space requires and gives."""
    return those(
        (node.lush, said("explain.lush")),
        (node.needs_exploration, said("explain.gate", space=node.needs_exploration)),
        (node.gold_on_build, said("explain.gold_on_build", gold=node.gold_on_build)),
        (node.risk_action, said("explain.risky", effects=effects(node.risk_action))),
    )


def _building(printed: Personal, fees: Fees) -> Explanation:
    title = said("title.building", building=printed.id)
    builders = said("explain.builders", count=printed.builders)
    lines = [*listed(printed.actions), builders, *_tax(printed.hand, fees), names.points(printed.vp)]
    return Explanation(title, lines, "NZ-26")


def _hazard(printing: Printing, hazard: Hazard) -> list[Message]:
    gives = printing.tiles.hazards
    card = gives.flood_gives if hazard.type == "flood" else gives.landslide_gives
    removed = said("explain.hazard", card=names.card(card), points=hazard.vp)
    return [*_tax(hazard.hand, printing.board.fees), removed]


def _tax(hand: Hand, fees: Fees) -> list[Message]:
    """NZ-11."""
    if hand == "none":
        return []
    return [said("explain.hand", pounds=fees.black_hand if hand == "black" else fees.green_hand)]
