"""What can be said of somebody's games taken together: best scores, solo games by level, meetings with the viewer."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from newworlds.games import game as game_called
from newworlds.server.standing.infos import BestInfo, MeetingInfo, RecordInfo, SoloInfo
from newworlds.server.storage.profile_rows import GameRow, MeetingRow

LEVEL = "level"
"""The option that says how well a player controlled by the rules plays."""


def records_of(games: Iterable[GameRow]) -> list[RecordInfo]:
    """Of games with others, by game and number of seats."""
    return [
        RecordInfo(game=game, players=players, games=len(played), wins=_wins(played), best=_best(played))
        for (game, players), played in sorted(_grouped_by_seats(games).items())
    ]


def solos_of(games: Iterable[GameRow]) -> list[SoloInfo]:
    """Of games alone against the rules, the easiest level first."""
    grouped: dict[tuple[str, str], list[GameRow]] = defaultdict(list)
    for game in games:
        if _is_solo(game):
            grouped[game.game, str(game.options.get(LEVEL, ""))].append(game)
    return [_solo(game, level, grouped[game, level]) for game, level in sorted(grouped, key=_difficulty)]


def meetings_of(met: Iterable[MeetingRow]) -> list[MeetingInfo]:
    """How the viewer fared against them, by game."""
    grouped: dict[str, list[int]] = defaultdict(list)
    for meeting in met:
        grouped[meeting.game].append(meeting.rank - meeting.viewers_rank)
    return [
        MeetingInfo(
            game=game,
            ahead=sum(lead > 0 for lead in leads),
            level=sum(lead == 0 for lead in leads),
            behind=sum(lead < 0 for lead in leads),
        )
        for game, leads in sorted(grouped.items())
    ]


def _grouped_by_seats(games: Iterable[GameRow]) -> dict[tuple[str, int], list[GameRow]]:
    grouped: dict[tuple[str, int], list[GameRow]] = defaultdict(list)
    for game in games:
        if not _is_solo(game):
            grouped[game.game, game.players].append(game)
    return grouped


def _is_solo(game: GameRow) -> bool:
    return game.players == 1


def _difficulty(kind: tuple[str, str]) -> tuple[str, int]:
    """The levels of a game are declared in this order."""
    game, level = kind
    levels = next((option.choices for option in game_called(game).options if option.id == LEVEL), ())
    return game, levels.index(level) if level in levels else len(levels)


def _solo(game: str, level: str, played: Sequence[GameRow]) -> SoloInfo:
    best = _row_of_best(played)
    return SoloInfo(
        game=game,
        level=level,
        games=len(played),
        wins=_wins(played),
        best=_best(played),
        rival=best.scores[1] if len(best.scores) > 1 else None,
    )


def _wins(played: Sequence[GameRow]) -> int:
    return sum(game.rank == 1 for game in played)


def _best(played: Sequence[GameRow]) -> BestInfo:
    best = _row_of_best(played)
    return BestInfo(score=best.score, ended=best.ended, table=best.table_id if best.is_visible else None)


def _row_of_best(played: Sequence[GameRow]) -> GameRow:
    """The first of several."""
    return max(played, key=lambda game: game.score)
