"""Ratings follow from the rated results alone, in the order in which the games ended."""

from __future__ import annotations

from math import exp, sqrt

import pytest
import sqlalchemy as sa

from newworlds.server.standing.rating import count_some
from newworlds.server.standing.ratings import Rating, rated
from newworlds.server.storage.leader_rows import standings_in
from newworlds.server.storage.rating_rows import Group
from newworlds.server.storage.result_rows import forget_player, hand_over
from newworlds.server.storage.schema import result_seats, results
from tests.server.made_results import bot, ended, person, won

DUEL = Group("sealed", 2)


def counted(connection: sa.Connection) -> None:
    while count_some(connection):
        pass


def ratings(connection: sa.Connection, group: Group = DUEL) -> dict[str, Rating]:
    return {row.owner: Rating(row.mean, row.deviation) for row in standings_in(connection, group)}


def test_a_first_game_of_two_as_one_works_it_out_by_hand() -> None:
    """Plackett–Luce for two: whoever was expected to win with probability p gains v / c · (1 - p)."""
    variance = (25 / 3) ** 2 + (25 / 300) ** 2  # skill may have changed a little since the last game
    noise = (25 / 6) ** 2  # how much luck one game has
    c = sqrt(2 * variance + 2 * noise)
    gain = variance / c * (1 - 0.5)
    shrinks = sqrt(1 - (sqrt(variance) / c) * (variance / c**2) * 0.25)
    winner, loser = rated([Rating(), Rating()], [1, 2])
    assert (winner.mean, loser.mean) == pytest.approx((25 + gain, 25 - gain))
    assert (round(winner.mean, 2), round(loser.mean, 2)) == (27.64, 22.36)
    assert winner.deviation == loser.deviation == pytest.approx(sqrt(variance) * shrinks)


def test_beating_somebody_stronger_brings_more() -> None:
    weak, strong = Rating(20.0, 4.0), Rating(30.0, 4.0)
    variance = 4.0**2 + (25 / 300) ** 2
    c = sqrt(2 * variance + 2 * (25 / 6) ** 2)
    expected = exp(20 / c) / (exp(20 / c) + exp(30 / c))
    after = rated([weak, strong], [1, 2])[0]
    assert after.mean - weak.mean == pytest.approx(variance / c * (1 - expected))
    assert after.mean - weak.mean > rated([strong, weak], [1, 2])[0].mean - strong.mean


def test_only_rated_games_count_and_each_number_of_seats_by_itself(connection: sa.Connection) -> None:
    won(connection, 1, "ada", "ben", is_rated=False)
    ended(connection, 2, [person(0, "ada", 1), person(1, "ben", 2), person(2, "cleo", 3)])
    counted(connection)
    assert ratings(connection) == {}
    three = ratings(connection, Group("sealed", 3))
    assert three["ada"].mean > three["ben"].mean > three["cleo"].mean


def test_bots_are_left_out_of_the_comparison(connection: sa.Connection) -> None:
    ended(connection, 1, [person(0, "ada", 2), bot(1, 1), person(2, "ben", 3)])
    counted(connection)
    three = ratings(connection, Group("sealed", 3))
    assert [three["ada"], three["ben"]] == pytest.approx(rated([Rating(), Rating()], [1, 2]))


def test_a_result_that_is_written_late_counts_as_if_it_had_come_in_time(connection: sa.Connection) -> None:
    won(connection, 1, "ada", "ben")
    won(connection, 3, "ben", "cleo")
    counted(connection)
    won(connection, 2, "cleo", "ada")
    counted(connection)
    late = ratings(connection)
    connection.execute(results.update().values(is_counted=False))
    connection.execute(result_seats.update().values(mean=None, deviation=None))
    counted(connection)
    assert ratings(connection) == late
    first = rated([Rating(), Rating()], [1, 2])
    second = rated([Rating(), first[0]], [1, 2])
    third = rated([first[1], second[0]], [1, 2])
    assert late == {"ada": second[1], "ben": third[0], "cleo": third[1]}


def test_counting_again_changes_nothing(connection: sa.Connection) -> None:
    won(connection, 1, "ada", "ben")
    counted(connection)
    before = ratings(connection)
    counted(connection)
    assert ratings(connection) == before


def test_what_a_guest_played_counts_for_the_account_they_sign_in_to(connection: sa.Connection) -> None:
    won(connection, 1, "guest", "ben")
    won(connection, 2, "ada", "ben")
    counted(connection)
    hand_over(connection, "guest", "ada", ["t1"])
    counted(connection)
    first = rated([Rating(), Rating()], [1, 2])
    assert ratings(connection) == dict(zip(("ada", "ben"), rated(first, [1, 2]), strict=True))


def test_whoever_deletes_their_account_keeps_no_name_and_no_rating(connection: sa.Connection) -> None:
    won(connection, 1, "ada", "ben")
    counted(connection)
    before = ratings(connection)
    forget_player(connection, "ada", "—")
    assert ratings(connection) == {"ben": before["ben"]}
    assert list(connection.scalars(sa.select(result_seats.c.name).order_by(result_seats.c.seat))) == ["—", "Ben"]
