"""What a QR code on a page says."""

from __future__ import annotations

import subprocess
from pathlib import Path

from playwright.sync_api import Locator

from tools.node import require_node

_WEB = Path(__file__).parents[2] / "web"
_DRAW = """import { renderSVG } from 'uqr'
process.stdout.write(renderSVG(process.argv[1], { ecc: 'M', border: 3 }))"""


def drawing_of(text: str) -> str:
    """By the library that the client uses, too: the same text is always drawn in the same way."""
    node = str(require_node().folder / "node")
    command = [node, "--input-type=module", "--eval", _DRAW, "--", text]
    return subprocess.run(command, cwd=_WEB, capture_output=True, text=True, check=True).stdout


def drawing_in(picture: Locator) -> str:
    drawn: str = picture.evaluate("image => decodeURIComponent(image.src.slice(image.src.indexOf(',') + 1))")
    return drawn
