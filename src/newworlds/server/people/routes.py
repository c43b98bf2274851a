"""Who one is: a guest with a name, or somebody with an account."""

from __future__ import annotations

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from newworlds.server.answers import Json
from newworlds.server.endpoints import Endpoint
from newworlds.server.errors import BadName
from newworlds.server.people.device_routes import DEVICE_ENDPOINTS
from newworlds.server.people.errors import (
    BothSeated,
    HasAccount,
    NameTaken,
    NoAccount,
    PasswordCommon,
    PasswordLong,
    PasswordShort,
    WrongCredentials,
    WrongRecovery,
)
from newworlds.server.people.infos import AccountInfo, MeInfo
from newworlds.server.people.mail_routes import MAIL_ENDPOINTS
from newworlds.server.people.mirror import me
from newworlds.server.people.names import login_of
from newworlds.server.people.passkey_routes import PASSKEY_ENDPOINTS
from newworlds.server.people.reception import browser_of, reception_of, under_new_key
from newworlds.server.people.requests import (
    ConfirmRequest,
    CredentialsRequest,
    NameRequest,
    PasswordRequest,
    RecoveryRequest,
)
from newworlds.server.requests import read_body, tidy_name
from newworlds.server.storage import account_rows, people_rows


async def show_me(request: Request) -> Response:
    return Json(await reception_of(request).me(browser_of(request)))


async def name_me(request: Request) -> Response:
    name = tidy_name((await read_body(request, NameRequest)).name)
    browser = browser_of(request)

    def work(connection: Connection) -> MeInfo:
        person = people_rows.ensured(connection, browser.owner, name)
        if account_rows.account_of(connection, browser.owner) is not None:
            account_rows.take_login(connection, person.id, login_of(name))
        people_rows.rename(connection, person.id, name)
        return me(connection, browser)

    return Json(await reception_of(request).store.write(work))


async def sign_up(request: Request) -> Response:
    asked = await read_body(request, CredentialsRequest)
    name = tidy_name(asked.name)
    key, code = await reception_of(request).accounts.sign_up(browser_of(request), name, asked.password)
    return await under_new_key(request, key, lambda info: AccountInfo(info, code))


async def sign_in(request: Request) -> Response:
    asked = await read_body(request, CredentialsRequest)
    reception = reception_of(request)
    await reception.rates.count_target("sign_ins", login_of(asked.name))
    return await under_new_key(
        request, await reception.accounts.sign_in(browser_of(request), asked.name, asked.password)
    )


async def recover(request: Request) -> Response:
    asked = await read_body(request, RecoveryRequest)
    reception = reception_of(request)
    await reception.rates.count_target("sign_ins", login_of(asked.name))
    key, code = await reception.accounts.recover(browser_of(request), asked.name, asked.code, asked.password)
    return await under_new_key(request, key, lambda info: AccountInfo(info, code))


async def change_password(request: Request) -> Response:
    asked = await read_body(request, PasswordRequest)
    key = await reception_of(request).accounts.change_password(browser_of(request), asked.password, asked.new)
    return await under_new_key(request, key)


async def renew_recovery(request: Request) -> Response:
    asked = await read_body(request, ConfirmRequest)
    reception, browser = reception_of(request), browser_of(request)
    code = await reception.accounts.renew_recovery(browser, asked.password)
    return Json(AccountInfo(await reception.me(browser), code))


_PASSWORD = (PasswordShort, PasswordLong, PasswordCommon)

PEOPLE_ENDPOINTS = (
    Endpoint("GET", "/me", show_me, "Who is asking", MeInfo),
    Endpoint("POST", "/me", name_me, "Take a name", MeInfo, asked=NameRequest, refusals=(BadName, NameTaken)),
    Endpoint(
        "POST",
        "/me/account",
        sign_up,
        "Make an account, to which everything of this guest belongs from now on",
        AccountInfo,
        asked=CredentialsRequest,
        rate="sign_ins",
        refusals=(BadName, *_PASSWORD, NameTaken, HasAccount),
    ),
    Endpoint(
        "POST",
        "/me/sign_in",
        sign_in,
        "Sign in; what this guest has comes along",
        MeInfo,
        asked=CredentialsRequest,
        rate="sign_ins",
        refusals=(WrongCredentials, BothSeated),
    ),
    Endpoint(
        "POST",
        "/me/recover",
        recover,
        "Replace a forgotten password by means of the recovery code, and sign in",
        AccountInfo,
        asked=RecoveryRequest,
        rate="sign_ins",
        refusals=(*_PASSWORD, WrongRecovery, BothSeated),
    ),
    Endpoint(
        "POST",
        "/me/password",
        change_password,
        "Change the password; all other browsers are signed out",
        MeInfo,
        asked=PasswordRequest,
        rate="sign_ins",
        refusals=(*_PASSWORD, WrongCredentials, NoAccount),
    ),
    Endpoint(
        "POST",
        "/me/recovery",
        renew_recovery,
        "A new recovery code; the old one stops working",
        AccountInfo,
        asked=ConfirmRequest,
        rate="sign_ins",
        refusals=(WrongCredentials, NoAccount),
    ),
    *MAIL_ENDPOINTS,
    *DEVICE_ENDPOINTS,
    *PASSKEY_ENDPOINTS,
)
