"""Games of an arena: played on equal terms, kept, summarised."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

import newworlds
from newworlds.arena.contest import Contest, PlayedGame
from newworlds.arena.folder import GAMES, PLAN, ArenaFolder, BadArena, OtherArena, plan_of
from newworlds.arena.results import Result, complete_groups, group_share, results_of
from newworlds.arena.running import Arena
from newworlds.arena.schedule import fixtures
from newworlds.arena.sprt import Hypotheses
from newworlds.arena.workers import Processes, ThisProcess
from newworlds.core.errors import BadBotSetting, BadOwnBot
from newworlds.core.record import record_from_json
from newworlds.games import game
from tests import toy

toy.register()


def _contest(*bots: str, players: int = 2) -> Contest:
    return Contest(toy.GAME, toy.GAME.setup(players), bots or ("reference", "random"))


def _arena(games: int, folder: Path | None = None, sprt: Hypotheses | None = None, seed: int = 0) -> Arena:
    contest = _contest()
    plan = plan_of("1", contest, seed, sprt)
    return Arena(contest, plan, games, None if folder is None else ArenaFolder(folder, plan))


def _scores(games: Sequence[PlayedGame]) -> list[tuple[int, list[int]]]:
    return [(played.arena.number, played.result.scores) for played in games if played.result is not None]


def test_a_game_of_the_arena_replays_like_any_record() -> None:
    contest = _contest()
    played = contest.play(fixtures(2, 2, 3, 1)[1])
    assert [seat.bot for seat in played.seats] == ["random", "reference"]
    match = newworlds.replay(record_from_json(msgspec.json.encode(played)))
    assert played.result is not None
    assert match.scores == played.result.scores


def test_every_decision_and_every_turn_is_timed() -> None:
    played = _contest().play(fixtures(2, 2, 3, 1)[0])
    assert sum(len(seat.decisions) for seat in played.arena.thinking) == len(played.moves)
    for seat in played.arena.thinking:
        assert len(seat.turns) < len(seat.decisions)
        assert sum(seat.turns) == sum(seat.decisions)


def test_the_patience_with_own_bots_does_not_blur_how_long_they_take() -> None:
    """Quick decisions take longer than nothing, but far less than one tick of the system's clock."""
    played = _contest("tests.arena.own_bots:First").play(fixtures(1, 2, 3, 1)[0])
    assert all(time > 0 for seat in played.arena.thinking for time in seat.decisions)


def test_thinking_that_a_limit_of_time_ended_is_counted() -> None:
    contest = _contest("strong+seconds=0", "strong")
    arena = Arena(contest, plan_of("1", contest, 0, None), 2)
    list(arena.run(ThisProcess()))
    hurried, usual = arena.summary().standings
    assert hurried.cut_short > 2
    assert usual.cut_short == 0


def test_without_chance_the_set_up_is_random_and_the_same_for_a_group() -> None:
    terra_nova = game("terra_nova")
    contest = Contest(terra_nova, terra_nova.setup(2), ("random", "tests.arena.own_bots:First"))
    first, swapped, other = (contest.play(each) for each in (*fixtures(2, 2, 0, 2), fixtures(2, 2, 1, 1)[0]))
    assert {each.arena.opening for each in (first, swapped, other)} == {26}
    assert first.moves[:26] == swapped.moves[:26]
    assert first.moves[:26] != other.moves[:26]
    assert first.moves[26:] != swapped.moves[26:]


def test_with_chance_nothing_is_made_at_random() -> None:
    assert _contest().play(fixtures(2, 2, 0, 1)[0]).arena.opening == 0


def test_several_processes_play_the_same_games() -> None:
    alone, together = _arena(12), _arena(12)
    list(alone.run(ThisProcess()))
    list(together.run(Processes(2)))
    assert _scores([alone.games[n] for n in range(12)]) == _scores([together.games[n] for n in range(12)])


def test_every_game_is_played_once() -> None:
    arena = _arena(30)
    assert sorted(played.arena.number for played in arena.run(Processes(3))) == list(range(30))


def test_a_bot_that_fails_is_counted_and_the_games_go_on() -> None:
    contest = _contest("random", "tests.arena.own_bots:Failing")
    arena = Arena(contest, plan_of("1", contest, 0, None), 4)
    assert len(list(arena.run(Processes(2)))) == 4
    sound, failing = arena.summary().standings
    assert sound.failures.number == 0
    assert failing.failures.number > 4
    assert failing.failures.first is not None
    assert failing.failures.first.args["problem"] == "LookupError: no idea"


def test_an_endless_bot_is_ended_in_every_process() -> None:
    contest = _contest("random", "tests.arena.own_bots:Endless")._replace(patience=0.01)
    arena = Arena(contest, plan_of("1", contest, 0, None), 4)
    assert len(list(arena.run(Processes(2)))) == 4
    assert arena.summary().standings[1].failures.number == 4


def test_what_is_wrong_with_a_level_is_said_before_the_first_game() -> None:
    with pytest.raises(BadBotSetting, match="depth"):
        _contest("random", "strong+depth=7").check_bots()


def test_an_error_in_another_process_is_told_as_in_this_one() -> None:
    contest = _contest("random", "tests.arena.own_bots:Demanding")
    arena = Arena(contest, plan_of("1", contest, 0, None), 4)
    with pytest.raises(BadOwnBot, match="made without arguments"):
        list(arena.run(Processes(2)))


