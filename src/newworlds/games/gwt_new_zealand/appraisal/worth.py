"""What things are worth in points, tuned by playing many games with slightly different figures."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


def times(count: i64, each: float) -> float:
    return float(count) * each


@final
class Worth:
    """The figures of one judge; as they come, those of the hand-made one."""

    def __init__(self) -> None:
        # The progress of the game.
        self.a_pound: float = 0.2
        """A fifth of a point at the end …"""
        self.a_pound_early: float = 0.24
        """… plus this much at the beginning, when everything is still to be bought."""
        self.rivals_pound: float = 0.081
        """A pound that a rival has."""
        self.usual_visits: float = 2.3
        """Everybody is credited with this many visits when judging who travels faster than the others."""
        self.a_turn: float = 1.8
        """What a turn on the way costs: the others get one, too."""
        self.a_visit_to_come: float = 0.29
        """What each visit to come is worth to rivals, whoever makes it."""
        self.a_visit_to_come_solo: float = 5.0
        """The same when the rival is Sarah."""

        # The way along the trail.
        self.the_way_ahead: float = 1.2
        """The fraction of what lies ahead, up to Wellington, that will be realised."""
        self.a_later_journey: float = 0.52
        """The same fraction on later journeys."""

        # Printed actions; for purchases, what they are worth beyond their price.
        self.to_hire: float = 1.3
        """At the beginning of the game; at the end a worker is worth no more than its points."""
        self.to_invest: float = 1.8
        self.to_build: float = 1.7
        self.to_build_per_builder: float = 0.6
        self.to_buy_sheep: float = 1.4
        self.to_buy_per_shepherd: float = 0.68
        self.to_sail: float = 0.41
        """For each step."""
        self.to_shear: float = 0.34
        """For each sheep, per point of wool."""
        self.usual_wool: float = 1.5
        """Of a typical sheep in the herd."""
        self.auxiliary: float = 0.57
        """An auxiliary action."""
        self.to_take_objective: float = 1.3
        self.to_remove_hazard: float = 3.1
        """Before its price."""
        self.to_draw: float = 0.26
        """For each card drawn and discarded."""
        self.to_walk: float = 0.62
        self.to_take_card: float = 1.0
        """A card, a warehouse or a delivery of wool."""
        self.to_discard: float = 0.35
        """How often the card that an action asks for is in hand."""

        # Deliveries.
        self.cards_cycled: float = 3.6
        """How many cards beyond the hand limit are seen on the way to Wellington."""
        self.a_breed_point: float = 0.13
        """For each point of breed value delivered …"""
        self.a_breed_point_more: float = 0.16
        """… rising with the total."""
        self.a_counters_card: float = 0.92
        """The card printed at a counter."""
        self.half_a_green_arrow: float = 0.28
        """The fraction of an arrow that counts at the beginning of the game when one end is served."""
        self.hand_at_start: float = 0.11
        """The fraction of the next delivery that depends on the current hand: at the start of the trail …"""
        self.hand_nearer: float = 0.039
        """… plus this much at its end."""
        self.a_later_delivery: float = 1.1
        """The fraction of the expected delivery that counts on later visits."""

        # Possessions.
        self.gold: float = 0.56
        self.certificate: float = 0.52
        self.token: float = 0.54
        self.explored: float = 0.52
        """For each space on the exploration track, in addition to its points."""
        self.objective: float = 1.0
        """A card that can be played for its action."""
        self.one_condition_missing: float = 0.73
        """Factor for each condition an objective still lacks."""
        self.action_card: float = 0.4
        self.shepherd: float = 2.1
        """What workers are worth at the beginning of the game; at the end, nothing."""
        self.builder: float = 1.6
        self.sailor: float = 1.9
        self.shearer: float = 1.5
        self.further_shepherd: float = 0.07
        """For each pair of hired workers in one row."""
        self.further_builder: float = 0.07
        self.further_sailor: float = 0.07
        self.further_shearer: float = 0.07
        self.building: float = 0.35
        """In addition to its points and to its actions along the trail."""
        self.step_limit: float = 0.78
        self.no_taxes: float = 1.2
        self.certificate_limit: float = 1.5
        self.auxiliary_space: float = 0.5
        self.permanent_wool: float = 1.0

        # The sea.
        self.a_port_ahead: float = 0.42
        """The fraction of a port that counts before it is reached …"""
        self.a_step_away: float = 0.22
        """… and the factor for each step to it."""
        self.a_ports_card: float = 0.74
        self.harbourmaster: float = 2.3
        self.large_port: float = 2.5
        """The counter it opens."""
        self.half_a_yellow_arrow: float = 0.38
        """The fraction of an arrow that one port is worth."""
        self.half_a_pair: float = 0.23
        """One warehouse of a pair gone."""

        # What only a learned judge looks at.
        self.rivals_standing: float = 0.0
        """The fraction of the best rival's points that is taken off."""
        self.rivals_visit: float = 0.0
        """What a rival still earns for each visit to come."""
        self.ahead_with_visits_to_come: float = 0.0
        """For each point ahead and each visit to come: negative for one who wants to end the game when ahead."""
        self.a_turn_early: float = 0.0
        """What a turn costs at the beginning of the game beyond what it costs at the end."""
        self.hand_at_the_gates: float = 0.0
        """How much more the hand counts just before Wellington."""
        self.doublet: float = 0.0
        """A second sheep of a breed in hand, which the next delivery cannot use."""
        self.counters_ahead: float = 0.0
        """The fraction of the best counters that the herd can serve on the visits to come."""
        self.points_explored_next: float = 0.0
        """The fraction of the next points on the exploration track that counts on the way to them."""
        self.toll: float = 0.0
        """A pound that rivals pay for passing one's own buildings."""
        self.weak_sheep: float = 0.0
        """A sheep of breed value 1 in the herd."""
        self.herds_wool: float = 0.0
        """What shearing gains for each point of wool that an average sheep of the herd has beyond the usual."""
        self.harbourmasters_points: float = 0.0
        """The fraction of the points that a harbourmaster within reach would already score."""
        self.cards_late: float = 0.0
        """The fraction that objectives not yet met and action cards still count for near the end."""
        self.tools_early: float = 0.0
        """What tools are worth at the beginning of the game beyond what the time left makes of them."""
        self.pending: float = 0.0
        """The fraction of what can still be done in this turn that counts in the middle of it."""
        self.short_of_money: float = 0.0
        """The fraction of a purchase's worth that is lost to one who has no money at all."""
