import subprocess
from pathlib import Path

import pytest

from tools.changes import changed_files
from tools.faults import SetupFault


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name in ("kept", "edited", "staged", "deleted", "renamed"):
        (tmp_path / name).write_text(name)
    git(tmp_path, "init", "--quiet", "--initial-branch=main")
    commit(tmp_path)
    return tmp_path


def git(folder: Path, *arguments: str) -> None:
    someone = ("-c", "user.name=Someone", "-c", "user.email=someone@example.org")
    subprocess.run(["git", *someone, *arguments], cwd=folder, check=True)


def commit(folder: Path) -> None:
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message=All")


def test_committed_or_not_new_or_deleted_every_change_of_the_branch_counts(project: Path) -> None:
    git(project, "switch", "--quiet", "--create", "branch")
    (project / "edited").write_text("anew")
    commit(project)
    (project / "staged").write_text("anew")
    git(project, "add", "staged")
    (project / "deleted").unlink()
    (project / "renamed").rename(project / "other name")
    assert changed_files(project) == ["deleted", "edited", "other name", "renamed", "staged"]


def test_later_commits_on_main_are_not_changes_of_the_branch(project: Path) -> None:
    git(project, "branch", "branch")
    (project / "edited").write_text("anew")
    commit(project)
    git(project, "switch", "--quiet", "branch")
    assert changed_files(project) == []


def test_ignored_files_do_not_count(project: Path) -> None:
    (project / ".gitignore").write_text("*.so\n")
    (project / "engine.so").touch()
    assert changed_files(project) == [".gitignore"]


def test_without_main_there_is_nothing_to_compare_with(project: Path) -> None:
    git(project, "branch", "--move", "other")
    with pytest.raises(SetupFault, match="the branch main, which was not found"):
        changed_files(project)
