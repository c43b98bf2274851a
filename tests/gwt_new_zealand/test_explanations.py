"""Explanations of what a player points at: printed text and current state, in one vocabulary."""

from __future__ import annotations

import pytest

from newworlds.core.explanation import Note
from newworlds.core.message import Message
from newworlds.core.text import LANGUAGES, add_catalogue, sentence
from newworlds.core.viewer import REFEREE, SPECTATOR
from newworlds.games.gwt_new_zealand import GAME
from tests.gwt_new_zealand.scene import SHIPPED, Scene

add_catalogue("newworlds.games.gwt_new_zealand")

EXPLANATIONS = GAME.explanations(SHIPPED)
NAMES = ["Ann", "Bo"]


def told(messages: list[Message], language: str = "en") -> list[str]:
    return [sentence(message, language, NAMES) for message in messages]


def lines_now(scene: Scene, name: str) -> list[str]:
    return told(GAME.notes(scene.s)[name].lines)


def title_now(scene: Scene, name: str) -> str:
    title = GAME.notes(scene.s)[name].title
    assert title is not None
    return sentence(title, "en", NAMES)


@pytest.mark.parametrize(
    ("name", "title", "lines", "rule"),
    [
        ("card:merino", "Merino", ["Breeding value 2, wool value 3.", "0 points"], "NZ-16"),
        ("card:ferry", "ferry", ["When played: gain 2 pounds; then draw a card."], "NZ-36"),
        ("worker:sailor", "sailor", ["Sailors move the ship."], "NZ-23"),
        (
            "hazard:flood_3_green",
            "flood worth 3 points (green hand)",
            [
                "Hand: others pay 2 pounds to pass or stop here.",
                "Remove it to take it, worth 3 points, with a card: ferry.",
            ],
            "NZ-33",
        ),
        (
            "disc:cert_left",
            "permanent certificate (left)",
            [
                "When freed: gain a permanent certificate.",
                "White border: a disc for any space.",
                "Freeing it costs 4 pounds.",
            ],
            "NZ-17",
        ),
        (
            "card:OB16",
            "objective 16",
            [
                "When played: explore 2 spaces.",
                "At the end, 5 points if met, −3 if not. Needs: two buildings and a warehouse in a port.",
            ],
            "NZ-29",
        ),
        (
            "sheep_price:7",
            "Sheep market prices",
            ["3 shepherds and 3 pounds for up to 2 cards: Corriedale or Lincoln."],
            "NZ-25",
        ),
        ("exploration:0", "Exploration track, space 0", ["0 points"], "NZ-30"),
        ("exploration:9", "Exploration track, space 9", ["7 points"], "NZ-30"),
        ("captain:sailor", "Harbourmaster tile: sailor", [], "NZ-27"),
    ],
)
def test_a_thing_says_what_is_printed_on_it(name: str, title: str, lines: list[str], rule: str) -> None:
    explanation = EXPLANATIONS[name]
    assert (sentence(explanation.title, "en"), told(explanation.lines), explanation.rule) == (title, lines, rule)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EXPLANATIONS)
def test_everything_printed_is_explained(name: str, language: str) -> None:
    explanation = EXPLANATIONS[name]
    assert sentence(explanation.title, language).strip()
    assert all(line.strip() for line in told(explanation.lines, language))
    assert explanation.rule or name.startswith(("lane:", "card:hidden"))


def test_NZ_26_the_sides_of_a_building_are_told_apart_as_they_are_marked() -> None:
    assert told([EXPLANATIONS[f"building:5{side}"].title for side in "ab"]) == ["Building 5a", "Building 5b"]


def test_every_component_has_an_explanation() -> None:
    cards, tiles, board = SHIPPED["cards"], SHIPPED["tiles"], SHIPPED["board"]["player_board"]
    expected = {
        *(f"card:{each['breed']}" for each in cards["sheep"]),
        *(f"card:{each['id']}" for each in (*cards["support"], *cards["objective"])),
        *(f"card:bonus_{each['set']}" for each in cards["bonus_set"]),
        *(f"tile:{each['id']}" for each in tiles["bonus_tile"]),
        *(f"building:{each['id']}" for each in tiles["personal"]),
        *(f"neutral:{each['letter']}:{side}" for each in tiles["neutral"] for side in (1, 2)),
        *(f"harbourmaster:{each['id']}" for each in tiles["harbourmaster"]),
        *(f"node:{each['id']}" for each in SHIPPED["trail"]["node"]),
        *(f"port:{each['id']}" for each in SHIPPED["sea"]["port"]),
        *(f"disc:{each['id']}" for each in board["disc_space"]),
        *(f"aux:{each['id']}" for each in board["aux"]),
        *(f"pair:{each['id']}" for each in board["warehouse_pair"]),
        *(f"sarah_card:{each['id']}" for each in SHIPPED["sarah"]["card"]),
    }
    assert expected - set(EXPLANATIONS) == set()


