"""The table for a terminal, in rich's markup and in sections: trail, markets, sea, farms, hand, and what may be done.

Spaces, cards and moves are named as they are typed; colour is never the only sign.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.markup import escape

from newworlds.core.moves import Move
from newworlds.core.setup import Components
from newworlds.games.gwt_new_zealand.moves import write
from newworlds.games.gwt_new_zealand.palette import SEAT_COLOURS, SEAT_MARKS
from newworlds.games.gwt_new_zealand.printed.names import WORKERS
from newworlds.games.gwt_new_zealand.trail_lines import Stretch, stretches
from newworlds.games.gwt_new_zealand.wording import Wording, neutral_actions, objective

WIDTH: Final = 98
_INDENT: Final = 6
Board = Mapping[str, Any]


def picture(board: Board, components: Components, moves: Sequence[Move], eyes: int, language: str) -> str:
    wording = Wording(components, language)
    lines = [_title(wording, "trail"), *_trail(wording, board), *ledger(wording, board, eyes)]
    if moves:
        lines += [_title(wording, "moves"), *_moves(wording, board, moves)]
    return "\n".join(lines)


def ledger(wording: Wording, board: Board, eyes: int) -> Iterator[str]:
    """All but the trail: markets, sea and farms, the viewer's own last."""
    sections = {"markets": _markets, "objectives": _objectives, "sea": _sea}
    for code, section in sections.items():
        yield _title(wording, code)
        yield from section(wording, board)
    for farm in sorted(board["farms"], key=lambda farm: bool(farm["seat"] == eyes)):
        yield from _farm(wording, farm)
    if board["sarah"] is not None:
        yield _title(wording, "sarah")
        yield from _sarah(wording, board["sarah"])


def seat_sign(seat: int) -> str:
    return f"[bold white on {SEAT_COLOURS[seat]}] {SEAT_MARKS[seat]}{seat + 1} [/]"


def _title(wording: Wording, code: str) -> str:
    title = f" {wording.say(f'picture.{code}')} "
    return f"[bold]──{title}{'─' * (WIDTH - 4 - len(title))}[/]"


def _wrapped(head: str, text: str, width: int) -> Iterator[str]:
    """Text beside a head of `width` visible characters, folded under itself."""
    first, *rest = textwrap.wrap(text, WIDTH - width, break_on_hyphens=False) or [""]
    yield head + escape(first)
    yield from (f"{'':{width}}{escape(line)}" for line in rest)


def _trail(wording: Wording, board: Board) -> Iterator[str]:
    """Each space by its name, in the order of the way; branches one below the other."""
    nodes = {node["id"]: node for node in wording.components["trail"]["node"]}
    for stretch in stretches(list(nodes.values())):
        yield from _stretch(wording, board, nodes, stretch)
    yield from (f"[dim]{line}[/]" for line in _wrapped(" ", wording.say("picture.signs"), 1))


def _stretch(wording: Wording, board: Board, nodes: Mapping[str, Any], stretch: Stretch) -> Iterator[str]:
    lead = " " if stretch.branch is None else {"first": " ├─", "last": " └─"}[stretch.branch]
    yield lead + " ".join(_space(board, nodes[name]) for name in stretch.nodes)
    for name in stretch.nodes:
        site = board["trail"].get(name, {})
        if "neutral" in site:
            actions = neutral_actions(wording.components, site["neutral"], site["side"])
            told = " · ".join(f"{number} {wording.effect(effect)}" for number, effect in enumerate(actions, start=1))
            yield from _wrapped(" " * _INDENT, told, _INDENT)


def _space(board: Board, node: Mapping[str, Any]) -> str:
    """The name of a space, what lies there and whose breeders stand there."""
    here = [seat_sign(farm["seat"]) for farm in board["farms"] if farm["breeder"] == node["id"]]
    return "".join([f"[bold]{node['id']}[/]", _site(board, node), *here, " "])


