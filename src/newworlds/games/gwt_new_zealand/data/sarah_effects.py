"""What Sarah's cards and the spaces of her board make her do."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from newworlds.games.gwt_new_zealand.data.effects import Amount, Effect, Name


class HerEffect(Effect, frozen=True):
    """Something that Sarah does."""


class HireCheapest(HerEffect, frozen=True, tag="hire_cheapest"):
    """The cheapest worker; among equals, one of her speciality."""


class HireSpeciality(HerEffect, frozen=True, tag="hire_speciality"):
    """The cheapest worker of her speciality."""


class BuySheep(HerEffect, frozen=True, tag="buy_sheep"):
    """According to her market tile and the number of her shepherds."""


class TakeSheep(HerEffect, frozen=True, tag="take_sheep"):
    """The best sheep of these breeds in the market."""

    breeds: Annotated[list[Name], Meta(min_length=1)]


class AddSheep(HerEffect, frozen=True, tag="add_sheep"):
    """Cards from the sheep pile are added to the market."""

    n: Amount


class ShearerSheep(HerEffect, frozen=True, tag="shearer_sheep"):
    """Sheep according to the number of her shearers and the card's table."""


class Build(HerEffect, frozen=True, tag="build"):
    """With as many builders as possible."""


class BuildExactly(HerEffect, frozen=True, tag="build_exactly"):
    """With exactly this many builders."""

    n: Amount


class RemoveTile(HerEffect, frozen=True, tag="remove_tile"):
    """The cheapest bonus tile leaves the game."""


class Explore(HerEffect, frozen=True, tag="explore"):
    """She advances on the exploration track."""

    n: Amount


class TakeObjective(HerEffect, frozen=True, tag="objective"):
    """The objective on offer that lies farthest from the pile."""


class TakeHazard(HerEffect, frozen=True, tag="hazard"):
    """The most valuable hazard tile."""


class BonusCard(HerEffect, frozen=True, tag="bonus_card"):
    """A bonus card according to the number of her sailors and the card's table."""


class MoveMore(HerEffect, frozen=True, tag="move_more"):
    """More steps along the trail."""

    n: Amount


class UpgradePort(HerEffect, frozen=True, tag="port"):
    """A medium port."""


class DeliverWool(HerEffect, frozen=True, tag="deliver_wool"):
    """A disc on the wool counter of this value."""

    value: int


SarahEffect = (
    HireCheapest
    | HireSpeciality
    | BuySheep
    | TakeSheep
    | AddSheep
    | ShearerSheep
    | Build
    | BuildExactly
    | RemoveTile
    | Explore
    | TakeObjective
    | TakeHazard
    | BonusCard
    | MoveMore
    | UpgradePort
    | DeliverWool
)