def test_NZ_23_a_row_tells_its_price_as_the_action_in_progress_changes_it() -> None:
    scene = Scene().jobs(("sailor", 4), ("builder", 4))
    scene.me.money = 20
    printed = lines_now(scene, "job:4:sailor")
    scene.on("nA").play("act 3")
    assert (printed, lines_now(scene, "job:4:sailor")) == (
        ["Hiring from this row costs 5 pounds."],
        ["Hiring from this row costs 8 pounds."],
    )


def test_NZ_26_a_building_site_tells_its_price_and_a_replacement_only_the_difference() -> None:
    scene = Scene().workers(builder=3).built(1, at="b1")
    scene.me.money = 20
    scene.does({"op": "build", "per_builder": 2})
    turn = GAME.board(scene.play("choose_building 5").s, 0).turn
    assert (turn.site_prices["a1"], turn.site_prices["b1"]) == (6, 4)


def test_NZ_106_a_small_port_tells_the_price_of_the_next_slot() -> None:
    scene = Scene()
    before = lines_now(scene, "port:P1")
    scene.me.ports |= 1
    assert (before, lines_now(scene, "port:P1")) == (["Costs 2 pounds."], ["Costs 3 pounds.", "Here: Ann."])


def test_a_space_tells_what_lies_there_and_who_stands_there() -> None:
    scene = Scene().built(4, at="e1", seat=1).on("e1")
    note = GAME.notes(scene.s)["node:e1"]
    assert (title_now(scene, "node:e1"), note.of, told(note.lines)) == (
        "Bo’s building 4",
        ["building:4a"],
        ["Here: Ann."],
    )


def test_an_action_tells_what_it_does_by_which_rule_and_whether_it_was_used() -> None:
    scene = Scene().built(3, "rr2").hand("merino").on("rr2").play("act terrain", "discard merino")
    notes = GAME.notes(scene.s)
    assert (title_now(scene, "act:1"), told(notes["act:1"].lines)) == ("shear up to 2 sheep", [])
    assert notes["act:1"].title is not None
    assert notes["act:1"].title.rule == "NZ-28"
    assert told(notes["act:terrain"].lines) == ["Already used this turn."]


def test_notes_tell_a_spectator_nothing_of_a_hand() -> None:
    """NZ-20: the same notes whatever is in the hands."""
    one, other = Scene().hand("merino", "ferry"), Scene().hand("southdown", "kotare")
    seen = [
        GAME.notes(scene.s, GAME.board(scene.s, viewer)) for scene in (one, other) for viewer in (0, REFEREE, SPECTATOR)
    ]
    assert all(notes == GAME.notes(one.s) for notes in seen)


def test_a_choice_names_the_thing_it_is_made_with_and_its_rule() -> None:
    scene = Scene().jobs(("sailor", 4), ("builder", 4))
    scene.me.money = 20
    scene.on("nA").play("act 3")
    chosen = {GAME.write(choice.move): choice for choice in GAME.choices(scene.s)}
    assert (chosen["hire sailor 4"].about, chosen["hire sailor 4"].rule) == ("job:4:sailor", "NZ-23")


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_note_and_choice_of_a_game_names_what_is_explained(players: int) -> None:
    """Everything the browser asks for exists, in the printed explanations or in the notes."""
    match = GAME.new(players=players, seed=5)
    number = 0
    while not match.is_over:
        if number % 5 == 0:
            notes = GAME.notes(match.position)
            abouts = {choice.about for choice in GAME.choices(match.position) if choice.about}
            for name in {*abouts, *notes}:
                note = notes.get(name, Note())
                assert set(note.of) <= set(EXPLANATIONS), name
                assert note.title or note.of or name.partition("@")[0] in EXPLANATIONS, name
        match.play(match.legal()[number * 13 % len(match.legal())])
        number += 1
