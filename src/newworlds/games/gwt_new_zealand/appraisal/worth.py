"""What things are worth in points, found by playing many games with slightly different figures."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


def times(count: i64, each: float) -> float:
    return float(count) * each


# How far the game is.
A_POUND: Final = 0.2
"""A fifth of a point at the end …"""
A_POUND_EARLY: Final = 0.24
"""… and so much more at the beginning, when everything is still to be bought."""
RIVALS_POUND: Final = 0.081
"""A pound that a rival has."""
USUAL_VISITS: Final = 2.3
"""So many visits are taken as made by everybody when judging who travels faster than others."""
A_TURN: Final = 1.8
"""What a turn on the way costs: others have one, too."""
A_VISIT_TO_COME: Final = 0.29
"""What each visit still to come brings rivals, whoever makes it."""
A_VISIT_TO_COME_SOLO: Final = 5.0
"""The same when the rival is Sarah."""

# The way along the trail.
THE_WAY_AHEAD: Final = 1.2
"""Which part of what lies ahead up to Wellington will be had."""
A_LATER_JOURNEY: Final = 0.52
"""Which part of it on later journeys."""

# Actions, as they are printed; where something is bought, what it is worth beyond its price.
TO_HIRE: Final = 1.3
"""At the beginning of the game; at its end a worker is worth no more than its points."""
TO_INVEST: Final = 1.8
TO_BUILD: Final = 1.7
TO_BUILD_PER_BUILDER: Final = 0.6
TO_BUY_SHEEP: Final = 1.4
TO_BUY_PER_SHEPHERD: Final = 0.68
TO_SAIL: Final = 0.41
"""Each step."""
TO_SHEAR: Final = 0.34
"""Each sheep, per wool that it has."""
USUAL_WOOL: Final = 1.5
"""Of a sheep in an ordinary herd."""
AUXILIARY: Final = 0.57
"""An auxiliary action."""
TO_TAKE_OBJECTIVE: Final = 1.3
TO_REMOVE_HAZARD: Final = 3.1
"""Before its price."""
TO_DRAW: Final = 0.26
"""Each card drawn and discarded."""
TO_WALK: Final = 0.62
TO_TAKE_CARD: Final = 1.0
"""A card, a warehouse or a delivery of wool."""
TO_DISCARD: Final = 0.35
"""How often the card is in hand that an action asks for."""

# Deliveries.
CARDS_CYCLED: Final = 3.6
"""So many more cards than the hand holds are seen on the way to Wellington."""
A_BREED_POINT: Final = 0.13
"""Each point of breeding value delivered …"""
A_BREED_POINT_MORE: Final = 0.16
"""… and more for each the higher the total is."""
A_COUNTERS_CARD: Final = 0.92
"""The card printed at a counter."""
HALF_A_GREEN_ARROW: Final = 0.28
"""Which part of an arrow counts when one end is served, at the beginning of the game."""
HAND_AT_START: Final = 0.11
"""Which part of the next delivery depends on the hand of now: at the start of the trail …"""
HAND_NEARER: Final = 0.039
"""… and so much more at its end."""
A_LATER_DELIVERY: Final = 1.1
"""Which part of the expected delivery counts on later visits."""

# Possessions.
GOLD: Final = 0.56
CERTIFICATE: Final = 0.52
TOKEN: Final = 0.54
EXPLORED: Final = 0.52
"""Each space on the exploration track, besides its points."""
OBJECTIVE: Final = 1.0
"""A card that may be played for its action."""
ONE_CONDITION_MISSING: Final = 0.73
"""Which part of an objective counts for each condition it lacks."""
ACTION_CARD: Final = 0.4
SHEPHERD: Final = 2.1
"""Workers are worth so much at the beginning of the game and nothing at its end."""
BUILDER: Final = 1.6
SAILOR: Final = 1.9
SHEARER: Final = 1.5
FURTHER_WORKER: Final = 0.07
"""For each pair of hired workers in one row."""
BUILDING: Final = 0.35
"""Beside its points and what it does on the way."""
STEP_LIMIT: Final = 0.78
NO_TAXES: Final = 1.2
CERTIFICATE_LIMIT: Final = 1.5
AUXILIARY_SPACE: Final = 0.5
PERMANENT_WOOL: Final = 1.0

# The sea.
A_PORT_AHEAD: Final = 0.42
"""Which part of a port counts before it is reached …"""
A_STEP_AWAY: Final = 0.22
"""… and how that falls with each step to it."""
A_PORTS_CARD: Final = 0.74
HARBOURMASTER: Final = 2.3
LARGE_PORT: Final = 2.5
"""The counter it opens."""
HALF_A_YELLOW_ARROW: Final = 0.38
"""Which part of an arrow one port is."""
HALF_A_PAIR: Final = 0.23
"""One warehouse of a pair gone."""
