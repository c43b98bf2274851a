"""The little island on the home page, which one can divide at once: `python -m tests.terra_nova.touchable_island`.

The browser knows no rules, so the engine says beforehand what every sequence of stones closes off.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from newworlds.games.terra_nova.notation import space_named
from newworlds.games.terra_nova.region import Region
from newworlds.games.terra_nova.rules import codes
from tests.terra_nova.scene import Scene

FILE = Path(__file__).parents[2] / "web" / "src" / "home" / "island" / "island.json"
PICTURE = """
      F0  F.  L#  L1
    H1  F0  F.  L.  G1
  H#  H#  M.  M#  L.  G#
H.  S.  M.  M0  G.  G.  A#
  S.  S1  P.  G#  A0  A.
    S.  P.  P#  A1  A0
"""
STARTS = [3, 2, 1, 0, 1, 2]
GAPS = ("B3", "C3", "C5", "D5", "D6")
"""Where whoever touches the island can put stones."""

Stage = tuple[frozenset[str], tuple[tuple[str, ...], ...]]
"""The stones put so far, and the regions closed by then: the order of the stones can matter."""


class Course:
    """Every stage that touching can lead to, each once."""

    def __init__(self) -> None:
        self.regions: list[Region] = []
        self.stages: list[dict[str, Any]] = []
        self._numbers: dict[Stage, int] = {}
        self.follow(())

    def follow(self, put: tuple[str, ...]) -> int:
        scene = after(put)
        stage = (frozenset(put), tuple(sorted(map(tuple, scene.region_names()))))
        if stage in self._numbers:
            return self._numbers[stage]
        number = self._numbers[stage] = len(self.stages)
        entry: dict[str, Any] = {"closed": sorted(map(self.number_of, scene.regions)), "next": {}}
        self.stages.append(entry)
        taken = {space for region in scene.region_names() for space in region} | set(put)
        entry["next"] = {str(GAPS.index(gap)): self.follow((*put, gap)) for gap in GAPS if gap not in taken}
        return number

    def number_of(self, region: Region) -> int:
        if region not in self.regions:
            self.regions.append(region)
        return self.regions.index(region)


def after(put: tuple[str, ...]) -> Scene:
    scene = Scene(PICTURE)
    for gap in put:
        scene.put_stone(gap)
    return scene


def island() -> dict[str, Any]:
    start, course = Scene(PICTURE), Course()
    return {
        "rows": _rows(start),
        "row_start_x": STARTS,
        "stones": _places(start, codes.STONE),
        "settlers": [{"seat": seat, "at": at} for seat in range(2) for at in _places(start, codes.SETTLER + seat)],
        "gaps": [space_named(gap) for gap in GAPS],
        "regions": [msgspec.to_builtins(region) for region in course.regions],
        "stages": course.stages,
    }


def text() -> str:
    return msgspec.json.format(msgspec.json.encode(island()), indent=2).decode() + "\n"


def _rows(scene: Scene) -> list[str]:
    tables = scene.state.tables
    letters = {place: tables.letters[tables.terrain[cell]] for place, cell in tables.cell_at.items()}
    return ["".join(letters[place] for place in sorted(letters) if place[0] == row) for row in range(len(STARTS))]


def _places(scene: Scene, content: int) -> list[tuple[int, int]]:
    return [place for cell, place in scene.state.tables.place_of.items() if scene.state.content[cell] == content]


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")
