"""Who plays here. Seats and tables belong to the `owner` of a person, which nobody else is ever told."""

from __future__ import annotations

import sqlalchemy as sa

from newworlds.server.storage.schema.base import metadata

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True, comment="told to everybody, as in links to profiles"),
    sa.Column("owner", sa.String(64), nullable=False, unique=True, comment="to whom seats and tables belong"),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("role", sa.String(16), nullable=False, server_default="player", comment="player, moderator or host"),
    sa.Column("created", sa.String(24), nullable=False),
    sa.Column("suspended", sa.String(24), comment="since when a host lets them do nothing here, if one does"),
)

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("login", sa.Text, nullable=False, unique=True, comment="the name, however it is written"),
    sa.Column("password", sa.String(200), nullable=False, comment="Argon2 hash"),
    sa.Column("recovery", sa.String(64), comment="hash of a code that was shown once"),
    sa.Column("created", sa.String(24), nullable=False),
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True, comment="told to its person, to end it"),
    sa.Column("key_hash", sa.String(64), nullable=False, unique=True, comment="of the key in the browser’s cookie"),
    sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("device", sa.String(80), nullable=False, comment="browser and system, as it names itself"),
    sa.Column("created", sa.String(24), nullable=False),
    sa.Column("seen", sa.String(24), nullable=False, comment="to the day"),
)

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True, comment="told to its person, to remove it"),
    sa.Column("credential", sa.Text, nullable=False, unique=True, comment="how the device that has it names it"),
    sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("site", sa.String(255), nullable=False, comment="the name of this server for which it was made"),
    sa.Column("public_key", sa.Text, nullable=False, comment="by which its signatures are checked"),
    sa.Column("uses", sa.BigInteger, nullable=False, comment="how often it was used, as the device counts"),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.String(24), nullable=False),
    sa.Column("used", sa.String(24), comment="when it was last used, to the day"),
)

tickets = sa.Table(
    "tickets",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True, comment="of a secret that is good once"),
    sa.Column("kind", sa.String(16), nullable=False, comment="what it is good for"),
    sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), index=True),
    sa.Column("table_id", sa.String(16), comment="of a seat that moves: it may be gone by then"),
    sa.Column("seat", sa.Integer),
    sa.Column("expires", sa.String(24), nullable=False, index=True),
)
