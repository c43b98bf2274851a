"""The sets of components that a tile game can be played with: the shipped one, and those that come with records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from newworlds.core.game import Fault
from newworlds.core.setup import Components, canonical
from newworlds.kernels.tiles.loader import file_faults, refuse

TablesT = TypeVar("TablesT")


class TileSets(Generic[TablesT]):
    """`read` loads and checks a file, `check` finds faults in components, `pack` makes tables from valid ones."""

    def __init__(
        self,
        package: str,
        read: Callable[[Path], Components],
        check: Callable[[Mapping[str, Any]], list[Fault]],
        pack: Callable[[Components], TablesT],
    ) -> None:
        self.read = read
        self._package = package
        self._check = check
        self._pack = pack
        self._packed = lru_cache(maxsize=16)(self._brought_along)

    @cached_property
    def shipped(self) -> Components:
        with resources.as_file(resources.files(self._package).joinpath("data", "components.toml")) as path:
            return self.read(path)

    def faults(self, source: Path) -> list[Fault]:
        """Every fault and warning of a file."""
        return file_faults(source, self._check)

    def tables_of(self, components: Components) -> TablesT:
        """Made once for each set; `BadData` when it is not valid (components may come from anywhere)."""
        return self._shipped_tables if components is self.shipped else self._packed(canonical(components))

    @cached_property
    def _shipped_tables(self) -> TablesT:
        """Looked up without comparing every tile: starting a game takes a third of the time."""
        return self._pack(self.shipped)

    def _brought_along(self, source: bytes) -> TablesT:
        components = msgspec.json.decode(source)
        refuse("components", self._check(components))
        return self._pack(components)
