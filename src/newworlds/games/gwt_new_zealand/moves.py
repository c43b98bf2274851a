"""The moves, each with what it says by name."""

from __future__ import annotations

from newworlds.core.moves import Move


class Done(Move, frozen=True, tag="done"):
    """Stop here, take no more, decline."""


class Discard(Move, frozen=True, tag="discard"):
    card: str


class TakeDisc(Move, frozen=True, tag="take_disc"):
    """NZ-17: the disc that leaves the player board."""

    space: str


class StartAt(Move, frozen=True, tag="start_at"):
    space: str


class Step(Move, frozen=True, tag="step"):
    """NZ-10: to the next location on the chosen path."""

    to: str


class Act(Move, frozen=True, tag="act"):
    """NZ-13: an action of the location, from left to right; `terrain` and `wellington` are named."""

    action: str


class Auxiliary(Move, frozen=True, tag="auxiliary"):
    action: str
    times: int


class PlayCard(Move, frozen=True, tag="play_card"):
    card: str


class BuyBonusCard(Move, frozen=True, tag="buy_bonus_card"):
    pile: str


class Exchange(Move, frozen=True, tag="exchange"):
    """NZ-31: a token for up to two new cards."""


class ExchangeTwo(Move, frozen=True, tag="exchange_two"):
    """NZ-31: two tokens and a Shropshire for a gold."""


class Hire(Move, frozen=True, tag="hire"):
    worker: str
    row: int


class Invest(Move, frozen=True, tag="invest"):
    row: int
    column: int


class ChooseRow(Move, frozen=True, tag="choose_row"):
    """The row that a joker goes to, or whose last worker is exchanged for a harbourmaster."""

    worker: str


class BuySheep(Move, frozen=True, tag="buy_sheep"):
    """`option` is the line of the sheep market's price list."""

    option: int
    breed: str


class AddSheep(Move, frozen=True, tag="add_sheep"):
    """NZ-25: an unused shepherd adds two cards to the market."""


class TakeSheep(Move, frozen=True, tag="take_sheep"):
    breed: str


class ChooseBuilding(Move, frozen=True, tag="choose_building"):
    building: int


class BuildAt(Move, frozen=True, tag="build_at"):
    space: str


class Sail(Move, frozen=True, tag="sail"):
    to: str


class Upgrade(Move, frozen=True, tag="upgrade"):
    """NZ-27: the port where the ship lies."""


class TakeWarehouse(Move, frozen=True, tag="take_warehouse"):
    pair: int


class ChoosePort(Move, frozen=True, tag="choose_port"):
    port: str


class Reveal(Move, frozen=True, tag="reveal"):
    """NZ-16, NZ-28: reveal all sheep that are not held back."""


class HoldBack(Move, frozen=True, tag="hold_back"):
    card: str


class SpendCertificates(Move, frozen=True, tag="spend_certificates"):
    count: int


class Deliver(Move, frozen=True, tag="deliver"):
    counter: str


class Forecast(Move, frozen=True, tag="forecast"):
    space: str


class TakeObjective(Move, frozen=True, tag="take_objective"):
    card: str


class DrawObjective(Move, frozen=True, tag="draw_objective"):
    """NZ-29: the top card of the pile, unseen."""


class RemoveHazard(Move, frozen=True, tag="remove_hazard"):
    space: str


class Choose(Move, frozen=True, tag="choose"):
    """One of several effects, counted from 1."""

    option: int


class Draw(Move, frozen=True, tag="draw"):
    pass


class Shear(Move, frozen=True, tag="shear"):
    """NZ-28: stop drawing and shear."""


class Take(Move, frozen=True, tag="take"):
    """NZ-21: take this many certificates or exploration steps and decline the rest."""

    count: int


class React(Move, frozen=True, tag="react"):
    """NZ-31: end the turn, and use tokens after it."""

    reaction: str
