"""newworlds train judge: find the weights of a game's judge by self-play."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from newworlds.bots.greedy import WIDTH
from newworlds.cli.faults import INTERRUPTED
from newworlds.cli.language import say
from newworlds.cli.localized import GameCommand, LocalizedOption
from newworlds.cli.output import json_line
from newworlds.cli.train_progress import SECONDS_A_MINUTE, followed, in_minutes, score_words
from newworlds.cli.values import FILE, Count
from newworlds.games import game as game_by_id
from newworlds.training.course import Course
from newworlds.training.crew import crew
from newworlds.training.folder import KEPT, TrainingFolder
from newworlds.training.plan import Plan
from newworlds.training.reports import Fitted, Generation, Report, State


@click.command("judge", cls=GameCommand)
@click.argument("game", metavar="GAME")
@click.option("--players", cls=LocalizedOption, type=Count(1), default=2, show_default=True)
@click.option("--out", "training_folder", cls=LocalizedOption, type=FILE, required=True, metavar="FOLDER")
@click.option("--generations", cls=LocalizedOption, type=Count(), default=100, show_default=True)
@click.option("--minutes", cls=LocalizedOption, type=float, default=float("inf"), metavar="N")
@click.option("--jobs", cls=LocalizedOption, type=Count(1), default=1, show_default=True)
@click.option("--seed", "training_seed", cls=LocalizedOption, type=Count(), default=1, show_default=True)
@click.option("--pairs", cls=LocalizedOption, type=Count(1), default=128, show_default=True)
@click.option("--gate-every", cls=LocalizedOption, type=Count(1), default=10, show_default=True)
@click.option("--gate-pairs", cls=LocalizedOption, type=Count(1), default=200, show_default=True)
@click.option("--width", cls=LocalizedOption, type=Count(1), default=WIDTH, show_default=True)
@click.option("--worlds", cls=LocalizedOption, type=Count(1), default=1, show_default=True)
@click.option("--spread", cls=LocalizedOption, type=float, default=1.0, show_default=True, metavar="X")
@click.option("--rate", cls=LocalizedOption, type=float, default=0.15, show_default=True, metavar="X")
@click.option("--tune", cls=LocalizedOption, multiple=True, metavar="PATTERN")
@click.option("--from-scratch", cls=LocalizedOption, is_flag=True)
@click.option("--fit", cls=LocalizedOption, type=Count(), default=0, show_default=True)
@click.option("--fit-rounds", cls=LocalizedOption, type=Count(1), default=3, show_default=True)
@click.option("--ship", cls=LocalizedOption, is_flag=True)
@click.option("--json", "as_json", cls=LocalizedOption, is_flag=True)
def command(
    game: str,
    players: int,
    training_folder: Path,
    generations: int,
    minutes: float,
    jobs: int,
    training_seed: int,
    pairs: int,
    gate_every: int,
    gate_pairs: int,
    width: int,
    worlds: int,
    spread: float,
    rate: float,
    tune: tuple[str, ...],
    from_scratch: bool,
    fit: int,
    fit_rounds: int,
    ship: bool,
    as_json: bool,
) -> int:
    trained = game_by_id(game)
    trained.setup(players)
    plan = Plan(
        game=game,
        players=players,
        seed=training_seed,
        pairs=pairs,
        gate_every=gate_every,
        gate_pairs=gate_pairs,
        width=width,
        worlds=worlds,
        spread=spread,
        rate=rate,
        tuned=list(tune),
        is_from_scratch=from_scratch,
        fit_games=fit,
        fit_rounds=fit_rounds,
    )
    with crew(jobs) as players_at_work:
        course = Course(plan, TrainingFolder(training_folder, Plan, State), players_at_work)
        reports = course.run(generations, minutes * SECONDS_A_MINUTE)
        if not followed(reports, lambda report: _tell(report, as_json), training_folder):
            return INTERRUPTED
    if ship:
        course.kept.save(trained.weights_file)
        click.echo(say("cli.judge.shipped", file=str(trained.weights_file)), err=True)
    else:
        click.echo(say("cli.judge.kept", file=str(training_folder / KEPT)), err=True)
    return 0


def _tell(report: Report, as_json: bool) -> None:
    if as_json:
        json_line(msgspec.to_builtins(report))
    elif isinstance(report, Fitted):
        click.echo(say("cli.judge.fitted", number=report.number, games=report.games, samples=report.samples))
    elif isinstance(report, Generation):
        told = say(
            "cli.judge.generation",
            number=report.number,
            games=report.games,
            minutes=in_minutes(report.seconds),
            lead=f"{report.lead:.1f}",
            distance=f"{report.distance:.1f}",
        )
        click.echo(told)
    else:
        for code, score in (("kept", report.against_kept), ("reference", report.against_reference)):
            click.echo(say(f"cli.judge.against_{code}", generation=report.generation, **score_words(score)))
        click.echo(say(f"cli.judge.{report.verdict}"))
