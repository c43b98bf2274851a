"""A profile, as one viewer sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection

from newworlds.server.standing.errors import UnknownProfile
from newworlds.server.standing.infos import HistoryInfo, ProfileInfo, RatingInfo, ResultInfo, ResultSeatInfo
from newworlds.server.standing.ratings import Rating
from newworlds.server.standing.records import meetings_of, records_of, solos_of
from newworlds.server.storage import leader_rows, profile_rows
from newworlds.server.storage.leader_rows import StandingRow
from newworlds.server.storage.result_rows import Result, ResultSeatRow

ME: Final = "me"
"""Stands for the id of whoever asks."""
PAGE: Final = 20
"""Games of a history that are told at a time."""


class Subject(msgspec.Struct, frozen=True):
    """Whose profile is shown."""

    owner: str
    id: str | None
    name: str | None
    since: str | None


def subject(connection: Connection, person_id: str, viewer: str) -> Subject:
    """`UnknownProfile` unless they have a profile, or look at their own."""
    if person_id == ME:
        found = profile_rows.person_behind(connection, viewer)
    else:
        found = profile_rows.person_with_profile(connection, person_id)
    if found is not None:
        return Subject(found.owner, found.id, found.name, found.created)
    if person_id == ME:
        return Subject(viewer, None, None, None)
    raise UnknownProfile()


def profile(connection: Connection, person_id: str, viewer: str) -> ProfileInfo:
    whose = subject(connection, person_id, viewer)
    played = profile_rows.played(connection, whose.owner)
    games = profile_rows.own_games(connection, whose.owner, viewer)
    return ProfileInfo(
        id=whose.id,
        name=whose.name,
        since=whose.since,
        is_me=whose.owner == viewer,
        played=played,
        unseen=played - profile_rows.visible(connection, whose.owner, viewer),
        ratings=ratings_of(connection, whose.owner),
        records=records_of(games),
        solos=solos_of(games),
        meetings=[] if whose.owner == viewer else meetings_of(profile_rows.meetings(connection, whose.owner, viewer)),
        history=history(connection, whose, viewer),
    )


def ratings_of(connection: Connection, owner: str) -> list[RatingInfo]:
    return [_rating(row) for row in leader_rows.standings_of(connection, owner)]


def _rating(row: StandingRow) -> RatingInfo:
    return RatingInfo(
        game=row.game,
        players=row.players,
        mean=row.mean,
        deviation=row.deviation,
        sure=Rating(row.mean, row.deviation).sure,
        games=row.games,
        wins=row.wins,
    )


def history(connection: Connection, whose: Subject, viewer: str, before: str | None = None) -> HistoryInfo:
    found = profile_rows.history(connection, whose.owner, viewer, PAGE + 1, before)
    return HistoryInfo(results=told(connection, found[:PAGE], whose.owner), has_more=len(found) > PAGE)


def own_results(connection: Connection, owner: str) -> list[ResultInfo]:
    """All of them, newest first."""
    return told(connection, profile_rows.history(connection, owner, owner), owner)


def told(connection: Connection, found: Sequence[Result], owner: str) -> list[ResultInfo]:
    """As the profile of this owner shows them."""
    owners = {seat.owner for result in found for seat in result.seats if seat.owner is not None}
    ids = {owner: person.id for owner, person in profile_rows.people_with_profile(connection, owners).items()}
    return [_result(result, owner, ids) for result in found]


def _result(result: Result, owner: str, ids: dict[str, str]) -> ResultInfo:
    row = result.row
    return ResultInfo(
        table=row.table_id,
        game=row.game,
        options=row.options,
        started=row.started,
        ended=row.ended,
        is_rated=row.is_rated,
        seats=[_seat(seat, owner, ids) for seat in result.seats],
        automata=row.scores[len(result.seats) :],
    )


def _seat(seat: ResultSeatRow, owner: str, ids: dict[str, str]) -> ResultSeatInfo:
    return ResultSeatInfo(
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        person=None if seat.owner is None else ids.get(seat.owner),
        is_theirs=seat.owner == owner,
        has_left=seat.has_left,
        score=seat.score,
        rank=seat.rank,
    )
