"""Meets the conditions of objectives, one element at a time."""

from __future__ import annotations

from tests.gwt_new_zealand.scene import Scene


def meet(scene: Scene, condition: str) -> None:
    """One more element for a condition."""
    farm = scene.me
    match condition:
        case "disc_13_plus":
            farm.delivered[scene.tables.programs.numbering.wool_counter(13)] += 1
        case "building":
            scene.built(next(n for n in (1, 2, 3, 4, 5) if farm.built[n - 1] < 0), next_site(scene))
        case "building_4":
            scene.built(next(n for n in (6, 7, 8) if farm.built[n - 1] < 0), next_site(scene))
        case "shearers_2":
            farm.workers[3] += 2 if farm.workers[3] % 2 == 0 else 1
        case "warehouse":
            ports = scene.tables.sea.port_names
            scene.ports(next(p for p in ("P1", "L1", "P2", "L4") if not farm.ports >> ports.index(p) & 1))
        case "lincoln_or_corriedale":
            farm.discard[scene.card("corriedale")] += 1
        case "hampshire_or_ryeland":
            farm.hand[scene.card("ryeland")] += 1
        case "ferry":
            farm.pile[scene.card("bonus_1")] += 1
        case "explored_6":
            farm.explored += 6
        case "flood":
            farm.hazards[list(scene.tables.hazards.is_flood).index(1)] += 1


def next_site(scene: Scene) -> str:
    return next(site for site in ("a1", "a2", "a3", "b1", "c1", "c2") if scene.site(site) == 0)


def played(scene: Scene, *cards: str) -> Scene:
    for card in cards:
        scene.me.played[scene.card(card)] += 1
    return scene
