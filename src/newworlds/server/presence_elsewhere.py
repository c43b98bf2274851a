"""Who has which table open at other processes, by what they tell of it."""

from __future__ import annotations

from collections.abc import Collection

from newworlds.server.notice_messages import NOBODY, Present, Watchers


class Elsewhere:
    def __init__(self, lease: float) -> None:
        """After so many seconds whoever is at a silent process is taken to have gone."""
        self._lease = lease
        self._present: dict[str, dict[str, Present]] = {}
        """By table, then by process."""
        self._last_heard: dict[str, float] = {}

    def owners(self, table_id: str) -> frozenset[str]:
        return frozenset(owner for present in self._at(table_id) for owner in present.owners)

    def everybody(self) -> frozenset[str]:
        """At any table."""
        everywhere = (present for there in self._present.values() for present in there.values())
        return frozenset(owner for present in everywhere for owner in present.owners)

    def watchers(self, table_id: str) -> Watchers:
        return sum((present.watchers for present in self._at(table_id)), NOBODY)

    def is_watched(self, table_id: str) -> bool:
        return bool(self._at(table_id))

    def heard_from(self, sender: str, now: float) -> None:
        self._last_heard[sender] = now

    def tell(self, present: Present) -> bool:
        """Whether it is news."""
        there = self._present.setdefault(present.table, {})
        before = there.pop(present.sender, None)
        if present.is_watched:
            there[present.sender] = present
        if not there:
            del self._present[present.table]
        return before != there.get(present.sender)

    def forget(self, senders: Collection[str]) -> list[str]:
        """The tables where somebody was present at these processes."""
        changed = [table for table, there in self._present.items() if not there.keys().isdisjoint(senders)]
        for table in changed:
            there = self._present.pop(table)
            kept = {sender: present for sender, present in there.items() if sender not in senders}
            if kept:
                self._present[table] = kept
        return changed

    def forget_silent(self, now: float) -> list[str]:
        silent = [sender for sender, last in self._last_heard.items() if now - last > self._lease]
        for sender in silent:
            del self._last_heard[sender]
        return self.forget(silent) if silent else []

    def _at(self, table_id: str) -> Collection[Present]:
        return self._present.get(table_id, {}).values()
