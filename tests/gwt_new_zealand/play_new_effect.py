"""Plays with the effect that CONTRIBUTING adds, in a process running a copy of the package.

python -m tests.gwt_new_zealand.play_new_effect FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

import newworlds
from newworlds.core.text import LANGUAGES, sentence
from newworlds.games.gwt_new_zealand import GAME, moves
from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
from newworlds.games.gwt_new_zealand.appraisal.worth import Worth
from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.prompts import asked, top_frame
from newworlds.games.gwt_new_zealand.rules.steps import STEP_OF
from newworlds.games.gwt_new_zealand.telling.effects import effect
from tests.conformance.cases import every_game
from tests.conformance.mutants import play_with
from tests.gwt_new_zealand.scene import Scene

OP = "sell_fleece"
NEW = {"op": OP, "n": 2}


def play_on_a_position() -> None:
    scene = Scene().hand("merino", "ferry").does(NEW)
    step = asked(scene.s)
    assert (step.prompt, set(scene.offered("discard"))) == (OP, {"merino"})
    assert step.worth(Outlook(scene.s, 0, Worth()), top_frame(scene.s)) > 0
    said = [GAME.prompt(scene.s), GAME.refusal(scene.s, moves.Discard("ferry")), GAME.refusal(scene.s, moves.Done())]
    said += [GAME.refusal(scene.s, moves.Hire("sailor", 1)), effect(next(iter(printed())))]
    for message in said:
        assert all(sentence(message, language) for language in LANGUAGES)
    before = scene.me.money
    wool = scene.tables.cards.wool[scene.card("merino")]
    assert scene.play("discard merino").me.money == before + NEW["n"] * wool  # type: ignore[operator]


def printed() -> list[effects.PrintedEffect]:
    kinds = [kind for kind in STEP_OF if kind.__struct_config__.tag == OP]
    assert len(kinds) == 1
    return [kinds[0](n=2)]  # type: ignore[list-item]


def play_with_a_component_file(folder: Path) -> None:
    data = Path(newworlds.__file__).parent / "games" / "gwt_new_zealand" / "data"
    assert data.is_relative_to(folder), "the copy is what runs"
    tiles = data / "tiles.toml"
    wrong = tiles.read_text().replace('{ op = "gain_money", n = 7 }', f'{{ op = "{OP}", n = 0 }}', 1)
    tiles.write_text(wrong)
    (fault,) = GAME.faults(tiles)
    assert fault.problem.code.endswith("too_small")
    tiles.write_text(wrong.replace("n = 0 }", "n = 2 }", 1))
    assert GAME.faults(tiles) == []
    play_with(GAME, GAME.checked_components(tiles), 5)


if __name__ == "__main__":
    every_game()
    play_on_a_position()
    play_with_a_component_file(Path(sys.argv[1]))
    print("played")
