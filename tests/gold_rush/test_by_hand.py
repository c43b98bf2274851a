"""A whole game whose scores were counted by hand. Its record, with its nine tiles, is a golden game."""

from __future__ import annotations

from pathlib import Path

import newworlds
from newworlds.core.record import record_from_json
from newworlds.games.gold_rush.view import SHEET

RECORD = Path(__file__).parents[1] / "golden" / "gold_rush" / "by_hand.json"


def test_a_game_counted_by_hand() -> None:
    """Two players, Ann and Bob; the start tile and eight more (rows down, columns to the right):

        row -1:  G20  G09
        row  0:  G38  G23  G30  G42  G31
        row  1:       G21       G38

    1. Ann lays G30 east of the start tile, a railwayman on its rail.
    2. Bob lays G09 north of it: three nuggets now, three tokens. A prospector.
    3. Ann lays G38 to the west: a junction ends the rail there. Her tent goes on the start tile's mountain.
    4. Bob lays G21, a camp, to the south. A farmer in that prairie.
    5. Ann lays the city G42: the rail is complete from the junction to the city, 4 tiles without a locomotive.
       Ann 4 (GR-11). Her new merchant stays in the city.
    6. Bob lays G31, a rail with a locomotive, east of the city. A railwayman.
    7. Ann lays G20: the mountain is complete with 1 + 2 + 1 = 4 nuggets and 4 tokens. She takes one first (GR-9), it
       shows 1. Bob's prospector gets the other three, 0, 1 and 2, and 4 points (GR-13). The tent goes home.
    8. Bob lays G38 south of the city: a rail of 2 tiles, complete. His railwayman scores 2 and comes back (GR-15).

    The end. Bob's rail east of the city is unfinished: 2 tiles, 2 points, the locomotive counts nothing (GR-18).
    Ann's city has two completed rails of three: 6 (GR-18). Bob's prairie has one camp: 2 (GR-19). Tokens: Ann 1,
    Bob 0 + 1 + 2 = 3 (GR-20).

    Ann 4 + 6 + 1 = 11. Bob 2 + 4 + 2 + 2 + 3 = 13.
    """
    match = newworlds.replay(record_from_json(RECORD.read_bytes()))
    sheet = dict(zip(SHEET, [row.points for row in match.game.sheet(match.position)], strict=True))
    assert sheet == {
        "rails": [4, 2],
        "mountains": [0, 4],
        "cities": [0, 0],
        "unfinished": [6, 2],
        "prairies": [0, 2],
        "tokens": [1, 3],
    }
    assert match.scores == [11, 13]
    assert match.winners == [1]
