"""What runs in a process where bots think. It ends with the server, when the connection is closed."""

from __future__ import annotations

import pickle
import signal
import traceback
from multiprocessing.connection import Connection
from typing import NamedTuple

from newworlds import bots


class Job(NamedTuple):
    bot: str
    question: bots.Question


def worker_loop(connection: Connection) -> None:
    """Answers each job with `(move, "")` or `(-1, what went wrong)`. Ctrl-C is for the server to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            job = connection.recv_bytes()
        except EOFError:
            return
        connection.send(_answer(job))


def _answer(job: bytes) -> tuple[int, str]:
    try:
        return answer(pickle.loads(job)), ""
    except Exception:
        return -1, traceback.format_exc()


def answer(job: Job) -> int:
    return job.question.answer(bots.bot(job.bot))
