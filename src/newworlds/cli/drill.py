"""newworlds drill: servers are killed under load, and nothing may be lost."""

from __future__ import annotations

import asyncio
import shutil
import signal
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from newworlds.cli.faults import WRONG
from newworlds.cli.language import say
from newworlds.cli.localized import LocalizedCommand, LocalizedOption
from newworlds.cli.output import console, json_line
from newworlds.cli.values import Count

if TYPE_CHECKING:
    from newworlds.trials.cases import Storage
    from newworlds.trials.drill import Drill, Progress, Report
    from newworlds.trials.journal import Fault
    from newworlds.trials.site import Site


@click.command("drill", cls=LocalizedCommand)
@click.option(
    "--storage", cls=LocalizedOption, type=click.Choice(["sqlite", "postgresql"]), default="sqlite", show_default=True
)
@click.option("--servers", cls=LocalizedOption, type=Count(1), default=1, show_default=True)
@click.option("--workers", "work_processes", cls=LocalizedOption, type=Count(), default=0, show_default=True)
@click.option("--tables", cls=LocalizedOption, type=Count(1), default=16, show_default=True)
@click.option("--kills", cls=LocalizedOption, type=Count(), default=20, show_default=True)
@click.option("--moves", cls=LocalizedOption, type=Count(), default=0, show_default=True)
@click.option("--pause", cls=LocalizedOption, type=float, default=1.0, show_default=True)
@click.option("--seed", "kill_seed", cls=LocalizedOption, type=Count(), default=0, show_default=True)
@click.option("--json", "as_json", cls=LocalizedOption, is_flag=True)
def command(storage: Storage, servers: int, work_processes: int, kill_seed: int, as_json: bool, **asked: Any) -> int:
    from newworlds.trials.drill import Drill
    from newworlds.trials.site import Site, SitePlan

    if storage == "sqlite" and (servers > 1 or work_processes):
        raise click.UsageError(say("cli.error.one_process", option="--storage postgresql"))
    folder = Path(tempfile.mkdtemp(prefix="newworlds-drill-"))
    with Site(folder, SitePlan(storage, servers, work_processes)) as site:
        report = asyncio.run(_drilled(Drill(seed=kill_seed, **asked), site))
    if as_json:
        json_line(msgspec.to_builtins(report))
    else:
        _show(report)
    if not report.faults:
        shutil.rmtree(folder)
        return 0
    click.echo(say("cli.drill.kept", folder=str(folder)), err=True)
    return WRONG


async def _drilled(asked: Drill, site: Site) -> Report:
    """An interruption ends it early, but not without the report."""
    from newworlds.trials.drill import drill

    stopping = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, stopping.set)
    return await drill(asked, site, _tell, stopping)


def _tell(progress: Progress) -> None:
    click.echo(say("cli.drill.progress", **msgspec.structs.asdict(progress)), err=True)


def _show(report: Report) -> None:
    from rich.table import Table

    table = Table(show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for code, figure in _figures(report).items():
        table.add_row(say(f"cli.drill.{code}"), figure)
    console().print(table)
    for fault in report.faults:
        console().print(_sentence(fault), markup=False)
    if not report.faults:
        console().print(say("cli.drill.no_faults"))


def _figures(report: Report) -> dict[str, str]:
    names = ("moves", "messages", "refusals", "tables", "games_finished", "compared")
    counted = {name: f"{getattr(report, name):,}" for name in names}
    recovery = report.recovery
    times = (recovery.p50, recovery.p95, recovery.p99, recovery.most) if recovery else ()
    return {
        "kills": _kills(report.kills),
        **counted,
        "recovery": " / ".join(f"{time:,.0f}" for time in times) or "–",
    }


def _kills(kills: Counter[str]) -> str:
    return ", ".join(say("cli.drill.kind", kind=kind, count=count) for kind, count in sorted(kills.items())) or "–"


def _sentence(fault: Fault) -> str:
    seat = "none" if fault.seat is None else str(fault.seat)
    return say("cli.drill.fault", **{**msgspec.structs.asdict(fault), "seat": seat}).strip()
