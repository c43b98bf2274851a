"""Where the weights of the judge stand in their list; `learnable.py` gives each its name."""

from __future__ import annotations

from typing import Final

SETTLER: Final = 0
"""What a settler on the board is worth to its owner."""
SETTLER_EARLY: Final = 1
"""As much again while all the land is open, less as there is less of it."""
RIVAL_SETTLER: Final = 2
"""What one is worth to the others."""

NEAR: Final = 3
"""The part of its points that counts when a prospect lacks one stone; four weights, one for each kind of prospect."""
FADE: Final = 7
"""The factor for each further stone that it lacks; four weights."""
SHARED: Final = 11
"""How far prospects that share land exclude each other: 0 when all count in full, 1 when any space counts once."""

MOVER_NEAR: Final = 12
"""A factor for what the seat to act holds and could close in this turn."""
MOVER_FAR: Final = 13
"""A factor for what else the seat to act holds."""
WAITER_NEAR: Final = 14
"""A factor for what another seat holds and could be closed in one turn."""
MOVER_MARGINS: Final = 15
"""Factors for having 1, 2, 3 or more settlers more than any other there; of the seat to act."""
WAITER_MARGINS: Final = 19
"""The same for the others."""
TIE: Final = 23
"""What a tie for most settlers counts for the seat to act, which may soon have one more there."""
WEIGHTS: Final = 24
