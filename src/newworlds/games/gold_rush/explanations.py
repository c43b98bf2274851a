"""What the components of Gold Rush say of themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from newworlds.core.explanation import Explanation
from newworlds.core.message import Message
from newworlds.core.setup import Components
from newworlds.kernels.tiles.explanations import keyed, tiles

_SYMBOLS: Final = {"nugget": "GR-5", "locomotive": "GR-11", "city": "GR-14", "camp": "GR-19", "herd": "GR-19"}
_COUNTED: Final = {symbol: f"gold_rush.symbol.{symbol}" for symbol in ("nuggets", "locomotives", "camps", "herds")}
_PIECES: Final = {
    "railwayman": "GR-11",
    "prospector": "GR-13",
    "merchant": "GR-14",
    "farmer": "GR-16",
    "tent": "GR-8",
}
"""Each with the rule that says what it brings."""


def explanations(components: Components) -> dict[str, Explanation]:
    return {
        **dict(keyed("gold_rush", "symbol", _SYMBOLS)),
        **dict(keyed("gold_rush", "piece", _PIECES)),
        **dict(_tokens(components)),
        **dict(tiles("gold_rush", components, "prairie", _COUNTED)),
    }


def _tokens(components: Components) -> Iterator[tuple[str, Explanation]]:
    for value, count in components["tokens"]["by_value"].items():
        copies = Message("tiles.printed.copies", {"count": count})
        yield (
            f"token:{value}",
            Explanation(Message("gold_rush.printed.token", {"value": int(value)}), [copies], "GR-20"),
        )
