"""How long bots may think, by the pace of their table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

import pytest

from newworlds.bots import AS_USUAL
from newworlds.core.match import Match
from newworlds.server.clock import Present
from newworlds.server.clocks.leisure import HURRIED, UNHURRIED
from tests.server.playing import HERE, RANDOM_BOT, Browser, InlineThinker, Json, Live, serving, wait_until


class Timed(InlineThinker):
    """Keeps how much leisure each question came with."""

    def __init__(self) -> None:
        self.leisures: list[float] = []

    async def choose(self, bot: str, match: Match, seat: int, leisure: float = AS_USUAL) -> int:
        self.leisures.append(leisure)
        return await super().choose(bot, match, seat, leisure)


@pytest.fixture(autouse=True)
def present(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's time is as it was after each test."""
    monkeypatch.setattr(Present, "ahead", Present.ahead)


@contextmanager
def against_bot(folder: Path, thinker: Timed, pace: Json) -> Iterator[Live]:
    with serving(folder, thinker) as server, Browser(server.host) as ada:
        table = ada.open_on({"pace": pace}, HERE, RANDOM_BOT, game="terra_nova")
        with ada.at(table) as live:
            yield live


def live_pace(seconds: int, increment: int) -> Json:
    return {"kind": "live", "seconds": seconds, "increment": increment}


@pytest.mark.parametrize(
    ("pace", "leisure"),
    [
        ({"kind": "untimed"}, AS_USUAL),
        ({"kind": "slow", "days": 2}, UNHURRIED),
        (live_pace(3600, 0), AS_USUAL),
        (live_pace(30, 15), AS_USUAL),
        (live_pace(30, 0), HURRIED),
    ],
)
def test_bots_think_about_as_long_as_people_do(tmp_path: Path, pace: Json, leisure: float) -> None:
    thinker = Timed()
    with against_bot(tmp_path, thinker, pace) as live:
        live.play_own_turn()
        wait_until(lambda: bool(thinker.leisures))
        assert thinker.leisures[0] == leisure


def test_bots_hurry_when_a_person_has_little_time_left(tmp_path: Path) -> None:
    thinker = Timed()
    with against_bot(tmp_path, thinker, live_pace(3600, 0)) as live:
        Present.ahead += timedelta(seconds=3480)
        live.play_own_turn()
        wait_until(lambda: bool(thinker.leisures))
        assert HURRIED < thinker.leisures[0] < AS_USUAL
