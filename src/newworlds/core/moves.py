"""Moves as people and programs outside the engine see them."""

from __future__ import annotations

import msgspec


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One decision. Each kind is a subclass with `tag="place_stone"`; its JSON form is `{"kind": …, fields}`."""
