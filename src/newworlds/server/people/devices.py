"""What a browser says it is, in a few words: enough to recognise one's own devices."""

from __future__ import annotations

from typing import Final

_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""Each also claims to be those that follow it."""
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device_of(user_agent: str) -> str:
    """Empty for what is no known browser."""
    named = (_first(user_agent, _BROWSERS), _first(user_agent, _SYSTEMS))
    return " · ".join(name for name in named if name)


def _first(user_agent: str, known: tuple[tuple[str, str], ...]) -> str:
    return next((name for sign, name in known if sign in user_agent), "")
