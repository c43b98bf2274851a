"""Everything that is foreseen of a position, for one viewer."""

from __future__ import annotations

import msgspec

from newworlds.games.gwt_new_zealand.foresight.foreseen import Foresight
from newworlds.games.gwt_new_zealand.foresight.landings import landings
from newworlds.games.gwt_new_zealand.foresight.objectives import objectives
from newworlds.games.gwt_new_zealand.foresight.routes import routes
from newworlds.games.gwt_new_zealand.foresight.sales import sale
from newworlds.games.gwt_new_zealand.state import State


def foresight(s: State, viewer: int) -> Foresight:
    public = Foresight(routes(s), None, {} if s.is_over else landings(s), {})
    return foreseen_by(viewer, s, public)


def foreseen_by(viewer: int, s: State, public: Foresight) -> Foresight:
    """The same for one viewer, when what everybody may see is known."""
    own = objectives(s, viewer) if 0 <= viewer < s.players else {}
    return msgspec.structs.replace(public, sale=sale(s, viewer), objectives=own)
