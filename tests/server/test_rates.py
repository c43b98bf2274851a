"""Enough for people, too little to exhaust the server: how often one browser, and one address, may do something."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from newworlds.server import rate_counts as rate_counts_module
from newworlds.server import rates
from newworlds.server.limit_errors import TooManyRequests
from newworlds.server.live import FLOODED, MOST_REFUSED
from newworlds.server.rate_counts import MemoryCounts, WindowCounts
from newworlds.server.rates import Kind, Rates
from newworlds.server.settings import Settings
from newworlds.server.start_errors import BadSetting
from newworlds.server.storage import shared_counts as shared_counts_module
from newworlds.server.storage.schema import rate_counts
from newworlds.server.storage.shared_counts import SharedCounts, shared_counts
from newworlds.server.storage.store import Store
from tests.server.playing import ALSO_HERE, HERE, LINK, Browser, Json, Live, RunningServer, refusal, serving

ASKED = {"game": "sealed", "seats": [HERE, ALSO_HERE]}
HOUR = 3600.0


class Clock:
    """A time that passes only when it is told to; it begins a second after the full hour."""

    def __init__(self) -> None:
        self.now = 1000 * HOUR + 1

    def time(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in (rates, rate_counts_module, shared_counts_module):
        monkeypatch.setattr(module, "time", clock)
    monkeypatch.setattr("limits.aio.strategies.time", clock)
    return clock


class Counted:
    """Counts for somebody until they are refused."""

    def __init__(self, **chosen: Any) -> None:
        self.rates = Rates(Settings(**chosen), MemoryCounts())

    def once(self, kind: Kind = "tables", owner: str = "ada", address: str = "192.0.2.1") -> int | None:
        """The seconds to wait if it is refused."""
        try:
            asyncio.run(self.rates.count(kind, address, owner))
        except TooManyRequests as refused:
            seconds = refused.details["seconds"]
            assert isinstance(seconds, int)
            return seconds
        return None

    def until_refused(self, owner_of: Callable[[int], str] = lambda _: "ada", kind: Kind = "tables") -> int:
        return next(number for number in range(10_000) if self.once(kind, owner_of(number)) is not None)


def test_one_browser_may_do_something_only_so_often(clock: Clock) -> None:
    counted = Counted(rate_tables="10/minute;15/hour")
    assert counted.until_refused() == 10
    assert counted.once("tables") == 59
    assert counted.once("joins") is None, "each kind is counted apart"
    assert counted.once(owner="cleo") is None
    clock.now += 120
    assert counted.until_refused() == 5, "the second limit holds as well"
    clock.now += 2 * HOUR
    assert counted.until_refused() == 10


def test_a_window_slides_so_that_two_bursts_around_its_end_do_not_add_up(clock: Clock) -> None:
    counted = Counted(rate_tables="10/minute")
    clock.now += 58
    assert counted.until_refused() == 10
    clock.now += 2
    assert counted.until_refused() == 1
    clock.now += 29
    assert counted.until_refused() in (4, 5)


def test_browsers_without_a_cookie_share_the_rate_of_their_address(clock: Clock) -> None:
    counted = Counted(rate_tables="10/minute", rates_of_address=3)
    assert counted.until_refused(lambda number: f"stranger {number}") == 30
    assert counted.once(owner="stranger", address="192.0.2.2") is None


def test_rates_can_be_turned_off(clock: Clock) -> None:
    counted = Counted(rates=False, rate_tables="1/minute")
    assert [counted.once() for _ in range(20)] == [None] * 20


def test_counts_of_past_windows_are_dropped(clock: Clock) -> None:
    counts = MemoryCounts()
    for number in range(100):
        asyncio.run(counts.acquire_sliding_window_entry(f"key {number}", 10, 60))
    clock.now += 121
    asyncio.run(counts.acquire_sliding_window_entry("key", 10, 60))
    assert asyncio.run(counts.reset()) == 1


def test_processes_that_share_a_database_share_the_counts(database: str, clock: Clock) -> None:
    """On PostgreSQL; SQLite gives the same answers, although one process has it to itself."""

    async def story() -> list[int | None]:
        async with opened(database) as store:
            chosen = Settings(rate_tables="3/minute", rates_of_address=2)
            left, right = (Rates(chosen, SharedCounts(store)) for _ in range(2))
            ada = [await seconds_to_wait(each, "ada") for each in (left, right, left, right, left)]
            clock.now += 121
            cleo = [await seconds_to_wait(each, f"stranger {number}") for number, each in enumerate((left, right) * 4)]
            assert await SharedCounts(store).reset() == 7, "what is past was dropped"
            return [*ada, *cleo]

    assert asyncio.run(story()) == [None, None, None, 59, 59, *[None] * 6, 58, 58]


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    try:
        await store.open()
        yield store
    finally:
        await store.close()


async def seconds_to_wait(limited: Rates, owner: str) -> int | None:
    try:
        await limited.count("tables", "192.0.2.1", owner)
    except TooManyRequests as refused:
        return int(str(refused.details["seconds"]))
    return None


def test_the_database_lists_neither_addresses_nor_owners(database: str, engine_of: Callable[[str], sa.Engine]) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await Rates(Settings(), SharedCounts(store)).count("joins", "192.0.2.1", "ada")

    asyncio.run(story())
    with engine_of(database).connect() as connection:
        stored = str(connection.execute(sa.select(rate_counts)).all())
    assert "192" not in stored.split(",")[0]
    assert "ada " not in stored


def test_one_process_counts_in_memory_and_several_in_the_database(tmp_path: Path, postgres_database: str) -> None:
    async def kind_of(database: str) -> type[WindowCounts]:
        async with opened(database) as store:
            return type(shared_counts(store))

    assert asyncio.run(kind_of(str(tmp_path / "tables.sqlite3"))) is MemoryCounts
    assert asyncio.run(kind_of(postgres_database)) is SharedCounts


def test_a_rate_that_cannot_be_read_is_reported() -> None:
    with pytest.raises(BadSetting, match="rate_joins can’t be “often”: write it as in “10/minute;60/hour”"):
        Counted(rate_joins="often")


def test_the_default_rates_can_all_be_read() -> None:
    Counted()


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[RunningServer]:
    chosen: Json = {
        "rate_tables": "2/hour",
        "rate_joins": "2/hour",
        "rate_requests": "8/hour",
        "rate_messages": "5/hour",
    }
    with serving(tmp_path, rates=True, rates_of_address=1000, **chosen) as running:
        yield running


def test_too_many_requests_are_refused_with_the_time_to_wait(strict: RunningServer) -> None:
    with Browser(strict.host) as ada:
        ada.get("/api/tables")
        for _ in range(2):
            assert ada.post("/api/tables", ASKED).status_code == 201
        answer = ada.post("/api/tables", ASKED)
        assert refusal(answer) == (429, "error.too_many_requests")
        assert 1 <= int(answer.headers["retry-after"]) == answer.json()["error"]["args"]["seconds"] <= 2 * HOUR
        assert ada.http.get("/api/tables").status_code == 200


def test_invitations_cannot_be_guessed_at_leisure(strict: RunningServer) -> None:
    with Browser(strict.host) as ada, Browser(strict.host) as cleo:
        table = ada.open_table(HERE, LINK)
        cleo.get("/api/tables")
        answers = [refusal(cleo.join(table, f"guess{number}")) for number in range(3)]
        assert answers == [(403, "error.bad_invite")] * 2 + [(429, "error.too_many_requests")]


def test_every_request_is_counted_but_those_for_health(strict: RunningServer) -> None:
    """Also the one for the description of them all, which is the longest answer there is."""
    for path in ("/api/openapi.json", "/api/games", "/api/lobby"):
        with Browser(strict.host) as browser:
            answers = [browser.http.get(path) for _ in range(9)]
        assert [answer.status_code for answer in answers] == [200] * 8 + [429], path


def test_health_is_answered_however_often_it_is_asked(strict: RunningServer) -> None:
    with Browser(strict.host) as ada:
        assert {ada.http.get("/api/health/live").status_code for _ in range(20)} == {200}


@pytest.mark.parametrize("message", ["{", '{"type": "state"}', '{"type": "shout"}'])
def test_a_connection_that_floods_is_refused_and_then_closed(strict: RunningServer, message: str) -> None:
    with Browser(strict.host) as ada:
        table = ada.open_table(HERE, ALSO_HERE)
        with ada.at(table) as live:
            with pytest.raises(ConnectionClosed) as closed:
                flood(live, message)
            refused = [each["error"]["code"] for each in live.heard if each["type"] == "error"]
            assert set(refused[5:]) == {"error.too_many_requests"}
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == FLOODED


def flood(live: Live, message: str) -> None:
    """One after the other: answers that are on their way when the connection is closed do not arrive."""
    for _ in range(2 * (5 + MOST_REFUSED)):
        live.connection.send(message)
        live.next()


def test_a_refused_question_is_answered_with_its_ref_and_moves_are_counted_apart(strict: RunningServer) -> None:
    with Browser(strict.host) as ada, ada.at(ada.open_table(HERE, ALSO_HERE)) as live:
        move = live.moves()[0]
        answers = [live.ask("why", move=move) for _ in range(6)]
        assert [answer["type"] for answer in answers] == ["why"] * 5 + ["error"]
        assert answers[-1]["error"]["code"] == "error.too_many_requests"
        live.play(move, 0)


def test_a_table_cannot_be_opened_in_windows_without_end(strict: RunningServer) -> None:
    with Browser(strict.host) as ada:
        table = ada.open_table(HERE, ALSO_HERE)
        for _ in range(8):
            with ada.at(table):
                pass
        with pytest.raises(ConnectionClosed), ada.at(table):
            pass


def test_strangers_without_a_cookie_cannot_open_unlimited_tables(tmp_path: Path) -> None:
    with serving(tmp_path, tables_each_address=3) as server:
        answers = []
        for address in ("192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"):
            with Browser(server.host) as stranger:
                stranger.http.headers["X-Forwarded-For"] = address
                answers.append(stranger.post("/api/tables", ASKED))
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 201]
        assert refusal(answers[3]) == (429, "error.too_many_tables_here")
