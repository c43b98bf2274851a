import pytest

from tools.affected import concerned
from tools.checks import CLIENT_CHECKS
from tools.places import PACKAGE, ROOT
from tools.quick import quick_checks
from tools.stamps import files_under

ALWAYS = "tests/architecture"


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("src/newworlds/games/terra_nova/rules/moving.py", {"tests/terra_nova", "conformance:terra_nova"}),
        ("src/newworlds/games/mayflower/text/fr.json", {"tests/mayflower", "conformance:mayflower", "tests/docs"}),
        ("src/newworlds/kernels/hexes/board.py", {"tests/kernels/hexes", "tests/terra_nova", "conformance:terra_nova"}),
        ("src/newworlds/core/match.py", {"every unit"}),
        ("src/newworlds/server/app.py", {"tests/server"}),
        ("tests/gold_rush/test_mining.py", {"tests/gold_rush/test_mining.py"}),
        ("tests/gold_rush/table.py", {"tests/gold_rush"}),
        ("tests/golden/mayflower/1.json", {"conformance:mayflower"}),
        ("tests/conformance/walks.py", {"conformance:toy", "conformance:terra_nova"}),
        ("tests/browser/test_phone.py", set()),
        ("tests/setup/wheel/test_wheel.py", set()),
        ("docs/api.md", {"tests/docs"}),
        ("docs/rules/terra_nova.md", {"tests/docs", "tests/terra_nova"}),
        ("README.md", {"tests/docs"}),
        ("setup.py", {"tests/setup"}),
        ("web/src/main.ts", set()),
    ],
)
def test_the_tests_affected_by_a_file(changed: str, tests: set[str]) -> None:
    assert concerned([changed]) == {ALWAYS, *tests}


def test_every_source_file_has_tests_that_exist() -> None:
    for path in files_under(PACKAGE, without=frozenset({"__pycache__", "client"})):
        tests = concerned([str(path.relative_to(ROOT))]) - {ALWAYS}
        assert tests, path
        assert all((ROOT / test).exists() for test in tests if test.startswith("tests/")), path


def commands(*changed: str) -> dict[str, str]:
    return {check.name: " ".join(check.command) for check in quick_checks(changed)}


def test_style_and_types_are_always_checked() -> None:
    assert list(commands()) == ["ruff", "format", "mypy", "changed"]


def test_the_client_is_checked_when_it_is_affected() -> None:
    assert set(CLIENT_CHECKS) <= set(commands("web/src/main.ts"))
    assert set(CLIENT_CHECKS) <= set(commands("src/newworlds/text/fr.json"))
    assert not set(CLIENT_CHECKS) & set(commands("src/newworlds/core/match.py"))


def test_a_deleted_test_file_is_not_run() -> None:
    assert "gone" not in commands("tests/gold_rush/test_gone.py")["changed"]


def test_a_folder_with_its_own_step_is_added_to_every_unit() -> None:
    chosen = commands("src/newworlds/core/match.py", "src/newworlds/server/app.py", "docs/api.md")
    assert " tests " in chosen["unit"]
    assert "tests/server" in chosen["changed"]
    assert "tests/docs" not in chosen["changed"]


def test_the_tests_common_to_all_games_run_on_the_games_that_changed() -> None:
    chosen = commands("src/newworlds/kernels/tiles/land.py")["conformance"]
    assert chosen.endswith("-k gold_rush or mayflower")


def test_tests_run_against_the_sources_and_never_against_an_older_compiled_engine() -> None:
    for check in quick_checks(["src/newworlds/core/match.py", "src/newworlds/games/mayflower/state.py"]):
        if "pytest" in check.command:
            assert check.environment()["NEWWORLDS_PURE"] == "1"
            assert not check.needs
