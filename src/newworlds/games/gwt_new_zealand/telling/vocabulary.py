"""The vocabulary of one printing: its components, moves and events."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Final

import msgspec

from newworlds.core.events import Event
from newworlds.core.explanation import Explanation
from newworlds.core.message import Message
from newworlds.core.setup import Components, canonical
from newworlds.games.gwt_new_zealand.board import NewZealandBoard
from newworlds.games.gwt_new_zealand.data import loader
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.telling.choices import Chooser
from newworlds.games.gwt_new_zealand.telling.explanations import explanations
from newworlds.games.gwt_new_zealand.telling.log import Log
from newworlds.games.gwt_new_zealand.telling.places import Places


class Vocabulary:
    def __init__(self, printing: Printing) -> None:
        self.printing = printing
        self.places = Places(printing)
        self._log = Log(printing, self.places)

    @cached_property
    def explanations(self) -> dict[str, Explanation]:
        return explanations(self.printing)

    def chooser(self, board: NewZealandBoard) -> Chooser:
        return Chooser(self.printing, self.places, board)

    def tell(self, event: Event) -> Message:
        return self._log.tell(event)

    def tell_briefly(self, event: Event) -> Message | None:
        return self._log.tell_briefly(event)


def vocabulary_of(components: Components) -> Vocabulary:
    """Built once per printing. Whoever asks again with the same object is answered without reading it."""
    known = _latest.get(id(components))
    if known is None or known[0] is not components:
        if len(_latest) >= MOST_KNOWN:
            _latest.clear()
        known = components, _vocabulary(canonical(components))
        _latest[id(components)] = known
    return known[1]


_latest: Final[dict[int, tuple[Components, Vocabulary]]] = {}
MOST_KNOWN: Final = 64


@cache
def _vocabulary(components: bytes) -> Vocabulary:
    return Vocabulary(loader.printing(msgspec.json.decode(components)))
