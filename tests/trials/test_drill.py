"""Servers and databases are killed under load: nothing is lost, no table is stuck, nobody sees what is hidden.

And a drill would notice: every kind of fault is made on purpose and found.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from newworlds.server.storage import schema
from newworlds.server.storage.engine import engine_for
from newworlds.trials.comparison import Comparison, TableUnread, found_faults
from newworlds.trials.drill import Drill, Progress, Report, drill
from newworlds.trials.guest import Guest
from newworlds.trials.heard import read
from newworlds.trials.inspection import faults_of, secrets_of, standing_of
from newworlds.trials.journal import Fault, Journal
from newworlds.trials.site import Site, SitePlan
from tests.server.in_process import Socket, application, call
from tests.server.playing import Json
from tests.trials.people import guest

KILLS = 3
ADA = "a" * 32


@pytest.mark.slow
@pytest.mark.parametrize("plan", [SitePlan("sqlite"), SitePlan("postgresql", 2, 1)], ids=lambda plan: plan.storage)
def test_nothing_is_lost_when_everything_is_killed(tmp_path: Path, plan: SitePlan) -> None:
    told: list[Progress] = []
    with Site(tmp_path, plan) as site:
        asked = Drill(tables=8, kills=KILLS, moves=50, pause=0.5, seed=1)
        report = asyncio.run(drill(asked, site, told.append, asyncio.Event()))
    assert report.faults == [], (tmp_path / "errors.txt").read_text()[-4000:]
    assert (report.kills.total(), report.tables >= asked.tables, report.moves >= asked.moves) == (KILLS, True, True)
    assert report.compared > report.moves
    assert told[-1].moves <= report.moves
    assert all(progress.moves >= asked.moves * (progress.kills - 1) / KILLS for progress in told)


@pytest.mark.slow
def test_an_interrupted_drill_still_reports(tmp_path: Path) -> None:
    async def interrupted(site: Site) -> Report:
        stopping = asyncio.Event()
        return await drill(Drill(tables=1, kills=1000, pause=0.1), site, lambda progress: stopping.set(), stopping)

    with Site(tmp_path, SitePlan()) as site:
        report = asyncio.run(interrupted(site))
    assert (report.faults, report.kills.total()) == ([], 1)


class Played(msgspec.Struct):
    """Two moves by Ada, who is told of them, as a drill hears it."""

    table_id: str
    ada: Guest
    journal: Journal
    database: str

    def faults(self) -> list[Fault]:
        return list(faults_of(self.database, self.table_id, self.journal.of(self.table_id)))

    def tell(self, message: Json) -> None:
        source = msgspec.json.encode(message)
        self.journal.heard(self.ada, read(source), source)


@pytest.fixture
def played(tmp_path: Path) -> Played:
    return played_at(tmp_path, "sealed")


def played_at(tmp_path: Path, game: str) -> Played:
    table_id, heard = asyncio.run(_play(tmp_path, game))
    played = Played(table_id, guest(0, table_id), Journal(), str(tmp_path / "tables.sqlite3"))
    for message in heard:
        if message["type"] == "ack":
            move = msgspec.Raw(msgspec.json.encode(message["move"]))
            played.journal.sent(played.ada, message["seq"], message["seq"] - 1, move)
            played.journal.acknowledged(played.ada, message["seq"], message["seq"])
        else:
            played.tell(message)
    return played


async def _play(folder: Path, game: str) -> tuple[str, list[Json]]:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    async with application(folder) as (app, _registry):
        body = msgspec.json.encode({"game": game, "seats": seats, "seed": 7})
        table = (await call(app, "POST", "/api/tables", body, ADA)).json
        socket = Socket(app, table["id"], ADA)
        for ref in ("first", "second"):
            state = await _turn(socket)
            move = state["view"]["legal"][0]["move"]
            socket.say(msgspec.json.encode({"type": "move", "ref": ref, "seq": state["seq"], "move": move}))
            (await socket.answer_to(ref))["move"] = move
        await socket.close()
        return table["id"], socket.heard


async def _turn(socket: Socket) -> Json:
    """The newest message in which Ada may move."""
    while True:
        shown = [message for message in socket.heard if message["type"] in ("state", "step")]
        if shown and shown[-1]["view"]["legal"]:
            return shown[-1]
        await asyncio.sleep(0.01)


def test_what_was_told_is_what_is_stored(played: Played) -> None:
    assert len(played.journal.of(played.table_id).acknowledged) == 2
    assert played.faults() == played.journal.faults == []


def test_a_lost_move_is_noticed(played: Played) -> None:
    newest = max(played.journal.of(played.table_id).acknowledged)
    engine = engine_for(played.database)
    with engine.begin() as connection:
        connection.execute(schema.steps.delete().where(schema.steps.c.seq >= newest))
    engine.dispose()
    assert ("lost", newest) in {(fault.kind, fault.seq) for fault in played.faults()}


def test_another_move_than_the_acknowledged_one_is_noticed(played: Played) -> None:
    journal = played.journal.of(played.table_id)
    seq = min(journal.acknowledged)
    journal.acknowledged[seq] = b'{"kind":"other"}'
    assert [(fault.kind, fault.seq) for fault in played.faults()] == [("lost", seq)]


def test_a_table_that_cannot_be_read_now_is_left_for_later(played: Played, tmp_path: Path) -> None:
    journal = played.journal.of(played.table_id)

    async def compare() -> list[Fault]:
        with Comparison(str(tmp_path / "nowhere" / "tables.sqlite3")) as comparison:
            return await comparison.faults(played.table_id, journal)

    with pytest.raises(TableUnread):
        asyncio.run(compare())
    journal.newest += 10
    assert [fault.kind for fault in found_faults(played.database, played.table_id, journal)][:1] == ["not_stored"]


def test_a_step_that_was_shown_but_not_stored_is_noticed(played: Played) -> None:
    played.journal.of(played.table_id).newest += 10
    assert {fault.kind for fault in played.faults()} == {"not_stored"}


def test_a_view_of_somebody_else_is_noticed(played: Played) -> None:
    journal = played.journal.of(played.table_id)
    journal.views[0, 1] = journal.views[0, 0]
    assert [(fault.kind, fault.seq, fault.seat) for fault in played.faults()] == [("view", 0, 1)]


def test_a_private_move_that_somebody_else_was_shown_is_noticed(played: Played) -> None:
    journal = played.journal.of(played.table_id)
    seq = max(journal.acknowledged)
    undo = {
        "table_id": played.table_id,
        "seq": 99,
        "kind": "undo",
        "seat": 0,
        "kept": seq - 1,
        "at": "",
    }
    engine = engine_for(played.database)
    with engine.begin() as connection:
        connection.execute(schema.steps.insert().values(undo))
    engine.dispose()
    assert played.faults() == []
    journal.events[seq, 1] = journal.events[seq, 0]
    assert ("secret", seq, 1) in [(fault.kind, fault.seq, fault.seat) for fault in played.faults()]


def test_events_of_somebody_else_are_noticed(played: Played) -> None:
    journal = played.journal.of(played.table_id)
    journal.events[0, 0] = b"something else"
    assert [(fault.kind, fault.seq, fault.seat) for fault in played.faults()] == [("events", 0, 0)]


def test_notes_are_put_together_from_what_each_step_tells(tmp_path: Path) -> None:
    played = played_at(tmp_path, "gwt_new_zealand")
    noted = played.journal.of(played.table_id).notes
    assert len(set(noted.values())) > 2
    assert played.faults() == played.journal.faults == []
    seq, seat = max(noted)
    noted[seq, seat] = noted[0, seat]
    assert [(fault.kind, fault.seq, fault.seat) for fault in played.faults()] == [("notes", seq, seat)]


def test_two_steps_of_one_number_are_noticed(played: Played) -> None:
    table = {"status": "playing"}
    played.tell({"type": "step", "seq": 1, "view": {"legal": []}, "events": ["other"], "table": table})
    assert {fault.kind for fault in played.journal.faults} == {"conflict"}


def test_how_a_stuck_table_stands_is_told(played: Played) -> None:
    assert standing_of(played.database, played.table_id).startswith("status playing, seq ")


def test_a_secret_in_a_message_is_noticed(played: Played) -> None:
    secrets = secrets_of(played.database, played.table_id)
    assert secrets
    played.journal.secrets[played.table_id] = secrets
    table = {"status": "playing", "leak": secrets[0].decode()}
    played.tell({"type": "step", "seq": 99, "view": {"legal": []}, "table": table})
    assert [fault.kind for fault in played.journal.faults] == ["secret"]
