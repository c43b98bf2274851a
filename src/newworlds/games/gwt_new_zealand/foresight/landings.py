"""Where the tiles of the forecast would go (NZ-18)."""

from __future__ import annotations

from collections.abc import Iterator

from newworlds.games.gwt_new_zealand.foresight.foreseen import Landing
from newworlds.games.gwt_new_zealand.move_forms import FORECAST_NAMES
from newworlds.games.gwt_new_zealand.printed.names import WORKERS
from newworlds.games.gwt_new_zealand.rules.forecasts import place_forecast
from newworlds.games.gwt_new_zealand.state import State


def landings(s: State) -> dict[str, Landing]:
    imagined = s.imagine(s.seat, 0)
    return {name: _landing(imagined, space) for space, name in enumerate(FORECAST_NAMES) if s.forecast[space]}


def _landing(s: State, space: int) -> Landing:
    """What has changed once it is placed."""
    after = s.copy()
    place_forecast(after, space)
    passed = s.marker + 1 if after.marker != s.marker else None
    return Landing(next(_filled(s, after), None), passed)


def _filled(s: State, after: State) -> Iterator[str]:
    width = len(WORKERS)
    for place, (was, now) in enumerate(zip(s.jobs, after.jobs, strict=True)):
        if was != now:
            yield f"job:{place // width + 1}:{WORKERS[place % width]}"
    for node, (was, now) in enumerate(zip(s.site, after.site, strict=True)):
        if was != now:
            yield f"node:{s.tables.trail.names[node]}"
    columns = s.tables.markets.tile_columns
    for place, (was, now) in enumerate(zip(s.tiles, after.tiles, strict=True)):
        if was != now:
            yield f"tile:{place // columns + 1}:{place % columns + 1}"
