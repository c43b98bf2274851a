"""The routes for profiles and leaderboards."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from newworlds.core.errors import UnknownGame
from newworlds.server.answers import Json
from newworlds.server.endpoints import Endpoint
from newworlds.server.standing import leaderboards, profiles
from newworlds.server.standing.errors import UnknownLeaderboard, UnknownProfile
from newworlds.server.standing.infos import HistoryInfo, LeaderboardInfo, LeaderboardName, ProfileInfo, ResultInfo
from newworlds.server.standing.spreadsheets import leaderboard_as_csv, results_as_csv
from newworlds.server.storage.store import Store

CSV: Final = "text/csv"


async def show_profile(request: Request) -> Response:
    person, viewer = request.path_params["person_id"], request.state.owner
    return Json(await _store(request).read(lambda connection: profiles.profile(connection, person, viewer)))


async def show_history(request: Request) -> Response:
    person, viewer, before = request.path_params["person_id"], request.state.owner, request.query_params.get("before")

    def page(connection: Connection) -> HistoryInfo:
        return profiles.history(connection, profiles.subject(connection, person, viewer), viewer, before)

    return Json(await _store(request).read(page))


async def export_results(request: Request) -> Response:
    return Json(await _own_results(request), headers=_saved_as("results.json"))


async def export_results_as_csv(request: Request) -> Response:
    return _spreadsheet(results_as_csv(await _own_results(request)), "results.csv")


async def list_leaderboards(request: Request) -> Response:
    return Json(await _store(request).read(leaderboards.names))


async def show_leaderboard(request: Request) -> Response:
    return Json(await _leaderboard(request))


async def export_leaderboard(request: Request) -> Response:
    board = await _leaderboard(request)
    return _spreadsheet(leaderboard_as_csv(board), f"{board.game}-{board.players}.csv")


async def _own_results(request: Request) -> list[ResultInfo]:
    owner = request.state.owner
    return await _store(request).read(lambda connection: profiles.own_results(connection, owner))


async def _leaderboard(request: Request) -> LeaderboardInfo:
    group = leaderboards.group_named(request.path_params["game_id"], request.path_params["players"])
    viewer = request.state.owner
    return await _store(request).read(lambda connection: leaderboards.leaderboard(connection, group, viewer))


def _spreadsheet(content: str, name: str) -> Response:
    """With a byte order mark, without which some spreadsheets misread accents."""
    headers = {"cache-control": "no-store", **_saved_as(name)}
    return Response(content.encode("utf-8-sig"), headers=headers, media_type=CSV)


def _saved_as(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="newworlds-{name}"'}


def _store(request: Request) -> Store:
    store: Store = request.app.state.registry.store
    return store


_LEADERBOARD: Final = (UnknownGame, UnknownLeaderboard)

STANDING_ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/profiles/{person_id}",
        show_profile,
        "Somebody's profile, as far as this browser may see it; `me` is one's own",
        ProfileInfo,
        refusals=(UnknownProfile,),
    ),
    Endpoint(
        "GET",
        "/profiles/{person_id}/results",
        show_history,
        "Somebody's finished games, newest first, from the one after the table `before`",
        HistoryInfo,
        query=("before",),
        refusals=(UnknownProfile,),
    ),
    Endpoint("GET", "/results", export_results, "All finished games of this browser, to keep", list[ResultInfo]),
    Endpoint(
        "GET",
        "/results/csv",
        export_results_as_csv,
        "The same for a spreadsheet, a line for each seat",
        str,
        media=CSV,
    ),
    Endpoint(
        "GET",
        "/leaderboards",
        list_leaderboards,
        "By which games and numbers of seats there are rated games",
        list[LeaderboardName],
    ),
    Endpoint(
        "GET",
        "/leaderboards/{game_id}/{players}",
        show_leaderboard,
        "Who leads in a game with so many seats",
        LeaderboardInfo,
        refusals=_LEADERBOARD,
    ),
    Endpoint(
        "GET",
        "/leaderboards/{game_id}/{players}/csv",
        export_leaderboard,
        "The same for a spreadsheet",
        str,
        media=CSV,
        refusals=_LEADERBOARD,
    ),
)
