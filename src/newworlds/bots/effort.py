"""How hard a bot thinks. Budgets are iterations, so that strength does not depend on the machine; time is a limit."""

from __future__ import annotations

import time

from mypy_extensions import i64


class Effort:
    """What one search may cost, and how it goes about it. Every level of every game has its own."""

    def __init__(self) -> None:
        self.iterations: i64 = 0
        """Rollouts of the planner at its first decision of a turn, or iterations of the tree at each decision."""
        self.width: i64 = 16
        """Unfinished lines followed at a time when the seat's own turn is planned."""
        self.plans: i64 = 16
        """Turns that are compared by rollouts."""
        self.rounds: i64 = 2
        """How many turns of everybody a rollout plays after the plan, however many they are."""
        self.reply_width: i64 = 3
        """Unfinished lines followed at a time in a rollout, also to mend a plan that a draw has made impossible."""
        self.trust: float = 1.0
        """How many rollouts the judge's own value of a plan is worth."""
        self.overlooked: i64 = 0
        """How many of a hundred moves do not come to mind."""
        self.scale: float = 100.0
        """Of how many points a lead is comfortable; further points count for less and less."""
        self.explore: float = 1.0
        """How much the tree prefers moves that it has tried less."""
        self.temperature: float = 3.0
        """By how many points a move must be judged worse to be tried e times less."""
        self.children: i64 = 64
        """Moves of a position that the tree considers, the most promising ones."""


class Limit:
    """When to stop thinking, whatever is left of the budget. A search that is stopped plays its best so far.

    Only time that this thread spends thinking counts: what else the machine does must not make a bot weaker.
    """

    def __init__(self, seconds: float) -> None:
        self.end: float = time.thread_time() + seconds
        self.was_reached: bool = False
        """Whether a search has been stopped by it."""

    @property
    def is_reached(self) -> bool:
        """Asked by searches that would go on."""
        if not self.was_reached:
            self.was_reached = time.thread_time() >= self.end
        return self.was_reached
