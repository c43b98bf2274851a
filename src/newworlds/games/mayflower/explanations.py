"""What the components of Mayflower say of themselves."""

from __future__ import annotations

from typing import Final

from newworlds.core.explanation import Explanation
from newworlds.core.message import Message
from newworlds.core.setup import Components
from newworlds.kernels.tiles.explanations import keyed, tiles

_SYMBOLS: Final = {"post_house": "MF-11", "shield": "MF-12", "farm": "MF-13", "deer": "MF-24"}
_COUNTED: Final = {symbol: f"mayflower.printed.{symbol}" for symbol in ("posts", "shields", "animals")}
_PIECES: Final = {"robber": "MF-11", "merchant": "MF-12", "farmer": "MF-13", "trapper": "MF-21", "explorer": "MF-17"}
"""Each with the rule that says what it brings."""


def explanations(components: Components) -> dict[str, Explanation]:
    coast = Explanation(Message("mayflower.key.coast"), rule="MF-3a")
    return {
        **dict(keyed("mayflower", "symbol", _SYMBOLS)),
        **dict(keyed("mayflower", "piece", _PIECES)),
        **dict(tiles("mayflower", components, "plain", _COUNTED)),
        "coast": coast,
    }
