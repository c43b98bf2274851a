"""A whole game of twelve tiles, scored by hand before the program was asked.

The record `tests/golden/mayflower/checked-by-hand.json` brings its own components: twelve of the game's tiles. Red and
Yellow play on the whole coast. Columns are counted westwards, as in the rules.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from newworlds.core.record import record_from_json
from newworlds.core.replay import match_from_record
from newworlds.games.mayflower import GAME
from tests.mayflower.scene import explorers

RECORD = Path(__file__).parents[1] / "golden" / "mayflower" / "checked-by-hand.json"

TURNS = [
    # decisions so far, scores, explorers: why
    (2, [0, 0], (0, 0)),  # Red: a road with a post house from the coast; a robber in column 1.
    (
        4,
        [5, 0],
        (1, 0),
    ),  # Yellow's crossing completes it: 3 tiles + 2 for the post house. Nobody in column 0: no bonus.
    (6, [5, 0], (1, 0)),  # Red: a farm in column 1 with a farmer.
    (
        8,
        [5, 6],
        (1, 1),
    ),  # Yellow: a road of 2 tiles from the coast to a town; its robber is beside one explorer: 2 + 4.
    (10, [17, 6], (2, 1)),  # Red: the small town of Plymouth, 2 tiles, beside both explorers: 4 + 8.
    (12, [17, 6], (2, 1)),  # Yellow's road west of the crossing grows to 2 tiles.
    (14, [17, 6], (2, 1)),  # Red: a robber on the road south of the crossing, in column 2.
    (16, [17, 6], (2, 1)),  # Yellow: a farm in column 1 with a farmer.
    (18, [17, 6], (2, 1)),  # Red completes a town in which nobody stands: no scoring. A trapper, two animals.
    (20, [17, 6], (2, 1)),  # Yellow: a merchant in Jamestown, column 1.
    # Red completes its farm and, with a merchant, New York. It takes the farm, beside one explorer: 9 + 4. The explorer
    # leaves column 1: Red's merchant, Yellow's farmer and Yellow's merchant go home, and New York is not scored.
    (23, [30, 6], (2, 2)),
    # Yellow closes Jamestown with a new merchant in column 2: 3 tiles and a shield, 8, beside both explorers + 8 = 22.
    # The end: Red's road of 2 tiles 2, Yellow's road of 2 tiles 2, Red's two animals 2.
    (25, [30 + 2 + 2, 6 + 16 + 2], (3, 2)),
]

SHEET = {
    "roads": [5, 2],
    "towns": [4, 8],
    "farms": [9, 0],
    "explorers": [8 + 4, 4 + 8],
    "unfinished": [2, 2],
    "plains": [2, 0],
}


@pytest.mark.parametrize(("decisions", "scores", "columns"), TURNS)
def test_the_scores_after_each_turn(decisions: int, scores: list[int], columns: tuple[int, int]) -> None:
    match = match_from_record(GAME, record_from_json(RECORD.read_bytes()), upto=decisions)
    assert (match.scores, explorers(match)) == (scores, columns)


def test_the_sheet_at_the_end() -> None:
    match = match_from_record(GAME, record_from_json(RECORD.read_bytes()))
    rows = {row.label.code.removeprefix("mayflower.sheet."): row.points for row in GAME.sheet(match.position)}
    assert (match.is_over, rows) == (True, SHEET)
