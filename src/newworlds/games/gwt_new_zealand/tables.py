"""Lookup tables worked out from the components, one set per printing; effects become frames here."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.rules import frames
from newworlds.games.gwt_new_zealand.rules.frames import frame

WORKERS: Final = ["shepherd", "builder", "sailor", "shearer"]
SHEPHERD: Final = 0
BUILDER: Final = 1
SAILOR: Final = 2
SHEARER: Final = 3

CONDITIONS: Final = [
    "disc_13_plus",
    "building",
    "building_4",
    "shearers_2",
    "warehouse",
    "lincoln_or_corriedale",
    "hampshire_or_ryeland",
    "ferry",
    "explored_6",
    "flood",
]
BUILDING_CONDITION: Final = 1
BIG_BUILDING_CONDITION: Final = 2

COUNTED: Final = [
    "objective_played",
    "lush_building",
    "hazard_pair",
    "shepherd",
    "warehouse",
    "exploration_5",
    "hazard",
    "warehouse_pair",
    "certificate",
    "building",
    "worker_pair",
    "ferry",
]
"""What effects and harbourmaster tiles count."""

START: Final = 0
NEUTRAL: Final = 1
SITE: Final = 2
LANDSLIDE: Final = 3
FLOOD: Final = 4
WELLINGTON: Final = 5
NODE_KINDS: Final = ["start", "neutral", "build", "landslide", "flood", "wellington"]

WHITE: Final = 0
BLACK: Final = 1

SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2
SIZES: Final = ["small", "medium", "large"]

PILES: Final = ["wheel", "barrel", "bell", "compass"]
NO_CARD: Final = -1
OBJECTIVE_CARD: Final = 900
"""Stands for `any objective` where a counter names a card; piles of bonus cards are 901 … 904."""
FIRST_PILE: Final = 901

ARROWS: Final = ["black", "yellow", "turquoise", "red"]
YELLOW: Final = 1
TURQUOISE: Final = 2
RED: Final = 3

ANY_SHEEP: Final = 0
SAME_BREED_PAIR: Final = 1
ONE_BREED: Final = 2
"""What is discarded for an effect; ONE_BREED + card for a certain breed."""

ACTIONS: Final = 4
"""Most actions printed on one building."""
ROW_LENGTH: Final = 5

_PLAIN: Final[dict[str, int]] = {
    "gain_money": frames.GAIN_MONEY,
    "pay_money": frames.PAY_MONEY,
    "token": frames.TOKENS,
    "cert": frames.CERTIFICATES,
    "explore": frames.EXPLORE,
    "permanent_certificate": frames.PERMANENT_CERTIFICATE,
    "permanent_wool": frames.PERMANENT_WOOL,
    "step_limit": frames.STEP_LIMIT,
    "hand_limit": frames.HAND_LIMIT,
    "certificate_limit": frames.CERTIFICATE_LIMIT,
    "top_deck": frames.TOP_DECK,
    "draw_discard": frames.DRAW_DISCARD,
    "draw_then_discard": frames.DRAW_THEN_DISCARD,
    "walk": frames.WALK,
    "buy_sheep": frames.BUY_SHEEP,
    "objective": frames.OBJECTIVE,
    "replace_plus_1": frames.REPLACE_PLUS_1,
    "warehouse_within": frames.WAREHOUSE_WITHIN,
    "remove_from_hand": frames.REMOVE_FROM_HAND,
}
"""Effects that have an amount and nothing else."""

_MUST_TAKE: Final = 2**frames.MUST_TAKE_BIT

_OWN_WORKERS: Final = ["sailors", "shearers"]
"""An amount of 0 in `ship` and `shear`: as many as one's own workers."""

_SARAH: Final[dict[str, int]] = {
    "hire_cheapest": frames.SARAH_HIRE_CHEAPEST,
    "hire_speciality": frames.SARAH_HIRE_SPECIALITY,
    "buy_sheep": frames.SARAH_BUY_SHEEP,
    "build": frames.SARAH_BUILD,
    "build_exactly": frames.SARAH_BUILD_EXACTLY,
    "remove_tile": frames.SARAH_REMOVE_TILE,
    "explore": frames.SARAH_EXPLORE,
    "objective": frames.SARAH_OBJECTIVE,
    "hazard": frames.SARAH_HAZARD,
    "bonus_card": frames.SARAH_BONUS_CARD,
    "move_more": frames.SARAH_WALK,
    "add_sheep": frames.SARAH_ADD_SHEEP,
    "port": frames.SARAH_PORT,
}


