"""./test quick: style, types and the tests of what changed since the branch left main."""

from collections.abc import Iterable, Sequence

from tools.affected import EVERY_UNIT, concerned, is_client_concerned
from tools.checks import CHECKS, CLIENT_CHECKS, PYTEST, THINKS_LONG, UNIT_TESTS, WHEEL, Check, without
from tools.places import ROOT
from tools.pure_tree import pure_environment

QUICK = "quick"
QUICK_TITLE = "style, types and the tests of what changed since the branch left main"

_ALWAYS = ("ruff", "format", "mypy")
_CONFORMANCE = "conformance:"
# The first compares the compiled engine with the uncompiled one, but only the latter runs here; the second plays whole
# games with a bot that thinks, which takes minutes uncompiled.
_NEEDS_COMPILED = ("tests/conformance/test_same_everywhere.py", "tests/conformance/test_reference.py")


def quick_checks(changed: Sequence[str]) -> list[Check]:
    tests = concerned(changed)
    client = CLIENT_CHECKS if is_client_concerned(changed) else ()
    named = [check for check in CHECKS if check.name in (*_ALWAYS, *client)]
    return [*named, *_unit_check(tests), *_conformance_check(tests)]


def _unit_check(tests: set[str]) -> Iterable[Check]:
    folders = sorted(tests - set(THINKS_LONG))
    folders = [folder for folder in folders if folder.startswith("tests/") and (ROOT / folder).exists()]
    if EVERY_UNIT in tests:
        # The folders that the step `unit` leaves out are run by name if they are affected.
        yield _tests("unit", "every unit test", *UNIT_TESTS, *without(*THINKS_LONG))
        folders = [folder for folder in folders if f"--ignore={folder}" in UNIT_TESTS]
    if folders:
        title = f"tests of what changed: {', '.join(folders)}"
        yield _tests("changed", title, *folders, *without(WHEEL, *THINKS_LONG))


def _conformance_check(tests: set[str]) -> Iterable[Check]:
    games = sorted(test.removeprefix(_CONFORMANCE) for test in tests if test.startswith(_CONFORMANCE))
    if games:
        title = f"what holds for every game: {', '.join(games)}"
        chosen = ("tests/conformance", *without(*_NEEDS_COMPILED), "-k", " or ".join(games))
        yield _tests("conformance", title, *chosen)


def _tests(name: str, title: str, *arguments: str) -> Check:
    # Uncompiled: a compiled engine would first have to be recompiled, or else the tests would run stale code.
    return Check(name, f"{title} (uncompiled)", (*PYTEST, *arguments), pure_environment)
