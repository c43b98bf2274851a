"""Where an arena keeps its games, so that it can go on later."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from newworlds.arena.contest import Contest, PlayedGame
from newworlds.arena.sprt import Hypotheses
from newworlds.arena.workers import game_from_json, game_to_json
from newworlds.core.errors import NewWorldsError
from newworlds.core.options import Value

PLAN: Final = "arena.json"
GAMES: Final = "games.jsonl"
SUMMARY: Final = "summary.json"
REPORT: Final = "report.html"


class OtherArena(NewWorldsError):
    """The folder belongs to an arena with other games."""

    code = "other_arena"


class BadArena(NewWorldsError):
    """A file of the folder cannot be read."""

    code = "bad_arena"


class Plan(msgspec.Struct, frozen=True):
    """What decides which games are played. How many, and by how many processes, may differ the next time."""

    program: str
    game: str
    rules: int
    data: str
    options: dict[str, Value]
    players: int
    bots: tuple[str, ...]
    seed: int
    sprt: Hypotheses | None


def plan_of(program: str, contest: Contest, seed: int, sprt: Hypotheses | None) -> Plan:
    """`program` is its version: other versions of a bot may play otherwise."""
    setup = contest.setup
    return Plan(
        program, setup.game, setup.rules, setup.data, dict(setup.options), setup.players, contest.bots, seed, sprt
    )


class ArenaFolder:
    def __init__(self, path: Path, plan: Plan) -> None:
        """Made where there is none. `OtherArena` where another plan has been begun."""
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        kept = path / PLAN
        if kept.exists():
            _refuse_other(path, plan, kept)
        else:
            kept.write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=2) + b"\n")

    def games(self) -> list[PlayedGame]:
        """Those played so far, by number. A line that was not finished is removed: its game is played again."""
        file = self.path / GAMES
        if not file.exists():
            return []
        content = file.read_bytes()
        whole, _, rest = content.rpartition(b"\n")
        if rest:
            file.write_bytes(whole + b"\n" if whole else b"")
        found = {game.arena.number: game for game in _read(file, whole.splitlines())}
        return [found[number] for number in sorted(found)]

    @contextmanager
    def appending(self) -> Iterator[IO[bytes]]:
        with (self.path / GAMES).open("ab") as file:
            yield file

    def write(self, name: str, content: bytes) -> Path:
        file = self.path / name
        file.write_bytes(content)
        return file


def append(file: IO[bytes], game: PlayedGame) -> None:
    file.write(game_to_json(game) + b"\n")
    file.flush()


def _refuse_other(path: Path, plan: Plan, kept: Path) -> None:
    try:
        there = msgspec.json.decode(kept.read_bytes(), type=Plan)
    except msgspec.DecodeError as error:
        raise BadArena(file=str(kept), problem=str(error)) from error
    differing = [name for name in plan.__struct_fields__ if getattr(plan, name) != getattr(there, name)]
    if differing:
        name = differing[0]
        there_text, here_text = (_text(getattr(each, name)) for each in (there, plan))
        raise OtherArena(folder=str(path), name=name, there=there_text, here=here_text)


def _text(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _read(file: Path, lines: list[bytes]) -> Iterator[PlayedGame]:
    for number, line in enumerate(lines, start=1):
        try:
            yield game_from_json(line)
        except msgspec.DecodeError as error:
            raise BadArena(file=f"{file}:{number}", problem=str(error)) from error