def test_an_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = _arena(10)
    list(whole.run(ThisProcess()))
    begun = _arena(10, tmp_path).run(ThisProcess())
    first = [next(begun) for _ in range(3)]
    begun.close()  # type: ignore[attr-defined]
    resumed = _arena(10, tmp_path)
    rest = list(resumed.run(ThisProcess()))
    assert (len(first), len(rest)) == (3, 7)
    assert _scores([*first, *rest]) == _scores(list(whole.games.values()))


def test_a_line_that_was_not_finished_is_played_again(tmp_path: Path) -> None:
    list(_arena(4, tmp_path).run(ThisProcess()))
    kept = tmp_path / GAMES
    kept.write_bytes(kept.read_bytes()[:-30])
    again = _arena(4, tmp_path)
    assert [played.arena.number for played in again.run(ThisProcess())] == [3]
    assert len(kept.read_bytes().splitlines()) == 4


def test_more_games_can_be_asked_for_later(tmp_path: Path) -> None:
    list(_arena(4, tmp_path).run(ThisProcess()))
    assert len(list(_arena(10, tmp_path).run(ThisProcess()))) == 6


def test_another_arena_is_refused_with_what_differs(tmp_path: Path) -> None:
    _arena(4, tmp_path, seed=5)
    with pytest.raises(OtherArena, match=r"first seed was 5, now it is 6\. Repeat the command"):
        _arena(4, tmp_path, seed=6)


@pytest.mark.parametrize("name", [PLAN, GAMES])
def test_a_damaged_file_is_named(tmp_path: Path, name: str) -> None:
    list(_arena(2, tmp_path).run(ThisProcess()))
    (tmp_path / name).write_bytes(b"{}\n")
    with pytest.raises(BadArena, match=name):
        _arena(2, tmp_path)


def test_a_sequential_test_ends_an_arena_early_and_alike_however_many_play() -> None:
    alone, together = (_arena(400, sprt=Hypotheses(0.5, 0.7)) for _ in range(2))
    assert len(list(alone.run(ThisProcess()))) == 18
    assert len(list(together.run(Processes(2)))) < 60
    verdicts = [arena.summary().sprt for arena in (alone, together)]
    assert verdicts[0] == verdicts[1]
    assert verdicts[0] is not None
    assert (verdicts[0].verdict, verdicts[0].groups) == ("h1", 9)


def test_a_decided_arena_plays_nothing_more(tmp_path: Path) -> None:
    list(_arena(400, tmp_path, Hypotheses(0.5, 0.7)).run(ThisProcess()))
    assert list(_arena(400, tmp_path, Hypotheses(0.5, 0.7)).run(ThisProcess())) == []


def _result(group: int, seats: tuple[int, ...], scores: list[int]) -> Result:
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Result(group, seats, scores, winners, 1, [])


def test_a_shared_win_is_a_fraction_of_one() -> None:
    assert [_result(0, (0, 1, 2), [4, 4, 1]).share_of_win(seat) for seat in range(3)] == [0.5, 0.5, 0]


def test_a_lead_is_over_everyone_else_and_those_the_rules_play_for() -> None:
    assert _result(0, (0, 1), [10, 4]).margin_of(0) == 6
    assert _result(0, (0, 1, 1), [10, 4, 6]).margin_of(1) == -5
    assert _result(0, (0,), [50, 80]).margin_of(0) == -30
    assert _result(0, (0, 0), [50, 80]).margin_of(0) is None


def test_a_groups_share_counts_every_pair_of_seats() -> None:
    group = [_result(0, (0, 1), [3, 3]), _result(0, (1, 0), [1, 4])]
    assert group_share(group, 0, 1) == 0.75
    assert group_share([_result(0, (0, 0, 1), [5, 1, 3])], 0, 1) == 0.5


def test_a_part_of_a_group_is_left_out_where_seats_must_be_even() -> None:
    planned = fixtures(2, 2, 0, 4)
    results = [_result(0, (0, 1), [1, 0]), _result(1, (0, 1), [1, 0]), _result(1, (1, 0), [1, 0])]
    assert [[each.group for each in group] for group in complete_groups(planned, results)] == [[1, 1]]


def test_the_summary_counts_wins_seats_and_meetings() -> None:
    arena = _arena(40)
    list(arena.run(ThisProcess()))
    summary = arena.summary()
    reference, chance = summary.standings
    assert reference.wins + chance.wins == 40
    assert sum(seat.win_rate.mean for seat in summary.seats) == pytest.approx(1)
    assert reference.win_rate.mean > chance.win_rate.mean
    assert reference.rating.mean > chance.rating.mean
    assert reference.margin is not None
    assert chance.margin is not None
    assert reference.margin.mean == pytest.approx(-chance.margin.mean)
    (meeting,) = summary.meetings
    assert (meeting.duels, meeting.share.mean) == (40, reference.win_rate.mean)
    assert summary.decisions.number == 40


def test_a_player_alone_is_compared_with_whom_the_rules_play() -> None:
    trail = game("gwt_new_zealand")
    contest = Contest(trail, trail.setup(1), ("random",))
    (played,) = (contest.play(each) for each in fixtures(1, 1, 0, 1))
    (result,) = results_of(fixtures(1, 1, 0, 1), [played])
    assert result.margin_of(0) == result.scores[0] - result.scores[1]
    assert len(result.thinking[0].turns) > 5
