"""Moves as people and programs outside the engine see them."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from newworlds.core.message import Message


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One decision. Each kind is a subclass with `tag="place_stone"`; its JSON form is `{"kind": …, fields}`."""


PlainMove = dict[str, Any]
"""A move in its JSON form, as plain values; its fields are those of its kind."""

MoveT = TypeVar("MoveT", bound=Move)


class Choice(msgspec.Struct, Generic[MoveT], frozen=True, omit_defaults=True):
    """A legal move with what the player should know about it; `Game.choice` fills in what players of that game need."""

    move: MoveT
    kind: Message | None = None
    """A heading shared by all moves of the same kind."""
    label: Message | None = None
    """The move in words; with a `kind`, only what distinguishes it from the others under that heading."""
    price: int | None = None
    """What it costs, in the game's money."""
    rule: str | None = None
    """The rule that allows it."""
    about: str | None = None
    """The name of the explanation of the component it uses."""
    piece: str | None = None
    """The piece it places, where the kind of the move does not tell."""
    is_scoring: bool = False
    """It places nothing but chooses what is scored next."""
