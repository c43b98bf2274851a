"""A game's component files, with the remarks on where each figure comes from."""

from __future__ import annotations

import sys
import tomllib
from functools import cache
from importlib import resources
from typing import Any

from newworlds.core.game import Game


@cache
def component_files(game: Game) -> dict[str, Any]:
    """The content of the TOML files in the `data/` folder of a game's package, by file name."""
    spec = sys.modules[type(game).__module__].__spec__
    folder = resources.files(spec.parent) / "data" if spec and spec.parent else None
    if folder is None or not folder.is_dir():
        return {}
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return {file.name: tomllib.loads(file.read_text(encoding="utf-8")) for file in files}
