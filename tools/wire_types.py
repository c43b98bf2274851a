"""Writes the TypeScript types of everything sent between server and browser, from the Python structures.

    .venv/bin/python -m tools.wire_types

A test checks that the files are up to date. Types of core and server go to `web/src/net/generated.ts`,
those of a kernel or game to `generated.ts` in its folder under `web/src/games/`.
"""

from __future__ import annotations

from collections import ChainMap, Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from newworlds.core.board import Board
from newworlds.core.events import Event
from newworlds.core.explanation import Note
from newworlds.core.game import Game
from newworlds.core.message import Argument
from newworlds.core.moves import Move
from newworlds.core.record import Record
from newworlds.core.scorebook import Scorebook
from newworlds.games import IDS
from newworlds.games import game as game_by_id
from newworlds.kernels.tiles.board import TileBoard
from newworlds.server.absence.vacations import VacationInfo
from newworlds.server.client_messages import CLIENT_MESSAGES, Ref
from newworlds.server.company.infos import CompanionInfo
from newworlds.server.company.requests import RematchRequest, ReportRequest, TieRequest
from newworlds.server.desk.messages import DESK_MESSAGES
from newworlds.server.hosting.infos import AnnouncementInfo, AuditInfo
from newworlds.server.hosting.overview import HostInfo
from newworlds.server.hosting.report_desk import ReportInfo
from newworlds.server.hosting.requests import AnnouncementRequest, RoleRequest
from newworlds.server.infos import (
    GameInfo,
    InvitationInfo,
    Moment,
    Printed,
    Refusal,
    SeatKind,
    SiteInfo,
    TableInfo,
    TableStatus,
)
from newworlds.server.live import NO_SUCH_TABLE
from newworlds.server.lobby.infos import ShowLobby
from newworlds.server.people.infos import (
    AccountInfo,
    AddressInfo,
    ArrivalInfo,
    AskedInfo,
    ConfirmedInfo,
    MeInfo,
    PasskeyChallenge,
    PasskeyOffer,
    PasskeysInfo,
    SessionInfo,
    TicketInfo,
    TicketOffer,
)
from newworlds.server.people.requests import MadePasskey, NameRequest, SignedPasskey
from newworlds.server.post.structures import PostInfo, QuietRequest, StoppedInfo, SubscribeRequest
from newworlds.server.privacy.page import StoredInfo
from newworlds.server.replay_routes import RecordReplay
from newworlds.server.requests import BranchRequest, JoinRequest, LessonRequest, TableRequest
from newworlds.server.seats.infos import Cancelled
from newworlds.server.seats.requests import Removal, SeatChange
from newworlds.server.server_messages import SERVER_MESSAGES
from newworlds.server.standing.infos import STANDING_TOLD
from newworlds.server.storage.host_desk_rows import PersonLine, TableLine
from newworlds.server.terms import Pace
from tools.typescript import JSON, Shape, Struct, TypeScript, bounds_of, comment, declaration, fields_of, references_of

WEB: Final = Path(__file__).parent.parent / "web" / "src"
NET: Final = "net"
HEAD: Final = "// Written by `.venv/bin/python -m tools.wire_types` from the server's structures; do not edit.\n"

ASKED: Final = (
    *(TableRequest, LessonRequest, JoinRequest, BranchRequest, SeatChange, Removal, NameRequest),
    *(TieRequest, ReportRequest, RematchRequest),
    *(SubscribeRequest, QuietRequest),
    *CLIENT_MESSAGES,
    *(AnnouncementRequest, RoleRequest),
)
"""What the browser sends: fields with a default may be left out."""
TOLD: Final = (
    *(*SERVER_MESSAGES, *DESK_MESSAGES, TableInfo, GameInfo, SiteInfo, InvitationInfo, Cancelled, Printed, Moment),
    *(MeInfo, PostInfo, CompanionInfo, ShowLobby, Scorebook, RecordReplay, Record, Refusal, Note),
    *(AccountInfo, ArrivalInfo, SessionInfo, TicketInfo, TicketOffer),
    *(MadePasskey, PasskeyChallenge, PasskeyOffer, PasskeysInfo, SignedPasskey),
    *(AddressInfo, AskedInfo, ConfirmedInfo, StoppedInfo, VacationInfo),
    *STANDING_TOLD,
    *(AnnouncementInfo, AuditInfo, StoredInfo, HostInfo, PersonLine, TableLine, ReportInfo),
)

