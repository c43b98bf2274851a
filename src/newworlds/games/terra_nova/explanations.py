"""What the components of Terra Nova say of themselves."""

from __future__ import annotations

from typing import Final

from newworlds.core.explanation import Explanation
from newworlds.core.message import Message
from newworlds.core.setup import Components

_PIECES: Final = {"settler": "TN-5", "stone": "TN-7"}


def explanations(components: Components) -> dict[str, Explanation]:
    spaces = "".join(components["rows"])
    terrains = {
        f"terrain:{terrain}": Explanation(
            Message(f"terra_nova.terrain.{terrain}"),
            [Message("terra_nova.printed.spaces", {"count": spaces.count(letter)})],
            "TN-9",
        )
        for letter, terrain in components["terrain"].items()
    }
    pieces = {
        f"piece:{piece}": Explanation(Message(f"terra_nova.key.{piece}"), rule=rule) for piece, rule in _PIECES.items()
    }
    return terrains | pieces
