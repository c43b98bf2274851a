"""What the sea is worth to a farm: the ports it has and those its ship may still reach."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
from newworlds.games.gwt_new_zealand.appraisal.worth import times
from newworlds.games.gwt_new_zealand.rules.counting import is_large, is_medium
from newworlds.games.gwt_new_zealand.rules.ports import distance

FAR: Final = 5
"""A port this many steps away no longer counts."""


def sea_worth(o: Outlook) -> float:
    """Large ports open counters; other ports are worth more the nearer the ship is."""
    tables = o.s.tables
    sea = tables.sea
    total = 0.0
    for port in range(sea.ports):
        if o.farm.ports >> port & 1:
            if is_large(tables, port):
                total += o.worth.large_port
        else:
            steps = distance(o.s, o.farm.ship, sea.port_node[port])
            if steps < FAR:
                total += port_worth(o, port) * nearness(o, steps) * o.worth.a_port_ahead
    return (total + begun_pairs(o)) * o.left


def port_worth(o: Outlook, port: i64) -> float:
    tables = o.s.tables
    sea = tables.sea
    if is_large(tables, port):
        return o.worth.large_port
    points = float(sea.port_vp[port]) + o.worth.a_ports_card
    if is_medium(tables, port):
        return points + o.worth.harbourmaster if o.s.harbourmasters[port] > 0 else points
    for arrow in sea.yellow_arrows:
        if arrow >> port & 1:
            points += times(sea.yellow_vp, 1.0 if arrow & o.farm.ports else o.worth.half_a_yellow_arrow)
    return points


def nearness(o: Outlook, steps: i64) -> float:
    near = 1.0
    for _ in range(steps):
        near *= o.worth.a_step_away
    return near


def begun_pairs(o: Outlook) -> float:
    """Yellow arrows with one warehouse, and half-emptied pairs of warehouses."""
    sea = o.s.tables.sea
    total = 0.0
    for arrow in sea.yellow_arrows:
        held = arrow & o.farm.ports
        if held and held != arrow:
            total += times(sea.yellow_vp, o.worth.half_a_yellow_arrow)
    for warehouses in o.farm.warehouses:
        if warehouses == 1:
            total += o.worth.half_a_pair
    return total
