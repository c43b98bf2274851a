"""What Sarah's board and cards say."""

from __future__ import annotations

from newworlds.core.explanation import Explanation
from newworlds.core.message import Message
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.data.schema.sarah import Sarah as PrintedSarah
from newworlds.games.gwt_new_zealand.data.schema.sarah import SarahCard
from newworlds.games.gwt_new_zealand.printed.names import ROW_LENGTH, WORKERS
from newworlds.games.gwt_new_zealand.telling import names
from newworlds.games.gwt_new_zealand.telling.effects import sarah_effects
from newworlds.games.gwt_new_zealand.telling.explain_cards import Explained
from newworlds.games.gwt_new_zealand.telling.explain_farms import worker_space_title
from newworlds.games.gwt_new_zealand.telling.said import said, those


def sarah(printing: Printing) -> Explained:
    printed = printing.sarah
    for worker in WORKERS:
        for column in range(1, ROW_LENGTH + 1):
            title = worker_space_title(worker, column)
            yield f"sarah_space:{worker}:{column}", Explanation(title, _space(printed, worker, column), "NZ-61")
    for card in printed.card:
        yield f"sarah_card:{card.id}", Explanation(said("title.sarah_card", card=card.id), card_lines(card), "NZ-61")


def _space(printed: PrintedSarah, worker: str, column: int) -> list[Message]:
    """The bonus card of its column, and what she does at once."""
    pile = {int(at): card for at, card in printed.sarah_board.column_bonus_card.items()}.get(column)
    immediate = [space for space in printed.immediate if space.row == worker and column in space.columns]
    does = sarah_effects(effect for space in immediate for effect in space.actions)
    return those(
        (pile, said("explain.gives", card=names.gift(pile) if pile else "")),
        (does, said("explain.effects", effects=does)),
    )


def card_lines(card: SarahCard) -> list[Message]:
    """How far she moves, and what she does there."""
    return those(
        (True, _steps(card)),
        (card.actions, said("explain.effects", effects=sarah_effects(card.actions))),
        (card.specialised, said("sarah.specialised", effects=sarah_effects(card.specialised))),
        (card.unspecialised, said("sarah.unspecialised", effects=sarah_effects(card.unspecialised))),
    )


def _steps(card: SarahCard) -> Message:
    steps = card.move if isinstance(card.move, int) else 0
    return said("sarah.moves", how=str(card.move), steps=steps, worker=names.worker(card.type) if card.type else "")
