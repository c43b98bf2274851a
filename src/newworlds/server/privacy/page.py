"""The page that tells everybody what is stored about them, made from the descriptions of the columns."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from newworlds.core.message import Argument, Message
from newworlds.server.answers import Json
from newworlds.server.endpoints import Endpoint
from newworlds.server.privacy.description import Audience, Stored
from newworlds.server.privacy.stored import STORED
from newworlds.server.settings import Settings


class FactInfo(msgspec.Struct, frozen=True):
    """One thing that is stored about somebody."""

    what: Message
    """What it is, and what it is for."""
    shown_to: Audience
    place: str
    """Database table and column, for those who want to know exactly."""


class StoredInfo(msgspec.Struct, frozen=True):
    about: Message
    kept: Message
    """How long."""
    facts: list[FactInfo]


async def show_privacy(request: Request) -> Response:
    settings: Settings = request.app.state.settings
    return Json([_info(stored, settings) for stored in STORED if stored.personal])


def _info(stored: Stored, settings: Settings) -> StoredInfo:
    facts = [
        FactInfo(Message(f"privacy.{stored.table}.{column}", {}), shown_to, f"{stored.table}.{column}")
        for column, shown_to in stored.personal.items()
    ]
    kept = Message(f"privacy.kept.{stored.kept}", _days(settings))
    return StoredInfo(Message(f"privacy.{stored.table}", {}), kept, facts)


def _days(settings: Settings) -> dict[str, Argument]:
    """Each sentence uses those it needs."""
    names = ("waiting_days", "playing_days", "restore_days", "audit_days")
    return {name: getattr(settings, name) for name in names}


PRIVACY_ENDPOINTS = (
    Endpoint("GET", "/privacy", show_privacy, "What is stored about people, why, and how long", list[StoredInfo]),
)
