"""newworlds load: many tables played at once, and what it costs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import click
import msgspec

from newworlds.cli.language import say
from newworlds.cli.localized import LocalizedCommand, LocalizedOption
from newworlds.cli.output import console, json_line, with_progress
from newworlds.cli.values import Count

if TYPE_CHECKING:
    from rich.table import Table

    from newworlds.trials.cases import Case, Result
    from newworlds.trials.load import Load, Measured
    from newworlds.trials.stopwatch import Latency


@click.command("load", cls=LocalizedCommand)
@click.option("--tables", cls=LocalizedOption, type=Count(1), default=50, show_default=True)
@click.option("--seconds", cls=LocalizedOption, type=float, default=10.0, show_default=True)
@click.option("--think", cls=LocalizedOption, type=float, default=0.0, show_default=True)
@click.option("--idle", cls=LocalizedOption, type=Count(), default=0, show_default=True)
@click.option("--bots", "with_bots", cls=LocalizedOption, is_flag=True)
@click.option("--compressed", "is_compressed", cls=LocalizedOption, is_flag=True)
@click.option("--url", "urls", cls=LocalizedOption, multiple=True, metavar="URL")
@click.option("--database", "trial_database", cls=LocalizedOption, metavar="FILE|URL")
@click.option("--processes", cls=LocalizedOption, type=Count(1), default=1, show_default=True)
@click.option("--group-commit", cls=LocalizedOption, type=click.Choice(["on", "off"]), default="on", show_default=True)
@click.option("--compare", "is_comparing", cls=LocalizedOption, is_flag=True)
@click.option("--json", "as_json", cls=LocalizedOption, is_flag=True)
def command(
    urls: tuple[str, ...],
    trial_database: str | None,
    processes: int,
    group_commit: str,
    is_comparing: bool,
    as_json: bool,
    **asked: Any,
) -> None:
    from newworlds.trials.cases import COMPARED, Case, compared, storage_of, tried
    from newworlds.trials.load import Load

    load = Load(**asked)
    if is_comparing:
        _show(with_progress(compared(load), len(COMPARED), say("cli.load.progress")), as_json)
    elif urls:
        _show([_elsewhere(load, urls)], as_json)
    else:
        case = Case(storage_of(trial_database), processes, group_commit == "on")
        if case.storage == "sqlite" and processes > 1:
            raise click.UsageError(say("cli.error.one_process", option="--database postgresql://…"))
        _show([tried(case, load, trial_database)], as_json)


def _elsewhere(load: Load, urls: tuple[str, ...]) -> Result:
    import asyncio

    from newworlds.trials.cases import Result
    from newworlds.trials.load import measure

    return Result(None, asyncio.run(measure(load, [url.rstrip("/") for url in urls], pids=[])))


def _show(results: Iterable[Result], as_json: bool) -> None:
    done = list(results)
    if as_json:
        json_line([msgspec.to_builtins(result) for result in done])
        return
    console().print(_table(done))
    for result in done:
        _show_faults(result.measured)


def _table(results: list[Result]) -> Table:
    """One column for each case, one line for each figure."""
    from rich.table import Table

    table = Table(show_header=len(results) > 1)
    table.add_column()
    for result in results:
        table.add_column(_named(result.case), justify="right")
    columns = [_figures(result.measured) for result in results]
    for code in columns[0]:
        table.add_row(say(f"cli.load.{code}"), *(column[code] for column in columns))
    return table


def _named(case: Case | None) -> str:
    if case is None:
        return ""
    return say("cli.load.case", storage=case.storage, processes=case.processes, group_commit=case.group_commit)


def _figures(measured: Measured) -> dict[str, str]:
    return {
        "tables": str(measured.tables),
        "sockets": str(measured.sockets),
        "moves": str(measured.moves),
        "moves_per_second": f"{measured.moves_per_second:.0f}",
        "to_player": _latency(measured.to_player),
        "to_everyone": _latency(measured.to_everyone),
        "refusals": str(sum(measured.refusals.values())),
        "lost_connections": str(measured.lost_connections),
        "server_ms_per_move": _number(measured.server_ms_per_move, "ms"),
        "client_ms_per_move": _number(measured.client_ms_per_move, "ms"),
        "server_share": _share(measured.server_share),
        "client_share": _share(measured.client_share),
        "machine_share": _share(measured.machine_share),
        "table_kb": _number(measured.table_kb, "KB"),
        "idle_socket_kb": _number(measured.idle_socket_kb, "KB"),
        "bottleneck": say(f"cli.load.bottleneck.{measured.bottleneck}"),
    }


def _latency(times: Latency | None) -> str:
    if times is None:
        return "–"
    return " / ".join(f"{time:.1f}" for time in (times.p50, times.p95, times.p99, times.most))


def _number(value: float | None, unit: str) -> str:
    return "–" if value is None else f"{value:.2f} {unit}"


def _share(value: float | None) -> str:
    return "–" if value is None else f"{value:.0%}"


def _show_faults(measured: Measured) -> None:
    for code, number in sorted(measured.refusals.items()):
        console().print(say("cli.load.refusal", error=code, number=number))
