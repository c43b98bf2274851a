"""The locked requirements: complete, checked by hash, and the same wherever they were made."""

import re
import tomllib
from pathlib import Path

import pytest

from tools.build_backend import NODE_REQUIREMENT
from tools.places import REQUIREMENTS, ROOT

LOCKS = sorted(REQUIREMENTS.glob("*.txt"))
PIN = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)


def pins(name: str) -> set[tuple[str, str]]:
    return set(PIN.findall((REQUIREMENTS / name).read_text()))


def lines(name: str) -> list[str]:
    text = (REQUIREMENTS / name).read_text()
    return [line for line in text.splitlines() if line and not line.startswith(("#", "-"))]


def project() -> dict[str, dict[str, list[str]]]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_lock_names_no_host_and_no_local_path(lock: Path) -> None:
    text = lock.read_text()
    assert not re.search(r"://|--(extra-)?index|--find-links|--trusted-host", text)
    assert not re.search(r"(^|[\s(=@])/\w", text)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_every_package_of_a_lock_is_checked_by_hash(lock: Path) -> None:
    for entry in re.split(r"\n(?=\S)", lock.read_text()):
        if not entry.startswith("#"):
            assert PIN.match(entry), entry
            assert "--hash=sha256:" in entry, entry


def test_tests_run_with_the_very_packages_people_play_with() -> None:
    assert pins("play.txt") <= pins("test.txt")


def test_the_runtime_dependencies_are_locked_and_bounded() -> None:
    locked = {name for name, _ in pins("play.txt")}
    for dependency in project()["project"]["dependencies"]:
        name = re.split(r"[<>=\[]", dependency)[0].lower()
        assert name in locked
        assert "<" in dependency or "==" in dependency


def test_a_wheel_is_built_with_the_compiler_that_is_locked() -> None:
    required = project()["build-system"]["requires"]
    assert set(lines("build.in")) <= set(required)
    assert lines("node.in") == [NODE_REQUIREMENT]
