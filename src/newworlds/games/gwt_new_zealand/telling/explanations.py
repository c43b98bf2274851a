"""Explanations of everything printed, by the names used in notes, choices and the browser."""

from __future__ import annotations

from newworlds.core.explanation import Explanation
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.telling.explain_cards import cards
from newworlds.games.gwt_new_zealand.telling.explain_farms import farms
from newworlds.games.gwt_new_zealand.telling.explain_markets import markets
from newworlds.games.gwt_new_zealand.telling.explain_sarah import sarah
from newworlds.games.gwt_new_zealand.telling.explain_sea import sea
from newworlds.games.gwt_new_zealand.telling.explain_symbols import symbols
from newworlds.games.gwt_new_zealand.telling.explain_trail import trail


def explanations(printing: Printing) -> dict[str, Explanation]:
    chapters = (cards, markets, trail, sea, farms, sarah, symbols)
    return {name: explanation for chapter in chapters for name, explanation in chapter(printing)}
