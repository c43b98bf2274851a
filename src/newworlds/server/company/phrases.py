"""What can be said in any language: each reader sees it in their own."""

from __future__ import annotations

from typing import Final

PHRASES: Final = (
    "hello",
    "good_luck",
    "your_turn",
    "one_moment",
    "well_played",
    "thanks",
    "sorry",
    "back_soon",
    "good_game",
    "again",
)
"""Their words are the messages `ui.phrase.<phrase>`. One that was ever sent is never taken away."""