def _site(board: Board, node: Mapping[str, Any]) -> str:
    site = board["trail"].get(node["id"])
    if site is None:
        return _empty(node)
    if "neutral" in site:
        return f"[black on #d8c9a0] {site['neutral']} [/]"
    if "hazard" in site:
        sort, points, hand = site["hazard"].split("_")
        return f"[white on #8a5a3c]{_HAZARD_SIGNS[sort]}{points}[/]{_HANDS[hand]}"
    side = board["sides"][str(site["building"])]
    return f"[white on {SEAT_COLOURS[site['owner']]}]{SEAT_MARKS[site['owner']]}{site['building']}{side}[/]"


_HAZARD_SIGNS: Final = {"landslide": "▲", "flood": "≈"}
_HANDS: Final = {"none": "", "black": "-1", "green": "-2"}


def _empty(node: Mapping[str, Any]) -> str:
    """Signs of an empty space: grass, risk, exploration that it needs."""
    if node["kind"] != "build":
        return ""
    needs = f"({node['needs_exploration']})" if node.get("needs_exploration") else ""
    grass, risk = '"' * bool(node.get("lush")), "†" * bool(node.get("risky"))
    return f"[dim]□{grass}{risk}{needs}[/]"


def _markets(wording: Wording, board: Board) -> Iterator[str]:
    yield from _jobs(wording, board)
    yield from _tiles(wording, board)
    forecast = " · ".join(
        f"{space} {wording.tile(tile) if tile else '–'}"
        for space, tile in zip(("A1", "A2", "B1", "B2"), board["forecast"], strict=True)
    )
    yield from _line(wording, "forecast", forecast)
    yield from _line(wording, "sheep", _cards(wording, board["sheep_market"]))
    piles = [
        f"{name} ({pile['gold']}) {wording.card(pile['card'])} × {pile['left']}"
        for name, pile in board["bonus_cards"].items()
    ]
    yield from _line(wording, "bonus_cards", " · ".join(piles))


def _line(wording: Wording, code: str, text: str) -> Iterator[str]:
    title = wording.say(f"picture.{code}")
    yield from _wrapped(f" [bold]{title}[/] ", text, len(title) + 2)


def _jobs(wording: Wording, board: Board) -> Iterator[str]:
    """Row by row with its price."""
    costs = wording.components["board"]["job_market"]["row_costs_top_to_bottom"]
    rows = []
    for row, there in enumerate(board["jobs"]):
        free = [wording.say(f"worker.{worker}") for worker, is_free in zip(WORKERS, there, strict=True) if is_free]
        rows.append(f"{row + 1} ({costs[row]}) {', '.join(free) or '–'}")
    yield from _line(wording, "jobs", " · ".join(rows))


def _tiles(wording: Wording, board: Board) -> Iterator[str]:
    costs = wording.components["board"]["bonus_market"]["row_costs_top_to_bottom"]
    market = board["bonus_market"]
    rows = []
    for row, tiles in enumerate(market["rows"]):
        shown = [f"{column + 1} {wording.say(f'tile.{tile}')}" for column, tile in enumerate(tiles) if tile]
        marker = " ◀" if market["marker"] == row else ""
        if shown or marker:
            rows.append(f"{row + 1} ({costs[row]}){marker} {', '.join(shown) or '–'}")
    yield from _line(wording, "tiles", " · ".join(rows))


def _objectives(wording: Wording, board: Board) -> Iterator[str]:
    for card in board["objectives"]["offer"]:
        yield from _wrapped(f" [bold]{card}[/] ", objective(wording, card), 6)


def _sea(wording: Wording, board: Board) -> Iterator[str]:
    """The lanes with their ports, and who is where."""
    sea = wording.components["sea"]
    ports = {port["node"]: port for port in sea["port"]}
    start = "".join(seat_sign(farm["seat"]) for farm in board["farms"] if farm["ship"] == "S")
    yield f" [bold]S[/] {start}"
    for lane in sea["sea_lane"]:
        yield "  " + " ".join(_sea_space(board, node, ports.get(node)) for node in lane["nodes"])


