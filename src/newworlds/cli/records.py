"""Records from files: one JSON record, or one per line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import click
import msgspec

from newworlds.cli.language import say
from newworlds.core.record import Record, bad_record, record_from_json


def record_texts(path: Path) -> Iterator[tuple[int, bytes]]:
    """Each record of a file with the line on which it starts."""
    content = path.read_bytes()
    lines = [(number, line) for number, line in enumerate(content.splitlines(), start=1) if line.strip()]
    if len(lines) > 1 and _is_json(lines[0][1]):
        yield from lines
    else:
        yield 1, content


def read_record(path: Path, number: int) -> Record:
    """The `number`-th record of a file, counted from 1."""
    (source,) = chosen_records((path,), number)
    return source.record()


class Source(NamedTuple):
    """Where a record was found, and its text."""

    file: str
    line: int
    text: bytes

    def record(self) -> Record:
        return record_from_json(self.text)


def chosen_records(paths: Sequence[Path], number: int | None) -> Iterator[Source]:
    """The `number`-th record of each file, counted from 1, or all of them; a folder stands for its files."""
    for file in (file for path in paths for file in record_files(path)):
        texts = list(record_texts(file))
        if number is not None and not 1 <= number <= len(texts):
            raise bad_record("no_such", number=number, records=len(texts))
        for line, text in texts if number is None else [texts[number - 1]]:
            yield Source(str(file), line, text)


def record_files(path: Path) -> list[Path]:
    """A file itself, or the records in a folder, by name."""
    if not path.is_dir():
        return [path]
    found = sorted(file for pattern in ("*.json", "*.jsonl") for file in path.glob(pattern))
    if not found:
        raise click.UsageError(say("cli.error.no_records", folder=str(path)))
    return found


def _is_json(text: bytes) -> bool:
    try:
        msgspec.json.decode(text)
    except msgspec.DecodeError:
        return False
    return True
