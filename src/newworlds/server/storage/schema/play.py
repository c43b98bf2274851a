"""Tables where games are played, and what happened there."""

from __future__ import annotations

import sqlalchemy as sa

from newworlds.server.storage.schema.base import metadata

components = sa.Table(
    "components",
    metadata,
    sa.Column("data", sa.String(64), primary_key=True, comment="hash of the body"),
    sa.Column("body", sa.JSON, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("terms", sa.JSON(none_as_null=True), comment="pace, listed, rated, watched; missing: the usual ones"),
    sa.Column("data", sa.String(64), sa.ForeignKey("components.data"), nullable=False),
    sa.Column("seed", sa.BigInteger, comment="if it was chosen, or drawn before there were contributions"),
    sa.Column("salt", sa.String(32), comment="of a seed that was drawn"),
    sa.Column("is_seed_chosen", sa.Boolean, nullable=False),
    sa.Column("chance", sa.Integer, nullable=False, server_default="1", comment="version of the random numbers"),
    sa.Column("secret", sa.String(64), comment="what the server contributes to the dealing"),
    sa.Column("host", sa.String(64), nullable=False, index=True),
    sa.Column("created", sa.String(24), nullable=False),
    sa.Column("lesson", sa.String(32), comment="the lesson that is given here, if one is"),
    sa.Column("opened_from", sa.String(32), index=True, comment="hash of the address it was opened from"),
    sa.Column("version", sa.Integer, nullable=False, server_default="0", comment="counts every change of the table"),
    sa.Column("expired", sa.String(24), index=True, comment="when it was put away, if it was"),
    sa.Column("branched_at", sa.Integer, index=True, comment="of a branch: how many moves it shares with its origin"),
    sa.Column("branched_from", sa.String(16), comment="the table it branches off, which may be gone by now"),
    sa.Column("key", sa.String(64), comment="of a branch: what the finished game was dealt from, if not a seed"),
    sa.Column("start", sa.JSON(none_as_null=True), comment="of a branch: the imagined position where it begins"),
    sa.Column("rematch", sa.String(16), comment="where the same people play again, if they do"),
    # The following columns are derived from the steps, so that lists need not replay games.
    sa.Column("updated", sa.String(24), nullable=False),
    sa.Column("status", sa.String(8), nullable=False, index=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("to_act", sa.Integer),
    sa.Column("scores", sa.JSON, nullable=False),
    # Not used since v11. Servers of the version before read it while they are replaced one by one.
    sa.Column("undo_seat", sa.Integer, comment="the seat that may take back the last move"),
    sa.Column("request", sa.JSON(none_as_null=True), comment="of a player, that the others let a turn be undone"),
    sa.Column("ending", sa.String(16), comment="how a game ended that was not played to its end"),
    sa.Column("clock", sa.JSON(none_as_null=True), comment="the seconds that players have left"),
    sa.Column("due", sa.String(24), index=True, comment="when the clock that runs will have run out"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(64)),
    sa.Column("owner", sa.String(64), index=True),
    # Empty since v8. As long as it is named here this version reads it, so the migration that follows must keep it.
    sa.Column("invite", sa.String(32)),
    sa.Column("invite_hash", sa.String(64), comment="of the invitation, which is not stored"),
    sa.Column("stand_in", sa.String(64), comment="the bot that plays here while the owner is away"),
    sa.Column("left", sa.String(16), comment="why the owner is away"),
    sa.Column("kept_for", sa.String(64), index=True, comment="the only one who may take it, until somebody has"),
    sa.Column("offered", sa.String(8), comment="to whom the others offer the seat of somebody who left: link or open"),
    sa.Column(
        "taken_over",
        sa.Boolean,
        nullable=False,
        server_default=sa.false(),
        comment="whether the owner came in the course of the game",
    ),
)

contributions = sa.Table(
    "contributions",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("owner", sa.String(64), primary_key=True),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("contribution", sa.String(64), comment="missing until it is shown, or for good if it is left out"),
    sa.Column("agrees", sa.Boolean, nullable=False, comment="to deal without those who are awaited"),
    sa.Column(
        "seats", sa.JSON(none_as_null=True), comment="for which it was made, whoever has them now; missing until dealt"
    ),
)

plans = sa.Table(
    "plans",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("owner", sa.String(64), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("moves", sa.JSON, nullable=False, comment="of the next turn, with what each is meant to do"),
    sa.Column("telling", sa.String(12), nullable=False, comment="when the others are told of them"),
    sa.Column("made", sa.String(24), nullable=False),
    sa.Column("problem", sa.JSON(none_as_null=True), comment="why it was not carried out, when the turn came"),
)

steps = sa.Table(
    "steps",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False, comment="move or undo"),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.JSON(none_as_null=True)),
    sa.Column("kept", sa.Integer, comment="of an undo: how many moves of the game remain"),
    sa.Column("at", sa.String(24), nullable=False),
)
