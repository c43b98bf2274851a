"""What runs in a process where bots think. It ends with the server: the connection then gives nothing more."""

from __future__ import annotations

import signal
import traceback
from multiprocessing.connection import Connection
from typing import NamedTuple

from newworlds.core.game import Game


class Job(NamedTuple):
    game: Game
    bot: str
    match: bytes
    seat: int
    seed: int


def think_for_ever(connection: Connection) -> None:
    """Answers each job with `(move, "")` or `(-1, what went wrong)`. Ctrl-C is for the server to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            job = connection.recv()
        except EOFError:
            return
        connection.send(_answer(job))


def _answer(job: Job) -> tuple[int, str]:
    try:
        return think(job), ""
    except Exception:
        return -1, traceback.format_exc()


def think(job: Job) -> int:
    from newworlds import bots

    position = job.game.from_bytes(job.match).position
    return int(bots.bot(job.bot).choose(job.game, position, job.seat, job.seed))
