"""New Zealand as arrays. Actions: every kind of move with each of its possible arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from newworlds.core.encoder import Encoder, Observer
from newworlds.core.position import Position
from newworlds.core.sections import Layout
from newworlds.games.gwt_new_zealand.observe import NewZealandLayout, NewZealandObserver
from newworlds.games.gwt_new_zealand.rules import choices
from newworlds.games.gwt_new_zealand.tables import Tables

if TYPE_CHECKING:
    from newworlds.core.sections import Section


@final
class NewZealandEncoder(Encoder):
    def __init__(self, tables: Tables, players: i64, arguments: list[int]) -> None:
        """`arguments` has the number of possible arguments of each kind of choice."""
        self.tables: Tables = tables
        self.layout: NewZealandLayout = NewZealandLayout(tables, players)
        self.first: vec[i64] = vec[i64]()
        """The first action of each kind."""
        self.moves: vec[i64] = vec[i64]()
        """By action."""
        for kind in range(i64(len(arguments))):
            self.first = append(self.first, len(self.moves))
            for argument in range(i64(arguments[kind])):
                self.moves = append(self.moves, choices.choice(kind, argument))
        super().__init__(len(self.moves), self.layout.size)

    def action_of(self, position: Position, move: i64) -> i64:
        return self.first[move >> choices.SHIFT] + (move & choices.ARGUMENT)

    def move_of(self, position: Position, action: i64) -> i64:
        return self.moves[action]

    def observer(self, into: vec[u8], start: i64) -> Observer:
        return NewZealandObserver(self.tables, self.layout.size, into, start)

    def observation_sections(self) -> list[Section]:
        return self.layout.sections

    def action_sections(self) -> list[Section]:
        from newworlds.games.gwt_new_zealand import move_forms

        layout = Layout()
        for kind in move_forms.KINDS:
            name = str(kind.move.__struct_config__.tag)
            labels = [" ".join(map(str, fields or ("–",))) for fields in move_forms.values(self.tables, kind.code)]
            meaning = f"The move `{name}`, with each of its arguments; – where there is none."
            layout.add(name, (len(labels),), meaning, labels)
        return layout.sections
