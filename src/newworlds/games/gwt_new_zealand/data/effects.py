"""Printed effects: one structure per icon, told apart by `op`, with everything the icon says by name.

`rules/` has a step for each of them. Sarah's cards and board have effects of their own.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

Amount = Annotated[int, Meta(ge=1, le=99)]
Price = Annotated[int, Meta(ge=0, le=99)]
PriceChange = Annotated[int, Meta(ge=-16, le=99)]
Name = Annotated[str, Meta(pattern="^[A-Za-z0-9_]+$")]
"""Of a component, as moves spell it."""

Counted = Literal[
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
"""What effects and harbourmaster tiles count; their order gives the numbers in `printed.names`."""

Discarded = Annotated[str, Meta(pattern="^(any_sheep|pair_same_breed|breed:[A-Za-z0-9_]+)$")]
"""`breed:` followed by a card for a particular breed."""


class Effect(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="op"):
    """Something an icon, or a group of icons, does."""

    rule: ClassVar[str]
    """The rule that explains it."""


class Plain(Effect, frozen=True):
    """An amount and nothing else."""

    n: Amount


class GainMoney(Plain, frozen=True, tag="gain_money"):
    """Receive pounds from the bank."""

    rule: ClassVar[str] = "NZ-21"


class PayMoney(Plain, frozen=True, tag="pay_money"):
    """Pay pounds to the bank: part of a bonus tile's price."""

    rule: ClassVar[str] = "NZ-21"


class Gold(Effect, frozen=True, tag="gold"):
    """Advance the gold marker, or move it back: part of a bonus tile's price."""

    rule: ClassVar[str] = "NZ-22"

    n: Annotated[int, Meta(ge=-99, le=99)]


class Token(Plain, frozen=True, tag="token"):
    """Receive exchange tokens."""

    rule: ClassVar[str] = "NZ-31"


class Certificate(Plain, frozen=True, tag="cert"):
    """Advance the certificate marker."""

    rule: ClassVar[str] = "NZ-22"


class Explore(Plain, frozen=True, tag="explore"):
    """Advance on the exploration track."""

    rule: ClassVar[str] = "NZ-30"


class PermanentCertificate(Plain, frozen=True, tag="permanent_certificate"):
    """Own more permanent certificates."""

    rule: ClassVar[str] = "NZ-16"


class PermanentWool(Plain, frozen=True, tag="permanent_wool"):
    """Own more permanent wool."""

    rule: ClassVar[str] = "NZ-28"


class StepLimit(Plain, frozen=True, tag="step_limit"):
    """A higher movement limit."""

    rule: ClassVar[str] = "NZ-10"


class HandLimit(Plain, frozen=True, tag="hand_limit"):
    """A higher hand limit."""

    rule: ClassVar[str] = "NZ-20"


class CertificateLimit(Plain, frozen=True, tag="certificate_limit"):
    """A higher limit of temporary certificates."""

    rule: ClassVar[str] = "NZ-22"


class TopDeck(Effect, frozen=True, tag="top_deck"):
    """Every card acquired this turn goes on top of one's draw pile."""

    rule: ClassVar[str] = "NZ-107"


class DrawDiscard(Plain, frozen=True, tag="draw_discard"):
    """Draw up to n cards, then discard as many."""

    rule: ClassVar[str] = "NZ-31"


class DrawThenDiscard(Plain, frozen=True, tag="draw_then_discard"):
    """Draw n cards, then discard n."""

    rule: ClassVar[str] = "NZ-32"


class Walk(Plain, frozen=True, tag="walk"):
    """Advance one's breeder up to n locations, then an extra phase B."""

    rule: ClassVar[str] = "NZ-34"


class BuySheep(Effect, frozen=True, tag="buy_sheep"):
    """Buy sheep from the market with one's shepherds."""

    rule: ClassVar[str] = "NZ-25"


class TakeObjective(Effect, frozen=True, tag="objective"):
    """Take an objective card."""

    rule: ClassVar[str] = "NZ-29"


class ReplacePlusOne(Effect, frozen=True, tag="replace_plus_1"):
    """Replace one of one's buildings with one that needs exactly one builder more."""

    rule: ClassVar[str] = "NZ-107"


class WarehouseWithin(Plain, frozen=True, tag="warehouse_within"):
    """Place a warehouse in a port at most n steps away, including the upgrade."""

    rule: ClassVar[str] = "NZ-27"


class RemoveFromHand(Effect, frozen=True, tag="remove_from_hand"):
    """Remove a card in hand from the game: part of a bonus tile's price."""

    rule: ClassVar[str] = "NZ-108"

    what: Literal["own_starting_sheep_breeding_2"]


