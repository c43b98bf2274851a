"""Lets setuptools compile several C files of one extension at the same time.

By default it only compiles several extensions at the same time, but the engine is one large extension
among a hundred tiny ones.
"""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import BoundedSemaphore
from typing import Any


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def compile_at_once(compiler: Any, jobs: int) -> None:
    """Makes `compiler` compile each file separately, at most `jobs` at a time in total."""
    compile_files = compiler.compile
    slots = BoundedSemaphore(jobs)

    def compile_one(source: str, *arguments: Any, **options: Any) -> list[str]:
        with slots:
            return list(compile_files([source], *arguments, **options))

    def compile_each(sources: Sequence[str], *arguments: Any, **options: Any) -> list[str]:
        with ThreadPoolExecutor(jobs) as pool:
            made = pool.map(lambda source: compile_one(source, *arguments, **options), sources)
            return [path for paths in made for path in paths]

    compiler.compile = compile_each
