"""The key to the symbols: what each means wherever it is printed."""

from __future__ import annotations

from typing import Final

from newworlds.core.explanation import Explanation
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.telling.explain_cards import Explained
from newworlds.games.gwt_new_zealand.telling.said import said

SYMBOLS: Final = {
    "pound": "NZ-9",
    "gold": "NZ-35",
    "certificate": "NZ-22",
    "permanent_certificate": "NZ-16",
    "certificate_limit": "NZ-22",
    "token": "NZ-31",
    "points": "NZ-41",
    "breeding": "NZ-16",
    "wool": "NZ-28",
    "permanent_wool": "NZ-28",
    "draw": "NZ-21",
    "discard": "NZ-21",
    "remove": "NZ-21",
    "top_deck": "NZ-21",
    "hand_limit": "NZ-20",
    "movement": "NZ-10",
    "walk": "NZ-34",
    "hand_black": "NZ-11",
    "hand_green": "NZ-11",
    "landslide": "NZ-33",
    "flood": "NZ-33",
    "lush": "NZ-13",
    "risky": "NZ-13",
    "wellington": "NZ-15",
    "forecast": "NZ-18",
    "worker": "NZ-23",
    "joker": "NZ-24",
    "shepherd": "NZ-25",
    "builder": "NZ-26",
    "sailor": "NZ-27",
    "shearer": "NZ-28",
    "bonus_tile": "NZ-24",
    "sheep_market": "NZ-25",
    "build": "NZ-26",
    "replace": "NZ-26",
    "ship": "NZ-27",
    "port_small": "NZ-27",
    "port_medium": "NZ-27",
    "port_large": "NZ-27",
    "warehouse": "NZ-27",
    "harbourmaster": "NZ-27",
    "shear": "NZ-28",
    "objective": "NZ-29",
    "exploration": "NZ-30",
    "auxiliary": "NZ-32",
    "auxiliary_double": "NZ-32",
    "disc_white": "NZ-17",
    "disc_black": "NZ-17",
    "bonus_card": "NZ-35",
    "sheepdog": "NZ-36",
    "ferry": "NZ-36",
    "kotare": "NZ-36",
}
"""By the name of the drawing, each with its rule; in the order of the rules page."""


def symbols(_printing: Printing) -> Explained:
    for name, rule in SYMBOLS.items():
        yield f"symbol:{name}", Explanation(said(f"key.{name}"), rule=rule)
