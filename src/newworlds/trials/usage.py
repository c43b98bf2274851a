"""What processes and the machine use, as Linux tells it."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

_TICKS: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")
_USER, _SYSTEM, _RESIDENT = 11, 12, 21
"""Fields of /proc/PID/stat, counted after the name."""


class Usage(msgspec.Struct, frozen=True):
    cpu: float = 0.0
    """Seconds, since the start."""
    memory: int = 0
    """Bytes."""

    def __add__(self, other: Usage) -> Usage:
        return Usage(self.cpu + other.cpu, self.memory + other.memory)


def usage_of(pids: Iterable[int]) -> Usage:
    """Of these processes and all that they started."""
    total = Usage()
    for pid in pids:
        total += _of_one(pid) + usage_of(_children(pid))
    return total


def machine_cpu() -> float:
    """Seconds that all cores together were busy."""
    user, nice, system, _idle, _waiting, interrupts, soft, *_ = _numbers(Path("/proc/stat").read_text())
    return (user + nice + system + interrupts + soft) / _TICKS


def _numbers(stat: str) -> list[int]:
    return [int(field) for field in stat.splitlines()[0].split()[1:]]


def _of_one(pid: int) -> Usage:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return Usage()
    return Usage((int(fields[_USER]) + int(fields[_SYSTEM])) / _TICKS, int(fields[_RESIDENT]) * _PAGE)


def _children(pid: int) -> list[int]:
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []
