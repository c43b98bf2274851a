"""What is seen of one position. Whatever several viewers may see is made, and put into JSON, once for all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, cast

import msgspec

from newworlds.core.board import Board
from newworlds.core.events import Event
from newworlds.core.explanation import Note
from newworlds.core.match import Match
from newworlds.core.view import logged_event, told, view
from newworlds.core.viewer import SPECTATOR


class Sight:
    def __init__(self, match: Match, events: Sequence[Event]) -> None:
        """`events` are those of the move that led here."""
        self._match = match
        self._events = events
        self._views: dict[int, msgspec.Raw] = {}

    def view(self, viewer: int) -> msgspec.Raw:
        if viewer not in self._views:
            shown = view(self._match.game, self._match.position, viewer, self._public_board)
            is_public = shown.board is self._public_board
            board = self._written_public_board if is_public else _written(shown.board)
            self._views[viewer] = _written(msgspec.structs.replace(shown, board=cast(Any, board)))
        return self._views[viewer]

    def logged(self, viewer: int) -> msgspec.Raw:
        """What happened last."""
        if all(event.seen_by(viewer) is event for event in self._events):
            return self._told_in_full
        game, setup = self._match.game, self._match.setup
        return _written([logged_event(game, setup, event, viewer) for event in self._events])

    @cached_property
    def notes(self) -> Mapping[str, Note]:
        """They are the same for everybody."""
        return self._match.game.notes(self._match.position, self._public_board)

    def notes_since(self, before: Sight) -> dict[str, Note | None]:
        """Those that are new or different, and None for those that are gone."""
        known, now = before.notes, self.notes
        changed: dict[str, Note | None] = {
            name: note for name, note in now.items() if (earlier := known.get(name)) is not note and earlier != note
        }
        return changed | dict.fromkeys(known.keys() - now.keys())

    @cached_property
    def _public_board(self) -> Board:
        return self._match.game.board(self._match.position, SPECTATOR)

    @cached_property
    def _written_public_board(self) -> msgspec.Raw:
        return _written(self._public_board)

    @cached_property
    def _told_in_full(self) -> msgspec.Raw:
        """For those from whom nothing of it is hidden."""
        game, setup = self._match.game, self._match.setup
        return _written([told(game, setup, event) for event in self._events])


def _written(shown: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(shown))
