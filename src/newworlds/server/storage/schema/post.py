"""What people are told while they are away."""

from __future__ import annotations

import sqlalchemy as sa

from newworlds.server.storage.schema.base import metadata

site_keys = sa.Table(
    "site_keys",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("value", sa.Text, nullable=False, comment="secret; made when it is first needed"),
)

push_subscriptions = sa.Table(
    "push_subscriptions",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True, comment="hash of the endpoint"),
    sa.Column("owner", sa.String(64), nullable=False, index=True),
    sa.Column(
        "key_hash",
        sa.String(64),
        index=True,
        comment="of the key in the browser’s cookie; missing for subscriptions from before v25",
    ),
    sa.Column("endpoint", sa.Text, nullable=False, comment="where the browser's push service takes messages for it"),
    sa.Column("p256dh", sa.String(128), nullable=False, comment="the browser's public key"),
    sa.Column("auth", sa.String(64), nullable=False, comment="the browser's secret"),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("created", sa.String(24), nullable=False),
)

quiet_hours = sa.Table(
    "quiet_hours",
    metadata,
    sa.Column("owner", sa.String(64), primary_key=True),
    sa.Column("begins", sa.Integer, nullable=False, comment="hour of the day, 0 to 23"),
    sa.Column("ends", sa.Integer, nullable=False),
    sa.Column("zone", sa.String(48), nullable=False, comment="time zone, as in Europe/Paris"),
)

told_turns = sa.Table(
    "told_turns",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("owner", sa.String(64), primary_key=True),
    sa.Column(
        "turn", sa.Integer, nullable=False, comment="the last step of the others before the turn they were told of"
    ),
)

turn_mentions = sa.Table(
    "turn_mentions",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("owner", sa.String(64), primary_key=True),
    sa.Column("way", sa.String(8), primary_key=True, comment="mail or reminder"),
    sa.Column("turn", sa.Integer, nullable=False, comment="as in told_turns"),
)

mail_addresses = sa.Table(
    "mail_addresses",
    metadata,
    sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("address", sa.Text, comment="confirmed: somebody who reads it has said so"),
    sa.Column("pending", sa.Text, comment="to be confirmed: nothing else is sent there"),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("turns", sa.String(8), nullable=False, server_default="none", comment="at_once, daily or none"),
    sa.Column("hour", sa.Integer, nullable=False, server_default="8", comment="of the day, when daily mail is sent"),
    sa.Column("zone", sa.String(48), nullable=False, server_default="UTC", comment="time zone, as in Europe/Paris"),
    sa.Column("is_both", sa.Boolean, nullable=False, server_default=sa.false(), comment="also if a browser was told"),
    sa.Column("since", sa.String(24), nullable=False, comment="when it was chosen what is told"),
    sa.Column("gathered", sa.String(10), comment="the last day for which there was a daily mail"),
    sa.Column("refused", sa.Text, comment="the address that the mail server refused for good, if it did"),
)

mails = sa.Table(
    "mails",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), index=True, comment="whom it is for, once known"),
    sa.Column("address", sa.Text, comment="where it goes, once known"),
    sa.Column("details", sa.JSON, nullable=False, comment="what it is about; no secret that opens anything"),
    sa.Column("created", sa.String(24), nullable=False),
    sa.Column("due", sa.String(24), nullable=False, index=True, comment="when it is to be sent, or tried again"),
    sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
)
