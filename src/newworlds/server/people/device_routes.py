"""Where one is signed in, how one gets to another device, and how one leaves for good."""

from __future__ import annotations

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from newworlds.server.answers import Json
from newworlds.server.endpoints import Endpoint
from newworlds.server.errors import BadMessage, NotYourSeat, UnknownTable
from newworlds.server.keys import new_key
from newworlds.server.people.errors import (
    BadTicket,
    BothSeated,
    SeatStays,
    UnknownSession,
    WrongCredentials,
)
from newworlds.server.people.infos import ArrivalInfo, Export, MeInfo, SessionInfo, TicketInfo, TicketOffer
from newworlds.server.people.mirror import sessions
from newworlds.server.people.reception import browser_of, reception_of, under_new_key
from newworlds.server.people.requests import (
    ConfirmRequest,
    SeatTicketRequest,
    SessionRequest,
    TicketRequest,
)
from newworlds.server.requests import read_body
from newworlds.server.storage.people_rows import person_of
from newworlds.server.storage.session_rows import end_session, sessions_of
from newworlds.server.storage.ticket_rows import drop_tickets


async def list_sessions(request: Request) -> Response:
    browser = browser_of(request)
    return Json(await reception_of(request).store.read(lambda connection: sessions(connection, browser)))


async def end_sessions(request: Request) -> Response:
    asked = await read_body(request, SessionRequest)
    reception, browser = reception_of(request), browser_of(request)

    def work(connection: Connection) -> list[SessionInfo]:
        person = person_of(connection, browser.owner)
        known = sessions_of(connection, person.id) if person else []
        ended = [row for row in known if row.key_hash != browser.key_hash and asked.id in (None, row.id)]
        if asked.id is not None and not ended:
            raise UnknownSession()
        for row in ended:
            end_session(connection, row.key_hash)
        if person is not None:
            drop_tickets(connection, person.id, "person", "seat")
        return sessions(connection, browser)

    left = await reception.store.write(work)
    await reception.accounts.tell([])
    return Json(left)


async def sign_out(request: Request) -> Response:
    """This browser is a new guest. A guest who has no other way back stays who they are."""
    reception, browser = reception_of(request), browser_of(request)
    if browser.owner == browser.key_hash:
        return Json(await reception.me(browser))
    await reception.store.write(lambda connection: end_session(connection, browser.key_hash))
    await reception.accounts.tell([])
    return await under_new_key(request, new_key())


async def make_ticket(request: Request) -> Response:
    asked = await read_body(request, SeatTicketRequest)
    reception, browser = reception_of(request), browser_of(request)
    if asked.table is None and asked.seat is None:
        await reception.rates.count_target("sign_ins", browser.owner)
        return Json(await reception.moving.ticket_for_all(browser, asked.password), 201)
    if asked.table is None or asked.seat is None:
        raise BadMessage(problem="a seat has a table and a number")
    return Json(await reception.moving.ticket_for_seat(browser, asked.table, asked.seat), 201)


async def show_ticket(request: Request) -> Response:
    asked = await read_body(request, TicketRequest)
    return Json(await reception_of(request).moving.offered(asked.ticket))


async def use_ticket(request: Request) -> Response:
    asked = await read_body(request, TicketRequest)
    reception, browser = reception_of(request), browser_of(request)
    if (await reception.moving.offered(asked.ticket)).table is None:
        key = await reception.moving.arrive(browser, asked.ticket)
        return await under_new_key(request, key, lambda info: ArrivalInfo(info, None))
    table_id = await reception.moving.take_seat(browser, asked.ticket)
    return Json(ArrivalInfo(await reception.me(browser), table_id))


async def export(request: Request) -> Response:
    exported = await reception_of(request).leaving.exported(browser_of(request))
    return Json(exported, headers={"content-disposition": 'attachment; filename="newworlds-account.json"'})


async def delete_me(request: Request) -> Response:
    asked = await read_body(request, ConfirmRequest)
    await reception_of(request).leaving.delete(browser_of(request), asked.password)
    return await under_new_key(request, new_key())


DEVICE_ENDPOINTS = (
    Endpoint("GET", "/me/sessions", list_sessions, "Where one is signed in", list[SessionInfo]),
    Endpoint(
        "POST",
        "/me/sessions/end",
        end_sessions,
        "Sign out another browser, or all others",
        list[SessionInfo],
        asked=SessionRequest,
        refusals=(UnknownSession,),
        for_suspended=True,
    ),
    Endpoint("POST", "/me/sign_out", sign_out, "Sign this browser out", MeInfo, for_suspended=True),
    Endpoint(
        "POST",
        "/me/tickets",
        make_ticket,
        "A secret that brings oneself, or one seat, to another device: good once, for some minutes",
        TicketInfo,
        status=201,
        asked=SeatTicketRequest,
        rate="joins",
        refusals=(NotYourSeat, SeatStays, UnknownTable, WrongCredentials),
    ),
    Endpoint(
        "POST",
        "/me/tickets/show",
        show_ticket,
        "What such a secret would bring",
        TicketOffer,
        asked=TicketRequest,
        rate="sign_ins",
        refusals=(BadTicket,),
    ),
    Endpoint(
        "POST",
        "/me/tickets/use",
        use_ticket,
        "Be that person here, or take that seat; a guest's belongings come along",
        ArrivalInfo,
        asked=TicketRequest,
        rate="sign_ins",
        refusals=(BadTicket, BothSeated, SeatStays, UnknownTable),
    ),
    Endpoint("GET", "/me/export", export, "Everything that is stored about whoever asks", Export, rate="tables"),
    Endpoint(
        "POST",
        "/me/delete",
        delete_me,
        "Delete everything; games with others stay for them, without a name",
        MeInfo,
        asked=ConfirmRequest,
        rate="sign_ins",
        refusals=(WrongCredentials,),
        for_suspended=True,
    ),
)
