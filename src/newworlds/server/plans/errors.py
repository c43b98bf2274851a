"""What is refused to those who plan."""

from __future__ import annotations

from newworlds.server.errors import ServerError


class NoPlanning(ServerError):
    """Only in games with days for a turn, by somebody with one seat who waits, and not where a turn begins with
    something hidden."""

    code = "no_planning"
    status = 409


class PlanBroken(ServerError):
    """A move of it is not possible after those before it, or follows the end of what can be known."""

    code = "plan_broken"
    status = 409
