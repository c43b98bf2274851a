"""Which tests a changed file concerns: what `./test quick` runs."""

import re
from collections.abc import Iterable, Iterator

# The first pattern that matches the whole path decides; {0} is the text of its first group. A path under tests/ stands
# for that folder or file; `conformance:GAME` for the tests common to all games, run on that one.
EVERY_UNIT = "every unit"
_TABLE = (
    # A test checks the sentences against the glossary.
    (r"src/newworlds/games/([a-z_]+)/text/.+", ("tests/{0}", "conformance:{0}", "tests/docs")),
    (r"src/newworlds/(cli|server)/text/.+", ("tests/{0}", "tests/docs")),
    (r"src/newworlds/games/([a-z_]+)/(?:encode|observe)\.py", ("tests/{0}", "conformance:{0}", "tests/research")),
    (r"src/newworlds/games/([a-z_]+)/.+", ("tests/{0}", "conformance:{0}")),
    (r"src/newworlds/games/__init__\.py", ("tests/core", "tests/bots")),
    (r"src/newworlds/kernels/hexes/.+", ("tests/kernels/hexes", "tests/terra_nova", "conformance:terra_nova")),
    (
        r"src/newworlds/kernels/tiles/.+",
        ("tests/kernels/tiles", "tests/mayflower", "tests/gold_rush", "conformance:mayflower", "conformance:gold_rush"),
    ),
    (r"src/newworlds/(core|kernels)/.+", (EVERY_UNIT,)),
    (r"src/newworlds/bots/.+", ("tests/bots", "tests/arena")),
    (r"src/newworlds/arena/text/.+", ("tests/arena", "tests/docs")),
    (r"src/newworlds/arena/.+", ("tests/arena", "tests/cli/test_arena.py")),
    # The page for hosts names every setting and metric.
    (r"src/newworlds/server/(?:settings|metrics)\.py", ("tests/server", "tests/docs")),
    (r"src/newworlds/(cli|research|server|training|trials)/.+", ("tests/{0}",)),
    (r"src/newworlds/.+", (EVERY_UNIT,)),
    (r"tests/golden/([a-z_]+)/.+", ("conformance:{0}",)),
    (r"tests/kernels/([a-z]+)/.+", ("tests/kernels/{0}",)),
    (r"tests/toy/.+", ("tests/core", "tests/bots", "conformance:toy")),
    # The tests common to all games take minutes uncompiled, so only two small games are tested.
    (r"tests/conformance/.+", ("conformance:toy", "conformance:terra_nova")),
    # A test file is run by itself; any other file in a test folder is shared by all its tests.
    (r"tests/(?!browser/|setup/wheel/)(.+/test_[a-z_0-9]+\.py)", ("tests/{0}",)),
    (r"tests/(?!browser/|setup/wheel/)([a-z_]+)/.+", ("tests/{0}",)),
    (r"tests/conftest\.py", ("tests/server", "tests/cli")),
    (r"examples/patient_bot\.py", ("tests/bots/test_patient_bot.py",)),
    (r"examples/.+", ("tests/research", "tests/server/test_programs.py", "tests/cli/test_arena.py")),
    (r"docs/rules/([a-z_]+)\.md", ("tests/docs", "tests/{0}")),
    (r"(docs/.+|deploy/.+|\.dockerignore|[A-Z]+\.md)", ("tests/docs",)),
    (r"(tools/.+|requirements/.+|setup\.py|pyproject\.toml|play|test|\.ci/.+)", ("tests/setup",)),
)
_EVERY_TIME = ("tests/architecture",)


def concerned(changed: Iterable[str]) -> set[str]:
    """The tests affected by the changed files, as named in the table."""
    return {*_EVERY_TIME, *(test for path in changed for test in _of_one(path))}


def _of_one(path: str) -> Iterator[str]:
    for pattern, tests in _TABLE:
        if found := re.fullmatch(pattern, path):
            yield from (test.format(*found.groups()) for test in tests)
            return


def is_client_concerned(changed: Iterable[str]) -> bool:
    """The client contains the rules pages and the sentences, and its tests check that it has them all."""
    return any(re.match(r"web/|docs/rules/|src/newworlds/(.+/)?text/", path) for path in changed)
