"""Records from files: one record as JSON, or one a line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from newworlds.core.record import Record, bad_record, record_from_json


def record_texts(path: Path) -> Iterator[tuple[int, bytes]]:
    """Each record of a file with the line where it begins."""
    content = path.read_bytes()
    lines = [(number, line) for number, line in enumerate(content.splitlines(), start=1) if line.strip()]
    if len(lines) > 1 and _is_json(lines[0][1]):
        yield from lines
    else:
        yield 1, content


def the_record(path: Path, number: int) -> Record:
    """The `number`-th record of a file, counted from 1."""
    texts = [text for _, text in record_texts(path)]
    if not 1 <= number <= len(texts):
        raise bad_record("no_such", number=number, records=len(texts))
    return record_from_json(texts[number - 1])


def _is_json(text: bytes) -> bool:
    try:
        msgspec.json.decode(text)
    except msgspec.DecodeError:
        return False
    return True
