"""What a page costs: the script that it asked for, compressed as the server sends it."""

from __future__ import annotations

import gzip
from pathlib import Path

from playwright.sync_api import Page

import newworlds.server

CLIENT = Path(newworlds.server.__file__).parent / "client"

_ASKED_FOR = """() => performance.getEntriesByType('resource')
  .map(({ name }) => new URL(name).pathname)
  .filter((path) => path.endsWith('.js'))"""


def scripts(page: Page) -> list[str]:
    found: list[str] = page.evaluate(_ASKED_FOR)
    return sorted(set(found))


def compressed(path: str) -> int:
    return len(gzip.compress((CLIENT / path.lstrip("/")).read_bytes(), compresslevel=6))
