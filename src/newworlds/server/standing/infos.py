"""What the server tells about finished games and those who played them. See docs/protocol.md."""

from __future__ import annotations

from typing import Final

import msgspec

from newworlds.core.options import Value
from newworlds.server.storage.result_rows import PlayerKind


class ResultSeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    kind: PlayerKind
    name: str
    bot: str | None
    person: str | None
    """The id of their profile, if they have one."""
    is_theirs: bool
    """Whether it is the seat of the person whose profile this is, or one of them."""
    has_left: bool
    """Whether they resigned, ran out of time or left for good, so that they came last."""
    score: int
    rank: int
    """1 for the winner; equal scores share a place."""


class ResultInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game. Only those are told of it who may see its table."""

    table: str
    game: str
    options: dict[str, Value]
    started: str
    ended: str
    is_rated: bool
    seats: list[ResultSeatInfo]
    automata: list[int]
    """The scores of players controlled by the rules."""


class HistoryInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A page of somebody's finished games, newest first."""

    results: list[ResultInfo]
    has_more: bool


class RatingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """How well somebody plays a game with so many seats, as far as rated games show."""

    game: str
    players: int
    mean: float
    deviation: float
    """How uncertain the mean still is; it shrinks with every game."""
    sure: float
    """The mean less three deviations: the skill that they almost certainly have at least."""
    games: int
    wins: int


class BestInfo(msgspec.Struct, frozen=True, kw_only=True):
    score: int
    ended: str
    table: str | None
    """None if this viewer may not see it."""


class RecordInfo(msgspec.Struct, frozen=True, kw_only=True):
    """All games with others that somebody played to the end at a seat of their own."""

    game: str
    players: int
    games: int
    wins: int
    best: BestInfo


class SoloInfo(msgspec.Struct, frozen=True, kw_only=True):
    """All games alone against a player controlled by the rules."""

    game: str
    level: str
    """A choice of the game's option `level`."""
    games: int
    wins: int
    best: BestInfo
    rival: int | None
    """What that player scored in the best of them."""


class MeetingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """How often the viewer came in before them, level with them and behind them."""

    game: str
    ahead: int
    level: int
    behind: int


class ProfileInfo(msgspec.Struct, frozen=True, kw_only=True):
    id: str | None
    """None for a guest who has not given a name; only they themselves see such a profile."""
    name: str | None
    since: str | None
    """When they first gave their name here."""
    is_me: bool
    played: int
    """How many games they have finished."""
    unseen: int
    """How many of these were at tables that this viewer may not see."""
    ratings: list[RatingInfo]
    records: list[RecordInfo]
    solos: list[SoloInfo]
    meetings: list[MeetingInfo]
    """Empty on one's own profile."""
    history: HistoryInfo
    """The first page."""


class LeaderboardName(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    players: int
    games: int
    """How many rated games were played."""


class LeaderInfo(msgspec.Struct, frozen=True, kw_only=True):
    place: int
    person: str
    name: str
    is_me: bool
    mean: float
    deviation: float
    sure: float
    games: int
    wins: int


class LeaderboardInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Of people with an account, by the skill that they almost certainly have at least."""

    game: str
    players: int
    least_games: int
    """How many rated games it takes to be listed."""
    leaders: list[LeaderInfo]


STANDING_TOLD: Final = (ProfileInfo, LeaderboardName, LeaderboardInfo)
