"""A table on the terminal: people type moves or commands, bots answer, and events are printed."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import groupby
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

from rich.console import Console

from newworlds import bots
from newworlds.arena.mishaps import failures_in_words
from newworlds.bots import SteadyThinker
from newworlds.cli.event_lines import event_line, player_names
from newworlds.cli.faults import file_problem
from newworlds.cli.language import language, say, tell
from newworlds.cli.scene import show_board, show_decision, show_part, show_scores
from newworlds.core.errors import InvalidMove, NewWorldsError
from newworlds.core.events import Event
from newworlds.core.match import Match
from newworlds.core.moves import Move
from newworlds.core.record import SeatRecord, record_to_json
from newworlds.core.replay import rewound
from newworlds.core.undo import Decision, NoUndo, undo
from newworlds.core.viewer import SPECTATOR

_SEEDS = 2**30
_SAVED = "newworlds-game.json"


class Seated(NamedTuple):
    record: SeatRecord
    thinker: SteadyThinker | None
    """None: a person at this terminal."""


class TerminalTable:
    def __init__(self, match: Match, seats: list[Seated], screen: Console) -> None:
        self.match = match
        self.seats = seats
        self.screen = screen
        self.names = player_names(match.game, match.setup, [seat.record.name for seat in seats])
        self.begun = len(match.moves)
        """How many moves had been played before this table was opened; they cannot be undone."""
        self.history: list[Decision] = []
        """The decisions since then."""
        self.has_left = False
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "help": self.help,
            "board": self.board,
            "legal": self.legal,
            "why": self.why,
            "hint": self.hint,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
            **{part: partial(self.part, part) for part in match.game.picture_parts},
        }

    def play(self) -> None:
        self.screen.print(say("cli.play.welcome", game=say(f"{self.match.game.id}.name")), style="bold")
        self.screen.print(say("cli.play.first_hint"), style="dim")
        if not self.match.moves:
            self.tell(self.match.opening)
        while not self.match.is_over and not self.has_left:
            seat = self.seats[self.match.position.to_act]
            if seat.thinker is None:
                self.ask()
            else:
                self.let_think(seat.thinker)
        if self.match.is_over:
            self.board("")
            show_scores(self.screen, self.match, self.names)

    def let_think(self, thinker: SteadyThinker) -> None:
        seat, failed = self.match.position.to_act, thinker.failures.number
        number = _choice(self.match, thinker)
        if thinker.failures.number > failed:
            self.complain(failures_in_words(self.names[seat], thinker.failures, language()))
        self.enter(self.match.game.decode(self.match.position, number))

    def ask(self) -> None:
        """Show what there is to decide and read input until it is a move or an undo."""
        self.decision()
        seat, played = self.match.position.to_act, len(self.match.moves)
        self.screen.print(f"{self.names[seat]} · {tell(self.match.game.prompt(self.match.position))}", style="bold")
        while len(self.match.moves) == played and not self.has_left:
            try:
                self.answer(self.screen.input("[bold green]>[/] ").strip())
            except NewWorldsError as error:
                self.complain(tell(error.message), error.rule)
            except OSError as error:
                self.complain(file_problem(error))
            except EOFError:
                self.has_left = True

    def answer(self, text: str) -> None:
        name, _, rest = text.partition(" ")
        command = self.commands.get(name.lower())
        if command is not None:
            command(rest.strip())
        elif text:
            self.enter(self.read(text))

    def read(self, text: str) -> Move:
        """A move as the game writes it, also in lower case; or its number in the list of `legal`."""
        listed = self.listed()
        if text.isdecimal() and 1 <= int(text) <= len(listed):
            return listed[int(text) - 1]
        try:
            return self.match.game.read(text)
        except InvalidMove as error:
            with suppress(InvalidMove):
                return self.match.game.read(text.upper())
            raise error

    def enter(self, move: Move) -> None:
        seat = self.match.position.to_act
        events = self.match.play(move)
        self.history.append(Decision(seat, any(event.reveals for event in events)))
        self.tell(events)

    def tell(self, events: list[Event]) -> None:
        """Print what the people at this terminal may see of the events."""
        seen = [event.seen_by(self.viewer()) for event in events]
        told = [event_line(self.match.game, self.match.setup, event, self.names) for event in seen if event is not None]
        for line, same in groupby(told):
            times = len(list(same))
            self.report(say("cli.play.times", line=line, times=times) if times > 1 else line)

    def report(self, line: str) -> None:
        """Indented, so that it stands out from what is to be decided."""
        indented = wrap(line, self.screen.width, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)
        self.screen.print("\n".join(indented), markup=False)

    def viewer(self) -> int:
        """A single person always sees their own hand; several at one screen only when it is their turn."""
        people = [seat for seat, seated in enumerate(self.seats) if seated.thinker is None]
        if len(people) == 1:
            return people[0]
        return self.match.position.to_act if self.match.position.to_act in people else SPECTATOR

    def complain(self, sentence: str, rule: str | None = None) -> None:
        self.screen.print(sentence + (f" ({rule})" if rule else ""), style="yellow", markup=False)

    def help(self, _: str) -> None:
        game = self.match.game
        self.screen.print(say("cli.play.commands", example=game.write(self.listed()[0])), markup=False)
        if game.picture_parts:
            self.screen.print(say("cli.play.parts"))
        for part in game.picture_parts:
            self.screen.print(f"  {part:<20}{say(f'{game.id}.part.{part}')}", markup=False)

    def listed(self) -> list[Move]:
        return self.match.game.listed(self.match.position)

    def decision(self) -> None:
        """What matters to it, or the whole table where that is as short."""
        if show_decision(self.screen, self.match, self.viewer()):
            self.scores()
            parts = ", ".join(["board", *self.match.game.picture_parts])
            self.screen.print(say("cli.play.more", parts=parts), style="dim", markup=False)
        else:
            self.board("")

    def part(self, name: str, _: str) -> None:
        show_part(self.screen, self.match, name, self.viewer())

    def board(self, _: str) -> None:
        show_board(self.screen, self.match, self.viewer())
        self.scores()

    def scores(self) -> None:
        scores = zip(self.names, self.match.scores, strict=True)
        told_scores = [say("cli.play.score", name=name, score=score) for name, score in scores]
        if any(self.match.scores):
            self.screen.print("  " + " · ".join(told_scores), markup=False)

    def legal(self, beginning: str) -> None:
        texts = [self.match.game.write(move) for move in self.listed()]
        numbered = [f"{number}: {text}" for number, text in enumerate(texts, start=1)]
        chosen = [
            line for line, text in zip(numbered, texts, strict=True) if text.lower().startswith(beginning.lower())
        ]
        for line in _wrapped(chosen or [say("cli.play.none")], self.screen.width):
            self.screen.print(line, markup=False)

    def why(self, text: str) -> None:
        reason = self.match.explain(self.read(text)) if text else None
        if not text:
            self.complain(say("cli.play.why_what"))
        elif reason is None:
            self.screen.print(say("cli.play.possible", move=text), markup=False)
        else:
            self.complain(tell(reason), reason.rule)

    def hint(self, _: str) -> None:
        number = _choice(self.match, SteadyThinker(bots.bot("club")))
        move = self.match.game.write(self.match.game.decode(self.match.position, number))
        self.screen.print(say("cli.play.hint", move=move), markup=False)

    def undo(self, _: str) -> None:
        """Undo the last decision of a person at this terminal, and the bots' answers to it."""
        bots = [seat for seat, seated in enumerate(self.seats) if seated.thinker is not None]
        found = undo(self.history, self.match.is_over, answering=bots)
        if isinstance(found, NoUndo):
            self.complain(tell(found.message))
            return
        self.match = rewound(self.match, self.begun + found.kept)
        del self.history[found.kept :]
        self.screen.print(say("cli.play.undone"), style="dim")

    def save(self, name: str) -> None:
        file = Path(name or _SAVED)
        file.write_bytes(record_to_json(self.match.record([seat.record for seat in self.seats])))
        self.screen.print(say("cli.play.saved", file=str(file), game=self.match.game.id), markup=False, soft_wrap=True)

    def quit(self, _: str) -> None:
        self.has_left = True


def _wrapped(texts: list[str], width: int) -> Iterator[str]:
    """Texts side by side, wrapped only between them."""
    line = texts[0]
    for text in texts[1:]:
        if len(line) + 2 + len(text) > width:
            yield line
            line = text
        else:
            line += f"  {text}"
    yield line


def _choice(match: Match, thinker: SteadyThinker) -> int:
    return thinker.decide(match.game, match.position, match.position.to_act, secrets.randbelow(_SEEDS))
