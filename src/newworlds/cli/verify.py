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
from newworlds.core.errors import NewWorldsError
from newworlds.core.record import Record, bad_record, commitment, record_from_json
from newworlds.core.replay import check_outcome


class Verdict(msgspec.Struct, omit_defaults=True):
    """What was found out about one record. `dealing` is `checked`, `uncheckable` (the salt is missing) or absent."""

    file: str
    line: int
    ok: bool
    problem: str | None = None
    game: str | None = None
    moves: int | None = None
    scores: list[int] | None = None
    dealing: str | None = None


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
        dealing = checked_dealing(record)
        match = newworlds.replay(record)
        check_outcome(match, record)
    except NewWorldsError as error:
        return Verdict(file, line, ok=False, problem=tell(error.message))
    scores = match.scores if match.is_over else None
    return Verdict(file, line, True, None, record.game, len(record.moves), scores, dealing)


def checked_dealing(record: Record) -> str | None:
    """The seed must be the one committed to before the first move."""
    if record.commitment is None:
        return None
    if record.salt is None or record.seed is None:
        return "uncheckable"
    if commitment(record.seed, record.salt) != record.commitment:
        raise bad_record("commitment")
    return "checked"


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
    return " ".join([outcome, *([say(f"cli.verify.dealing.{verdict.dealing}")] if verdict.dealing else [])])
