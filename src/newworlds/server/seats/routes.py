"""The routes by which seats are taken, given up and handed out."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from newworlds.core.errors import GameIsOver, UnknownBot, UnknownRules
from newworlds.server.absence.errors import StandInPlays
from newworlds.server.answers import Json
from newworlds.server.endpoints import Endpoint
from newworlds.server.errors import (
    BadCommitment,
    BadInvite,
    BadName,
    CommitmentNotWanted,
    NoProgram,
    NotInvited,
    NotYourSeat,
    NotYourTable,
    SeatTaken,
    TableExpired,
    UnknownTable,
)
from newworlds.server.infos import InvitationInfo, TableInfo
from newworlds.server.lobby.routes import lobby_of
from newworlds.server.people.arrivals import ensure_person
from newworlds.server.play_errors import NotStarted
from newworlds.server.requests import (
    InvitationRequest,
    InviteRequest,
    JoinRequest,
    TokenRequest,
    checked_commitment,
    read_body,
    tidy_name,
)
from newworlds.server.seats.cancelling import cancel
from newworlds.server.seats.errors import (
    AlreadyBegun,
    AlreadySeated,
    FriendSeated,
    NobodyToRemove,
    NoSeatKept,
    NotOffered,
    NotYourFriend,
    SeatNotFree,
)
from newworlds.server.seats.infos import Cancelled
from newworlds.server.seats.keeping import friends_asked
from newworlds.server.seats.requests import Removal, SeatChange, TermsChange, Withdrawal
from newworlds.server.storage.friend_rows import Friend
from newworlds.server.table_registry import TableRegistry
from newworlds.server.terms_errors import BadPace, RatedAlone
from newworlds.server.viewers import with_invites, with_tokens


async def join_table(request: Request) -> Response:
    asked = await read_body(request, JoinRequest)
    async with registry_of(request).at(request.path_params["table_id"]) as table:
        commitment = checked_commitment(asked.commitment)
        name = tidy_name(asked.name)
        await table.seating.join(request.state.owner, asked.invite, name, commitment)
        await ensure_person(request, name)
        return Json(table.info(request.state.owner))


async def check_invitation(request: Request) -> Response:
    """Sent like a form, as addresses are written to logs."""
    asked = await read_body(request, InvitationRequest)
    async with registry_of(request).at(request.path_params["table_id"]) as table:
        return Json(InvitationInfo(await table.seating.check_invite(asked.invite)))


async def renew_invite(request: Request) -> Response:
    asked = await read_body(request, InviteRequest)
    async with registry_of(request).at(request.path_params["table_id"]) as table:
        invite = await table.seating.renew_invite(request.state.owner, asked.seat)
        return Json(with_invites(table.info(request.state.owner), {asked.seat: invite}))


async def renew_token(request: Request) -> Response:
    asked = await read_body(request, TokenRequest)
    async with registry_of(request).at(request.path_params["table_id"]) as table:
        token = await table.seating.renew_token(request.state.owner, asked.seat)
        return Json(with_tokens(table.info(request.state.owner), {asked.seat: token}))


async def offer_seat(request: Request) -> Response:
    asked = await read_body(request, SeatChange)
    async with registry_of(request).at(request.path_params["table_id"]) as table:
        friend = await _friend_of(request, asked)
        invite = await table.seating.offer(request.state.owner, asked, friend)
        return Json(with_invites(table.info(request.state.owner), {} if invite is None else {asked.seat: invite}))


async def _friend_of(request: Request, asked: SeatChange) -> Friend | None:
    host, wanted = request.state.owner, [asked.as_request]
    found = await registry_of(request).store.read(lambda connection: friends_asked(connection, host, wanted))
    return found.get(asked.friend or "")


async def decline_seat(request: Request) -> Response:
    async with registry_of(request).at(request.path_params["table_id"]) as table:
        await table.seating.decline(request.state.owner)
        return Json(table.info(request.state.owner))


async def change_terms(request: Request) -> Response:
    asked = await read_body(request, TermsChange)
    async with registry_of(request).at(request.path_params["table_id"]) as table:
        await table.seating.agree_anew(request.state.owner, asked.terms)
        return Json(table.info(request.state.owner))


async def remove_guest(request: Request) -> Response:
    asked = await read_body(request, Removal)
    async with registry_of(request).at(request.path_params["table_id"]) as table:
        invite = await table.seating.remove(request.state.owner, asked.seat)
        return Json(with_invites(table.info(request.state.owner), {asked.seat: invite}))


async def withdraw_offer(request: Request) -> Response:
    asked = await read_body(request, Withdrawal)
    async with registry_of(request).at(request.path_params["table_id"]) as table:
        await table.seating.withdraw(request.state.owner, asked.seat)
        return Json(table.info(request.state.owner))


async def leave_table(request: Request) -> Response:
    async with registry_of(request).at(request.path_params["table_id"]) as table:
        await table.seating.leave(request.state.owner)
        return Json(table.info(request.state.owner))


async def cancel_table(request: Request) -> Response:
    table_id = request.path_params["table_id"]
    await cancel(registry_of(request), table_id, request.state.owner)
    lobby_of(request).look_soon()
    return Json(Cancelled(table_id))


def registry_of(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


_COMMITMENT = (BadCommitment, CommitmentNotWanted)
_TABLE = (UnknownTable, UnknownRules, TableExpired)

SEAT_ENDPOINTS: Final = (
    Endpoint(
        "POST",
        "/tables/{table_id}/join",
        join_table,
        "Take the seat of an invitation, or without one a seat that is kept for whoever asks or open to all; "
        "also of somebody who left",
        TableInfo,
        asked=JoinRequest,
        rate="joins",
        refusals=(BadName, *_COMMITMENT, BadInvite, *_TABLE, SeatTaken, AlreadySeated, GameIsOver),
    ),
    Endpoint(
        "POST",
        "/tables/{table_id}/invitation",
        check_invitation,
        "Whether an invitation can still be accepted",
        InvitationInfo,
        asked=InvitationRequest,
        rate="joins",
        refusals=(BadInvite, *_TABLE, SeatTaken),
    ),
    Endpoint(
        "POST",
        "/tables/{table_id}/invite",
        renew_invite,
        "A new invitation to a free seat, or to one on offer; the old one stops working",
        TableInfo,
        asked=InviteRequest,
        rate="joins",
        refusals=(NotYourTable, NotYourSeat, NotInvited, SeatTaken, *_TABLE),
    ),
    Endpoint(
        "POST",
        "/tables/{table_id}/token",
        renew_token,
        "A new token for the seat of a program; the old one stops working",
        TableInfo,
        asked=TokenRequest,
        rate="joins",
        refusals=(NotYourTable, NoProgram, *_TABLE),
    ),
    Endpoint(
        "POST",
        "/tables/{table_id}/seat",
        offer_seat,
        "Before the game begins: give a seat that nobody has taken to a bot, to whoever has the link, to all, "
        "or keep it for a friend",
        TableInfo,
        asked=SeatChange,
        rate="joins",
        refusals=(NotYourTable, AlreadyBegun, SeatNotFree, UnknownBot, NotYourFriend, FriendSeated, *_TABLE),
    ),
    Endpoint(
        "POST",
        "/tables/{table_id}/decline",
        decline_seat,
        "Before the game begins: do without the seat that is kept for whoever asks",
        TableInfo,
        rate="joins",
        refusals=(NoSeatKept, AlreadyBegun, *_TABLE),
    ),
    Endpoint(
        "POST",
        "/tables/{table_id}/terms",
        change_terms,
        "Before the game begins: change the terms; the seats of those who agreed to others are kept for them",
        TableInfo,
        asked=TermsChange,
        rate="joins",
        refusals=(NotYourTable, AlreadyBegun, BadPace, RatedAlone, UnknownBot, *_TABLE),
    ),
    Endpoint(
        "POST",
        "/tables/{table_id}/remove",
        remove_guest,
        "Before the game begins: take a guest's seat back; a new invitation to it is told",
        TableInfo,
        asked=Removal,
        rate="joins",
        refusals=(NotYourTable, AlreadyBegun, NobodyToRemove, *_TABLE),
    ),
    Endpoint(
        "POST",
        "/tables/{table_id}/leave",
        leave_table,
        "Before the game begins: a guest gets up again",
        TableInfo,
        rate="joins",
        refusals=(NotYourSeat, AlreadyBegun, *_TABLE),
    ),
    Endpoint(
        "POST",
        "/tables/{table_id}/withdraw",
        withdraw_offer,
        "No longer offer the seat of somebody who left to others",
        TableInfo,
        asked=Withdrawal,
        rate="joins",
        refusals=(NotYourSeat, NotStarted, GameIsOver, StandInPlays, NotOffered, *_TABLE),
    ),
    Endpoint(
        "POST",
        "/tables/{table_id}/cancel",
        cancel_table,
        "Before the game begins: give the table up; it is deleted",
        Cancelled,
        rate="joins",
        refusals=(NotYourTable, AlreadyBegun, UnknownTable, UnknownRules),
    ),
)
