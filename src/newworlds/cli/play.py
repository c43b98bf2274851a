"""newworlds play: a game on the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path

import click

from newworlds import bots
from newworlds.bots import Bot, SteadyThinker
from newworlds.bots.own_bots import look_in_working_folder
from newworlds.cli.language import say
from newworlds.cli.localized import GameCommand, LocalizedOption
from newworlds.cli.output import console
from newworlds.cli.records import read_record
from newworlds.cli.table import Seated, TerminalTable
from newworlds.cli.values import FILE, Count, chosen_components, chosen_options
from newworlds.core.game import Game
from newworlds.core.match import Match
from newworlds.core.record import SeatRecord
from newworlds.core.replay import match_from_record
from newworlds.core.seeds import KEY_BYTES
from newworlds.games import game as game_by_id

YOU = "you"


@click.command("play", cls=GameCommand)
@click.argument("game", metavar="GAME")
@click.option("--seats", cls=LocalizedOption, default="you,club", show_default=True, metavar="LIST")
@click.option("--seed", cls=LocalizedOption, type=Count())
@click.option("--option", "options", cls=LocalizedOption, multiple=True, metavar="NAME=VALUE")
@click.option("--data", cls=LocalizedOption, type=FILE)
@click.option("--resume", cls=LocalizedOption, type=FILE)
def command(
    game: str, seats: str, seed: int | None, options: tuple[str, ...], data: Path | None, resume: Path | None
) -> None:
    played = game_by_id(game)
    if resume is not None:
        record = read_record(resume, 1)
        match, seated = match_from_record(played, record), [_recorded(played, each) for each in record.seats]
    else:
        look_in_working_folder()
        seated = _seated(played, seats)
        setup = played.setup(len(seated), chosen_options(played, options), chosen_components(played, data))
        match = Match(played, setup, secrets.token_bytes(KEY_BYTES) if seed is None else seed)
    TerminalTable(match, seated, console()).play()


def _seated(game: Game, seats: str) -> list[Seated]:
    kinds = [kind.strip() for kind in seats.split(",")]
    return [
        _seat(game, kind, _name(kind, number, kinds.count(kind) == 1)) for number, kind in enumerate(kinds, start=1)
    ]


def _name(kind: str, number: int, is_alone: bool) -> str:
    """Bots have the names that they have in the browser; namesakes are numbered."""
    if kind == YOU:
        return say("cli.player", number=number)
    name = say(f"ui.bot.{kind}") if kind in bots.NAMES else kind
    return name if is_alone else f"{name} {number}"


def _seat(game: Game, kind: str, name: str) -> Seated:
    if kind == YOU:
        return Seated(SeatRecord(name), None)
    return Seated(SeatRecord(name, bot=kind), _thinker(game, bots.bot_or_own(kind)))


def _recorded(game: Game, seat: SeatRecord) -> Seated:
    """A record may come from anyone, so it does not get to name a module that is then run."""
    return Seated(seat, None if seat.bot is None else _thinker(game, bots.changed_bot(seat.bot)))


def _thinker(game: Game, bot: Bot) -> SteadyThinker:
    return SteadyThinker(bots.checked(game, bot))
