"""Generates maps: eight patches of 21 spaces on the outline of the island.

The same seed must always give the same map: to change the algorithm, increment `VERSION` and keep the old one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from newworlds.core.chance import Chance
from newworlds.games.terra_nova.data.loader import MapData, default_terrain
from newworlds.kernels.hexes.outline import Hex, distance, neighbours, pieces

VERSION: Final = 1
ROW_LENGTHS: Final = (7, 10, 11, 12, 13, 12, 13, 12, 13, 12, 13, 12, 11, 10, 7)
ROW_START_X: Final = tuple(max(ROW_LENGTHS) - length for length in ROW_LENGTHS)
LETTERS: Final = "AFGHLMPS"
CANDIDATES: Final = 4
"""How many random places are compared to find the best: the fewer, the wilder the map."""
MOST_EXCHANGES: Final = 100

Patches = dict[Hex, int]
"""The patch each hex belongs to."""


@lru_cache(maxsize=64)
def generated_map(seed: int) -> MapData:
    chance = Chance(seed)
    outline = [(row, ROW_START_X[row] + 2 * place) for row, length in enumerate(ROW_LENGTHS) for place in range(length)]
    patches = _even_patches(outline, chance)
    while patches is None:
        patches = _even_patches(outline, chance)
    letters = _shuffled(LETTERS, chance)
    return MapData(
        id=f"generated-{VERSION}-{seed}",
        rows=[
            "".join(letters[patches[place]] for place in outline if place[0] == row) for row in range(len(ROW_LENGTHS))
        ],
        row_start_x=list(ROW_START_X),
        terrain={letter: default_terrain()[letter] for letter in LETTERS},
        title=f"{VERSION}-{seed}",
        source="generated",
    )


def _even_patches(outline: list[Hex], chance: Chance) -> Patches | None:
    """One attempt: grow a patch from each of eight places, then even out their sizes; None when that gets stuck."""
    patches = _grown(outline, _first_places(outline, chance), chance)
    wanted = len(outline) // len(LETTERS)
    for _ in range(MOST_EXCHANGES):
        sizes = _sizes(patches)
        if min(sizes) == wanted:
            return patches
        chain = _chain(patches, sizes.index(min(sizes)), sizes, wanted)
        if not _pass_on(patches, chain, chance):
            return None
    return None


def _first_places(outline: list[Hex], chance: Chance) -> list[Hex]:
    """Eight times, pick from some random hexes the one farthest from the places already chosen."""
    chosen = [_pick(outline, chance)]
    while len(chosen) < len(LETTERS):
        drawn = [_pick(outline, chance) for _ in range(CANDIDATES)]
        chosen.append(max(drawn, key=lambda place: min(distance(place, other) for other in chosen)))
    return chosen


def _grown(outline: list[Hex], starts: list[Hex], chance: Chance) -> Patches:
    """The smallest patch that can grow takes an adjacent free hex, until none is free."""
    free = dict.fromkeys(outline)
    patches: Patches = {}
    for patch, place in enumerate(starts):
        _take(place, patch, patches, free)
    while free:
        sizes = _sizes(patches)
        for patch in sorted(range(len(LETTERS)), key=lambda patch: sizes[patch]):
            shore = [place for place in free if any(patches.get(near) == patch for near in neighbours(place))]
            if shore:
                _take(_rounder(shore, patch, patches, chance), patch, patches, free)
                break
    return patches


def _take(place: Hex, patch: int, patches: Patches, free: dict[Hex, None]) -> None:
    patches[place] = patch
    free.pop(place, None)


def _rounder(shore: list[Hex], patch: int, patches: Patches, chance: Chance) -> Hex:
    """The one of some random hexes with most neighbours in the patch, so that patches grow round rather than long."""
    drawn = [_pick(shore, chance) for _ in range(CANDIDATES)]
    return max(drawn, key=lambda place: sum(patches.get(near) == patch for near in neighbours(place)))


def _chain(patches: Patches, smallest: int, sizes: list[int], wanted: int) -> list[int]:
    """The shortest path through adjacent patches, from one that is too small to one that is too large."""
    came_from = {smallest: smallest}
    queue = [smallest]
    for patch in queue:
        if sizes[patch] > wanted:
            return _way(came_from, patch)
        for place in sorted(patches):
            near_patches = [patches[near] for near in neighbours(place) if near in patches]
            if patches[place] not in came_from and patch in near_patches:
                came_from[patches[place]] = patch
                queue.append(patches[place])
    return [smallest]


def _way(came_from: dict[int, int], end: int) -> list[int]:
    way = [end]
    while came_from[way[-1]] != way[-1]:
        way.append(came_from[way[-1]])
    return way[::-1]


def _pass_on(patches: Patches, chain: list[int], chance: Chance) -> bool:
    """Each patch of the chain takes one hex from the next; False when one of them cannot."""
    for taker, giver in pairwise(chain):
        offered = [place for place in sorted(patches) if patches[place] == giver and _can_go(patches, place, taker)]
        if not offered:
            return False
        patches[_pick(offered, chance)] = taker
    return len(chain) > 1


def _can_go(patches: Patches, place: Hex, taker: int) -> bool:
    """A hex may change patches when it is next to the taker and its own patch stays connected without it."""
    if all(patches.get(near) != taker for near in neighbours(place)):
        return False
    rest = [other for other in sorted(patches) if patches[other] == patches[place] and other != place]
    return len(pieces(rest)) == 1


def _sizes(patches: Patches) -> list[int]:
    members = list(patches.values())
    return [members.count(patch) for patch in range(len(LETTERS))]


def _pick(places: Sequence[Hex], chance: Chance) -> Hex:
    return places[chance.below(len(places))]


def _shuffled(letters: str, chance: Chance) -> str:
    left = list(letters)
    return "".join(left.pop(chance.below(len(left))) for _ in range(len(letters)))