def _sea_space(board: Board, node: str, port: Mapping[str, Any] | None) -> str:
    here = "".join(seat_sign(farm["seat"]) for farm in board["farms"] if farm["ship"] == node)
    if port is None:
        return f"[bold]{node}[/]{here}"
    owners = "".join(SEAT_MARKS[farm["seat"]] for farm in board["farms"] if port["id"] in farm["ports"])
    master = board["harbours"].get(port["id"], {}).get("harbourmaster")
    return f"[bold]{node}[/]:{port['id']}{f'#{master}' if master else ''}{owners}{here}"


def _farm(wording: Wording, farm: Mapping[str, Any]) -> Iterator[str]:
    yield f"{seat_sign(farm['seat'])}{'─' * (WIDTH - 4)}"
    yield from _wrapped(" ", wording.say("picture.purse", **_purse(farm)), 1)
    workers = ", ".join(
        f"{wording.say(f'worker.{worker}')} {1 + len(hired)}" for worker, hired in farm["workers"].items()
    )
    yield from _line(wording, "workers", workers)
    if farm["delivered"]:
        yield from _line(wording, "delivered", ", ".join(_times(farm["delivered"])))
    tiles = {**farm["hazards"], **farm["tiles"]}
    if tiles:
        yield from _line(wording, "tiles_held", ", ".join(_times({wording.tile(each): n for each, n in tiles.items()})))
    if farm["played"]:
        yield from _line(wording, "played", _cards(wording, farm["played"]))
    if "hand" in farm:
        yield from _own_farm(wording, farm)


def _purse(farm: Mapping[str, Any]) -> dict[str, Any]:
    figures = ("money", "gold", "certificates", "certificate_limit", "permanent_certificates", "wool", "tokens")
    piles = ("explored", "movement_limit", "hand_limit", "hand_size", "pile_size", "visits")
    return {name: farm[name] for name in (*figures, *piles)} | {"points": sum(farm["points"])}


def _own_farm(wording: Wording, farm: Mapping[str, Any]) -> Iterator[str]:
    yield from _line(wording, "discs", ", ".join(farm["discs"]))
    yield from _line(wording, "buildings", ", ".join(map(str, farm["buildings"])))
    yield from _line(wording, "discard", _cards(wording, farm["discard"]) or "–")
    title = wording.say("picture.hand")
    cards = [
        f"{name} × {count} ({wording.say('picture.sheep_value', **_sheep(wording, name))})"
        if _sheep(wording, name)
        else f"{name} × {count}"
        for name, count in farm["hand"].items()
    ]
    yield from _wrapped(f" [bold reverse]{title}[/] ", " · ".join(cards) or "–", len(title) + 2)


def _sheep(wording: Wording, card: str) -> dict[str, int]:
    cards = wording.components["cards"]
    for printed in (*cards["sheep"], *cards["support"]):
        if card in (printed.get("breed"), printed.get("id")) and printed.get("breeding"):
            return {"breeding": printed["breeding"], "wool": printed.get("wool", 0)}
    return {}


def _sarah(wording: Wording, sarah: Mapping[str, Any]) -> Iterator[str]:
    card = "–" if sarah["card"] is None else str(sarah["card"])
    speciality = wording.say(f"worker.{sarah['speciality']}")
    yield f" {wording.say('picture.sarah_state', card=card, speciality=speciality, pile=len(sarah['pile']))}"


def _moves(wording: Wording, board: Board, moves: Sequence[Move]) -> Iterator[str]:
    """Each move with its number, as it is typed, and in words."""
    for number, move in enumerate(moves, start=1):
        text = write(move)
        width = max(30, 7 + len(text))
        yield from _wrapped(f" {number:>3} [bold]{escape(text):<{width - 6}}[/] ", wording.move(move, board), width)


def _times(counts: Mapping[str, int]) -> list[str]:
    return [f"{name} × {count}" if count > 1 else name for name, count in counts.items()]


def _cards(wording: Wording, counts: Mapping[str, int]) -> str:
    return ", ".join(_times({wording.card(card): count for card, count in counts.items()}))
