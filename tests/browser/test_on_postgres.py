"""What matters most, once more: two servers share a PostgreSQL database, and guests come to them by turns."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Browser

from newworlds.server.storage.own_postgres import OwnPostgres
from tests.browser.conftest import Invite
from tests.browser.guests import Guest
from tests.browser.serving import GameServer
from tests.browser.test_company import (
    test_people_at_a_table_talk_each_in_their_language,
    test_people_mute_report_and_befriend_each_other,
    test_same_people_play_again_with_one_press,
)
from tests.browser.test_home_tables import test_statuses_change_without_a_reload
from tests.browser.test_invitation import test_friend_joins_and_moves_travel_both_ways
from tests.browser.test_leaving import (
    test_a_bot_plays_for_whoever_resigns_until_they_come_back,
    test_a_game_ends_when_the_other_agrees,
)
from tests.browser.test_people import (
    test_a_guest_ends_what_they_began_on_a_phone_and_every_tab_knows_who_they_become,
    test_an_account_is_made_goes_to_the_phone_and_is_ended_from_afar,
    test_one_of_two_at_a_screen_goes_on_at_their_phone,
)
from tests.browser.test_replacing import test_a_newcomer_takes_the_seat_of_whoever_left
from tests.browser.test_slow_games import (
    test_a_planned_turn_is_private_and_played_when_it_comes,
    test_a_vacation_begins_and_ends_with_one_press,
)
from tests.browser.test_standing import test_both_find_their_game_among_their_results
from tests.browser.test_waiting_room import (
    test_a_friend_takes_the_seat_that_is_kept_and_agrees_to_other_terms,
    test_a_stranger_finds_the_table_in_the_lobby,
    test_a_table_is_cancelled_and_those_who_wait_learn_it,
    test_guests_come_and_go_and_a_bot_takes_the_last_seat,
)

__all__ = [
    "test_a_bot_plays_for_whoever_resigns_until_they_come_back",
    "test_a_friend_takes_the_seat_that_is_kept_and_agrees_to_other_terms",
    "test_a_game_ends_when_the_other_agrees",
    "test_a_guest_ends_what_they_began_on_a_phone_and_every_tab_knows_who_they_become",
    "test_a_newcomer_takes_the_seat_of_whoever_left",
    "test_a_planned_turn_is_private_and_played_when_it_comes",
    "test_a_stranger_finds_the_table_in_the_lobby",
    "test_a_table_is_cancelled_and_those_who_wait_learn_it",
    "test_a_vacation_begins_and_ends_with_one_press",
    "test_an_account_is_made_goes_to_the_phone_and_is_ended_from_afar",
    "test_both_find_their_game_among_their_results",
    "test_friend_joins_and_moves_travel_both_ways",
    "test_guests_come_and_go_and_a_bot_takes_the_last_seat",
    "test_one_of_two_at_a_screen_goes_on_at_their_phone",
    "test_people_at_a_table_talk_each_in_their_language",
    "test_people_mute_report_and_befriend_each_other",
    "test_same_people_play_again_with_one_press",
    "test_statuses_change_without_a_reload",
]


@pytest.fixture(scope="session")
def servers(postgres: OwnPostgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[GameServer]]:
    database = postgres.create_database("browsers")
    with (
        GameServer(tmp_path_factory.mktemp("left"), database) as left,
        GameServer(tmp_path_factory.mktemp("right"), database) as right,
    ):
        yield [left, right]


@pytest.fixture(scope="session")
def server(servers: list[GameServer]) -> GameServer:
    return servers[0]


@pytest.fixture
def invite(browser: Browser, servers: list[GameServer], guests: list[Guest]) -> Invite:
    """The next guest always comes to the other server."""
    addresses = cycle(server.address for server in servers)

    def come(**wishes: Any) -> Guest:
        guests.append(Guest(browser, next(addresses), **wishes))
        return guests[-1]

    return come
