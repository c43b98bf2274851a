"""newworlds arena: bots compete on equal terms, and it is worked out what their results prove."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from newworlds import __version__
from newworlds.arena.contest import Contest
from newworlds.arena.folder import REPORT, SUMMARY, ArenaFolder, plan_of
from newworlds.arena.ray_cluster import LOCAL, RayCluster
from newworlds.arena.report.page import page
from newworlds.arena.running import Arena
from newworlds.arena.sprt import Hypotheses
from newworlds.arena.summary import Summary
from newworlds.arena.workers import Processes, ThisProcess, Workers
from newworlds.bots import PATIENCE
from newworlds.bots.own_bots import look_in_working_folder
from newworlds.cli.arena_tables import show
from newworlds.cli.interruption import Interruption
from newworlds.cli.language import language, say
from newworlds.cli.localized import GameCommand, LocalizedOption
from newworlds.cli.output import console, json_line, with_progress
from newworlds.cli.values import FILE, BotList, Count, Seconds, SequentialBounds, chosen_components, chosen_options
from newworlds.games import game as game_by_id


@click.command("arena", cls=GameCommand)
@click.argument("game", metavar="GAME")
@click.option("--bots", "contestants", cls=LocalizedOption, type=BotList(), required=True)
@click.option("--players", cls=LocalizedOption, type=Count(1), default=2, show_default=True)
@click.option("--games", "arena_games", cls=LocalizedOption, type=Count(1), default=400, show_default=True)
@click.option("--sprt", cls=LocalizedOption, type=SequentialBounds())
@click.option("--out", cls=LocalizedOption, type=FILE)
@click.option("--seed", "arena_seed", cls=LocalizedOption, type=Count(), default=0, show_default=True)
@click.option("--option", "options", cls=LocalizedOption, multiple=True, metavar="NAME=VALUE")
@click.option("--data", cls=LocalizedOption, type=FILE)
@click.option("--jobs", "arena_jobs", cls=LocalizedOption, type=Count(1))
@click.option("--patience", cls=LocalizedOption, type=Seconds(), default=PATIENCE, show_default=True)
@click.option("--ray", cls=LocalizedOption, metavar="ADDRESS")
@click.option("--json", "as_json", cls=LocalizedOption, is_flag=True)
def command(
    game: str,
    contestants: tuple[str, ...],
    players: int,
    arena_games: int,
    sprt: Hypotheses | None,
    out: Path | None,
    arena_seed: int,
    options: tuple[str, ...],
    data: Path | None,
    arena_jobs: int | None,
    patience: float,
    ray: str | None,
    as_json: bool,
) -> int:
    if sprt is not None and len(contestants) != 2:
        raise click.UsageError(say("cli.error.sprt_bots", number=len(contestants)))
    look_in_working_folder()
    played = game_by_id(game)
    setup = played.setup(players, chosen_options(played, options), chosen_components(played, data))
    contest = Contest(played, setup, contestants, patience)
    contest.check_bots()
    plan = plan_of(__version__, contest, arena_seed, sprt)
    arena = Arena(contest, plan, arena_games, None if out is None else ArenaFolder(out, plan))
    status = _run(arena, _workers(arena_jobs, ray))
    summary = arena.summary()
    if as_json:
        json_line(msgspec.to_builtins(summary))
    else:
        show(summary, language())
    _keep(summary, arena.folder)
    return status


def _workers(jobs: int | None, ray: str | None) -> Workers:
    """One process unless more are asked for; a cluster decides for itself, and a Ray of one's own takes all cores."""
    if ray is not None:
        if jobs is not None and ray != LOCAL:
            raise click.UsageError(say("cli.error.jobs_and_ray"))
        return RayCluster(ray, jobs)
    return ThisProcess() if jobs is None or jobs == 1 else Processes(jobs)


def _run(arena: Arena, workers: Workers) -> int:
    """Ctrl-C before the first game leaves nothing to summarise."""
    interruption = Interruption()
    games = arena.run(workers)
    title = say("cli.arena.progress") if arena.trial is None else say("cli.arena.progress_at_most")
    for _ in interruption.guarding(with_progress(games, len(arena.fixtures), title, len(arena.games))):
        pass
    if not arena.games:
        raise KeyboardInterrupt
    return interruption.status(len(arena.games), len(arena.fixtures))


def _keep(summary: Summary, folder: ArenaFolder | None) -> None:
    if folder is None:
        return
    folder.write(SUMMARY, msgspec.json.format(msgspec.json.encode(summary), indent=2) + b"\n")
    report = folder.write(REPORT, page(summary, language()).encode())
    console(stderr=True).print(say("cli.arena.kept", folder=str(folder.path), report=str(report)), soft_wrap=True)
