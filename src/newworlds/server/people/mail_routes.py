"""The e-mail address of an account, and the way back in by it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from newworlds.server.answers import Json
from newworlds.server.endpoints import Endpoint
from newworlds.server.errors import UnknownLanguage
from newworlds.server.people.errors import (
    BadMailAddress,
    BadTicket,
    BothSeated,
    NoAccount,
    NoMail,
    PasswordCommon,
    PasswordLong,
    PasswordShort,
    WrongCredentials,
)
from newworlds.server.people.infos import AddressInfo, AskedInfo, ConfirmedInfo, MeInfo
from newworlds.server.people.mailboxes import checked_address
from newworlds.server.people.reception import browser_of, reception_of, under_new_key
from newworlds.server.people.requests import (
    AddressRequest,
    ConfirmRequest,
    ForgottenRequest,
    ResetRequest,
    TicketRequest,
)
from newworlds.server.post.composing import RESET_MINUTES
from newworlds.server.requests import read_body
from newworlds.server.storage.address_rows import address_of_owner


async def show_address(request: Request) -> Response:
    return Json(await _info(request))


async def set_address(request: Request) -> Response:
    asked = await read_body(request, AddressRequest)
    reception = reception_of(request)
    reception.mailboxes.check_can_mail()
    address = checked_address(asked.address)
    await reception.rates.count_mailbox(address.lower())
    await reception.mailboxes.ask_to_confirm(browser_of(request), address, asked.password, asked.language)
    return Json(await _info(request))


async def confirm_address(request: Request) -> Response:
    asked = await read_body(request, TicketRequest)
    return Json(ConfirmedInfo(await reception_of(request).mailboxes.confirm(asked.ticket)))


async def remove_address(request: Request) -> Response:
    asked = await read_body(request, ConfirmRequest)
    await reception_of(request).mailboxes.remove(browser_of(request), asked.password)
    return Json(await _info(request))


async def forget_password(request: Request) -> Response:
    """The same answer, after the same work, whether there is such an account or not."""
    asked = await read_body(request, ForgottenRequest)
    reception = reception_of(request)
    reception.mailboxes.check_can_mail()
    await reception.forgotten.ask(asked.name)
    return Json(AskedInfo(RESET_MINUTES), 202)


async def reset_password(request: Request) -> Response:
    asked = await read_body(request, ResetRequest)
    key = await reception_of(request).forgotten.replace(browser_of(request), asked.ticket, asked.password)
    return await under_new_key(request, key)


async def _info(request: Request) -> AddressInfo:
    reception, owner = reception_of(request), request.state.owner
    known = await reception.store.read(lambda connection: address_of_owner(connection, owner))
    can_mail = reception.mailboxes.can_mail
    if known is None:
        return AddressInfo(can_mail=can_mail)
    return AddressInfo(can_mail=can_mail, address=known.address, pending=known.pending, refused=known.refused)


MAIL_ENDPOINTS = (
    Endpoint("GET", "/me/address", show_address, "One's e-mail address, if there is one", AddressInfo),
    Endpoint(
        "POST",
        "/me/address",
        set_address,
        "Have a link sent to an e-mail address, to confirm that it is one's own",
        AddressInfo,
        asked=AddressRequest,
        rate="mails",
        refusals=(NoMail, BadMailAddress, UnknownLanguage, WrongCredentials, NoAccount),
    ),
    Endpoint(
        "POST",
        "/me/address/confirm",
        confirm_address,
        "Confirm an address by the secret in that link, signed in or not",
        ConfirmedInfo,
        asked=TicketRequest,
        rate="sign_ins",
        refusals=(BadTicket,),
    ),
    Endpoint(
        "POST",
        "/me/address/remove",
        remove_address,
        "Have no e-mail address any more",
        AddressInfo,
        asked=ConfirmRequest,
        rate="sign_ins",
        refusals=(WrongCredentials, NoAccount),
        for_suspended=True,
    ),
    Endpoint(
        "POST",
        "/me/forgotten",
        forget_password,
        "Have a link sent to the address of an account, if it has one, to choose another password",
        AskedInfo,
        status=202,
        asked=ForgottenRequest,
        rate="mails",
        refusals=(NoMail,),
    ),
    Endpoint(
        "POST",
        "/me/reset",
        reset_password,
        "Choose another password by the secret in that link, and sign in",
        MeInfo,
        asked=ResetRequest,
        rate="sign_ins",
        refusals=(BadTicket, PasswordShort, PasswordLong, PasswordCommon, BothSeated),
    ),
)
