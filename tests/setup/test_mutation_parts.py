from pathlib import Path

import pytest

from tools.mutation_parts import PARTS, plant_tree
from tools.places import ROOT


@pytest.mark.parametrize("name", PARTS)
def test_a_part_names_rules_and_tests_that_exist(name: str) -> None:
    assert list(ROOT.glob(PARTS[name].mutated))
    assert all((ROOT / tests).is_dir() for tests in PARTS[name].tests)


def test_a_tree_has_no_compiled_module_which_would_hide_the_faults(tmp_path: Path) -> None:
    root, tree = tmp_path / "root", tmp_path / "tree"
    for name in ("src/rules/moving.py", "src/rules/moving.cpython-311.so", "tests/test_moving.py", "docs/rules.md"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).touch()
    (root / "pyproject.toml").touch()
    plant_tree(tree, PARTS["tiles"], root)
    found = {str(path.relative_to(tree)) for path in tree.rglob("*") if path.is_file()}
    assert found == {"src/rules/moving.py", "tests/test_moving.py", "docs/rules.md", "pyproject.toml", "setup.cfg"}
    assert "only_mutate = src/newworlds/kernels/tiles/*.py" in (tree / "setup.cfg").read_text()
