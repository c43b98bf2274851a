"""Remembers the inputs of each set-up step, so that it is only repeated when they have changed."""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path


def digest(root: Path, files: Iterable[Path], *facts: str) -> str:
    """A string that changes whenever a file's name or content, or one of the facts, does."""
    whole = hashlib.blake2b(digest_size=16)
    for fact in facts:
        whole.update(_framed(fact.encode()))
    for path in sorted(files):
        whole.update(_framed(str(path.relative_to(root)).encode()))
        whole.update(_framed(path.read_bytes()))
    return whole.hexdigest()


def files_under(folder: Path, *, without: frozenset[str] = frozenset()) -> Iterator[Path]:
    """Every file in a folder, except those with one of the names in `without` or inside a folder of that name."""
    for entry in folder.iterdir():
        if entry.name in without:
            continue
        if entry.is_dir():
            yield from files_under(entry, without=without)
        elif entry.is_file():
            yield entry


class Stamps:
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def is_fresh(self, step: str, wanted: str) -> bool:
        stamp = self._stamp(step)
        return stamp.is_file() and stamp.read_text() == wanted

    def is_unfinished(self, step: str) -> bool:
        """Whether the step was started and never finished."""
        return self._unfinished(step).exists()

    def begin(self, step: str) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        self._unfinished(step).touch()
        self._stamp(step).unlink(missing_ok=True)

    def finish(self, step: str, done_for: str) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        self._stamp(step).write_text(done_for)
        self._unfinished(step).unlink(missing_ok=True)

    def _stamp(self, step: str) -> Path:
        return self._folder / step

    def _unfinished(self, step: str) -> Path:
        return self._folder / f"{step}.unfinished"


def _framed(part: bytes) -> bytes:
    """Prefixed with its length, so that different parts never give the same text."""
    return len(part).to_bytes(8, "big") + part
