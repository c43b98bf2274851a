"""Whether the rules run compiled."""

from __future__ import annotations

from newworlds.core import position


def is_compiled() -> bool:
    return not (position.__file__ or "").endswith(".py")
