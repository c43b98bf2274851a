"""A database of the first released version, with real tables in it: this version migrates it and the games go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import newworlds
from newworlds.core.fairness import fairness_of
from newworlds.core.record import record_from_json
from newworlds.core.replay import check_outcome
from newworlds.games import IDS
from newworlds.server.clock import now
from newworlds.server.keys import COOKIE
from newworlds.server.storage.migrate import migrate
from newworlds.server.storage.schema import metadata
from tests.server.first_schema.database import (
    GUEST_KEY,
    HOST_KEY,
    INVITE_TO_WAITING,
    STEPS,
    TABLES,
    fill_as_first_released,
)
from tests.server.playing import Browser, Json, RunningServer, serving


@pytest.fixture
def first_database(empty_database: str, engine_of: Callable[[str], sa.Engine]) -> str:
    """Its tables were last played just now, or they would have expired."""
    fill_as_first_released(empty_database)
    with engine_of(empty_database).begin() as connection:
        connection.execute(sa.text("UPDATE tables SET updated = :now"), {"now": now()})
    return empty_database


@pytest.fixture
def server(first_database: str, tmp_path: Path) -> Iterator[RunningServer]:
    with serving(tmp_path, database=first_database) as running:
        yield running


@pytest.fixture
def host(server: RunningServer) -> Iterator[Browser]:
    with Browser(server.host, {COOKIE: HOST_KEY}) as browser:
        yield browser


@pytest.fixture
def guest(server: RunningServer) -> Iterator[Browser]:
    with Browser(server.host, {COOKIE: GUEST_KEY}) as browser:
        yield browser


def tables(browser: Browser, status: str) -> list[Json]:
    return [info for info in browser.get("/api/tables") if info["status"] == status]


def test_a_migrated_database_is_like_a_new_one(first_database: str, engine_of: Callable[[str], sa.Engine]) -> None:
    with engine_of(first_database).begin() as connection:
        migrate(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        counts = [connection.scalar(sa.text(f"SELECT count(*) FROM {name}")) for name in ("tables", "steps")]
        assert counts == [TABLES, STEPS]


def test_no_invitation_can_be_read_from_a_migrated_database(
    first_database: str, engine_of: Callable[[str], sa.Engine]
) -> None:
    with engine_of(first_database).begin() as connection:
        invites = connection.scalars(sa.text("SELECT invite FROM seats WHERE invite IS NOT NULL")).all()
        migrate(connection)
        stored = connection.execute(sa.text("SELECT * FROM seats WHERE kind = 'link'")).all()
    assert INVITE_TO_WAITING in invites
    assert len(stored) == len(invites)
    assert not set(invites) & {value for row in stored for value in row}


def test_every_finished_game_can_be_downloaded_and_verified(host: Browser) -> None:
    finished = tables(host, "over")
    assert sorted(info["game"] for info in finished) == sorted(IDS)
    for info in finished:
        record = record_from_json(host.http.get(f"/api/tables/{info['id']}/record").content)
        assert fairness_of(record).verdict == "sealed_seed"
        check_outcome(newworlds.replay(record), record)


def test_every_game_in_progress_goes_on(host: Browser, guest: Browser) -> None:
    playing = tables(host, "playing")
    assert {info["game"] for info in playing} == set(IDS)
    for info in playing:
        with host.at(info) as live:
            step = live.play_first(live.state)
            assert step["seq"] == info["seq"] + 1


def test_whoever_joined_by_invitation_plays_on(host: Browser, guest: Browser) -> None:
    for info in tables(guest, "playing"):
        with host.at(info) as mine, guest.at(info) as theirs:
            played = 0
            latest = mine.fresh()
            while not played:
                if latest["table"]["to_act"] == 1:
                    theirs.play_first(theirs.fresh())
                    played += 1
                else:
                    mine.play_first(mine.fresh())
                latest = mine.fresh()


def test_a_table_that_waited_is_joined_by_its_old_link_and_begins(host: Browser, guest: Browser) -> None:
    (info,) = tables(host, "waiting")
    assert guest.join(info, INVITE_TO_WAITING).status_code == 200
    with host.at(info) as live:
        assert live.fresh()["table"]["status"] == "playing"


def test_a_game_in_progress_is_played_to_its_end(host: Browser) -> None:
    (info,) = (info for info in tables(host, "playing") if info["game"] == "gold_rush" and info["is_seed_chosen"])
    with host.at(info) as live:
        assert live.play_to_the_end()["table"]["status"] == "over"
    record = record_from_json(host.http.get(f"/api/tables/{info['id']}/record").content)
    assert record.seed == 7
    check_outcome(newworlds.replay(record), record)
