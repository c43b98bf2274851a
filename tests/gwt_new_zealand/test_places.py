"""Places have names that people can find on the boards, derived only from what is printed."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import msgspec
import pytest

from newworlds.core.message import Message
from newworlds.core.text import add_catalogue, sentence
from newworlds.games.gwt_new_zealand import GAME
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.telling.places import SEA_START, Places
from tests.gwt_new_zealand.scene import SHIPPED

add_catalogue("newworlds.games.gwt_new_zealand")


PLACES = Places(msgspec.convert(SHIPPED, Printing))


def told(place: Message) -> tuple[str, str]:
    return sentence(place, "en"), sentence(place, "fr")


def corrected(**parts: Any) -> Places:
    """Place names for the shipped components with a different sea or trail table."""
    changed: dict[str, Any] = deepcopy(dict(SHIPPED))
    for table, value in parts.items():
        changed["trail" if table == "node" else "sea"][table] = value
    return Places(msgspec.convert(changed, Printing))


@pytest.mark.parametrize(
    ("space", "english", "french"),
    [
        ("S", "starting space of the ships", "case de départ des bateaux"),
        ("n2", "northern lane, space 2", "voie du nord, case 2"),
        ("n1", "small port (northern lane, space 1)", "petit port (voie du nord, case 1)"),
        ("w3", "medium port (western lane, space 3)", "port moyen (voie de l’ouest, case 3)"),
        ("e7", "large port (eastern lane, space 7)", "grand port (voie de l’est, case 7)"),
    ],
)
def test_a_sea_space_is_named_by_its_lane_its_count_and_its_port(space: str, english: str, french: str) -> None:
    assert told(PLACES.sea(space)) == (english, french)


@pytest.mark.parametrize(
    ("space", "english", "french"),
    [
        ("S", "the starting space", "la case de départ"),
        ("n2", "the northern lane, space 2", "la voie du nord, case 2"),
        ("n1", "the small port (northern lane, space 1)", "le petit port (voie du nord, case 1)"),
    ],
)
def test_a_ship_sails_there(space: str, english: str, french: str) -> None:
    assert told(PLACES.to_sea(space)) == (english, french)


def test_every_sea_space_has_a_name_of_its_own() -> None:
    names = [told(PLACES.sea(space)) for space in (SEA_START, *PLACES.sea_places)]
    assert len(set(names)) == len(names) == 25


@pytest.mark.parametrize(
    ("space", "english", "french"),
    [
        ("start", "the starting space", "à la case de départ"),
        ("nC", "neutral building C", "au bâtiment neutre C"),
        ("a1", "building space 1", "à la case Construction 1"),
        ("h2", "building space 20", "à la case Construction 20"),
        ("rock3", "landslide space 3", "à la case Éboulement 3"),
        ("flood1", "flood space 1", "à la case Inondation 1"),
        ("wellington", "Wellington", "à Wellington"),
    ],
)
def test_a_space_of_the_trail_is_named_by_what_is_printed_there(space: str, english: str, french: str) -> None:
    assert told(PLACES.at_space(space)) == (english, french)


def test_every_space_of_the_trail_has_a_name_of_its_own() -> None:
    names = [told(PLACES.space(name)) for name in PLACES.nodes]
    assert len(set(names)) == len(names) == len(SHIPPED["trail"]["node"])


def test_a_neutral_building_is_named_after_its_own_letter_on_anothers_space() -> None:
    match = GAME.new(players=2, seed=3, options={"neutral_layout": "shuffled"})
    match.play("take_disc aux_money_2")
    trail = GAME.board(match.position, 0).trail
    space, letter = next(
        (at, there.neutral) for at, there in trail.items() if there.neutral and at != f"n{there.neutral}"
    )
    (moved,) = match.play(f"start_at {space}")
    assert sentence(GAME.tell(match.setup, moved), "en", ["Ann", "Bo"]) == f"Ann moves to neutral building {letter}."


def test_spaces_that_a_corrected_trail_adds_are_counted_with_the_others() -> None:
    nodes = [node for node in SHIPPED["trail"]["node"] if node["id"] != "a2"]
    nodes.append({"id": "zz", "kind": "build", "next": ["wellington"]})
    places = corrected(node=nodes)
    assert told(places.space("a3"))[0] == "building space 2"
    assert told(places.space("zz"))[0] == "building space 20"


def test_lanes_and_ports_of_a_corrected_sea_have_names_too() -> None:
    lanes = [{"id": "south", "nodes": ["x", "y"]}, {"id": "north", "nodes": ["n1", "w4"]}]
    ports = [{"id": "Q", "size": "large", "node": "w4"}]
    places = corrected(sea_lane=lanes, port=ports)
    assert told(places.sea("y"))[0] == "lane south, space 2"
    assert told(places.sea("n1"))[0] == "northern lane, space 1"
    assert told(places.port("Q"))[0] == "large port (northern lane, space 2)"
