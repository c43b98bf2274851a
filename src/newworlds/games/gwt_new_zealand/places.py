"""Places as people find them on the boards: sea spaces counted along their lanes, building spaces by their numbers.

All of it is told from what is printed, so that a corrected component file names its places, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from newworlds.core.setup import Components
from newworlds.games.gwt_new_zealand.speech import Speech

Node = Mapping[str, Any]
Port = Mapping[str, Any]


class SeaPlace(NamedTuple):
    """A space of a lane, counted from the start; the first is 1."""

    lane: str
    number: int


def building_numbers(components: Components) -> dict[str, int]:
    """The building spaces in the order of the file, which is that of the trail."""
    spaces = [node["id"] for node in components["trail"]["node"] if node["kind"] == "build"]
    return {space: number for number, space in enumerate(spaces, start=1)}


def sea_places(components: Components) -> dict[str, SeaPlace]:
    """Every space but the start, which belongs to no lane."""
    return {
        space: SeaPlace(lane["id"], number)
        for lane in components["sea"]["sea_lane"]
        for number, space in enumerate(lane["nodes"], start=1)
    }


class Places(Speech):
    """The names of all places."""

    def __init__(self, components: Components, language: str) -> None:
        super().__init__(components, language)
        self.nodes: dict[str, Node] = {node["id"]: node for node in components["trail"]["node"]}
        self.building_numbers = building_numbers(components)
        self.sea_places = sea_places(components)
        self.ports: dict[str, Port] = {port["id"]: port for port in components["sea"]["port"]}
        self.port_at: dict[str, Port] = {port["node"]: port for port in self.ports.values()}

    def space(self, name: str, neutral: str = "") -> str:
        """A space of the trail; `neutral` is the letter of the neutral building there, which may be another's space."""
        return self._space("place", name, neutral)

    def at_space(self, name: str, neutral: str = "") -> str:
        """The same after a verb: to it, or at it."""
        return self._space("at_place", name, neutral)

    def _space(self, form: str, name: str, neutral: str) -> str:
        node = self.nodes[name]
        number = self.building_numbers.get(name) or node.get("number", 0)
        return self.say(f"{form}.{node['kind']}", letter=neutral or node.get("letter", ""), number=number)

    def lane(self, name: str) -> str:
        return self.say(f"lane.{name}") if self.is_said(f"lane.{name}") else self.say("lane.other", id=name)

    def sea(self, space: str) -> str:
        """A sea space: by its port, where there is one."""
        return self._sea("sea", space)

    def to_sea(self, space: str) -> str:
        """The same as where a ship sails to."""
        return self._sea("to_sea", space)

    def _sea(self, form: str, space: str) -> str:
        place = self.sea_places.get(space)
        if place is None:
            return self.say(f"{form}.start")
        port = self.port_at.get(space)
        told = {"lane": self.lane(place.lane), "number": place.number}
        return self.say(f"{form}.port", size=port["size"], **told) if port else self.say(f"{form}.space", **told)

    def port(self, name: str) -> str:
        return self.sea(self.ports[name]["node"])
