"""Text from outside, made safe to print: a terminal or a log must show control characters, never obey them."""

from __future__ import annotations

import re
from typing import Final

_CONTROLS: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""With the line separators and the signs that change the direction of the text after them."""


def escaped(text: str) -> str:
    """`\\x1b` for the escape character, and so on."""
    return _CONTROLS.sub(_as_source, text)


def _as_source(found: re.Match[str]) -> str:
    return found.group().encode("unicode_escape").decode()
