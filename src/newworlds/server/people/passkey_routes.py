"""Passkeys are made, listed, removed and signed in with."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from newworlds.server.answers import Json
from newworlds.server.endpoints import Endpoint
from newworlds.server.errors import BadName
from newworlds.server.people.errors import (
    BadPasskey,
    BothSeated,
    NoAccount,
    NoPasskeys,
    TooManyPasskeys,
    UnknownPasskey,
    WrongCredentials,
)
from newworlds.server.people.infos import MeInfo, PasskeyChallenge, PasskeyOffer, PasskeysInfo
from newworlds.server.people.passkey_checks import Place
from newworlds.server.people.reception import browser_of, reception_of, under_new_key
from newworlds.server.people.requests import ConfirmRequest, MadePasskey, PasskeyRequest, SignedPasskey
from newworlds.server.requests import read_body
from newworlds.server.security import own_origin


async def list_passkeys(request: Request) -> Response:
    return Json(await reception_of(request).passkeys.listed(browser_of(request)))


async def offer_passkey(request: Request) -> Response:
    asked = await read_body(request, ConfirmRequest)
    return Json(await reception_of(request).passkeys.offer(browser_of(request), asked.password, _place(request)))


async def add_passkey(request: Request) -> Response:
    asked = await read_body(request, MadePasskey)
    return Json(await reception_of(request).passkeys.add(browser_of(request), asked, _place(request)), 201)


async def remove_passkey(request: Request) -> Response:
    asked = await read_body(request, PasskeyRequest)
    return Json(await reception_of(request).passkeys.remove(browser_of(request), asked.id))


async def challenge_passkey(request: Request) -> Response:
    return Json(await reception_of(request).passkeys.challenge(_place(request)))


async def sign_in_with_passkey(request: Request) -> Response:
    asked = await read_body(request, SignedPasskey)
    key = await reception_of(request).passkeys.sign_in(browser_of(request), asked, _place(request))
    return await under_new_key(request, key)


def _place(request: Request) -> Place:
    """As for every other request: the site that the browser's address names, with the scheme that a proxy vouches for.

    A passkey answers to the site it was made for, so naming another one is of no use to anybody.
    """
    return Place(request.url.hostname or "", own_origin(request.scope))


PASSKEY_ENDPOINTS = (
    Endpoint("GET", "/me/passkeys", list_passkeys, "The passkeys of whoever asks", PasskeysInfo),
    Endpoint(
        "POST",
        "/me/passkeys/offer",
        offer_passkey,
        "What a device needs to make a passkey: good once, for some minutes",
        PasskeyOffer,
        asked=ConfirmRequest,
        rate="sign_ins",
        refusals=(WrongCredentials, NoAccount, NoPasskeys),
    ),
    Endpoint(
        "POST",
        "/me/passkeys",
        add_passkey,
        "Add the passkey that a device has made",
        PasskeysInfo,
        status=201,
        asked=MadePasskey,
        rate="sign_ins",
        refusals=(BadName, BadPasskey, NoAccount, NoPasskeys, TooManyPasskeys),
    ),
    Endpoint(
        "POST",
        "/me/passkeys/remove",
        remove_passkey,
        "Remove a passkey",
        PasskeysInfo,
        asked=PasskeyRequest,
        refusals=(UnknownPasskey, NoAccount),
    ),
    Endpoint(
        "POST",
        "/me/passkeys/challenge",
        challenge_passkey,
        "What a device has to sign with a passkey: good once, for some minutes",
        PasskeyChallenge,
        rate="joins",
        refusals=(NoPasskeys,),
    ),
    Endpoint(
        "POST",
        "/me/passkeys/sign_in",
        sign_in_with_passkey,
        "Sign in with a passkey; what this guest has comes along",
        MeInfo,
        asked=SignedPasskey,
        rate="sign_ins",
        refusals=(BadPasskey, NoPasskeys, BothSeated),
    ),
)
