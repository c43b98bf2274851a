"""The game's own catalogue in one language."""

from __future__ import annotations

from typing import Any

from newworlds.core.setup import Components
from newworlds.core.text import catalogue, words


class Speech:
    """Says what is in the catalogue, of the components of one game."""

    def __init__(self, components: Components, language: str) -> None:
        self.components = components
        self.language = language

    def say(self, code: str, **args: Any) -> str:
        return words(f"gwt_new_zealand.{code}", args, self.language)

    def is_said(self, code: str) -> bool:
        return f"gwt_new_zealand.{code}" in catalogue(self.language)
