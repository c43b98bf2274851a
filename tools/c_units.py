"""The engine's C code in a few files of similar size, so that several can be compiled at the same time.

mypyc writes one C file per module. Each of them would read the same large headers again, and all of them in one file
would keep one core busy and the others idle.
"""

from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path

UNITS = 8


def write_units(sources: Sequence[Path], name: str, count: int = UNITS) -> list[Path]:
    """Writes up to `count` files beside the first of `sources` that together include each of them once."""
    shares = [share for share in similar_shares(sources, count) if share]
    units = [sources[0].parent / f"{name}_unit_{number}.c" for number in range(len(shares))]
    for unit, share in zip(units, shares, strict=True):
        _write_if_changed(unit, "".join(f'#include "{path.relative_to(unit.parent)}"\n' for path in share))
    return units


def similar_shares(sources: Sequence[Path], count: int) -> list[list[Path]]:
    """Adjacent modules stay together, since the modules of a game mostly call each other."""
    sizes = [path.stat().st_size for path in sources]
    whole = sum(sizes) or 1
    shares: list[list[Path]] = [[] for _ in range(count)]
    for path, size, end in zip(sources, sizes, accumulate(sizes), strict=True):
        middle = end - size / 2
        shares[min(int(middle * count / whole), count - 1)].append(path)
    return shares


def _write_if_changed(path: Path, text: str) -> None:
    """An unchanged file keeps its modification time, so that it is not compiled again."""
    if not path.is_file() or path.read_text() != text:
        path.write_text(text)
