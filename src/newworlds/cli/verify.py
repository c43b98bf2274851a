"""newworlds verify: is a record correct?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
import msgspec

import newworlds
from newworlds.cli.faults import WRONG, file_problem
from newworlds.cli.language import say, tell
from newworlds.cli.localized import LocalizedCommand, LocalizedOption
from newworlds.cli.output import console, json_line
from newworlds.cli.records import record_files, record_texts
from newworlds.cli.values import FILE
from newworlds.core.errors import ForgedDealing, NewWorldsError
from newworlds.core.fairness import fairness_of
from newworlds.core.record import Record, record_from_json
from newworlds.core.replay import check_outcome


class Verdict(msgspec.Struct, omit_defaults=True):
    """What was found out about one record."""

    file: str
    line: int
    ok: bool
    problem: str | None = None
    game: str | None = None
    moves: int | None = None
    scores: list[int] | None = None
    dealing: str | None = None
    """What is proved about the dealing: see `core.fairness`; `forged` when its parts contradict each other."""
    left_out: list[str] | None = None
    """Whose contribution to the dealing never came."""
    silent: list[str] | None = None
    """Who contributed nothing, without being a bot."""


@click.command("verify", cls=LocalizedCommand)
@click.argument("files", metavar="FILE…", type=FILE, nargs=-1, required=True)
@click.option("--json", "as_json", cls=LocalizedOption, is_flag=True)
def command(files: tuple[Path, ...], as_json: bool) -> int:
    is_all_well = True
    for verdict in (verdict for path in files for file in record_files(path) for verdict in verdicts(file)):
        is_all_well = is_all_well and verdict.ok
        if as_json:
            json_line(verdict)
        else:
            _show(verdict)
    return 0 if is_all_well else WRONG


def verdicts(file: Path) -> Iterator[Verdict]:
    try:
        for line, text in record_texts(file):
            yield verdict_on(str(file), line, text)
    except OSError as error:
        yield Verdict(str(file), 0, ok=False, problem=file_problem(error))


def verdict_on(file: str, line: int, text: bytes) -> Verdict:
    try:
        record = record_from_json(text)
        fairness = fairness_of(record)
        match = newworlds.replay(record)
        check_outcome(match, record)
    except NewWorldsError as error:
        dealing = "forged" if isinstance(error, ForgedDealing) else None
        return Verdict(file, line, ok=False, problem=tell(error.message), dealing=dealing)
    return Verdict(
        file,
        line,
        ok=True,
        game=record.game,
        moves=len(record.moves),
        scores=match.scores if match.is_over else None,
        dealing=fairness.verdict,
        left_out=_names(record, fairness.left_out),
        silent=_names(record, fairness.silent),
    )


def _names(record: Record, seats: list[int]) -> list[str] | None:
    return [record.seats[seat].name for seat in seats] or None


def _show(verdict: Verdict) -> None:
    mark = "[green]✓[/]" if verdict.ok else "[red]✗[/]"
    place = f"{verdict.file}:{verdict.line}" if verdict.line > 1 else verdict.file
    console().print(f"{mark} [bold]{place}[/] ", end="")
    console().print(_words(verdict), markup=False, soft_wrap=True)


def _words(verdict: Verdict) -> str:
    if verdict.problem is not None:
        return verdict.problem
    code = "cli.verify.running" if verdict.scores is None else "cli.verify.over"
    outcome = say(code, game=say(f"{verdict.game}.name"), moves=verdict.moves, scores=verdict.scores)
    gaps = {"left_out": verdict.left_out, "silent": verdict.silent}
    told = [say(f"cli.verify.{gap}", players=players) for gap, players in gaps.items() if players]
    return " ".join([outcome, say(f"cli.verify.dealing.{verdict.dealing}"), *told])
