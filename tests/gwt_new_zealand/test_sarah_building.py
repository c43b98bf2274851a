"""How Sarah builds with cards 4, 11 and 15."""

from __future__ import annotations

import pytest

from newworlds.games.gwt_new_zealand.rules.sites import own_code
from tests.gwt_new_zealand.solo import BUILDER, SARAH, Solo


def test_NZ_61_card_4_builds_with_all_builders_ahead_of_your_breeder() -> None:
    solo = Solo().specialised(BUILDER, 3).acts(4)
    assert solo.her.built[4] == solo.node("a1")
    solo = Solo().specialised(BUILDER, 1)
    solo.acts(4)
    assert solo.her.built[0] == solo.node("a1")


def test_NZ_61_a_building_that_shows_a_hand_comes_first() -> None:
    solo = Solo().specialised(BUILDER, 2).acts(4)
    assert solo.her.built[3] == solo.node("a1")


def test_NZ_61_all_but_one_builder_then_a_replacement_then_anything() -> None:
    solo = Solo().specialised(BUILDER, 3)
    solo.her.supply = 1 << 3 | 1 << 9
    assert solo.acts(4).her.built[3] == solo.node("a1")
    solo = Solo().specialised(BUILDER, 3).built(4, "c1", seat=SARAH)
    solo.her.supply = 1 << 6 | 1 << 0
    assert solo.acts(4).her.built[6] == solo.node("c1")
    solo = Solo().specialised(BUILDER, 4)
    solo.her.supply = 1 << 0
    assert solo.acts(4).her.built[0] == solo.node("a1")


def test_NZ_61_a_replacement_brings_the_most_points_even_if_a_hand_is_lost() -> None:
    """8 replaces 7, or 6 replaces 3, with two builders each."""
    solo = Solo().specialised(BUILDER, 2).built(7, "c1", seat=SARAH).built(3, "c2", seat=SARAH)
    solo.her.supply = 1 << 7 | 1 << 5
    solo.acts(4)
    assert (solo.her.built[7], solo.her.built[6]) == (solo.node("c1"), -1)


def test_NZ_61_of_equal_points_the_replacement_that_leaves_most_hands_on_the_board() -> None:
    solo = Solo().specialised(BUILDER, 2).built(4, "c1", seat=SARAH).built(3, "c2", seat=SARAH)
    solo.her.supply = 1 << 5
    assert solo.acts(4).her.built[5] == solo.node("c2")


def test_NZ_61_without_anything_to_build_she_does_nothing() -> None:
    solo = Solo().specialised(BUILDER, 1)
    solo.her.supply = 1 << 9
    assert max(solo.acts(4).her.built) == -1


def test_NZ_114_never_on_risky_spaces_wrapping_to_the_start_and_gates_as_explored() -> None:
    solo = Solo().specialised(BUILDER, 1)
    solo.me.node = solo.node("nH")
    solo.s.site[solo.node("h1")] = own_code(0, 1)
    assert solo.acts(4).her.built[0] == solo.node("a1")
    solo = Solo().specialised(BUILDER, 1)
    solo.me.node = solo.node("nH")
    solo.her.explored = 2
    solo.s.site[solo.node("h1")] = own_code(0, 1)
    assert solo.acts(4).her.built[0] == solo.node("h2")


def test_NZ_114_risky_spaces_that_come_first_are_passed_over() -> None:
    solo = Solo().specialised(BUILDER, 1)
    solo.me.node = solo.node("flood4")
    solo.her.explored = 4
    assert solo.acts(4).her.built[0] == solo.node("f1")


def test_NZ_114_equally_near_spaces_are_the_players_choice() -> None:
    solo = Solo().specialised(BUILDER, 1)
    solo.me.node = solo.node("nG")
    solo.acts(4)
    assert set(solo.offered("build_at")) == {"g1", "g2"}


def test_NZ_61_a_new_building_brings_her_no_gold() -> None:
    solo = Solo().specialised(BUILDER, 1).built(3, "h1")
    solo.me.node = solo.node("nH")
    solo.her.explored = 2
    solo.acts(4)
    assert (solo.her.built[0], solo.her.gold) == (solo.node("h2"), 0)


@pytest.mark.parametrize("card", [11, 15])
def test_NZ_61_cards_11_and_15_in_her_speciality_build_with_all_builders(card: int) -> None:
    assert Solo().specialised(BUILDER, 3).acts(card).her.built[4] == Solo().node("a1")


@pytest.mark.parametrize(("card", "building"), [(11, 1), (15, 4)])
def test_NZ_61_and_NZ_114_cards_11_and_15_outside_her_speciality_build_with_one_or_two_builders(
    card: int, building: int
) -> None:
    """She has one builder; the card sets the number. Of two such buildings she builds the one with a hand."""
    solo = Solo().acts(card)
    assert solo.her.built[building - 1] == solo.node("a1")


@pytest.mark.parametrize(("card", "old", "new"), [(11, 1, 3), (15, 1, 5)])
def test_NZ_61_cards_11_and_15_replace_when_no_such_building_is_left(card: int, old: int, new: int) -> None:
    """Two or three builders, replacing one."""
    solo = Solo().built(old, "c1", seat=SARAH)
    solo.her.supply = 1 << new - 1
    assert solo.acts(card).her.built[new - 1] == solo.node("c1")


@pytest.mark.parametrize(("card", "new"), [(11, 5), (15, 6)])
def test_NZ_61_cards_11_and_15_replace_with_exactly_their_builders(card: int, new: int) -> None:
    """This would take one builder more."""
    solo = Solo().built(1, "c1", seat=SARAH)
    solo.her.supply = 1 << new - 1
    assert solo.acts(card).her.built[0] == solo.node("c1")
