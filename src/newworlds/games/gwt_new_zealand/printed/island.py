"""The trail, the tiles in the bags and the buildings."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.cards import CardTables
from newworlds.games.gwt_new_zealand.printed.names import ACTIONS, COUNTED, NODE_KINDS


class IslandTables(CardTables):
    """By number of the space, tile or building side."""

    def __init__(self, printing: dict[str, Any]) -> None:
        super().__init__(printing)
        fees: Any = printing["board"]["fees"]
        self.taxes: dict[str, int] = {"black": fees["black_hand"], "green": fees["green_hand"]}
        self._print_trail(printing["trail"]["node"])
        self._print_tiles(printing["tiles"])
        self._print_buildings(printing["tiles"])

    def _print_trail(self, nodes: list[Any]) -> None:
        self.node_names: list[str] = [node["id"] for node in nodes]
        names = self.node_names
        self.nodes: i64 = len(nodes)
        self.node_kind: vec[i64] = vec[i64]([NODE_KINDS.index(node["kind"]) for node in nodes])
        self.ways: vec[i64] = vec[i64](
            [names.index(node["next"][way]) if way < len(node["next"]) else -1 for node in nodes for way in (0, 1)]
        )
        self.is_lush: vec[i64] = vec[i64]([1 if node.get("lush") else 0 for node in nodes])
        self.is_risky: vec[i64] = vec[i64]([1 if node.get("risky") else 0 for node in nodes])
        self.risk_program: vec[i64] = vec[i64]([self.program(node.get("risk_action", [])) for node in nodes])
        self.gate: vec[i64] = vec[i64]([node.get("needs_exploration", 0) for node in nodes])
        self.site_gold: vec[i64] = vec[i64]([node.get("gold_on_build", 0) for node in nodes])
        self.start: i64 = [node["kind"] for node in nodes].index("start")
        self.wellington: i64 = [node["kind"] for node in nodes].index("wellington")
        neutral = sorted((node["letter"], names.index(node["id"])) for node in nodes if node["kind"] == "neutral")
        self.neutral_sites: vec[i64] = vec[i64]([site for _, site in neutral])
        self.sites: vec[i64] = vec[i64]([i for i, node in enumerate(nodes) if node["kind"] == "build"])
        self.landslides: vec[i64] = self._zone(nodes, "landslide")
        self.floods: vec[i64] = self._zone(nodes, "flood")

    def _zone(self, nodes: list[Any], kind: str) -> vec[i64]:
        zone = sorted((node["number"], index) for index, node in enumerate(nodes) if node["kind"] == kind)
        return vec[i64]([index for _, index in zone])

    def _print_tiles(self, tiles: dict[str, Any]) -> None:
        hazards: list[Any] = tiles["hazard"]
        self.hazards: i64 = len(hazards)
        self.is_flood: vec[i64] = vec[i64]([1 if hazard["type"] == "flood" else 0 for hazard in hazards])
        self.hazard_vp: vec[i64] = vec[i64]([hazard["vp"] for hazard in hazards])
        self.hazard_tax: vec[i64] = vec[i64]([self._tax(hazard["hand"]) for hazard in hazards])
        self.landslide_card: i64 = self.card(tiles["hazards"]["landslide_gives"])
        self.flood_card: i64 = self.card(tiles["hazards"]["flood_gives"])
        self.bag_a: vec[i64] = vec[i64](
            [worker["count"] for worker in tiles["worker"]] + [hazard["count"] for hazard in hazards]
        )
        bonus: list[Any] = tiles["bonus_tile"]
        self.tile_names: list[str] = [tile["id"] for tile in bonus]
        self.joker: i64 = self.tile_names.index("joker")
        self.bag_b: vec[i64] = vec[i64]([tile["count"] for tile in bonus])
        self.tile_vp: vec[i64] = vec[i64]([tile["vp"] for tile in bonus])
        self.tile_price: vec[i64] = vec[i64]([self.program(tile.get("cost", [])) for tile in bonus])
        self.asks_for_card: vec[i64] = vec[i64](
            [1 if any(cost["op"] == "remove_from_hand" for cost in tile.get("cost", [])) else 0 for tile in bonus]
        )
        self.tile_program: vec[i64] = vec[i64]([self.program(tile.get("actions", []), True) for tile in bonus])
        masters: list[Any] = tiles["harbourmaster"]
        self.masters: i64 = len(masters)
        self.master_program: vec[i64] = vec[i64]([self.program(master["top"]) for master in masters])
        self.master_counts: vec[i64] = vec[i64]([COUNTED.index(master["bottom"]["per"]) for master in masters])
        self.master_vp: vec[i64] = vec[i64]([master["bottom"]["vp"] for master in masters])

    def _print_buildings(self, tiles: dict[str, Any]) -> None:
        neutral = sorted(tiles["neutral"], key=lambda building: str(building["letter"]))
        sides = [building.get(side) or building["side_1"] for building in neutral for side in ("side_1", "side_2")]
        self.neutral_actions: vec[i64] = self._actions(sides)
        self.has_two_sides: vec[i64] = vec[i64]([1 if building.get("side_2") else 0 for building in neutral])
        personal = {building["id"]: building for building in tiles["personal"]}
        self.buildings: i64 = len(personal) // 2
        ordered = [personal[f"{number + 1}{side}"] for number in range(len(personal) // 2) for side in "ab"]
        self.own_actions: vec[i64] = self._actions([building["actions"] for building in ordered])
        self.builders_needed: vec[i64] = vec[i64]([building["builders"] for building in ordered])
        self.building_vp: vec[i64] = vec[i64]([building["vp"] for building in ordered])
        self.building_tax: vec[i64] = vec[i64]([self._tax(building["hand"]) for building in ordered])

    def _actions(self, sides: list[Any]) -> vec[i64]:
        """One program per printed action, ACTIONS places a building side; -1 where nothing is printed."""
        return vec[i64](
            [
                self.program([actions[index]]) if index < len(actions) else -1
                for actions in sides
                for index in range(ACTIONS)
            ]
        )

    def _tax(self, hand: str) -> int:
        return self.taxes.get(hand, 0)
