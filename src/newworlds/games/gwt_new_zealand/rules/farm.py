"""What one player owns: the player board and everything beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.tables import Tables

NOWHERE: Final = -1


class Farm:
    """Cards are counted by kind, positions are numbers, sets of positions are bit masks."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("money", "gold", "certificates", "tokens", "node", "ship", "explored", "movement_tile", "ignores_taxes"),
        *("discs", "step_limit", "hand_limit", "certificate_limit", "permanent_certificates", "wool", "supply"),
        *("ports", "harbourmasters", "visits", "hand_size", "pile_size", "warehouses", "workers", "jokers", "built"),
        *("hazards", "tiles", "delivered", "hand", "pile", "discard", "played", "known_top"),
    )

    def __init__(self, tables: Tables, source: Farm | None = None) -> None:
        if source is not None:
            self._take(source)
            return
        self.money: i64 = 0
        self.gold: i64 = 0
        self.certificates: i64 = 0
        self.tokens: i64 = 0
        self.node: i64 = NOWHERE
        self.ship: i64 = 0
        self.explored: i64 = 0
        self.movement_tile: i64 = 0
        self.ignores_taxes: i64 = 0
        self.discs: i64 = tables.player_board.first_discs
        self.step_limit: i64 = 0
        self.hand_limit: i64 = tables.player_board.first_hand_limit
        self.certificate_limit: i64 = tables.player_board.first_certificate_limit
        self.permanent_certificates: i64 = 0
        self.wool: i64 = 0
        self.supply: i64 = (1 << tables.buildings.count) - 1
        self.ports: i64 = 0
        self.harbourmasters: i64 = 0
        self.visits: i64 = 0
        self.hand_size: i64 = 0
        self.pile_size: i64 = 0
        self.warehouses: vec[i64] = vec[i64]([2] * len(tables.player_board.pair_vp))
        self.workers: vec[i64] = vec[i64]([1] * 4)
        self.jokers: vec[i64] = vec[i64]([0] * 4)
        self.built: vec[i64] = vec[i64]([NOWHERE] * tables.buildings.count)
        self.hazards: vec[i64] = vec[i64]([0] * tables.hazards.count)
        self.tiles: vec[i64] = vec[i64]([0] * len(tables.tiles.bag))
        self.delivered: vec[i64] = vec[i64]([0] * tables.counters.count)
        self.hand: vec[i64] = vec[i64]([0] * tables.cards.count)
        self.pile: vec[i64] = vec[i64]([0] * tables.cards.count)
        self.discard: vec[i64] = vec[i64]([0] * tables.cards.count)
        self.played: vec[i64] = vec[i64]([0] * tables.cards.count)
        self.known_top: vec[i64] = vec[i64]()

    def _take(self, source: Farm) -> None:
        self.money = source.money
        self.gold = source.gold
        self.certificates = source.certificates
        self.tokens = source.tokens
        self.node = source.node
        self.ship = source.ship
        self.explored = source.explored
        self.movement_tile = source.movement_tile
        self.ignores_taxes = source.ignores_taxes
        self.discs = source.discs
        self.step_limit = source.step_limit
        self.hand_limit = source.hand_limit
        self.certificate_limit = source.certificate_limit
        self.permanent_certificates = source.permanent_certificates
        self.wool = source.wool
        self.supply = source.supply
        self.ports = source.ports
        self.harbourmasters = source.harbourmasters
        self.visits = source.visits
        self.hand_size = source.hand_size
        self.pile_size = source.pile_size
        self.warehouses = source.warehouses[:]
        self.workers = source.workers[:]
        self.jokers = source.jokers[:]
        self.built = source.built[:]
        self.hazards = source.hazards[:]
        self.tiles = source.tiles[:]
        self.delivered = source.delivered[:]
        self.hand = source.hand[:]
        self.pile = source.pile[:]
        self.discard = source.discard[:]
        self.played = source.played[:]
        self.known_top = source.known_top[:]

    def herd(self, card: i64) -> i64:
        """Copies of a card in hand, draw pile and discard."""
        count = self.hand[card] + self.pile[card] + self.discard[card]
        for known in self.known_top:
            if known == card:
                count += 1
        return count