NAMES: Final[Mapping[Struct, str]] = {Event: "GameEvent", Record: "GameRecord"}
"""New names for those that mean something else in a browser."""
ALIASES: Final = {"Argument": Argument, "Pace": Pace, "Ref": Ref, "SeatKind": SeatKind, "TableStatus": TableStatus}
Unions = Mapping[str, tuple[Struct, ...]]
"""Union types."""

OPEN: Final[dict[Struct, str]] = {
    Move: "{ readonly kind: string; readonly [field: string]: Json }",
    Event: "{ readonly kind: string; readonly [field: string]: Json }",
    Board: "Readonly<Record<string, Json>>",
}
"""The base classes of which each game has its own kinds."""


def written() -> dict[Path, str]:
    """The content of every generated file."""
    unions: dict[str, Unions] = {NET: {"ServerMessage": SERVER_MESSAGES, "ClientMessage": CLIENT_MESSAGES}}
    roots: list[Struct] = [*TOLD, *ASKED, TileBoard]
    for game in map(game_by_id, IDS):
        roots += [game.board_type, *game.move_kinds, *game.event_kinds]
        roots += [game.components_type] if game.components_type else []
        unions[folder_of(type(game))] = _unions(game)
    by_folder: dict[str, list[Struct]] = {folder: [] for folder in unions}
    for shape in references_of(roots):
        by_folder.setdefault(folder_of(shape), []).append(shape)
    namesakes = [_namesakes(shapes) for shapes in by_folder.values()]
    typescript = TypeScript(ChainMap(dict(NAMES), *namesakes), ALIASES)
    return {
        WEB / folder / "generated.ts": _file(typescript, folder, shapes, unions.get(folder, {}))
        for folder, shapes in by_folder.items()
    }


def folder_of(kind: type) -> str:
    """Where the types of a module go, under `web/src`."""
    _, layer, name, *_ = [*kind.__module__.split("."), ""]
    return f"games/{name}" if layer in ("games", "kernels") else NET


def _namesakes(shapes: Iterable[Struct]) -> dict[Struct, str]:
    """Structures in one folder with the same name, distinguished by their base class: HireMove, HireEffect."""
    counted = Counter(shape.__name__ for shape in shapes)
    return {shape: f"{shape.__name__}{shape.__mro__[1].__name__}" for shape in shapes if counted[shape.__name__] > 1}


def _unions(game: Game) -> Unions:
    name = type(game).__name__
    return {f"{name}Move": game.move_kinds, f"{name}Event": game.event_kinds}


def _file(
    typescript: TypeScript,
    folder: str,
    shapes: Iterable[Struct],
    unions: Unions,
) -> str:
    ordered = sorted(shapes, key=lambda shape: typescript.name(shape))
    parts = [HEAD + _imports(typescript, folder, ordered, unions)]
    if folder == NET:
        parts.append(_constants(typescript))
    parts += [_shape(typescript, shape) for shape in ordered]
    parts += [_union(typescript, name, kinds) for name, kinds in unions.items()]
    return "\n".join(part for part in parts if part)


def _shape(typescript: TypeScript, shape: Struct) -> str:
    if shape in OPEN:
        return f"{comment(shape.__doc__)}export type {typescript.name(shape)} = {OPEN[shape]}\n"
    return declaration(typescript, Shape(shape, is_asked=shape in references_of(ASKED)))


def _union(typescript: TypeScript, name: str, kinds: Iterable[Struct]) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(map(typescript.name, kinds)) + "\n"


def _constants(typescript: TypeScript) -> str:
    lost = comment("The close code when there is no such table: coming back will not help.")
    return "\n".join(
        [
            JSON,
            f"{lost}export const NO_SUCH_TABLE = {NO_SUCH_TABLE}\n",
            *(f"export type {name} = {typescript.spelled(hint)}\n" for name, hint in ALIASES.items()),
        ]
    )


def _imports(
    typescript: TypeScript,
    folder: str,
    shapes: Iterable[Struct],
    unions: Unions,
) -> str:
    named = [kind for shape in shapes if shape not in OPEN for field in fields_of(shape) for kind in field.references]
    named += [kind for kinds in unions.values() for kind in kinds]
    named += [bound for shape in shapes for bound in bounds_of(shape)]
    by_folder: dict[str, set[str]] = {}
    for kind in named:
        if folder_of(kind) != folder:
            by_folder.setdefault(folder_of(kind), set()).add(typescript.name(kind))
    lines = [
        f"import type {{ {', '.join(sorted(names))} }} from '{_path(folder, other)}'\n"
        for other, names in sorted(by_folder.items())
    ]
    return "".join(lines)


def _path(folder: str, other: str) -> str:
    up = "../" * len(folder.split("/"))
    return f"{up}{other}/generated"


def main() -> None:
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
