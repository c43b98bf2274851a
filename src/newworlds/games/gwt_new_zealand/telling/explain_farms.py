"""What the boards of the players say: worker spaces, discs, auxiliary actions, warehouses, exploration."""

from __future__ import annotations

from newworlds.core.explanation import Explanation
from newworlds.core.message import Message
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.data.schema.board import Auxiliary, DiscSpace, Exploration, WorkerSpace
from newworlds.games.gwt_new_zealand.telling import names
from newworlds.games.gwt_new_zealand.telling.effects import effects
from newworlds.games.gwt_new_zealand.telling.explain_cards import Explained
from newworlds.games.gwt_new_zealand.telling.explain_markets import sentence
from newworlds.games.gwt_new_zealand.telling.said import said, those


def farms(printing: Printing) -> Explained:
    board = printing.board.player_board
    for row in board.worker_row:
        for space in row.columns:
            yield f"worker_space:{row.type}:{space.column}", _worker_space(row.type, space)
    auxiliary_discs = {disc for each in board.aux for disc in each.discs}
    for disc in board.disc_space:
        lines = _disc(disc, disc.id in auxiliary_discs)
        yield f"disc:{disc.id}", Explanation(names.disc(disc.id), lines, "NZ-17")
    for auxiliary in board.aux:
        yield f"aux:{auxiliary.id}", Explanation(names.auxiliary(auxiliary.id), _auxiliary(auxiliary), "NZ-32")
    for pair in board.warehouse_pair:
        gain = effects(pair.actions) or [names.points(pair.vp)]
        title = said("title.pair", pair=pair.id)
        yield f"pair:{pair.id}", Explanation(title, [said("explain.pair", effects=gain)], "NZ-27")
    yield from _exploration(printing)


def _worker_space(worker: str, space: WorkerSpace) -> Explanation:
    lines = those(
        (True, said(f"explain.{worker}")),
        (space.actions, said("explain.when_hired", effects=effects(space.actions))),
        (space.vp, names.points(space.vp)),
    )
    return Explanation(worker_space_title(worker, space.column), lines, "NZ-23")


def worker_space_title(worker: str, column: int) -> Message:
    return said("title.worker_space", worker=names.worker(worker), column=column)


def _disc(disc: DiscSpace, is_auxiliary: bool) -> list[Message]:
    gain = said("explain.aux_disc") if is_auxiliary else said("explain.disc", effects=effects(disc.actions))
    return those(
        (True, gain),
        (disc.border != "none", said("explain.border", border=disc.border)),
        (disc.unlock_cost, said("explain.unlock", pounds=disc.unlock_cost)),
        (disc.vp, names.points(disc.vp)),
    )


def _auxiliary(printed: Auxiliary) -> list[Message]:
    cost = [said("explain.costs", pounds=printed.cost)] if printed.cost else []
    return [*sentence(printed.actions), *cost]


def _exploration(printing: Printing) -> Explained:
    track = printing.board.exploration
    gates = {node.needs_exploration for node in printing.trail.node}
    for space in range(track.last + 1):
        lines = those(
            (space in track.gold_at, said("explain.explore_gold")),
            (space == track.choice_at, said("explain.explore_choice")),
            (space and space in gates, said("explain.explore_gate", space=space)),
            (True, names.points(_worth(track, space))),
        )
        title = said("title.exploration_space", space=space)
        yield f"exploration:{space}", Explanation(title, lines, "NZ-30")


def _worth(track: Exploration, space: int) -> int:
    """The highest entry reached counts (NZ-41)."""
    reached = [int(entry) for entry in track.vp_from_space.vp if int(entry) <= space]
    return track.vp_from_space.vp[str(max(reached))] if reached else 0
