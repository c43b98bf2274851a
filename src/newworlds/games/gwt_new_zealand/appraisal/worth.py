"""What things are worth in points, tuned by playing many games with slightly different figures."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


def times(count: i64, each: float) -> float:
    return float(count) * each


# The progress of the game.
A_POUND: Final = 0.2
"""A fifth of a point at the end …"""
A_POUND_EARLY: Final = 0.24
"""… plus this much at the beginning, when everything is still to be bought."""
RIVALS_POUND: Final = 0.081
"""A pound that a rival has."""
USUAL_VISITS: Final = 2.3
"""Everybody is credited with this many visits when judging who travels faster than the others."""
A_TURN: Final = 1.8
"""What a turn on the way costs: the others get one, too."""
A_VISIT_TO_COME: Final = 0.29
"""What each visit to come is worth to rivals, whoever makes it."""
A_VISIT_TO_COME_SOLO: Final = 5.0
"""The same when the rival is Sarah."""

# The way along the trail.
THE_WAY_AHEAD: Final = 1.2
"""The fraction of what lies ahead, up to Wellington, that will be realised."""
A_LATER_JOURNEY: Final = 0.52
"""The same fraction on later journeys."""

# Printed actions; for purchases, what they are worth beyond their price.
TO_HIRE: Final = 1.3
"""At the beginning of the game; at the end a worker is worth no more than its points."""
TO_INVEST: Final = 1.8
TO_BUILD: Final = 1.7
TO_BUILD_PER_BUILDER: Final = 0.6
TO_BUY_SHEEP: Final = 1.4
TO_BUY_PER_SHEPHERD: Final = 0.68
TO_SAIL: Final = 0.41
"""For each step."""
TO_SHEAR: Final = 0.34
"""For each sheep, per point of wool."""
USUAL_WOOL: Final = 1.5
"""Of a typical sheep in the herd."""
AUXILIARY: Final = 0.57
"""An auxiliary action."""
TO_TAKE_OBJECTIVE: Final = 1.3
TO_REMOVE_HAZARD: Final = 3.1
"""Before its price."""
TO_DRAW: Final = 0.26
"""For each card drawn and discarded."""
TO_WALK: Final = 0.62
TO_TAKE_CARD: Final = 1.0
"""A card, a warehouse or a delivery of wool."""
TO_DISCARD: Final = 0.35
"""How often the card that an action asks for is in hand."""

# Deliveries.
CARDS_CYCLED: Final = 3.6
"""How many cards beyond the hand limit are seen on the way to Wellington."""
A_BREED_POINT: Final = 0.13
"""For each point of breed value delivered …"""
A_BREED_POINT_MORE: Final = 0.16
"""… rising with the total."""
A_COUNTERS_CARD: Final = 0.92
"""The card printed at a counter."""
HALF_A_GREEN_ARROW: Final = 0.28
"""The fraction of an arrow that counts at the beginning of the game when one end is served."""
HAND_AT_START: Final = 0.11
"""The fraction of the next delivery that depends on the current hand: at the start of the trail …"""
HAND_NEARER: Final = 0.039
"""… plus this much at its end."""
A_LATER_DELIVERY: Final = 1.1
"""The fraction of the expected delivery that counts on later visits."""

# Possessions.
GOLD: Final = 0.56
CERTIFICATE: Final = 0.52
TOKEN: Final = 0.54
EXPLORED: Final = 0.52
"""For each space on the exploration track, in addition to its points."""
OBJECTIVE: Final = 1.0
"""A card that can be played for its action."""
ONE_CONDITION_MISSING: Final = 0.73
"""Factor for each condition an objective still lacks."""
ACTION_CARD: Final = 0.4
SHEPHERD: Final = 2.1
"""What workers are worth at the beginning of the game; at the end, nothing."""
BUILDER: Final = 1.6
SAILOR: Final = 1.9
SHEARER: Final = 1.5
FURTHER_WORKER: Final = 0.07
"""For each pair of hired workers in one row."""
BUILDING: Final = 0.35
"""In addition to its points and to its actions along the trail."""
STEP_LIMIT: Final = 0.78
NO_TAXES: Final = 1.2
CERTIFICATE_LIMIT: Final = 1.5
AUXILIARY_SPACE: Final = 0.5
PERMANENT_WOOL: Final = 1.0

# The sea.
A_PORT_AHEAD: Final = 0.42
"""The fraction of a port that counts before it is reached …"""
A_STEP_AWAY: Final = 0.22
"""… and the factor for each step to it."""
A_PORTS_CARD: Final = 0.74
HARBOURMASTER: Final = 2.3
LARGE_PORT: Final = 2.5
"""The counter it opens."""
HALF_A_YELLOW_ARROW: Final = 0.38
"""The fraction of an arrow that one port is worth."""
HALF_A_PAIR: Final = 0.23
"""One warehouse of a pair gone."""
