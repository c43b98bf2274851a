"""The map generator: the same seed always gives the same map."""

from __future__ import annotations

from collections import Counter

import pytest

from newworlds.core.replay import match_from_record
from newworlds.games.terra_nova import GAME
from newworlds.games.terra_nova.data.loader import faults_of
from newworlds.games.terra_nova.generator import VERSION, generated_map
from newworlds.kernels.hexes.outline import pieces

VECTORS: dict[int, list[str]] = {
    1: [
        "PPPFFFF",
        "PPPPPPFFFF",
        "PAPPPHHFFFF",
        "PAPPPHHFFFFS",
        "PAAPPHHFFGSFS",
        "PAHHHHFGGSSS",
        "AAHHHHHFGSSSS",
        "AHLLHHHGGSSS",
        "AAHHLLLGGGSSS",
        "AAAALLLLGGSS",
        "AAAALLLLLGGSS",
        "AAMMLLLLMGGS",
        "AMMMLLLMGGG",
        "MMMMMMMMGG",
        "MMMMMMG",
    ],
    2: [
        "LLLHHHH",
        "LLLHHHHHHM",
        "LLLLLHHHHMM",
        "LLLLPHHHHMMM",
        "LLLPPPPHHMMMM",
        "GLLPPPPHMMMM",
        "GLSSPPPPMMFMM",
        "GSSSPPPPMFMM",
        "GGSSSPPAPFFFF",
        "GGSSSPSAFFFF",
        "GGGSSSSSAFFFF",
        "GGGSSSSAFFFF",
        "GGGAAAAAAFF",
        "GGGAAAAAAF",
        "GGAAAAA",
    ],
    3: [
        "HHHGPPP",
        "HHHHHGGPPP",
        "HHHHHGPPPPP",
        "HHHHGGGPPPPP",
        "HHHHGGGGGPPPP",
        "AAGGGGGGPFSS",
        "AAAAGGGFFFSSS",
        "AAAAFFFFFMMS",
        "AAAAFFFFMMSSS",
        "AAFFFFFMMSSS",
        "AAALLFFFMSSSS",
        "ALLLLLMMMMSS",
        "ALLLLLMMMSS",
        "LLLLLLMMMS",
        "LLLMMMM",
    ],
    2**53 - 1: [
        "FFPPPPP",
        "FFFFPPPPPP",
        "FFFFFPPPPHP",
        "LFLFFFFPPPHP",
        "LLLFFFFPMMHHH",
        "LLLLFMMMMHHH",
        "LLLLMMMMHHHSH",
        "LLLMMMAHHHSH",
        "LLLLMMMAAHHSH",
        "LGGMMMAAHSSS",
        "GGGMGAAAAHSSS",
        "GGGMGAAASSSS",
        "GGGGAAAASSS",
        "GGGGAAASSS",
        "GGGAASS",
    ],
}


@pytest.mark.parametrize("seed", sorted(VECTORS))
def test_version_1_makes_these_maps_and_always_will(seed: int) -> None:
    assert generated_map(seed).rows == VECTORS[seed]


@pytest.mark.parametrize("seed", [*range(20), 2**53 - 1])
def test_eight_connected_patches_of_21_spaces(seed: int) -> None:
    data = generated_map(seed)
    hexes = data.hexes()
    assert Counter(hexes.values()) == dict.fromkeys("AFGHLMPS", 21)
    for letter in "AFGHLMPS":
        assert len(pieces([place for place, other in hexes.items() if other == letter])) == 1
    assert list(faults_of(data)) == []


def test_different_seeds_make_different_maps() -> None:
    assert len({tuple(generated_map(seed).rows) for seed in range(20)}) == 20


def test_the_option_map_seed_chooses_the_map() -> None:
    match = GAME.new(2, options={"map": "generated", "map_seed": 7})
    assert match.setup.components["rows"] == generated_map(7).rows
    assert match.setup.components["id"] == f"generated-{VERSION}-7"
    assert GAME.board(match.position, 0).map.reconstructed is False


def test_a_record_carries_the_generated_map() -> None:
    match = GAME.new(2, options={"map": "generated", "map_seed": 7})
    match.play("A1")
    record = match.record()
    assert record.components == match.setup.components
    assert match_from_record(GAME, record).setup == match.setup
