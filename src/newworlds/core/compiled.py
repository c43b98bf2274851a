"""Whether the engine runs compiled."""

from __future__ import annotations

from pathlib import Path

from newworlds.core import position


def is_compiled() -> bool:
    """True when the rules run as machine code, False when the same files run as plain Python."""
    return Path(position.__file__ or "").suffix != ".py"
