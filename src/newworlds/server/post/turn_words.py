"""How somebody is told that others wait for them. Only what everybody at the table knows."""

from __future__ import annotations

import math

from newworlds.core.text import listed, words
from newworlds.games import game
from newworlds.server.clock import seconds_between
from newworlds.server.post.structures import Pushed
from newworlds.server.storage.turn_rows import UntoldTurn


def turn_told(untold: UntoldTurn, language: str) -> Pushed:
    return Pushed(
        title=words("post.turn.title", {}, language),
        body=who_waits(untold, language),
        path=table_path(untold),
    )


def reminder_told(untold: UntoldTurn, language: str, at: str) -> Pushed:
    return Pushed(
        title=words("post.reminder.title", {}, language),
        body=time_left(untold, language, at),
        path=table_path(untold),
    )


def who_waits(untold: UntoldTurn, language: str) -> str:
    others = listed(untold.others, language)
    code = "post.turn.with" if others else "post.turn.alone"
    return words(code, {"game": game_name(untold, language), "others": others, "count": len(untold.others)}, language)


def time_left(untold: UntoldTurn, language: str, at: str) -> str:
    """In whole hours, or in minutes within the last one."""
    seconds = max(0.0, seconds_between(at, untold.due or at))
    minutes = max(1, math.floor(seconds / 60))
    code = "post.reminder.hours" if minutes >= 60 else "post.reminder.minutes"
    left = minutes // 60 if minutes >= 60 else minutes
    return words(code, {"game": game_name(untold, language), "left": left}, language)


def game_name(untold: UntoldTurn, language: str) -> str:
    return words(f"{game(untold.game).id}.name", {}, language)


def table_path(untold: UntoldTurn) -> str:
    return f"/t/{untold.table_id}"
