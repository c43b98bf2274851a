"""What the people at the tables were told, kept to be compared with what is stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Final

import msgspec

from newworlds.core.explanation import Note
from newworlds.trials.guest import Guest
from newworlds.trials.heard import Heard

UNDO: Final = b"undo"


class Fault(msgspec.Struct, frozen=True):
    """Something that must never happen."""

    kind: str
    """`lost`, `conflict`, `not_stored`, `view`, `events`, `notes`, `secret` or `stuck`."""
    table: str
    seq: int = 0
    seat: int | None = None
    detail: str = ""


class TableJournal(msgspec.Struct):
    """By the number of the step; what a seat saw is kept as a hash."""

    acknowledged: dict[int, bytes] = {}
    views: dict[tuple[int, int], bytes] = {}
    """By number and seat."""
    events: dict[tuple[int, int], bytes] = {}
    notes: dict[tuple[int, int], bytes] = {}
    """All that were true by then, put together from what each message tells."""
    newest: int = 0
    is_over: bool = False


class _Sent(msgspec.Struct, frozen=True):
    """Something that a player has not had an answer to."""

    seq: int
    """The number of the view on which it was decided."""
    move: bytes

    def may_be(self, seq: int) -> bool:
        """Whether it can have become this step. Bots may have answered before an undo came."""
        return seq == self.seq + 1 or (self.move == UNDO and seq > self.seq)


_NOTHING: Final = msgspec.Raw(b"null")


class _Entry(msgspec.Struct):
    seq: int
    events: msgspec.Raw


class _Shown(msgspec.Struct):
    type: str
    view: msgspec.Raw = _NOTHING
    events: msgspec.Raw = _NOTHING
    notes: dict[str, msgspec.Raw] = {}
    undone: bool = False
    log: list[_Entry] | None = None


_read = msgspec.json.Decoder(_Shown).decode


def written_notes(notes: Mapping[str, Note | msgspec.Raw]) -> msgspec.Raw:
    """In an order that does not depend on how they became known."""
    return msgspec.Raw(msgspec.json.encode(dict(sorted(notes.items()))))


def digest(source: bytes) -> bytes:
    return blake2b(source, digest_size=16).digest()


class Journal:
    """A witness. Whatever contradicts what somebody was told before is a fault at once."""

    def __init__(self) -> None:
        self.tables: dict[str, TableJournal] = {}
        self.secrets: dict[str, list[bytes]] = {}
        """By table: what nobody may be sent while the game is being played."""
        self.faults: list[Fault] = []
        self.moves = 0
        self.messages = 0
        self.refusals = 0
        self._sent: dict[tuple[str, int, int], _Sent] = {}
        """By table, seat and `ref`: only that tells two moves apart which were sent on the same view."""
        self._notes: dict[tuple[str, int], dict[str, msgspec.Raw]] = {}
        """By table and seat."""

    def opened(self, guests: Sequence[Guest]) -> None:
        self.of(guests[0].table_id)

    def sent(self, guest: Guest, ref: int, seq: int, move: msgspec.Raw | None) -> None:
        self._sent[guest.table_id, guest.seat, ref] = _Sent(seq, UNDO if move is None else bytes(move))

    def acknowledged(self, guest: Guest, ref: int, seq: int) -> None:
        self.moves += 1
        sent = self._sent.pop((guest.table_id, guest.seat, ref), None)
        if sent is None or not sent.may_be(seq):
            self._contradicted(guest, seq, "acknowledged what was not sent")
        elif self.of(guest.table_id).acknowledged.setdefault(seq, sent.move) != sent.move:
            self._contradicted(guest, seq, "acknowledged twice")

    def refused(self, guest: Guest, ref: int | str, code: str) -> None:
        self.refusals += 1
        if isinstance(ref, int):
            self._sent.pop((guest.table_id, guest.seat, ref), None)

    def lost(self, guest: Guest) -> None:
        """Moves that were under way may or may not have been stored."""

    def heard(self, guest: Guest, message: Heard, source: bytes) -> None:
        self.messages += 1
        if message.type not in ("state", "step"):
            return
        journal = self.of(guest.table_id)
        journal.newest = max(journal.newest, message.seq)
        journal.is_over = journal.is_over or (message.table is not None and message.table.status == "over")
        self._look_for_secrets(guest, message, source)
        self._keep(guest, message.seq, _read(source))

    def of(self, table_id: str) -> TableJournal:
        return self.tables.setdefault(table_id, TableJournal())

    def _keep(self, guest: Guest, seq: int, shown: _Shown) -> None:
        journal = self.of(guest.table_id)
        if shown.view != _NOTHING:
            self._note("view", journal.views, guest, seq, shown.view)
        if shown.events != _NOTHING and not shown.undone:
            self._note("events", journal.events, guest, seq, shown.events)
        for entry in shown.log or []:
            self._note("events", journal.events, guest, entry.seq, entry.events)
        if notes := self._notes_now(guest, shown):
            self._note("notes", journal.notes, guest, seq, written_notes(notes))

    def _notes_now(self, guest: Guest, shown: _Shown) -> dict[str, msgspec.Raw]:
        """A step tells only those that have changed."""
        key = guest.table_id, guest.seat
        known = self._notes.get(key, {}) if shown.type == "step" else {}
        self._notes[key] = {name: note for name, note in (known | shown.notes).items() if note != _NOTHING}
        return self._notes[key]

    def _note(
        self, kind: str, noted: dict[tuple[int, int], bytes], guest: Guest, seq: int, source: msgspec.Raw
    ) -> None:
        found = digest(bytes(source))
        if noted.setdefault((seq, guest.seat), found) != found:
            self._contradicted(guest, seq, f"two different {kind}")

    def _contradicted(self, guest: Guest, seq: int, how: str) -> None:
        self.faults.append(Fault("conflict", guest.table_id, seq, guest.seat, how))

    def _look_for_secrets(self, guest: Guest, message: Heard, source: bytes) -> None:
        if message.table is not None and message.table.status == "over":
            return
        for secret in self.secrets.get(guest.table_id, ()):
            if secret in source:
                self.faults.append(Fault("secret", guest.table_id, message.seq, guest.seat))
