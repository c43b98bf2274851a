import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.places import PURE, ROOT
from tools.pure_tree import pure_environment, refresh_pure_tree


@pytest.fixture
def package(tmp_path: Path) -> Path:
    package = tmp_path / "src" / "newworlds"
    (package / "core").mkdir(parents=True)
    for name in ("__init__.py", "core/chance.py", "core/chance.so"):
        (package / name).touch()
    return package


def found_in(tree: Path) -> set[str]:
    return {str(path.relative_to(tree)) for path in tree.rglob("*") if path.is_symlink()}


def test_the_tree_contains_every_file_except_the_compiled_ones(package: Path, tmp_path: Path) -> None:
    refresh_pure_tree(package, tmp_path / "pure")
    assert found_in(tmp_path / "pure") == {"newworlds/__init__.py", "newworlds/core/chance.py"}


def test_refreshing_follows_new_and_removed_files(package: Path, tmp_path: Path) -> None:
    refresh_pure_tree(package, tmp_path / "pure")
    (package / "core" / "chance.py").rename(package / "core" / "luck.py")
    refresh_pure_tree(package, tmp_path / "pure")
    assert found_in(tmp_path / "pure") == {"newworlds/__init__.py", "newworlds/core/luck.py"}


def test_the_uncompiled_engine_is_the_one_imported() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import newworlds.core.chance as c; print(c.__file__)"],
        cwd=ROOT,
        env={**os.environ, **pure_environment()},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == str(PURE / "newworlds" / "core" / "chance.py")
