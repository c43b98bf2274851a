"""newworlds train network: teach a network to correct a game's judge, by self-play."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from newworlds.cli.faults import INTERRUPTED
from newworlds.cli.language import say
from newworlds.cli.localized import GameCommand, LocalizedOption
from newworlds.cli.output import json_line
from newworlds.cli.train_progress import SECONDS_A_MINUTE, followed, in_minutes, score_words
from newworlds.cli.values import FILE, Count
from newworlds.games import game as game_by_id
from newworlds.training.crew import crew
from newworlds.training.folder import TrainingFolder
from newworlds.training.network_plan import NetworkPlan, varied_options
from newworlds.training.rounds import BEST, Round, Rounds, RoundsState
from newworlds.training.school import shape_for


@click.command("network", cls=GameCommand)
@click.argument("game", metavar="GAME")
@click.option("--players", cls=LocalizedOption, type=Count(1), default=2, show_default=True)
@click.option("--out", "training_folder", cls=LocalizedOption, type=FILE, required=True, metavar="FOLDER")
@click.option("--rounds", cls=LocalizedOption, type=Count(), default=8, show_default=True)
@click.option("--minutes", cls=LocalizedOption, type=float, default=float("inf"), metavar="N")
@click.option("--jobs", cls=LocalizedOption, type=Count(1), default=1, show_default=True)
@click.option("--seed", "training_seed", cls=LocalizedOption, type=Count(), default=1, show_default=True)
@click.option("--hidden", cls=LocalizedOption, type=Count(), default=32, show_default=True)
@click.option("--games", "round_games", cls=LocalizedOption, type=Count(1), default=3000, show_default=True)
@click.option("--memory", cls=LocalizedOption, type=Count(1), default=4, show_default=True)
@click.option("--gate-pairs", cls=LocalizedOption, type=Count(1), default=200, show_default=True)
@click.option("--width", cls=LocalizedOption, type=Count(1), default=16, show_default=True)
@click.option("--worlds", cls=LocalizedOption, type=Count(1), default=4, show_default=True)
@click.option("--explore", cls=LocalizedOption, type=Count(), default=10, show_default=True)
@click.option("--trust-ends", "trust", cls=LocalizedOption, type=float, default=1.0, show_default=True, metavar="X")
@click.option("--vary", cls=LocalizedOption, multiple=True, metavar="OPTION=A,B")
@click.option("--from-scratch", cls=LocalizedOption, is_flag=True)
@click.option("--ship", cls=LocalizedOption, is_flag=True)
@click.option("--json", "as_json", cls=LocalizedOption, is_flag=True)
def command(
    game: str,
    players: int,
    training_folder: Path,
    rounds: int,
    minutes: float,
    jobs: int,
    training_seed: int,
    hidden: int,
    round_games: int,
    memory: int,
    gate_pairs: int,
    width: int,
    worlds: int,
    explore: int,
    trust: float,
    vary: tuple[str, ...],
    from_scratch: bool,
    ship: bool,
    as_json: bool,
) -> int:
    trained = game_by_id(game)
    varied = varied_options(trained, players, vary)
    shape = shape_for(trained, players)
    plan = NetworkPlan(
        game=game,
        network=shape.name,
        players=players,
        seed=training_seed,
        hidden=hidden,
        games=round_games,
        memory=memory,
        gate_pairs=gate_pairs,
        width=width,
        worlds=worlds,
        explore=explore,
        trust=trust,
        varied=varied,
        is_from_scratch=from_scratch,
    )
    with crew(jobs) as players_at_work:
        course = Rounds(plan, TrainingFolder(training_folder, NetworkPlan, RoundsState), players_at_work)
        reports = course.run(rounds, minutes * SECONDS_A_MINUTE)
        if not followed(reports, lambda report: _tell(report, as_json), training_folder):
            return INTERRUPTED
    if course.best is None:
        click.echo(say("cli.network.none"), err=True)
    elif ship:
        course.best.save(trained.network_file(shape))
        click.echo(say("cli.network.shipped", file=str(trained.network_file(shape))), err=True)
    else:
        click.echo(say("cli.network.kept", file=str(training_folder / BEST)), err=True)
    return 0


def _tell(report: Round, as_json: bool) -> None:
    if as_json:
        json_line(msgspec.to_builtins(report))
        return
    learnt = say(
        "cli.network.round",
        number=report.number,
        games=report.games,
        minutes=in_minutes(report.seconds),
        before=f"{report.error_before:.1f}",
        error=f"{report.error:.1f}",
    )
    click.echo(learnt)
    click.echo(say("cli.network.against_best", number=report.number, **score_words(report.against_best)))
    click.echo(say("cli.network.ends", ends=f"{report.ends.mean:+.1f}", won=f"{100 * report.won.mean:.1f}"))
    click.echo(say("cli.network.better" if report.is_best else "cli.network.not_better"))
