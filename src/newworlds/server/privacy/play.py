"""Tables where games are played."""

from __future__ import annotations

from newworlds.server.privacy.description import Stored

PLAY = (
    Stored(
        table="tables",
        kept="table",
        personal={
            "host": "nobody",
            "opened_from": "nobody",
            "created": "table",
            "updated": "table",
            "request": "table",
            "clock": "table",
        },
        hidden=("salt", "secret", "key", "start"),
        impersonal=(
            *("id", "game", "rules", "options", "data", "seed", "is_seed_chosen", "chance", "lesson", "version"),
            *("expired", "branched_at", "branched_from", "status", "seq", "to_act", "scores", "undo_seat"),
            *("terms", "ending", "due", "rematch"),
        ),
    ),
    Stored(
        table="seats",
        kept="table",
        personal={"name": "table", "owner": "nobody", "left": "table", "kept_for": "nobody"},
        hidden=("invite", "invite_hash"),
        impersonal=("table_id", "seat", "kind", "bot", "stand_in", "offered", "taken_over"),
    ),
    Stored(
        table="contributions",
        kept="table",
        personal={"owner": "nobody", "agrees": "table"},
        impersonal=("table_id", "commitment", "contribution", "seats"),
    ),
    Stored(
        table="plans",
        kept="plan",
        personal={"owner": "nobody", "moves": "you", "telling": "you", "made": "you", "problem": "you"},
        impersonal=("table_id", "seat"),
    ),
    Stored(
        table="steps",
        kept="table",
        personal={"move": "table", "at": "table"},
        impersonal=("table_id", "seq", "kind", "seat", "kept"),
    ),
    Stored(table="components", kept="table", personal={}, impersonal=("data", "body")),
    Stored(table="heartbeats", kept="hours", personal={}, impersonal=("name", "at")),
    Stored(table="vacations", kept="year", personal={"owner": "nobody", "begins": "you", "ends": "table"}),
    Stored(
        table="rate_counts", kept="hours", personal={"window": "nobody", "count": "nobody"}, impersonal=("expires",)
    ),
)
