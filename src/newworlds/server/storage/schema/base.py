"""What all parts of the schema are listed in."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()
