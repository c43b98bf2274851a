"""Moves in words: the kind of move, which one of its kind, and its cost."""

from __future__ import annotations

import pytest

from newworlds.core.text import LANGUAGES, add_catalogue, sentence
from newworlds.games.gwt_new_zealand import GAME
from newworlds.games.gwt_new_zealand.telling.choices import PHRASES
from newworlds.games.gwt_new_zealand.telling.vocabulary import vocabulary_of
from tests.gwt_new_zealand.scene import SHIPPED, Scene

add_catalogue("newworlds.games.gwt_new_zealand")


def told(scene: Scene, move: str, language: str = "en") -> str:
    chooser = vocabulary_of(SHIPPED).chooser(GAME.board(scene.s, 0))
    return sentence(chooser.label(GAME.read(move)), language, ["Ann", "Bo"])


def test_NZ_28_sheep_are_shorn_by_shearers_and_sold_in_wellington() -> None:
    shearing = Scene().hand("merino").does({"op": "shear", "n": 1})
    selling = Scene().hand("merino").at_wellington()
    assert told(shearing, "reveal") == "Shear the sheep"
    assert told(shearing, "reveal", "fr") == "Tondre les moutons"
    assert told(selling, "reveal") == "Sell the sheep"


def test_every_move_that_names_something_tells_it() -> None:
    assert {kind for kind in GAME.move_kinds if kind.__struct_fields__} == set(PHRASES)


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        ("sail n2", "Sail here: northern lane, space 2", "Naviguer ici : voie du nord, case 2"),
        (
            "sail n1",
            "Sail here: small port (northern lane, space 1), a ferry",
            "Naviguer ici : petit port (voie du nord, case 1), un traversier",
        ),
        (
            "choose_port L1",
            "Choose a port: large port (western lane, space 4)",
            "Choisir un port : grand port (voie de l’ouest, case 4)",
        ),
        (
            "take_disc cert_left",
            "Take a disc from your board: permanent certificate (left) (4 pounds)",
            "Prendre un disque sur votre plateau : certificat permanent (gauche) (4 livres)",
        ),
        (
            "deliver sheep_9",
            "Deliver to a counter: counter 9, pay 3 pounds, an objective",
            "Livrer à un comptoir : comptoir 9, payer 3 livres, un objectif",
        ),
        (
            "deliver sheep_0",
            "Deliver to a counter: counter 0, gain 6 pounds, −8 points",
            "Livrer à un comptoir : comptoir 0, recevoir 6 livres, −8 points",
        ),
        (
            "spend_certificates 2",
            "Spend certificates: 2 certificates",
            "Dépenser des certificats : 2 certificats",
        ),
        (
            "auxiliary cert 2",
            "Take an auxiliary action: buy a certificate twice (4 pounds)",
            "Faire une action auxiliaire : acheter un certificat deux fois (4 livres)",
        ),
        ("build_at a1", "Build here: building space 1", "Construire ici : case Construction 1"),
        ("start_at nC", "Start here: neutral building C", "Commencer ici : bâtiment neutre C"),
    ],
)
def test_a_move_is_told(move: str, english: str, french: str) -> None:
    scene = Scene()
    assert (told(scene, move), told(scene, move, "fr").replace("\u202f:", " :")) == (english, french)


def test_what_lies_on_a_space_is_told_with_the_space() -> None:
    scene = Scene().hazard("flood2", vp=3, hand="green").built(4, at="e1", seat=1)
    assert told(scene, "step flood2") == "Go to the next location: flood worth 3 points (green hand), flood space 2"
    assert told(scene, "step e1") == "Go to the next location: Bo’s building 4, building space 11"


def test_a_price_is_told_as_the_action_in_progress_changes_it() -> None:
    scene = Scene().jobs(("sailor", 4), ("builder", 4))
    scene.me.money = 20
    assert told(scene.on("nA").play("act 3"), "hire sailor 4") == "Hire a worker: sailor (8 pounds)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_out_is_called_after_what_it_leaves(language: str) -> None:
    endings = {"en": "End the turn", "fr": "Terminer le tour"}
    assert told(Scene().on("nA"), "done", language) == endings[language]
