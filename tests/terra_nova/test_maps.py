"""Maps: those that are shipped, those from files, and what may be wrong with one."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from newworlds.core.chance import Chance
from newworlds.core.errors import BadData
from newworlds.core.playout import play_randomly
from newworlds.core.text import sentence
from newworlds.games.terra_nova import GAME
from newworlds.games.terra_nova.components import shipped_map
from newworlds.games.terra_nova.data import loader
from newworlds.games.terra_nova.data.loader import MapData
from newworlds.games.terra_nova.moves import PlaceSettler
from newworlds.kernels.hexes.outline import neighbours, pieces

ROWS = ["AAAAAFFFFF", "AAAAAFFFFF", "AAAAAFFFFF", "GGGGGHHHHH", "GGGGGHHHHH", "GGGGGHHHHH"]


def map_file(folder: Path, rows: list[str] = ROWS, extra: str = "", terrain: str = "") -> Path:
    starts = "" if "row_start_x" in extra else f"row_start_x = {[row % 2 for row in range(len(rows))]}\n"
    path = folder / "mine.toml"
    path.write_text(f'{terrain}\n[[map]]\nid = "mine"\n{starts}rows = {rows}\n{extra}', encoding="utf-8")
    return path


def edge(data: MapData) -> Counter[str]:
    hexes = data.hexes()
    return Counter(letter for place, letter in hexes.items() if any(near not in hexes for near in neighbours(place)))


def test_isle168_is_as_its_source_describes_it() -> None:
    data = shipped_map("isle168")
    assert Counter(data.hexes().values()) == dict.fromkeys("AFGHLMPS", 21)
    assert [len(row) for row in data.rows] == [7, 10, 11, 12, 13, 12, 13, 12, 13, 12, 13, 12, 11, 10, 7]
    assert edge(data) == {"L": 7, "F": 5, "H": 8, "P": 6, "S": 5, "G": 5, "A": 8}
    assert data.source == "reconstructed"
    assert data.confidence


def test_hexagon169_has_one_terrain_of_22_spaces() -> None:
    data = shipped_map("hexagon169")
    assert sorted(Counter(data.hexes().values()).values()) == [21] * 7 + [22]
    assert data.source == "reconstructed"


@pytest.mark.parametrize("name", ["isle168", "hexagon169"])
def test_every_terrain_of_a_shipped_map_is_one_patch(name: str) -> None:
    hexes = shipped_map(name).hexes()
    for letter in "AFGHLMPS":
        assert len(pieces([place for place, other in hexes.items() if other == letter])) == 1


def test_a_map_from_a_file_is_played_on(tmp_path: Path) -> None:
    components = GAME.checked_components(map_file(tmp_path))
    match = GAME.new(3, components=components)
    assert GAME.board(match.position, 0).map.id == "mine"
    assert len(match.legal()) == 60
    assert match.record().components == components


def test_rows_are_centred_by_default(tmp_path: Path) -> None:
    rows = ["AAAAAFFFF", "AAAAAFFFFF", "AAAAAFFFF", "AAAAAFFFFF", "GGGGGHHHH", "GGGGGHHHHH", "GGGGGHHHH", "GGGGGHHHHH"]
    path = tmp_path / "centred.toml"
    path.write_text(f'[[map]]\nid = "centred"\nrows = {rows}', encoding="utf-8")
    assert GAME.checked_components(path)["row_start_x"] == [1, 0] * 4


def test_a_map_may_have_gaps_and_its_own_terrains(tmp_path: Path) -> None:
    rows = [*ROWS[:5], "GGGGG.DDDDD"]
    components = GAME.checked_components(map_file(tmp_path, rows, terrain='[terrain]\nD = "dunes"\n'))
    assert components["terrain"]["D"] == "dunes"
    match = GAME.new(2, components=components)
    assert PlaceSettler((5, 5)) not in match.legal()
    assert PlaceSettler((5, 6)) in match.legal()


def test_a_map_of_30_by_30_is_played_to_the_end(tmp_path: Path) -> None:
    rows = ["".join("AFGHLMPS"[(row // 8) * 2 % 8 + column // 16] for column in range(30)) for row in range(30)]
    components = GAME.checked_components(map_file(tmp_path, rows))
    for players in (2, 4):
        position = GAME.start(GAME.setup(players, components=components), 1)
        play_randomly(position, Chance(1), 20_000)
        assert position.is_over


@pytest.mark.parametrize(
    ("rows", "extra", "terrain", "code", "place"),
    [
        (["AAAAAFFFFX", *ROWS[1:]], "", "", "unknown_letter", "mine.rows[0]"),
        ([], "", "", "too_small", "mine.rows"),
        (ROWS[:5], "", "", "too_small", "mine.rows"),
        (["AAAAAFFFFF"] * 6, "", "", "few_terrains", "mine.rows"),
        ([*ROWS[:2], "..........", *ROWS[2:]], "", "", "not_connected", "mine.rows[3]"),
        (ROWS, "row_start_x = [0, 1, 0, 1, 0]", "", "row_starts", "mine.row_start_x"),
        (ROWS, "row_start_x = [0, 1, 0, 1, 0, 0]", "", "parity", "mine.rows[5]"),
        (ROWS, "", '[terrain]\nA = "forest"\n', "same_terrain", "terrain.F"),
        (ROWS, "", '[terrain]\nAB = "bog"\n', "bad_terrain", "terrain.AB"),
        (ROWS, "", '[terrain]\n"." = "bog"\n', "bad_terrain", "terrain.."),
        (ROWS, "", '[terrain]\nB = ""\n', "bad_terrain", "terrain.B"),
        ([*ROWS, *["H"] * 55], "", "", "too_high", "mine.rows"),
        ([*ROWS, "H" * 70], "", "", "too_wide", "mine.rows"),
    ],
)
def test_each_fault_of_a_map_is_named_with_its_place(
    tmp_path: Path, rows: list[str], extra: str, terrain: str, code: str, place: str
) -> None:
    path = map_file(tmp_path, rows, extra, terrain)
    faults = [fault for fault in GAME.faults(path) if not fault.is_warning]
    assert (faults[0].problem.code, faults[0].place) == (f"terra_nova.fault.{code}", place)
    with pytest.raises(BadData) as refused:
        GAME.checked_components(path)
    for language in ("en", "fr"):
        told = sentence(refused.value.message, language)
        assert told.startswith(f"mine.toml, {place}")
        assert sentence(faults[0].problem, language) in told


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("rows = [", "not_toml", "TOML"),
        ("", "wrong_form", "file"),
        ("map = []", "no_map", "map"),
        ('[[map]]\nid = "x"', "wrong_form", "map[0]"),
        ('[[map]]\nid = "x"\nrows = [1]', "wrong_form", "map[0].rows[0]"),
        ('[[map]]\nrows = ["A"]', "wrong_form", "map[0]"),
        ('[[map]]\nid = "x"\nrows = ["A"]\nrow_starts = [1]', "wrong_form", "map[0]"),
        ('terrains = 1\n[[map]]\nid = "x"\nrows = ["A"]', "wrong_form", "file"),
    ],
)
def test_files_without_a_map(tmp_path: Path, text: str, code: str, place: str) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(text)
    fault = GAME.faults(path)[0]
    assert (fault.problem.code, fault.place) == (f"terra_nova.fault.{code}", place)
    with pytest.raises(BadData):
        GAME.checked_components(path)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    assert GAME.faults(tmp_path / "none.toml")[0].problem.code == "terra_nova.fault.unreadable"
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    assert GAME.faults(binary)[0].problem.code == "terra_nova.fault.unreadable"


@pytest.mark.parametrize(
    ("rows", "code"),
    [
        (["AAAAAFFFFA", *ROWS[1:]], "several_patches"),
        ([*ROWS, "HHHHHHHHHH"], "patch_sizes"),
        ([row for row in ROWS for _ in range(4)], "stones_run_out"),
    ],
)
def test_doubtful_maps_give_a_warning_and_can_still_be_played(tmp_path: Path, rows: list[str], code: str) -> None:
    path = map_file(tmp_path, rows)
    faults = GAME.faults(path)
    assert all(fault.is_warning for fault in faults)
    assert f"terra_nova.fault.{code}" in [fault.problem.code for fault in faults]
    assert GAME.checked_components(path)["id"] == "mine"


def test_shipped_maps_have_neither_faults_nor_warnings() -> None:
    folder = Path(loader.__file__).parent
    for name in ("isle168", "hexagon169"):
        assert GAME.faults(folder / f"{name}.toml") == []


@pytest.mark.parametrize(
    "components", [{}, {"id": "x", "rows": "AB"}, {"id": "x", "rows": ["A"], "row_start_x": [0], "terrain": {"A": "a"}}]
)
def test_components_that_are_not_a_map_are_refused(components: dict[str, object]) -> None:
    with pytest.raises(BadData):
        GAME.new(2, components=components or {"id": "nothing"})
