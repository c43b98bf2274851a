from pathlib import Path

from tools.compiled_modules import compiled_modules

COMPILED = {
    "bots/greedy.py",
    "core/chance.py",
    "core/position.py",
    "games/gwt_new_zealand/appraisal/journey.py",
    "games/terra_nova/bot.py",
    "games/terra_nova/rules/moving.py",
    "games/terra_nova/state.py",
    "games/terra_nova/tables.py",
    "games/terra_nova/view.py",
    "kernels/hexes/grid.py",
    "kernels/words.py",
}
INTERPRETED = {
    "bots/random.py",
    "core/record.py",
    "games/terra_nova/data/loader.py",
    "games/terra_nova/rules/__init__.py",
    "games/terra_nova/terminal.py",
    "kernels/hexes/__init__.py",
    "kernels/hexes/data_maps.py",
    "kernels/hexes/loader.py",
    "kernels/tiles/events.py",
    "kernels/tiles/game.py",
    "kernels/tiles/moves.py",
    "kernels/tiles/pictures/svg.py",
    "server/state.py",
}


def test_the_engine_is_compiled_and_the_rest_is_not(tmp_path: Path) -> None:
    package = tmp_path / "newworlds"
    for name in COMPILED | INTERPRETED:
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).touch()
    assert {str(path.relative_to(package)) for path in compiled_modules(tmp_path)} == COMPILED
