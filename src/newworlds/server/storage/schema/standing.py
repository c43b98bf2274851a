"""How finished games ended, and what follows from it for the skill of people. All of it can be worked out again."""

from __future__ import annotations

import sqlalchemy as sa

from newworlds.server.storage.schema.base import metadata

results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("players", sa.Integer, nullable=False, comment="how many seats the table has"),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("scores", sa.JSON, nullable=False, comment="by seat, then those of players controlled by the rules"),
    sa.Column("started", sa.String(24), nullable=False),
    sa.Column("ended", sa.String(24), nullable=False),
    sa.Column("is_rated", sa.Boolean, nullable=False),
    sa.Column("is_public", sa.Boolean, nullable=False, comment="everybody could find and watch the table"),
    sa.Column("is_counted", sa.Boolean, nullable=False, comment="the ratings at its seats are worked out"),
    sa.Index("ix_results_game_players_ended", "game", "players", "ended"),
)

result_seats = sa.Table(
    "result_seats",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False, comment="person, bot or program"),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(64), comment="its level"),
    sa.Column("owner", sa.String(64), index=True, comment="of a person"),
    sa.Column("is_alone", sa.Boolean, nullable=False, comment="the owner has no other seat at the table"),
    sa.Column("has_left", sa.Boolean, nullable=False, comment="resigned, ran out of time or left for good"),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("mean", sa.Float, comment="of the person's rating afterwards, if the game is rated"),
    sa.Column("deviation", sa.Float),
)
