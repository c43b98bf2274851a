"""The routes by which people choose what they are told by e-mail, or that they want no more of it."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from newworlds.core.text import LANGUAGES
from newworlds.server.answers import Json
from newworlds.server.clock import now
from newworlds.server.errors import UnknownLanguage
from newworlds.server.people.errors import NoMail
from newworlds.server.post.errors import BadQuietHours, BadStop, NoAddress
from newworlds.server.post.info import is_mailing, post_info, store_of
from newworlds.server.post.quiet import HOURS, check_zone
from newworlds.server.post.stopping import stop
from newworlds.server.post.structures import MailRequest, StoppedInfo
from newworlds.server.post.turn_mail import day_of
from newworlds.server.requests import read_body
from newworlds.server.storage import address_rows, mail_rows


async def choose_mail(request: Request) -> Response:
    asked = _checked(request, await read_body(request, MailRequest))
    owner = request.state.owner

    def work(connection: Connection) -> None:
        known = address_rows.address_of_owner(connection, owner)
        if known is None or known.address is None:
            raise NoAddress()
        at = now()
        chosen = msgspec.structs.replace(
            known, **msgspec.structs.asdict(asked.choice), language=asked.language, since=at
        )
        address_rows.keep_address(connection, msgspec.structs.replace(chosen, gathered=day_of(chosen, at)))
        if not chosen.wants_turns:
            mail_rows.drop_of(connection, known.person, "turns", "reminder")

    await store_of(request).write(work)
    return Json(await post_info(request))


async def stop_mail(request: Request) -> Response:
    """Whoever has the link got the e-mail: mail programs follow it by themselves, without a cookie."""
    token = request.query_params.get("token", "")
    if not await store_of(request).write(lambda connection: stop(connection, token)):
        raise BadStop()
    return Json(StoppedInfo("none"))


async def show_stop(request: Request) -> Response:
    """For mail programs that open the link in a browser: there one is asked first."""
    return RedirectResponse(f"/notifications#stop={request.query_params.get('token', '')}", 303)


def _checked(request: Request, asked: MailRequest) -> MailRequest:
    if not is_mailing(request):
        raise NoMail()
    if asked.language not in LANGUAGES:
        raise UnknownLanguage(language=asked.language, known=list(LANGUAGES))
    check_zone(asked.choice.zone)
    if asked.choice.hour not in HOURS:
        raise BadQuietHours(zone=asked.choice.zone)
    return asked
