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
    leisure: float = bots.AS_USUAL


def worker_loop(connection: Connection) -> None:
    """Answers each job with `(intentions, "")` or `([], what went wrong)`. Ctrl-C is for the server to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            job = connection.recv_bytes()
        except EOFError:
            return
        connection.send(_answer(job))


def _answer(job: bytes) -> tuple[list[bots.Intention], str]:
    try:
        return answer(pickle.loads(job)), ""
    except Exception:
        return [], traceback.format_exc()


def answer(job: Job) -> list[bots.Intention]:
    return job.question.intentions(bots.bot(job.bot, job.leisure))
