"""What people are to each other: friends, strangers, or somebody one does not want to hear of."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from sqlalchemy import Connection

from newworlds.server.company.errors import NoName, NotAsked, NotYourself, TooManyTies, UnknownPerson
from newworlds.server.company.infos import CompanionInfo
from newworlds.server.company.requests import Act
from newworlds.server.people.person import Person
from newworlds.server.storage import friend_rows
from newworlds.server.storage.friend_rows import MOST_TIES, Bond
from newworlds.server.storage.people_rows import person_by_id, person_of
from newworlds.server.storage.profile_rows import people_with_profile

_ID = re.compile("[0-9a-f]{16}")
GROWING: frozenset[Act] = frozenset(("ask", "accept", "mute", "block"))
"""What may add somebody to those one has anything to do with."""


class Present(NamedTuple):
    """Owners who are here at this moment."""

    at_tables: frozenset[str]
    """Who sit at a table and have it open."""
    has_page: Callable[[str], bool]

    def is_here(self, owner: str) -> bool:
        return owner in self.at_tables or self.has_page(owner)


def change_tie(connection: Connection, owner: str, person_id: str, act: Act) -> str:
    """The owner of the other. Everything may be said twice. Whoever is blocked is not told so: their request is simply
    never seen."""
    other = known_person(connection, person_id)
    if other.owner == owner:
        raise NotYourself()
    bonds = friend_rows.bonds_of(connection, owner)
    own = {known for known, bond in bonds.items() if bond.is_own}
    if act in GROWING and other.owner not in own and len(own) >= MOST_TIES:
        raise TooManyTies(limit=MOST_TIES)
    _carry_out(connection, owner, other.owner, act, bonds.get(other.owner, Bond()))
    return other.owner


def _carry_out(connection: Connection, owner: str, other: str, act: Act, bond: Bond) -> None:
    match act:
        case "ask":
            _ask(connection, owner, other, bond)
        case "accept":
            if bond.tie not in ("asks", "friend"):
                raise NotAsked()
            friend_rows.accept(connection, other, owner)
        case "remove":
            friend_rows.part(connection, owner, other)
        case "mute" | "block":
            if act == "block":
                friend_rows.part(connection, owner, other)
            friend_rows.shun(connection, owner, other, is_blocked=act == "block")
        case "hear":
            friend_rows.hear(connection, owner, other)


def _ask(connection: Connection, owner: str, other: str, bond: Bond) -> None:
    """Whoever asks somebody who has asked them accepts."""
    if person_of(connection, owner) is None:
        raise NoName()
    if bond.tie == "asks":
        friend_rows.accept(connection, other, owner)
    elif bond.tie == "none" and not friend_rows.has_blocked(connection, other, owner):
        friend_rows.ask(connection, owner, other)


def known_person(connection: Connection, person_id: str) -> Person:
    person = person_by_id(connection, person_id) if _ID.fullmatch(person_id) else None
    if person is None:
        raise UnknownPerson(person=person_id[:40])
    return person


def companions(connection: Connection, owner: str, present: Present) -> list[CompanionInfo]:
    """Friends, requests, and those whom one does not want to hear of."""
    bonds = friend_rows.bonds_of(connection, owner)
    return _infos(connection, owner, {other: [] for other in bonds}, present)


def companion(connection: Connection, owner: str, person_id: str, present: Present) -> CompanionInfo:
    (info,) = _infos(connection, owner, {known_person(connection, person_id).owner: []}, present)
    return info


def companions_at(
    connection: Connection, owner: str, seats: Mapping[str, list[int]], present: Present
) -> list[CompanionInfo]:
    """Those who sit at a table, by owner with their seats."""
    return _infos(connection, owner, seats, present)


def _infos(connection: Connection, owner: str, whom: Mapping[str, list[int]], present: Present) -> list[CompanionInfo]:
    """Whether somebody is here is told to their friends only."""
    bonds = friend_rows.bonds_of(connection, owner)
    profiles = people_with_profile(connection, whom.keys())
    found = []
    for other, person_id, name in friend_rows.named(connection, whom):
        bond = bonds.get(other, Bond())
        found.append(
            CompanionInfo(
                id=person_id,
                name=name,
                tie=bond.tie,
                is_muted=bond.is_muted,
                is_blocked=bond.is_blocked,
                is_at_table=bond.tie == "friend" and other in present.at_tables,
                is_here=bond.tie == "friend" and present.is_here(other),
                has_profile=other in profiles,
                seats=whom[other],
                is_me=other == owner,
            )
        )
    return found
