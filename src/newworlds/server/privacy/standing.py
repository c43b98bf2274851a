"""Results and ratings."""

from __future__ import annotations

from newworlds.server.privacy.description import Stored

STANDING: tuple[Stored, ...] = (
    Stored(
        table="results",
        kept="table",
        personal={"started": "everybody", "ended": "everybody"},
        impersonal=(
            *("table_id", "game", "players", "options", "scores"),
            *("is_rated", "is_public", "is_counted"),
        ),
    ),
    Stored(
        table="result_seats",
        kept="table",
        personal={
            "name": "everybody",
            "owner": "nobody",
            "has_left": "everybody",
            "score": "everybody",
            "rank": "everybody",
            "mean": "everybody",
            "deviation": "everybody",
        },
        impersonal=("table_id", "seat", "kind", "bot", "is_alone"),
    ),
)
