"""Counting move sequences, so that other programs can check their rules against these."""

from __future__ import annotations

from mypy_extensions import i64

from newworlds.core.position import Position


def sequences(position: Position, depth: i64) -> i64:
    """How many sequences of exactly `depth` moves can be played from here; `docs/perft.md` says what counts as one."""
    if depth == 0:
        return 1
    moves = position.legal()
    if depth == 1:
        return len(moves)
    total: i64 = 0
    for move in moves:
        after = position.copy()
        after.apply(move)
        total += sequences(after, depth - 1)
    return total
