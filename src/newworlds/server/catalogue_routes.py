"""The routes that tell what games there are, what is printed on their components, and every sentence."""

from __future__ import annotations

import hashlib
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from newworlds import bots
from newworlds.core.errors import UnknownGame
from newworlds.core.game import Game
from newworlds.core.lesson_file import lessons_of
from newworlds.core.setup import Components
from newworlds.core.text import LANGUAGES, catalogue
from newworlds.games import all_games, game
from newworlds.server.answers import Json
from newworlds.server.component_files import component_files
from newworlds.server.endpoints import Endpoint
from newworlds.server.errors import UnknownLanguage
from newworlds.server.infos import GameInfo, Printed


async def games(_request: Request) -> Response:
    return Json([_game_info(known) for known in all_games()])


async def components(request: Request) -> Response:
    return Json(component_files(game(request.path_params["game_id"])))


async def printed_today(request: Request) -> Response:
    known = game(request.path_params["game_id"])
    return Json(printed(known, known.setup(known.seats[0]).components))


def printed(game: Game, components: Components) -> Printed:
    return Printed(components, game.explanations(components))


async def text(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise UnknownLanguage(language=language, known=list(LANGUAGES))
    body, tag = _text(language)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")


CATALOGUE_ENDPOINTS = (
    Endpoint("GET", "/games", games, "The games, their options and bots", list[GameInfo]),
    Endpoint(
        "GET",
        "/games/{game_id}/components",
        components,
        "What is printed on a game's components, by file",
        dict[str, Components],
        refusals=(UnknownGame,),
    ),
    Endpoint(
        "GET",
        "/games/{game_id}/printed",
        printed_today,
        "What a table opened today is played with, and what each thing says of itself",
        Printed,
        refusals=(UnknownGame,),
    ),
    Endpoint(
        "GET",
        "/text/{language}",
        text,
        "Every sentence of a language, as ICU messages by code",
        dict[str, str],
        refusals=(UnknownLanguage,),
        may_be_unchanged=True,
    ),
)


def _game_info(known: Game) -> GameInfo:
    return GameInfo(known.id, known.seats, known.options, bots.NAMES, tuple(lessons_of(known)))


@cache
def _text(language: str) -> tuple[bytes, str]:
    """Importing a game registers its catalogue, so all games must be imported first."""
    all_games()
    body = msgspec.json.encode(catalogue(language))
    return body, f'"{hashlib.sha256(body).hexdigest()[:32]}"'
