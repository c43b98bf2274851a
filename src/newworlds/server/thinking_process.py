"""What runs in a process where bots think. It ends with the server, when the connection is closed."""

from __future__ import annotations

import pickle
import signal
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import NamedTuple

from newworlds import bots
from newworlds.bots.steady import QuickGlance, intentions_in_any_case
from newworlds.core.errors import UnknownBot


class Job(NamedTuple):
    bot: str | None
    """None: whoever has gone on for too long with this question is replaced by a quick glance."""
    question: bots.Question
    leisure: float = bots.AS_USUAL


def worker_loop(connection: Connection) -> None:
    """Answers each job with the intentions and what went wrong, if anything. Ctrl-C is for the server to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            job = connection.recv_bytes()
        except EOFError:
            return
        connection.send(_answer(job))


def _answer(job: bytes) -> tuple[list[bots.Intention], str]:
    """Without intentions not even a legal move was found."""
    failures: list[Exception] = []
    try:
        return answer(pickle.loads(job), failures.append), _told(failures)
    except Exception as error:
        return [], _told([*failures, error])


def answer(job: Job, failed: Callable[[Exception], None]) -> list[bots.Intention]:
    return intentions_in_any_case(job.question, _bot(job, failed), failed)


def _bot(job: Job, failed: Callable[[Exception], None]) -> bots.Bot:
    try:
        return QuickGlance() if job.bot is None else bots.bot(job.bot, job.leisure)
    except UnknownBot as error:
        failed(error)
        return QuickGlance()


def _told(failures: list[Exception]) -> str:
    return "\n".join("".join(traceback.format_exception(error)) for error in failures)