class Ship(Effect, frozen=True, tag="ship"):
    """Sail up to n spaces; the last step may upgrade a port."""

    rule: ClassVar[str] = "NZ-27"

    n: Amount | Literal["sailors"]


class Shear(Effect, frozen=True, tag="shear"):
    """Shear up to n sheep of different breeds."""

    rule: ClassVar[str] = "NZ-28"

    n: Amount | Literal["shearers"]


class Hire(Effect, frozen=True, tag="hire"):
    """Hire a worker; `mod` changes the price."""

    rule: ClassVar[str] = "NZ-23"

    mod: PriceChange = 0


class Invest(Effect, frozen=True, tag="invest"):
    """Take a bonus tile; `mod` changes the price."""

    rule: ClassVar[str] = "NZ-24"

    mod: PriceChange = 0


class Build(Effect, frozen=True, tag="build"):
    """Place or replace a building at this price per builder."""

    rule: ClassVar[str] = "NZ-26"

    per_builder: Annotated[int, Meta(ge=1, le=99)]


class RemoveHazard(Effect, frozen=True, tag="remove_hazard"):
    """Pay, take a hazard tile and its support card."""

    rule: ClassVar[str] = "NZ-33"

    cost: Price = 0


class DeliverWool(Effect, frozen=True, tag="deliver_wool"):
    """Place a disc on the wool counter of this value."""

    rule: ClassVar[str] = "NZ-28"

    value: int


class Auxiliary(Effect, frozen=True, tag="aux"):
    """An auxiliary action."""

    rule: ClassVar[str] = "NZ-32"

    mode: Literal["single", "single_or_double"]


class TakeCard(Effect, frozen=True, tag="take_card"):
    """Take a support card."""

    rule: ClassVar[str] = "NZ-36"

    card: Name
    may_waive: bool = False


class MarketSheep(Effect, frozen=True, tag="market_sheep"):
    """Take up to n sheep of these breeds from the market at a total cost."""

    rule: ClassVar[str] = "NZ-25"

    n: Amount
    breeds: Annotated[list[Name], Meta(min_length=1)]
    cost: Price = 0
    to: Literal["discard", "draw_pile"] = "discard"


class GainMoneyPer(Effect, frozen=True, tag="gain_money_per"):
    """Receive n pounds per counted thing."""

    rule: ClassVar[str] = "NZ-21"

    n: Amount
    per: Counted


class PerItem(Effect, frozen=True, tag="per_item"):
    """Do what follows once per counted thing."""

    rule: ClassVar[str] = "NZ-21"

    per: Counted
    then: Annotated[list[PrintedEffect], Meta(min_length=1, max_length=8)]


class Choice(Effect, frozen=True, tag="choice"):
    """Do exactly one of these."""

    rule: ClassVar[str] = "NZ-13"

    of: Annotated[list[PrintedEffect], Meta(min_length=1, max_length=8)]


class DiscardFor(Effect, frozen=True, tag="discard_for"):
    """Discard exactly what is asked for, then do what follows."""

    rule: ClassVar[str] = "NZ-21"

    what: Discarded
    then: Annotated[list[PrintedEffect], Meta(min_length=1, max_length=8)]
    may_waive: bool = False


PrintedEffect = (
    GainMoney
    | PayMoney
    | Gold
    | Token
    | Certificate
    | Explore
    | PermanentCertificate
    | PermanentWool
    | StepLimit
    | HandLimit
    | CertificateLimit
    | TopDeck
    | DrawDiscard
    | DrawThenDiscard
    | Walk
    | BuySheep
    | TakeObjective
    | ReplacePlusOne
    | WarehouseWithin
    | RemoveFromHand
    | Ship
    | Shear
    | Hire
    | Invest
    | Build
    | RemoveHazard
    | DeliverWool
    | Auxiliary
    | TakeCard
    | MarketSheep
    | GainMoneyPer
    | PerItem
    | Choice
    | DiscardFor
)
"""What may be printed for players."""


class TurnMovementTile(Effect, frozen=True, tag="turn_movement_tile"):
    """NZ-30: one more step, offered by the exploration track."""

    rule: ClassVar[str] = "NZ-30"


class TurnTaxTile(Effect, frozen=True, tag="turn_tax_tile"):
    """NZ-30: no more taxes, offered by the exploration track."""

    rule: ClassVar[str] = "NZ-30"


OfferedEffect = PrintedEffect | TurnMovementTile | TurnTaxTile
