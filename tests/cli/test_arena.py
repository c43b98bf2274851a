"""newworlds arena: from the command to tables, JSON and a report."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path

import pytest

from newworlds.arena.contest import Contest, PlayedGame
from newworlds.arena.schedule import Fixture
from newworlds.arena.workers import ThisProcess
from newworlds.core.text import LANGUAGES
from tests.cli.conftest import Run


def test_the_result_is_shown_with_intervals(run: Run) -> None:
    done = run("arena", "sealed", "--bots", "reference,random", "--games", 20)
    assert (done.status, done.err) == (0, "")
    assert re.search(r"reference +\d+% \[\d+–\d+\] +\+\d\.\d \[[+-]?\d\.\d; [+-]?\d\.\d\]", done.out)
    assert "20 games of 20, for 2 players" in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_fit_80_columns(run: Run, language: str) -> None:
    own = "tests.arena.own_bots:First"
    done = run(
        "--lang", language, "arena", "sealed", "--bots", f"reference,random,{own}", "--games", 12, "--players", 3
    )
    assert done.status == 0
    assert max(len(line) for line in done.out.splitlines()) <= 80
    assert own in done.out.replace("\n", "").replace(" ", "")


def test_a_budget_that_does_not_fit_is_seen(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "hurried"
    done = run("arena", "sealed", "--bots", "strong+seconds=0,random", "--games", 2, "--out", out)
    said = re.compile(r"A limit of time ended the thinking of strong\+seconds=0 \d+ times")
    assert said.search(" ".join(done.out.split()))
    assert said.search((out / "report.html").read_text(encoding="utf-8"))


def test_three_bots_have_a_cross_table(run: Run) -> None:
    done = run("arena", "sealed", "--bots", "reference,random,tests.arena.own_bots:First", "--games", 6)
    assert re.search(r"1 reference +· +\d+% +\d+%", done.out)


def test_json_has_everything(run: Run) -> None:
    told = json.loads(run("arena", "sealed", "--bots", "reference,random", "--games", 8, "--json").out)
    assert (told["games"], told["wanted"], told["plan"]["bots"]) == (8, 8, ["reference", "random"])
    assert {"win_rate", "margin", "rating", "points", "decision_ms", "turn_ms"} <= set(told["standings"][0])
    assert {"share", "elo", "margin"} <= set(told["meetings"][0])


def test_a_sequential_test_is_reported(run: Run) -> None:
    done = run("arena", "sealed", "--bots", "reference,random", "--games", 400, "--sprt", "50%,70%")
    said = " ".join(done.out.split())
    assert "reference takes more than 50% (0 Elo) of the points from random; 70% (+147 Elo) explains" in said


def test_hypotheses_may_be_given_in_elo_points(run: Run) -> None:
    told = json.loads(
        run("arena", "sealed", "--bots", "reference,random", "--games", 2, "--sprt", "0,400", "--json").out
    )
    assert told["sprt"]["hypotheses"] == {"h0": 0.5, "h1": pytest.approx(10 / 11)}


def test_a_folder_keeps_games_summary_and_report(run: Run) -> None:
    command = ("arena", "sealed", "--bots", "reference,random", "--games", 6, "--out", "kept")
    first = run(*command)
    assert "the report is kept/report.html" in first.err
    assert run("verify", "kept/games.jsonl").status == 0
    assert json.loads(Path("kept/summary.json").read_text())["games"] == 6
    again = run(*command)
    assert again.out == first.out
    assert len(Path("kept/games.jsonl").read_text().splitlines()) == 6


def test_another_command_on_the_same_folder_is_refused(run: Run) -> None:
    run("arena", "sealed", "--bots", "reference,random", "--games", 2, "--out", "kept")
    done = run("arena", "sealed", "--bots", "random,reference", "--games", 2, "--out", "kept")
    assert done.status == 1
    assert done.err.startswith("The folder “kept” belongs to another arena: its bots was")


class _Interrupted(ThisProcess):
    def played(self, contest: Contest, fixtures: Sequence[Fixture]) -> Iterator[PlayedGame]:  # type: ignore[override]
        yield from map(contest.play, fixtures[:3])
        raise KeyboardInterrupt


def test_an_interruption_leaves_a_summary_and_can_be_continued(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    command = ("arena", "sealed", "--bots", "reference,random", "--games", 10, "--out", "kept")
    with monkeypatch.context() as patched:
        patched.setattr("newworlds.cli.arena.ThisProcess", _Interrupted)
        done = run(*command)
    assert done.status == 130
    assert "3 games of 10" in done.out
    assert "Interrupted after 3 games of 10." in done.err
    assert "10 games of 10" in run(*command).out


@pytest.mark.parametrize(
    ("arguments", "status", "told"),
    [
        (["--bots", "reference,deep"], 1, "There is no bot called “deep”"),
        (["--bots", "reference,nowhere:Bot"], 1, "“nowhere:Bot” can’t play: there is no module “nowhere”"),
        (["--bots", "random,random"], 2, "--bots: “random” is listed twice"),
        (["--bots", "random", "--ray", "10.0.0.1:6379", "--jobs", "4"], 2, "leave out --jobs."),
        (["--bots", "random", "--sprt", "0,5"], 2, "--sprt compares exactly two bots, not 1."),
        (["--bots", "random,reference", "--sprt", "5,0"], 2, "--sprt: “5,0” is not two hypotheses"),
        (["--bots", "random,reference", "--sprt", "much"], 2, "--sprt: “much” is not two hypotheses"),
        (["--bots", "random,strong+depth=7"], 1, "depth"),
        (["--bots", "random", "--patience", "0"], 2, "--patience: “0” is not a number of seconds."),
        ([], 2, "--bots is missing."),
    ],
)
def test_what_is_wrong_is_said_before_the_first_game(run: Run, arguments: list[str], status: int, told: str) -> None:
    done = run("arena", "sealed", *arguments)
    assert (done.status, done.out) == (status, "")
    assert told in done.err


@pytest.mark.parametrize("command", [["simulate", "sealed", "--games", 1, "--bots"], ["play", "sealed", "--seats"]])
def test_own_bots_also_simulate_and_play(run: Run, command: list[object]) -> None:
    done = run(*command, "tests.arena.own_bots:First,random")
    assert done.status == 0
    assert "tests.arena.own_bots:First" in done.out


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_an_own_bots_failures_are_counted_and_named(run: Run, command: str) -> None:
    done = run(command, "sealed", "--bots", "random,tests.arena.own_bots:Failing", "--games", 2)
    assert (done.status, done.err) == (0, "")
    said = " ".join(done.out.split())
    assert "Failing failed" in said
    assert "The first time: its method “choose” fails (LookupError: no idea)." in said


def test_an_endless_bot_does_not_hold_up_an_arena(run: Run) -> None:
    bots = "random,tests.arena.own_bots:Endless"
    done = run("arena", "sealed", "--bots", bots, "--games", 2, "--patience", "0.01", "--json")
    assert json.loads(done.out)["standings"][1]["failures"]["number"] == 2


class _Page(HTMLParser):
    """Which elements there are, and whether each is closed."""

    VOID = frozenset({"meta", "line", "circle", "rect", "link", "br"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.elsewhere: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.elsewhere += [value or "" for name, value in attrs if name in {"src", "href"}]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_a_whole_page_that_needs_nothing_else(run: Run, language: str) -> None:
    own = "tests.arena.own_bots:First"
    run("--lang", language, "arena", "sealed", "--bots", f"reference,random,{own}", "--games", 6, "--out", "kept")
    text = Path("kept/report.html").read_text()
    page = _Page()
    page.feed(text)
    assert page.open == []
    assert page.elsewhere == []
    assert "url(" not in text
    assert f'<html lang="{language}">' in text
    assert page.seen.count("section") == 7
    assert page.seen.count("svg") == 5 * 4
    assert own in text


def test_a_bots_name_cannot_break_out_of_the_report(run: Run, tmp_path: Path) -> None:
    (tmp_path / "strange.py").write_text(
        "from tests.arena.own_bots import First\nglobals()['<script>'] = First\n", encoding="utf-8"
    )
    assert run("arena", "sealed", "--bots", "random,strange:<script>", "--games", 2, "--out", "kept").status == 0
    assert "<script>" not in Path("kept/report.html").read_text()


@pytest.mark.parametrize("example", ["hasty_bot:Hasty", "patient_bot:Patient"])
def test_the_examples_of_own_bots_beat_chance(run: Run, monkeypatch: pytest.MonkeyPatch, example: str) -> None:
    monkeypatch.chdir(Path(__file__).parents[2] / "examples")
    done = run("arena", "sealed", "--bots", f"{example},random", "--games", 60, "--json")
    assert json.loads(done.out)["standings"][0]["win_rate"]["low"] > 0.5


@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_the_same_command_runs_on_ray(run: Run) -> None:
    command = ("arena", "sealed", "--bots", "reference,random", "--games", 4, "--json")
    here, there = (json.loads(run(*command, *more).out) for more in ((), ("--ray", "local", "--jobs", 1)))
    assert [each["points"] for each in there["standings"]] == [each["points"] for each in here["standings"]]
