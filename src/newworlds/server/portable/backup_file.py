"""The file: a zip archive with one file of JSON lines for each table, and a manifest that says what must be there."""

from __future__ import annotations

import hashlib
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Literal, Self

import msgspec

from newworlds import __version__
from newworlds.server.clock import now
from newworlds.server.portable.errors import BackupTooNew, DamagedBackup, NotABackup
from newworlds.server.portable.stored_rows import Row

FORMAT = 1
MANIFEST = "manifest.json"

Scope = Literal["everything", "tables"]
"""A backup of everything, or some tables with what belongs to them."""


class Content(msgspec.Struct, frozen=True):
    """What the file of one table contains; the hash is that of its uncompressed bytes."""

    rows: int
    sha256: str


def content_of(lines: Iterable[bytes]) -> Content:
    count, digest = 0, hashlib.sha256()
    for line in lines:
        digest.update(line)
        count += 1
    return Content(count, digest.hexdigest())


EMPTY = content_of(())


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    format: int
    scope: Scope
    schema: str
    """The version of the database schema that the rows have."""
    program: str
    made: str
    database: str
    """Which kind of database the rows come from: for information only."""
    content: dict[str, Content]

    def rows(self, name: str) -> int:
        return self.content[name].rows if name in self.content else 0


class BackupWriter:
    """The manifest is written last: a file that was cut short has none."""

    def __init__(self, archive: zipfile.ZipFile, scope: Scope, schema: str, database: str) -> None:
        self._archive = archive
        self._manifest = Manifest(
            format=FORMAT, scope=scope, schema=schema, program=__version__, made=now(), database=database, content={}
        )

    def add(self, name: str, lines: Iterable[bytes]) -> None:
        with self._archive.open(_file_of(name), "w", force_zip64=True) as part:
            self._manifest.content[name] = content_of(_written(line, part) for line in lines)

    def finish(self) -> None:
        self._archive.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(self._manifest), indent=2))


class BackupFile:
    """Opened only when everything in it is as the manifest says."""

    def __init__(self, path: Path, archive: zipfile.ZipFile) -> None:
        self.path = path
        self._archive = archive
        self.manifest = self._read_manifest()
        for name in self.manifest.content:
            self._check(name)

    @classmethod
    @contextmanager
    def opened(cls, path: Path) -> Iterator[Self]:
        try:
            archive = zipfile.ZipFile(path)
        except zipfile.BadZipFile as error:
            raise NotABackup(file=str(path)) from error
        with archive:
            yield cls(path, archive)

    def rows(self, name: str) -> Iterator[Row]:
        if name in self.manifest.content:
            yield from (msgspec.json.decode(line, type=dict) for line in self._lines(name))

    def damaged(self, part: str) -> DamagedBackup:
        return DamagedBackup(file=str(self.path), part=part)

    def _read_manifest(self) -> Manifest:
        try:
            content = self._archive.read(MANIFEST)
            head = msgspec.json.decode(content, type=_Head)
        except (KeyError, msgspec.DecodeError, zipfile.BadZipFile, zlib.error) as error:
            raise NotABackup(file=str(self.path)) from error
        if head.format > FORMAT:
            raise BackupTooNew(file=str(self.path), found=head.schema, program=head.program)
        try:
            return msgspec.json.decode(content, type=Manifest)
        except msgspec.DecodeError as error:
            raise self.damaged(MANIFEST) from error

    def _check(self, name: str) -> None:
        try:
            found = content_of(self._lines(name))
        except (KeyError, EOFError, zipfile.BadZipFile, zlib.error) as error:
            raise self.damaged(_file_of(name)) from error
        if found != self.manifest.content[name]:
            raise self.damaged(_file_of(name))

    def _lines(self, name: str) -> Iterator[bytes]:
        with self._archive.open(_file_of(name)) as part:
            yield from part


class _Head(msgspec.Struct, frozen=True):
    """What a manifest says in every format, later ones included."""

    format: int
    schema: str
    program: str


def _written(line: bytes, part: IO[bytes]) -> bytes:
    part.write(line)
    return line


def _file_of(name: str) -> str:
    return f"{name}.jsonl"
