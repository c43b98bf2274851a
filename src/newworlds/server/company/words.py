"""What somebody says, as it is stored: a line of plain text, or a phrase."""

from __future__ import annotations

import unicodedata
from typing import Final

from newworlds.server.company.errors import NothingSaid, SaidTooMuch, UnknownPhrase
from newworlds.server.company.phrases import PHRASES

LONGEST: Final = 300
_JOINER: Final = "\u200d"
"""Holds the parts of one emoji together."""
_UNWANTED: Final = {"Cf", "Cs", "Co", "Cn"}
"""Cf also has the signs that change the direction of the text after them."""
_BREAKS: Final = {"Cc", "Zl", "Zp"}


def checked_phrase(phrase: str) -> str:
    if phrase not in PHRASES:
        raise UnknownPhrase(phrase=phrase[:40], known=list(PHRASES))
    return phrase


def checked_text(text: str) -> str:
    """One line without invisible signs."""
    line = "".join(_tidy(sign) for sign in text).strip()
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in line):
        raise NothingSaid()
    if len(line) > LONGEST:
        raise SaidTooMuch(limit=LONGEST, length=len(line))
    return line


def _tidy(sign: str) -> str:
    category = unicodedata.category(sign)
    if category in _BREAKS:
        return " "
    return "" if category in _UNWANTED and sign != _JOINER else sign
