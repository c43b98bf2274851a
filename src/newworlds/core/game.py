"""A game as the rest of the program sees it: how to start one and how to name what happens in it."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

import msgspec

from newworlds.core.archive import Archive
from newworlds.core.board import Board
from newworlds.core.errors import BadPlayers, InvalidMove, NothingToLearn, UnknownData, UnknownRules
from newworlds.core.event_table import EventTable
from newworlds.core.events import Event, event_message
from newworlds.core.explanation import Explanation, Note
from newworlds.core.journal import Journal
from newworlds.core.message import Message
from newworlds.core.moves import Choice, Move, PlainMove
from newworlds.core.network import CorrectedJudge
from newworlds.core.network_file import NetworkFile, file_of, load_network
from newworlds.core.options import Option, Value, checked_options
from newworlds.core.position import Judge, Position
from newworlds.core.seeds import NEWEST_CHANCE, Seed, checked_chance
from newworlds.core.setup import Components, Setup, data_hash
from newworlds.core.weights import FILE, Learnable, NetworkShape, Weights, load_weights, starting_weights

if TYPE_CHECKING:
    from newworlds.core.encoder import Encoder
    from newworlds.core.match import Match
    from newworlds.core.scorebook import ScoredThing


class SheetRow(msgspec.Struct, frozen=True):
    """One line of the score sheet; the rows of a finished game sum to its scores."""

    label: Message
    points: list[int]


class Progress(msgspec.Struct, frozen=True):
    """Which of the steps of a turn is due, counted from 1."""

    now: int
    of: int


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """An error, or with `is_warning` something doubtful, in a component file: where it is and what it is."""

    place: str
    problem: Message
    is_warning: bool = False


class Game(ABC):
    """One instance per game, named `GAME` in its package."""

    id: ClassVar[str]
    rules: ClassVar[int]
    """The newest rules version; incremented when a change would alter how an older record replays."""
    rules_played: ClassVar[frozenset[int]]
    """Every rules version this program can still replay."""
    seats: ClassVar[tuple[int, int]]
    """The smallest and the largest number of players."""
    options: ClassVar[tuple[Option, ...]]
    move_kinds: ClassVar[tuple[type[Move], ...]]
    event_table: ClassVar[EventTable]
    event_kinds: ClassVar[tuple[type[Event], ...]]
    board_type: ClassVar[type[Board]] = Board
    """What `board` returns; the browser's types are generated from it."""
    components_type: ClassVar[type[msgspec.Struct] | None] = None
    """The shape of its component files, if the browser draws from them."""
    reference_judge: ClassVar[Judge]
    """The judge by which progress is measured: the bot `reference` uses it, and its choices never change."""
    learnable: ClassVar[Learnable | None] = None
    """The judge that is learned, if there is one; its weights are in the file `weights/judge.json` of the package."""
    moves_are_public: ClassVar[bool] = True
    """False when a move may name something others cannot see; the moves of a game in progress are then not shown."""
    has_secrets: ClassVar[bool] = False
    """Whether a seat sees what the others must not: players at one screen then take turns to look."""
    keeps_legal_moves: ClassVar[bool] = False
    """True when positions make the list of moves while a move is played, so that asking for it takes no time."""
    can_plan: ClassVar[bool] = False
    """Whether a turn can be planned before it begins. Not where it begins with something hidden, such as a tile."""
    picture_parts: ClassVar[tuple[str, ...]] = ()
    """What can be looked at by itself on a terminal, by the command that asks for it; `part.<command>` describes it."""

    @property
    def name(self) -> Message:
        """What people call the game."""
        return Message(f"{self.id}.name")

    @property
    def judge(self) -> Judge:
        """The strongest judge there is."""
        return _strongest_judge(type(self))

    def weights(self) -> Weights:
        """The weights of the learned judge, as shipped."""
        return load_weights(self.weights_file, self.id, self._learnable)

    def starting_weights(self) -> Weights:
        """The weights of the learned judge before it has learned anything."""
        return starting_weights(self.id, self._learnable)

    def judge_with(self, values: Sequence[float]) -> Judge:
        """The learned judge with these weights, in the order of `weights().names`."""
        wanted = len(self._learnable.weights)
        if len(values) != wanted:
            raise ValueError(f"{self.id}: its judge has {wanted} weights, not {len(values)}")
        return self._learnable.make(values)

    def networks(self) -> list[NetworkFile]:
        """The networks that correct the learned judge, as shipped."""
        return [load_network(self.network_file(shape), self.id, shape) for shape in self._learnable.networks]

    @property
    def weights_file(self) -> Path:
        return self._folder / "weights" / FILE

    def network_file(self, shape: NetworkShape) -> Path:
        return self._folder / "weights" / file_of(shape)

    @property
    def _learnable(self) -> Learnable:
        if self.learnable is None:
            raise NothingToLearn(game=self.name)
        return self.learnable

    @abstractmethod
    def start(self, setup: Setup, seed: Seed, journal: Journal | None = None) -> Position:
        """The first position that needs a decision. The journal records what happens during setup.

        The returned position is no longer attached to the journal.
        """

    @abstractmethod
    def restore(self, setup: Setup, numbers: list[int]) -> Position:
        """The inverse of `Position.numbers`."""

    @abstractmethod
    def encode(self, position: Position, move: Move) -> int:
        """The engine's number for a move; `InvalidMove` when it names something this game does not have."""

    @abstractmethod
    def decode(self, position: Position, number: int) -> Move:
        """The inverse of `encode`."""

    @abstractmethod
    def write(self, move: Move) -> str:
        """The canonical text form of a move."""

    @abstractmethod
    def read(self, text: str) -> Move:
        """The inverse of `write`; `InvalidMove` when the text is not a move."""

    def event(self, position: Position, entry: list[int]) -> Event:
        """A journal entry as a typed event."""
        return self.event_table.event(position, entry)

    @abstractmethod
    def board(self, position: Position, viewer: int) -> Board:
        """What this viewer may see of the table: a seat, `NOBODY` (a spectator) or `REFEREE` (everything)."""

    def seen_by(self, viewer: int, position: Position, board: Board) -> Board:
        """The board for this viewer, given that of the same position for any other: most of it is the same."""
        return self.board(position, viewer)

    @abstractmethod
    def prompt(self, position: Position) -> Message:
        """What is expected of the seat to act."""

    @abstractmethod
    def refusal(self, position: Position, move: Move) -> Message:
        """Why a move that is not legal is refused, with its rule."""

    @abstractmethod
    def sheet(self, position: Position) -> list[SheetRow]:
        """The scores by category."""

    def sheet_label(self, event: Event) -> Message | None:
        """The row of the score sheet to which the points of an event belong; None if it gives none."""
        return None

    def counted_at_the_end(self, position: Position, moves: int) -> list[ScoredThing]:
        """What gives points only when the game is over, after so many moves, without an event of its own."""
        return []

    def scores_if_over(self, position: Position) -> list[int]:
        """The scores; those there would be if the game ended now, where points are counted only at the end."""
        return list(position.scores)

    def choice(self, position: Position, move: Move) -> Choice[Move]:
        """A legal move with what the player should know about it: its wording, its price, its rule."""
        return Choice(move)

    def progress(self, position: Position) -> Progress | None:
        """Which step of the turn is due; None where turns have no fixed steps."""
        return None

    def foreseen_after(self, move: Move) -> Sequence[Move]:
        """Moves that a preview plays after this one, so that it tells what the move by itself would score."""
        return ()

    def turn_ahead(self, position: Position, seat: int) -> Position | None:
        """As far as this seat knows: if its turn began now, whatever the others still do. None if it has none now."""
        return None

    def explanations(self, components: Components) -> Mapping[str, Explanation]:
        """The explanation of each printed component, by the name that choices and boards use for it."""
        return {}

    def notes(self, position: Position, board: Board | None = None) -> Mapping[str, Note]:
        """What is true of the components right now, by the same names; nothing in it is hidden from anybody.

        `board` is what any viewer sees of this position, if that is known already.
        """
        return {}

    def tell(self, setup: Setup, event: Event) -> Message:
        """The log's sentence for an event. It may mention every field: `seen_by` has already removed what is secret."""
        return event_message(f"{self.id}.event.{type(event).__struct_config__.tag}", event)

    def why(self, setup: Setup, event: Event) -> Message | None:
        """Why an event happened, where rules decided in a player's place."""
        return None

    def standing(self, position: Position) -> Sequence[int] | None:
        """In games that count points only at the end: by seat, those that a preview tells the change of."""
        return None

    def tell_briefly(self, setup: Setup, event: Event) -> Message | None:
        """A few words for the line of the act that the event belongs to, if it is a detail or a place."""
        return None

    def things_in(self, setup: Setup, event: Event) -> list[str]:
        """The things that an event speaks of, by the names of their explanations."""
        return []

    def inventory(self, position: Position) -> Mapping[str, int]:
        """How many of each piece there are in total; the tests check that play never changes it."""
        return {}

    def automata(self, setup: Setup) -> list[Message]:
        """The names of the players controlled by the rules; their scores come after those of the seats."""
        return []

    def random_opening(self, setup: Setup) -> int:
        """How many first decisions to make at random, so that bots do not play the same game again and again.

        None where chance sees to it.
        """
        return 0

    @abstractmethod
    def components(self, options: Mapping[str, Value]) -> Components:
        """The components of a new game with these options."""

    def ships(self, options: Mapping[str, Value]) -> bool:
        """Whether later versions will still have the components of these options; if not, records carry them."""
        return True

    def shipped(self) -> Iterator[Components]:
        """Every set of components that comes with this version."""
        yield self.components(checked_options(self.options, {}))

    @property
    def archive(self) -> Archive:
        """Components of earlier versions: the folder `data/archive` of the game's package."""
        return Archive(self._folder / "data" / "archive")

    @property
    def _folder(self) -> Path:
        """The folder of the game's package."""
        module = sys.modules[type(self).__module__]
        return Path(cast(str, module.__file__)).parent

    @property
    def levels_file(self) -> Path:
        """How its bots think at each level; see `bots.levels`."""
        module = sys.modules[type(self).__module__]
        return Path(cast(str, module.__file__)).parent / "levels.toml"

    @property
    def lessons_folder(self) -> Path:
        """The lessons that teach it; see `core.lesson_file`."""
        return self._folder / "lessons"

    @abstractmethod
    def checked_components(self, source: Path) -> Components:
        """Read a component file; `BadData` names its first fault."""

    @abstractmethod
    def faults(self, source: Path) -> list[Fault]:
        """Every fault and warning of a component file."""

    def recognises(self, content: Mapping[str, Any]) -> bool:
        """Whether the content of a TOML file is that of a component file of this game."""
        return content.get("game") == self.id

    def picture(self, position: Position, viewer: int, language: str, width: int = 100) -> str | None:
        """The table for a terminal, in rich's markup; None if the game has no picture.

        Text is wrapped at `width` columns; a drawing keeps its own width.
        """
        return None

    def decision_picture(self, position: Position, viewer: int, language: str, width: int = 100) -> str | None:
        """What matters to the decision at hand, for a terminal; None if the whole picture is shown each time."""
        return None

    def picture_part(self, part: str, position: Position, viewer: int, language: str, width: int = 100) -> str:
        """One of `picture_parts`, in rich's markup."""
        raise KeyError(part)

    def listed(self, position: Position) -> list[Move]:
        """The legal moves in the order in which people read and number them."""
        return self.moves(position)

    @abstractmethod
    def encoder(self, setup: Setup) -> Encoder:
        """The encoder for machine learning."""

    def setup(
        self,
        players: int,
        options: Mapping[str, Any] | None = None,
        components: Components | None = None,
        rules: int | None = None,
        chance: int = NEWEST_CHANCE,
    ) -> Setup:
        fewest, most = self.seats
        if not fewest <= players <= most:
            raise BadPlayers(game=self.name, players=str(players), fewest=fewest, most=most)
        version = self.rules if rules is None else rules
        if version not in self.rules_played:
            raise UnknownRules(game=self.name, rules=version, known=sorted(self.rules_played))
        chosen = checked_options(self.options, options or {})
        return Setup(self.id, version, players, chosen, components or self.components(chosen), checked_chance(chance))

    def new(
        self,
        players: int,
        seed: Seed = 0,
        options: Mapping[str, Any] | None = None,
        components: Components | None = None,
        chance: int = NEWEST_CHANCE,
    ) -> Match:
        """A new match. Imported here because `match` imports this module."""
        from newworlds.core.match import Match

        return Match(self, self.setup(players, options, components, chance=chance), seed)

    def from_bytes(self, source: bytes) -> Match:
        """The inverse of `Match.to_bytes`."""
        from newworlds.core.match import Match

        return Match.from_bytes(self, source)

    def components_with(self, data: str, options: Mapping[str, Value]) -> Components:
        """The components that a record refers to by their hash."""
        current = self.components(options)
        found = current if data_hash(current) == data else self.archive.find(data)
        if found is None:
            raise UnknownData(game=self.name, id=self.id, data=data)
        return found

    def read_json(self, source: object) -> Move:
        """A move from its JSON form: a document, or plain values decoded from one."""
        kinds = _union(self.move_kinds)
        try:
            if isinstance(source, msgspec.Raw):
                return cast(Move, msgspec.json.decode(source, type=kinds))
            return cast(Move, msgspec.convert(source, kinds))
        except msgspec.ValidationError as error:
            raise InvalidMove(problem=str(error)) from error

    def write_json(self, move: Move) -> PlainMove:
        """The JSON form of a move, in plain values."""
        return cast(PlainMove, msgspec.json.decode(msgspec.json.encode(move)))

    def choices(self, position: Position, board: Board | None = None) -> list[Choice[Move]]:
        """The legal moves. `board` is what the seat to act sees, if that is known already."""
        return [self.choice(position, move) for move in self.moves(position)]

    def moves(self, position: Position) -> list[Move]:
        return [self.decode(position, number) for number in position.legal()]


@cache
def _strongest_judge(kind: type[Game]) -> Judge:
    """Made once for each kind of game, and not kept in the game: games are sent between processes."""
    game = kind()
    if game.learnable is None:
        return game.reference_judge
    judge = game.judge_with(game.weights().values)
    if game.learnable.networks:
        corrected = cast(CorrectedJudge, judge)
        for file in game.networks():
            corrected.correct_by(file.name, file.network())
    return judge


def _union(kinds: Sequence[type[Any]]) -> Any:
    joined: Any = kinds[0]
    for kind in kinds[1:]:
        joined = joined | kind
    return joined
