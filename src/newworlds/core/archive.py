"""Components of earlier versions, one file each, so that old records can always be replayed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import msgspec

from newworlds.core.errors import DamagedArchive
from newworlds.core.setup import Components, canonical, data_hash

_HASH: Final = re.compile("[0-9a-f]{64}")


class Archive:
    """A folder of files named after the hash of their content; each is read when a record refers to it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __contains__(self, data: str) -> bool:
        """Records may come from anywhere, so anything that is not a hash must not name a file."""
        return _HASH.fullmatch(data) is not None and self.file(data).is_file()

    def file(self, data: str) -> Path:
        return self.folder / f"{data}.json"

    def find(self, data: str) -> Components | None:
        """The components with this hash, if they are archived; `DamagedArchive` when the file has another hash."""
        if data not in self:
            return None
        try:
            components = msgspec.json.decode(self.file(data).read_bytes(), type=Components)
        except msgspec.DecodeError as error:
            raise DamagedArchive(file=str(self.file(data))) from error
        if data_hash(components) != data:
            raise DamagedArchive(file=str(self.file(data)))
        return components

    def add(self, components: Components) -> Path:
        """Archive components and return their file; one that exists already is left as it is."""
        file = self.file(data_hash(components))
        if not file.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.format(canonical(components), indent=1))
        return file