class Tables:
    """Everything printed, by number. Cards are numbered breeds first, then support, bonus sets and objectives."""

    def __init__(self, printing: dict[str, Any]) -> None:
        self.program_start: vec[i64] = vec[i64]([0, 0])
        self.effects: vec[i64] = vec[i64]()
        self.card_names: list[str] = []
        fees: Any = printing["board"]["fees"]
        self.taxes: dict[str, int] = {"black": fees["black_hand"], "green": fees["green_hand"]}
        self._number_cards(printing["cards"])
        self._number_counters(printing["sea"])
        self._print_cards(printing["cards"])
        self._print_trail(printing["trail"]["node"])
        self._print_sea(printing["sea"])
        self._print_counters(printing["sea"])
        self._print_tiles(printing["tiles"])
        self._print_buildings(printing["tiles"])
        self._print_markets(printing["board"])
        self._print_board(printing["board"])
        self._print_setup(printing["board"]["setup"])
        self._print_sarah(printing["sarah"])

    # -- programs -------------------------------------------------------------------------------------------------

    def program(self, effects: list[Any], must_take: bool = False) -> int:
        """Store effects one after the other; 0 is the program that does nothing."""
        if not effects:
            return 0
        must = _MUST_TAKE if must_take else 0
        return self._store([self._frame(effect) | must for effect in effects])

    def _store(self, compiled: list[int]) -> int:
        for number in compiled:
            self.effects = append(self.effects, number)
        self.program_start = append(self.program_start, len(self.effects))
        return len(self.program_start) - 2

    def _frame(self, effect: dict[str, Any]) -> int:
        op: str = effect["op"]
        n: Any = effect.get("n", 0)
        if op in _PLAIN:
            return frame(_PLAIN[op], n)
        if op == "gold":
            return frame(frames.GOLD, n) if n >= 0 else frame(frames.LOSE_GOLD, -n)
        if op == "ship" or op == "shear":
            kind = frames.SHIP if op == "ship" else frames.SHEAR
            return frame(kind, 0 if n in _OWN_WORKERS else n)
        if op == "hire" or op == "invest":
            kind = frames.HIRE if op == "hire" else frames.INVEST
            return frame(kind, effect.get("mod", 0) + frames.PRICE_SHIFT)
        return self._compound(op, effect)

    def _compound(self, op: str, effect: dict[str, Any]) -> int:
        if op == "gain_money_per" or op == "per_item":
            then = effect.get("then") or [{"op": "gain_money", "n": effect["n"]}]
            return frame(frames.PER_ITEM, COUNTED.index(effect["per"]), self.program(then))
        if op == "choice":
            programs = [self.program([option]) for option in effect["of"]]
            return frame(frames.CHOICE, len(programs), self._aligned(programs))
        if op == "discard_for":
            return frame(
                frames.DISCARD_FOR,
                self._discarded(effect["what"]),
                self.program(effect["then"]),
                1 if effect.get("may_waive") else 0,
            )
        if op == "market_sheep":
            to_pile = 1 if effect.get("to") == "draw_pile" else 0
            return frame(
                frames.MARKET_SHEEP, effect["n"], effect.get("cost", 0), to_pile, self._breed_mask(effect["breeds"])
            )
        return self._lookup(op, effect)

    def _lookup(self, op: str, effect: dict[str, Any]) -> int:
        if op == "take_card":
            return frame(frames.TAKE_CARD, self.card(effect["card"]), 1 if effect.get("may_waive") else 0)
        if op == "aux":
            return frame(frames.AUXILIARY, 1 if effect["mode"] == "single" else 2)
        if op == "build":
            return frame(frames.BUILD, effect["per_builder"])
        if op == "deliver_wool":
            return frame(frames.DELIVER_WOOL, self.wool_counter(effect["value"]))
        return frame(frames.REMOVE_HAZARD, effect.get("cost", 0))

    def _aligned(self, programs: list[int]) -> int:
        """The options of a choice, stored as a program of program numbers."""
        return self._store(programs)

    def _discarded(self, what: str) -> int:
        if what == "any_sheep":
            return ANY_SHEEP
        if what == "pair_same_breed":
            return SAME_BREED_PAIR
        return ONE_BREED + self.card(what.split(":")[1])

    def _breed_mask(self, breeds: list[str]) -> int:
        mask = 0
        for breed in breeds:
            mask |= 1 << self.card(breed)
        return mask

    # -- cards ----------------------------------------------------------------------------------------------------

    def card(self, name: str) -> int:
        return self.card_names.index(name)

    def _number_cards(self, cards: dict[str, Any]) -> None:
        self.market_breeds: i64 = len(cards["sheep"])
        self.card_names = [sheep["breed"] for sheep in cards["sheep"]]
        self.first_support: i64 = len(self.card_names)
        self.card_names += [card["id"] for card in cards["support"]]
        self.first_bonus: i64 = len(self.card_names)
        self.card_names += [f"bonus_{card['set']}" for card in cards["bonus_set"]]
        self.first_objective: i64 = len(self.card_names)
        self.card_names += [card["id"] for card in cards["objective"]]
        self.cards: i64 = len(self.card_names)
        self.romney: i64 = self.card("romney")
        self.shropshire: i64 = self.card("shropshire")
        self.lincoln_or_corriedale: i64 = self._breed_mask(["lincoln", "corriedale"])
        self.hampshire_or_ryeland: i64 = self._breed_mask(["hampshire", "ryeland"])

    def _print_cards(self, printed: dict[str, Any]) -> None:
        cards = [*printed["sheep"], *printed["support"], *printed["bonus_set"], *printed["objective"]]
        self.breeding: vec[i64] = vec[i64]([card.get("breeding", 0) for card in cards])
        self.wool: vec[i64] = vec[i64]([card.get("wool", 0) for card in cards])
        self.card_vp: vec[i64] = vec[i64]([card.get("vp", 0) for card in cards])
        self.penalty: vec[i64] = vec[i64]([card.get("penalty", 0) for card in cards])
        self.card_program: vec[i64] = vec[i64]([self.program(card.get("actions", [])) for card in cards])
        self.is_sheep: vec[i64] = vec[i64]([1 if "breed" in c or c.get("kind") == "sheep" else 0 for c in cards])
        self.is_starting: vec[i64] = vec[i64]([1 if c.get("deck") == "starting" else 0 for c in cards])
        self.is_objective: vec[i64] = vec[i64]([1 if c.get("conditions") else 0 for c in cards])
        self.is_action: vec[i64] = vec[i64]([1 if c.get("kind") == "action" else 0 for c in cards])
        self.is_ferry: vec[i64] = vec[i64]([1 if c.get("id") == "ferry" or c.get("is_ferry") else 0 for c in cards])
        self.needs: vec[i64] = vec[i64](
            [card.get("conditions", []).count(condition) for card in cards for condition in CONDITIONS]
        )
        self.copies: vec[i64] = vec[i64]([card.get("count", 0) for card in cards])
        self.copies_per_player: vec[i64] = vec[i64]([card.get("count_per_player", 0) for card in cards])
        self._number_breeds(len(cards))

    def _number_breeds(self, cards: int) -> None:
        """Breeds that can be revealed, each with a bit of its own."""
        self.breeds: vec[i64] = vec[i64]()
        self.breed_bit: vec[i64] = vec[i64]([0] * cards)
        card: i64 = 0
        while card < cards:
            if self.is_sheep[card]:
                self.breed_bit[card] = 1 << len(self.breeds)
                self.breeds = append(self.breeds, card)
            card += 1

    # -- the trail ------------------------------------------------------------------------------------------------

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

    # -- the sea --------------------------------------------------------------------------------------------------

    def _print_sea(self, sea: dict[str, Any]) -> None:
        lanes: list[list[str]] = [lane["nodes"] for lane in sea["sea_lane"]]
        self.sea_names: list[str] = ["S", *[name for lane in lanes for name in lane]]
        self.sea_spaces: i64 = len(self.sea_names)
        places = [(-1, 0), *[(number, at + 1) for number, lane in enumerate(lanes) for at in range(len(lane))]]
        self.sea_distance: vec[i64] = vec[i64](
            [abs(a[1] - b[1]) if a[0] == b[0] else a[1] + b[1] for a in places for b in places]
        )
        self._print_ports(sea)

    def _print_ports(self, sea: dict[str, Any]) -> None:
        ports: list[Any] = sea["port"]
        names = self.port_names
        self.ports: i64 = len(ports)
        self.port_size: vec[i64] = vec[i64]([SIZES.index(port["size"]) for port in ports])
        self.port_node: vec[i64] = vec[i64]([self.sea_names.index(port["node"]) for port in ports])
        self.port_at: vec[i64] = vec[i64]([-1] * len(self.sea_names))
        for number, port in enumerate(ports):
            self.port_at[self.sea_names.index(port["node"])] = number
        self.port_slots: vec[i64] = vec[i64](
            [
                costs[slot] if slot < len(costs) else -1
                for port in ports
                for costs in [port.get("slot_costs", [])]
                for slot in range(4)
            ]
        )
        self.port_cost: vec[i64] = vec[i64]([port.get("cost", 0) for port in ports])
        self.port_border: vec[i64] = vec[i64]([BLACK if port.get("border") == "black" else WHITE for port in ports])
        self.port_card: vec[i64] = vec[i64]([self._printed_card(port.get("card", "none")) for port in ports])
        self.port_vp: vec[i64] = vec[i64]([port.get("vp", 0) for port in ports])
        self.port_sends_home: vec[i64] = vec[i64]([1 if p.get("ship_returns_to_start") else 0 for p in ports])
        arrows: list[Any] = sea["yellow_arrows"]["pairs"]
        self.yellow_arrows: vec[i64] = vec[i64]([1 << names.index(a) | 1 << names.index(b) for a, b in arrows])
        self.yellow_vp: i64 = sea["yellow_arrows"]["vp_each"]

    def _printed_card(self, name: str) -> int:
        if name == "none":
            return NO_CARD
        if name == "objective":
            return OBJECTIVE_CARD
        if name in PILES:
            return FIRST_PILE + PILES.index(name)
        return self.card(name)

    def _number_counters(self, sea: dict[str, Any]) -> None:
        self.port_names: list[str] = [port["id"] for port in sea["port"]]
        self.local_counters: i64 = len(sea["local_counter"])
        self.first_foreign: i64 = len(sea["local_counter"]) + len(sea["wool_counter"])
        counters = [*sea["local_counter"], *sea["wool_counter"], *sea["foreign_counter"]]
        self.counters: i64 = len(counters)
        self.counter_value: vec[i64] = vec[i64]([counter["value"] for counter in counters])

    def wool_counter(self, value: int) -> int:
        number = int(self.local_counters)
        while self.counter_value[number] != value:
            number += 1
        return number

    def is_wool(self, counter: i64) -> bool:
        return self.local_counters <= counter < self.first_foreign

    def _print_counters(self, sea: dict[str, Any]) -> None:
        counters = [*sea["local_counter"], *sea["wool_counter"], *sea["foreign_counter"]]
        self.counter_border: vec[i64] = vec[i64]([BLACK if c["border"] == "black" else WHITE for c in counters])
        self.counter_cost: vec[i64] = vec[i64]([c["cost"] for c in counters])
        self.counter_money: vec[i64] = vec[i64]([c.get("gain_money", 0) for c in counters])
        self.counter_vp: vec[i64] = vec[i64]([c["vp"] for c in counters])
        self.counter_card: vec[i64] = vec[i64]([self._printed_card(c.get("card", "none")) for c in counters])
        self.is_repeatable: vec[i64] = vec[i64]([1 if c.get("repeatable") else 0 for c in counters])
        self.counter_port: vec[i64] = vec[i64](
            [self.port_names.index(c["port"]) if c.get("port") else -1 for c in counters]
        )
        values = [counter["value"] for counter in sea["local_counter"]]
        arrows = sea["green_arrows"]["pairs"]
        self.green_from: vec[i64] = vec[i64]([values.index(arrow["a"]) for arrow in arrows])
        self.green_to: vec[i64] = vec[i64]([values.index(arrow["b"]) for arrow in arrows])
        self.green_vp: vec[i64] = vec[i64]([arrow["vp"] for arrow in arrows])

    # -- tiles and buildings --------------------------------------------------------------------------------------

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

    # -- the boards -----------------------------------------------------------------------------------------------

    def _print_markets(self, board: dict[str, Any]) -> None:
        self.job_costs: vec[i64] = vec[i64](board["job_market"]["row_costs_top_to_bottom"])
        self.job_rows: i64 = len(self.job_costs)
        market: Any = board["bonus_market"]
        self.market_columns: i64 = market["columns"]
        self.tile_costs: vec[i64] = vec[i64](market["row_costs_top_to_bottom"])
        self.tile_rows: i64 = len(self.tile_costs)
        self.marker_row: i64 = market["token_start_row"] - 1
        self.arrows: vec[i64] = vec[i64]([0] * len(self.tile_costs))
        for arrow in market["arrows"]:
            self.arrows[arrow["from_row"] - 1] = ARROWS.index(arrow["colour"])
        options: list[Any] = board["sheep_market"]["option"]
        self.sheep_options: i64 = len(options)
        self.option_shepherds: vec[i64] = vec[i64]([option["shepherds"] for option in options])
        self.option_pounds: vec[i64] = vec[i64]([option["pounds"] for option in options])
        self.option_cards: vec[i64] = vec[i64]([option["cards"] for option in options])
        self.option_tokens: vec[i64] = vec[i64]([option.get("bonus_tokens", 0) for option in options])
        self.option_breeds: vec[i64] = vec[i64]([self._breed_mask(option["breeds"]) for option in options])
        costs: dict[str, int] = board["bonus_card_slots"]["gold_cost"]
        self.pile_gold: vec[i64] = vec[i64]([costs[name] for name in PILES])
        self.marker_vp: i64 = board["game_end"]["trigger_player_keeps_token_vp"]

    def _print_board(self, board: dict[str, Any]) -> None:
        printed: Any = board["player_board"]
        self.first_hand_limit: i64 = printed["hand_limit_start"]
        self.first_certificate_limit: i64 = printed["temp_certificate_limit_start"]
        self.most_gold: i64 = printed["gold_max"]
        self._print_discs(printed)
        pairs: list[Any] = printed["warehouse_pair"]
        self.pair_program: vec[i64] = vec[i64]([self.program(pair.get("actions", [])) for pair in pairs])
        self.pair_vp: vec[i64] = vec[i64]([pair.get("vp", 0) for pair in pairs])
        rows = {row["type"]: row["columns"] for row in printed["worker_row"]}
        spaces = [space for worker in WORKERS for space in rows[worker]]
        self.worker_program: vec[i64] = vec[i64]([self.program(space.get("actions", [])) for space in spaces])
        self.worker_vp: vec[i64] = vec[i64]([space.get("vp", 0) for space in spaces])
        track: Any = board["exploration"]
        self.last_space: i64 = track["last"]
        self.explorer_choice: i64 = track["choice_at"]
        self.explorer_gold: vec[i64] = vec[i64](track["gold_at"])
        points = {int(space): vp for space, vp in track["vp_from_space"]["vp"].items()}
        self.explored_vp: vec[i64] = vec[i64](
            [max(vp for at, vp in points.items() if at <= space) for space in range(track["last"] + 1)]
        )

    def _print_discs(self, printed: Any) -> None:
        spaces: list[Any] = printed["disc_space"]
        self.disc_names: list[str] = [space["id"] for space in spaces]
        self.disc_spaces: i64 = len(spaces)
        self.first_discs: i64 = sum(1 << index for index, space in enumerate(spaces) if space["starts"] == "disc")
        self.disc_cost: vec[i64] = vec[i64]([space["unlock_cost"] for space in spaces])
        self.disc_border: vec[i64] = vec[i64]([BLACK if space["border"] == "black" else WHITE for space in spaces])
        self.disc_vp: vec[i64] = vec[i64]([space.get("vp", 0) for space in spaces])
        self.disc_program: vec[i64] = vec[i64]([self.program(space.get("actions", [])) for space in spaces])
        auxiliary: list[Any] = printed["aux"]
        self.aux_names: list[str] = [aux["id"] for aux in auxiliary]
        self.auxiliaries: i64 = len(auxiliary)
        self.aux_discs: vec[i64] = vec[i64]([self.disc_names.index(disc) for aux in auxiliary for disc in aux["discs"]])
        self.aux_cost: vec[i64] = vec[i64]([aux["cost"] for aux in auxiliary])
        self.aux_program: vec[i64] = vec[i64]([self.program(aux["actions"]) for aux in auxiliary])

    def _print_setup(self, setup: dict[str, Any]) -> None:
        counts = sorted(setup["by_players"], key=lambda row: int(row["players"]))
        self.drawn_from_a: vec[i64] = vec[i64]([row["draw_from_a"] for row in counts])
        self.columns_used: vec[i64] = vec[i64]([row["bonus_columns_used"] for row in counts])
        self.tiles_placed: vec[i64] = vec[i64]([row["bonus_tiles_placed"] for row in counts])
        self.market_size: vec[i64] = vec[i64]([row["market_sheep"] for row in counts])
        self.pile_size: vec[i64] = vec[i64]([row["bonus_pile"] for row in counts])
        self.movement_tiles: vec[i64] = vec[i64]([row["step_tiles"] for row in counts])
        self.movement_tile_at: vec[i64] = vec[i64]([row["step_tile_space"] for row in counts])
        self.first_step_limit: vec[i64] = vec[i64]([row["step_limit"] for row in counts])
        order: list[Any] = setup["starting_order"]
        self.first_money: vec[i64] = vec[i64]([seat["pounds"] for seat in order])
        self.first_cards: vec[i64] = vec[i64]([seat["cards"] for seat in order])
        self.first_tokens: vec[i64] = vec[i64]([seat["tokens"] for seat in order])
        self.first_gold: i64 = setup["start_gold"]
        self.first_keep: i64 = setup["first_turn_discard_down_to"]

    # -- Sarah ----------------------------------------------------------------------------------------------------

    def _print_sarah(self, sarah: dict[str, Any]) -> None:
        self.sailor_pile: vec[i64] = vec[i64]()
        self.sarah_discs: i64 = sarah["sarah"]["discs_in_supply"]
        columns: dict[str, str] = sarah["sarah_board"]["column_bonus_card"]
        self.column_pile: vec[i64] = vec[i64](
            [PILES.index(columns[str(column)]) if str(column) in columns else -1 for column in range(1, 6)]
        )
        self.sarah_space: vec[i64] = vec[i64]([0] * (4 * ROW_LENGTH))
        for space in sarah["immediate"]:
            program = self._sarah_program(space["actions"])
            for column in space["columns"]:
                self.sarah_space[WORKERS.index(space["row"]) * ROW_LENGTH + column - 1] = program
        levels: list[Any] = sarah["difficulty"]
        self.level_names: list[str] = [level["name"] for level in levels]
        self.level_removes: vec[i64] = vec[i64](
            [sum(1 << card - 1 for card in level["removed_cards"]) for level in levels]
        )
        self.level_delivery: vec[i64] = vec[i64]([level["first_delivery"] for level in levels])
        cards: list[Any] = sarah["card"]
        self.sarah_cards: i64 = len(cards)
        self.sarah_move: vec[i64] = vec[i64]([c["move"] if isinstance(c["move"], int) else 0 for c in cards])
        self.sarah_moves_by_type: vec[i64] = vec[i64]([1 if c["move"] == "type" else 0 for c in cards])
        self.sarah_type: vec[i64] = vec[i64]([WORKERS.index(c["type"]) if c.get("type") else -1 for c in cards])
        self.sarah_always: vec[i64] = vec[i64]([self._sarah_program(c.get("actions", []), c) for c in cards])
        self.sarah_special: vec[i64] = vec[i64]([self._sarah_program(c.get("specialised", []), c) for c in cards])
        self.sarah_other: vec[i64] = vec[i64]([self._sarah_program(c.get("unspecialised", []), c) for c in cards])
        self._print_sarah_market(sarah["market_tile"]["option"])

    def _sarah_program(self, effects: list[Any], card: Any = None) -> int:
        if not effects:
            return 0
        return self._store([self._sarah_frame(effect, card) for effect in effects])

    def _sarah_frame(self, effect: dict[str, Any], card: Any) -> int:
        op: str = effect["op"]
        if op == "take_sheep":
            return frame(frames.SARAH_TAKE_SHEEP, 0, 0, 0, self._breed_mask(effect["breeds"]))
        if op == "deliver_wool":
            return frame(frames.SARAH_DELIVER_WOOL, self.wool_counter(effect["value"]))
        if op == "shearer_sheep":
            return frame(frames.SARAH_SHEARER_SHEEP, 0, 0, 0, self._extra_breed(card["shearer_table"]))
        if op == "bonus_card":
            piles: dict[str, str] = card["sailor_table"]
            self.sailor_pile = vec[i64]([PILES.index(piles[str(n)]) if str(n) in piles else -1 for n in range(6)])
        return frame(_SARAH[op], effect.get("n", 0))

    def _extra_breed(self, table: dict[str, list[str]]) -> int:
        """The breed that comes with the Romney, from four shearers on."""
        return self._breed_mask([name for name in table["4"] if name != "romney"])

    def _print_sarah_market(self, options: list[Any]) -> None:
        """Her sheep-market tile: two options a number of shepherds, each of at most two card values."""
        self.sarah_wants: vec[i64] = vec[i64]([0] * ((ROW_LENGTH + 1) * 4))
        for option in options:
            for index, values in enumerate(option["takes_any_of"]):
                for place, value in enumerate(values):
                    self.sarah_wants[option["shepherds"] * 4 + index * 2 + place] = value
