"""Whoever has an e-mail address is told when their password is another one: they may not have done it themselves."""

from __future__ import annotations

from sqlalchemy import Connection

from newworlds.server.storage import address_rows, mail_rows, ticket_rows


def tell_changed(connection: Connection, person: str) -> None:
    """Links by which one could choose yet another one, or be this person without any, lead nowhere any more."""
    ticket_rows.drop_tickets(connection, person, "password", "person", "seat", "new_passkey")
    mail_rows.drop_of(connection, person, "reset")
    known = address_rows.address_of(connection, person)
    if known is not None and known.address is not None:
        mail_rows.put(connection, "password", person, known.address)
