"""Every way of spoiling the meadow's tile file, and the fault that must be found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Change = Callable[[dict[str, Any]], Any]


def tile(changed: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(tile for tile in changed["tile"] if tile["id"] == name)
    return found


def put(name: str, **values: Any) -> Change:
    return lambda changed: tile(changed, name).update(values)


def put_part(name: str, group: str, index: int, **values: Any) -> Change:
    return lambda changed: tile(changed, name)[group][index].update(values)


FAULTS: list[tuple[str, str, Change, dict[str, Any]]] = [
    ("no_tiles", "tile", lambda changed: changed.pop("tile"), {}),
    ("no_tiles", "tile", lambda changed: changed["tile"].clear(), {}),
    ("no_tiles", "tile", lambda changed: changed.update(tile=tile(changed, "curve")), {}),
    ("no_id", "tile", lambda changed: changed["tile"][0].pop("id"), {}),
    ("tile_twice", "tile curve", put("straight", id="curve"), {}),
    ("key_missing", "tile curve", lambda changed: tile(changed, "curve").pop("edges"), {"key": "edges"}),
    ("unknown_key", "tile curve", put("curve", colour="red"), {"key": "colour"}),
    ("unknown_key", "tile curve, features l1", put_part("curve", "features", 0, flags=1), {"key": "flags"}),
    (
        "bad_value",
        "tile castle, features a1",
        put_part("castle", "features", 0, flags=-1),
        {"key": "flags", "value": "-1"},
    ),
    ("bad_count", "tile curve", put("curve", count=-1), {"count": "-1"}),
    ("bad_edges", "tile curve", put("curve", edges="PPRX"), {"edges": "PPRX", "letters": ["P", "R", "T"]}),
    ("bad_edges", "tile curve", put("curve", edges="PPR-"), {"edges": "PPR-", "letters": ["P", "R", "T"]}),
    ("not_a_list", "tile curve", put("curve", features="l1"), {"key": "features"}),
    ("part_twice", "tile twins, a1", put_part("twins", "features", 1, id="a1"), {}),
    (
        "unknown_kind",
        "tile curve, features l1",
        put_part("curve", "features", 0, kind="canal"),
        {"kind": "canal", "known": ["road", "town", "chapel", "junction"]},
    ),
    ("centre_with_edges", "tile chapel, features c1", put_part("chapel", "features", 0, edges=["N"]), {}),
    ("no_edges", "tile wall, features a1", put_part("wall", "features", 0, edges=[]), {}),
    ("line_edges", "tile curve, features l1", put_part("curve", "features", 0, edges=[]), {"count": 0}),
    ("line_without_end", "tile chapel, features l1", lambda c: tile(c, "chapel")["features"][1].pop("end"), {}),
    ("line_with_end", "tile curve, features l1", put_part("curve", "features", 0, end="l1"), {}),
    ("unknown_end", "tile chapel, features l1", put_part("chapel", "features", 1, end="c2"), {"end": "c2"}),
    ("end_is_a_line", "tile crossing, features l2", put_part("crossing", "features", 2, end="l1"), {"end": "l1"}),
    ("unknown_side", "tile wall, features a1", put_part("wall", "features", 0, edges=["N", "X"]), {"side": "X"}),
    (
        "edge_twice",
        "tile twins, features a2",
        put_part("twins", "features", 1, edges=["N"]),
        {"side": "N", "other": "a1"},
    ),
    (
        "edge_differs",
        "tile curve, features l1",
        put_part("curve", "features", 0, edges=["S", "N"]),
        {"side": "N", "letter": "P", "kind": "road"},
    ),
    ("edge_uncovered", "tile twins", put_part("twins", "features", 1, edges=["N"]), {"side": "S", "kind": "town"}),
    ("unknown_touch", "tile wall, fields p1", put_part("wall", "fields", 0, touches=["a9"]), {"name": "a9"}),
    ("unknown_half", "tile curve, fields p2", put_part("curve", "fields", 1, halves=["S2", "W3"]), {"half": "W3"}),
    (
        "half_twice",
        "tile curve, fields p2",
        put_part("curve", "fields", 1, halves=["S2", "W1", "N1"]),
        {"half": "N1", "other": "p1"},
    ),
    (
        "half_not_open",
        "tile wall, fields p1",
        lambda c: tile(c, "wall")["fields"][0]["halves"].append("N1"),
        {"half": "N1", "letter": "T"},
    ),
    ("half_uncovered", "tile curve", put_part("curve", "fields", 1, halves=["S2"]), {"half": "W1"}),
    ("side_split", "tile wall", lambda c: _split_south(tile(c, "wall")), {"side": "S"}),
    ("too_many_parts", "tile chapel", lambda changed: _add_chapels(tile(changed, "chapel")), {"most": 16}),
    ("too_many_ids", "tile", lambda changed: _give_own_ids(changed["tile"]), {"most": 32}),
    (
        "too_many_symbols",
        "tile",
        lambda changed: _flag_every_castle(changed),
        {"name": "flags", "count": 8000, "most": 4095},
    ),
    ("bad_number_of_tiles", "tile", put("curve", count=10**6), {"count": "1000032", "most": 500}),
    ("no_table", "totals", lambda changed: changed.update(totals=40), {"key": "totals"}),
    ("unknown_key", "file", lambda changed: changed.update(total=40), {"key": "total"}),
    ("no_id", "tile", put("curve", id=""), {}),
    (
        "bad_value",
        "tile curve, features l 1",
        put_part("curve", "features", 0, id="l 1"),
        {"key": "id", "value": "l 1"},
    ),
    (
        "bad_value",
        "tile castle, features a1",
        put_part("castle", "features", 0, flags=True),
        {"key": "flags", "value": "True"},
    ),
    (
        "bad_value",
        "tile curve, features l1",
        put_part("curve", "features", 0, edges=[1]),
        {"key": "edges", "value": "[1]"},
    ),
    (
        "bad_value",
        "tile chapel, features l1",
        put_part("chapel", "features", 1, end=["c1"]),
        {"key": "end", "value": "['c1']"},
    ),
    ("bad_value", "tile wall, fields p1", put_part("wall", "fields", 0, touches=7), {"key": "touches", "value": "7"}),
    (
        "unknown_total",
        "totals goats",
        lambda changed: changed["totals"].update(goats=3),
        {"known": ["chapel", "flags", "kinds", "sheep", "tiles"]},
    ),
    ("counts_off", "totals flags", lambda changed: changed["totals"].update(flags=5), {"wanted": "5", "found": 4}),
    ("unknown_key", "tile wall, features a1", put_part("wall", "features", 0, end="a1"), {"key": "end"}),
    ("bad_edges", "tile curve", put("curve", edges=5), {"edges": "5", "letters": ["P", "R", "T"]}),
    ("bad_edges", "tile curve", put("curve", edges="PPR"), {"edges": "PPR", "letters": ["P", "R", "T"]}),
    ("not_a_list", "tile curve", put("curve", features=["l1"]), {"key": "features"}),
    (
        "key_missing",
        "tile curve, features l1",
        lambda changed: tile(changed, "curve")["features"][0].pop("edges"),
        {"key": "edges"},
    ),
    (
        "key_missing",
        "tile curve, features 1",
        lambda changed: tile(changed, "curve")["features"][0].pop("id"),
        {"key": "id"},
    ),
    ("unknown_key", "tile wall, fields p1", put_part("wall", "fields", 0, flags=1), {"key": "flags"}),
]


def _flag_every_castle(changed: dict[str, Any]) -> None:
    castle = tile(changed, "castle")
    castle["count"] = 400
    castle["features"][0]["flags"] = 20


def _split_south(wall: dict[str, Any]) -> None:
    wall["fields"][0]["halves"].remove("S2")
    wall["fields"].append({"id": "p2", "halves": ["S2"]})


def _add_chapels(chapel: dict[str, Any]) -> None:
    chapel["features"] += [{"id": f"c{number}", "kind": "chapel", "edges": []} for number in range(2, 17)]


def _give_own_ids(tiles: list[dict[str, Any]]) -> None:
    for number, changed in enumerate(tiles):
        if changed["id"] != "chapel":
            for part in changed["fields"]:
                part["id"] += f"_{number}"
        changed["features"] += [{"id": f"c{number}_{n}", "kind": "chapel", "edges": []} for n in range(3)]
