"""What each kind of e-mail says, put together when it is sent: what has changed meanwhile is not told."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection

from newworlds.server.clock import later, now
from newworlds.server.people.codes import new_ticket, ticket_hash
from newworlds.server.people.person import Person
from newworlds.server.post.letters import Letter, Link, worded
from newworlds.server.post.mail_route import MailRoute
from newworlds.server.post.stopping import stop_address, stop_page, stop_token
from newworlds.server.post.turn_words import game_name, table_path, time_left, who_waits
from newworlds.server.storage import address_rows, people_rows, ticket_rows
from newworlds.server.storage.address_rows import AddressRow
from newworlds.server.storage.mail_rows import MailRow
from newworlds.server.storage.ticket_rows import Ticket
from newworlds.server.storage.turn_rows import UntoldTurn, turns_still

CONFIRM_HOURS: Final = 48
RESET_MINUTES: Final = 60


class Composed(msgspec.Struct, frozen=True):
    letter: Letter
    ticket: str | None = None
    """The hash of the secret in its link, which is worthless if the letter is not sent."""


def composed(connection: Connection, row: MailRow, route: MailRoute) -> Composed | None:
    """None if there is nothing to be said any more. A secret in a link exists from now on, and nowhere else."""
    person = None if row.person is None else people_rows.person_by_id(connection, row.person)
    known = None if person is None else address_rows.address_of(connection, person.id)
    if person is None or known is None:
        return None
    match row.kind:
        case "confirm":
            return _confirm(connection, person, known, route) if row.address == known.pending else None
        case "reset":
            return _reset(connection, person, known, route) if row.address == known.address else None
        case "moved":
            return Composed(_notice("moved", person, known.language, route))
        case "password":
            return Composed(_notice("password", person, known.language, route))
        case "turns" | "reminder":
            return _turns(connection, row, person, known, route)
        case "forgotten":
            return None


def _confirm(connection: Connection, person: Person, known: AddressRow, route: MailRoute) -> Composed:
    language, ticket = known.language, new_ticket()
    kept = Ticket("mail", person.id)
    ticket_rows.add_ticket(connection, ticket_hash(ticket), kept, later(now(), CONFIRM_HOURS * 3600))
    letter = Letter(
        language=language,
        subject=worded("confirm.subject", language),
        parts=(
            worded("confirm.text", language, name=person.name, hours=CONFIRM_HOURS),
            Link(worded("confirm.link", language), f"{route.site}/me#mail={ticket}"),
        ),
        foot=(worded("confirm.foot", language),),
    )
    return Composed(letter, ticket_hash(ticket))


def _reset(connection: Connection, person: Person, known: AddressRow, route: MailRoute) -> Composed:
    language, ticket = known.language, new_ticket()
    kept = Ticket("password", person.id)
    ticket_rows.add_ticket(connection, ticket_hash(ticket), kept, later(now(), RESET_MINUTES * 60))
    letter = Letter(
        language=language,
        subject=worded("reset.subject", language),
        parts=(
            worded("reset.text", language, name=person.name, minutes=RESET_MINUTES),
            Link(worded("reset.link", language), f"{route.site}/me#password={ticket}"),
        ),
        foot=(worded("reset.foot", language),),
    )
    return Composed(letter, ticket_hash(ticket))


def _notice(kind: str, person: Person, language: str, route: MailRoute) -> Letter:
    """Told to whoever might not have done it themselves."""
    return Letter(
        language=language,
        subject=worded(f"{kind}.subject", language),
        parts=(
            worded(f"{kind}.text", language, name=person.name),
            Link(worded("notice.link", language), f"{route.site}/me"),
        ),
        foot=(worded("notice.foot", language),),
    )


def _turns(
    connection: Connection, row: MailRow, person: Person, known: AddressRow, route: MailRoute
) -> Composed | None:
    turns = turns_still(connection, person.owner, row.details["turns"])
    if row.address != known.address or row.address is None or not known.wants_turns or not turns:
        return None
    language = known.language
    token = stop_token(connection, person.id, row.address)
    letter = Letter(
        language=language,
        subject=_subject(row, turns, language),
        parts=tuple(part for turn in turns for part in _turn(row, turn, language, route)),
        foot=(
            worded("turns.foot", language, name=person.name),
            Link(worded("turns.choose", language), f"{route.site}/notifications"),
            Link(worded("turns.stop", language), stop_page(route, token)),
        ),
        stop=stop_address(route, token),
    )
    return Composed(letter)


def _subject(row: MailRow, turns: list[UntoldTurn], language: str) -> str:
    name = game_name(turns[0], language)
    return worded(f"{row.kind}.subject", language, game=name, count=len(turns))


def _turn(row: MailRow, turn: UntoldTurn, language: str, route: MailRoute) -> tuple[str | Link, ...]:
    told = time_left(turn, language, now()) if row.kind == "reminder" else who_waits(turn, language)
    return told, Link(worded("turns.link", language), route.site + table_path(turn))
