"""Places as people find them on the boards: sea spaces counted along their lanes, building spaces by their numbers.

Everything is derived from what is printed, so a corrected component file gets the right names, too.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from newworlds.core.message import Message
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.data.schema.sea import Port
from newworlds.games.gwt_new_zealand.data.schema.trail import Node
from newworlds.games.gwt_new_zealand.telling.said import is_said, said

SEA_START: Final = "S"


class SeaPlace(NamedTuple):
    """A space of a lane, counted from the start; the first is 1."""

    lane: str
    number: int


class Places:
    """The names of all places of one printing."""

    def __init__(self, printing: Printing) -> None:
        self.nodes: dict[str, Node] = {node.id: node for node in printing.trail.node}
        building_spaces = [node.id for node in printing.trail.node if node.kind == "build"]
        self.building_numbers = {space: number for number, space in enumerate(building_spaces, start=1)}
        """The building spaces in the order of the file, which is that of the trail."""
        self.sea_places = {
            space: SeaPlace(lane.id, number)
            for lane in printing.sea.sea_lane
            for number, space in enumerate(lane.nodes, start=1)
        }
        """Every space except the start, which belongs to no lane."""
        self.ports: dict[str, Port] = {port.id: port for port in printing.sea.port}
        self.port_at: dict[str, Port] = {port.node: port for port in printing.sea.port}

    def space(self, name: str, neutral: str = "") -> Message:
        """A space of the trail; `neutral` is the letter of the neutral building there, which may be another's space."""
        return self._space("place", name, neutral)

    def at_space(self, name: str, neutral: str = "") -> Message:
        """The same after a verb: to it or at it."""
        return self._space("at_place", name, neutral)

    def _space(self, form: str, name: str, neutral: str) -> Message:
        node = self.nodes[name]
        number = self.building_numbers.get(name, node.number)
        return said(f"{form}.{node.kind}", letter=neutral or node.letter, number=number)

    def sea(self, space: str) -> Message:
        """A sea space, named after its port if there is one."""
        return self._sea("sea", space)

    def to_sea(self, space: str) -> Message:
        """The same as the destination of a ship."""
        return self._sea("to_sea", space)

    def _sea(self, form: str, space: str) -> Message:
        place = self.sea_places.get(space)
        if place is None:
            return said(f"{form}.start")
        port = self.port_at.get(space)
        if port is None:
            return said(f"{form}.space", lane=lane(place.lane), number=place.number)
        return said(f"{form}.port", size=port.size, lane=lane(place.lane), number=place.number)

    def port(self, name: str) -> Message:
        return self.sea(self.ports[name].node)


def lane(name: str) -> Message:
    return said(f"lane.{name}") if is_said(f"lane.{name}") else said("lane.other", id=name)
