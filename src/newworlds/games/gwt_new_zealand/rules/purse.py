"""Money, gold, certificates and exchange tokens (NZ-21, NZ-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.rules import frames
from newworlds.games.gwt_new_zealand.rules import happenings as tells
from newworlds.games.gwt_new_zealand.rules.frames import first
from newworlds.games.gwt_new_zealand.rules.step import Effect, Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

CROSSING: Final = 2
"""Whoever's certificates rise from below this to it or beyond gains a gold (NZ-22)."""

CERTIFICATE: Final = 0
WOOL: Final = 1
STEP: Final = 2
HAND: Final = 3
CERTIFICATE_ROOM: Final = 4
"""What a permanent gain raises, as the log tells it."""


def earn(s: State, farm: Farm, pounds: i64) -> None:
    if pounds:
        farm.money += pounds
        s.tell(tells.MONEY_CHANGED, pounds)


def pay(s: State, farm: Farm, pounds: i64) -> None:
    earn(s, farm, -pounds)


def add_gold(s: State, farm: Farm, gold: i64) -> None:
    """NZ-22: gold beyond the track is lost."""
    room = s.tables.player_board.most_gold - farm.gold
    gained = gold if gold < room else room
    if gained:
        farm.gold += gained
        s.tell(tells.GOLD_CHANGED, gained)


def spend_gold(s: State, farm: Farm, gold: i64) -> None:
    farm.gold -= gold
    s.tell(tells.GOLD_CHANGED, -gold)


def certificates_gained(farm: Farm, certificates: i64) -> i64:
    """NZ-22: up to the limit."""
    room = farm.certificate_limit - farm.certificates
    return certificates if certificates < room else room


def crosses(before: i64, after: i64) -> bool:
    return before < CROSSING <= after


def add_certificates(s: State, farm: Farm, certificates: i64) -> None:
    """NZ-22: rising from 0 or 1 to 2 or more brings a gold."""
    gained = certificates_gained(farm, certificates)
    if gained <= 0:
        return
    before = farm.certificates
    farm.certificates += gained
    s.tell(tells.CERTIFICATES_CHANGED, gained)
    if crosses(before, farm.certificates):
        add_gold(s, farm, 1)


def add_tokens(s: State, farm: Farm, tokens: i64) -> None:
    farm.tokens += tokens
    s.tell(tells.TOKENS_CHANGED, tokens)


class GainMoney(Effect):
    def run(self, s: State, frame: i64) -> None:
        earn(s, s.farms[s.seat], first(frame))


class PayMoney(Effect):
    def run(self, s: State, frame: i64) -> None:
        pay(s, s.farms[s.seat], first(frame))


class GainGold(Effect):
    def run(self, s: State, frame: i64) -> None:
        add_gold(s, s.farms[s.seat], first(frame))


class LoseGold(Effect):
    def run(self, s: State, frame: i64) -> None:
        spend_gold(s, s.farms[s.seat], first(frame))


class GainTokens(Effect):
    def run(self, s: State, frame: i64) -> None:
        add_tokens(s, s.farms[s.seat], first(frame))


class GainPermanentCertificate(Effect):
    def run(self, s: State, frame: i64) -> None:
        s.farms[s.seat].permanent_certificates += first(frame)
        s.tell(tells.PERMANENT_GAINED, CERTIFICATE, first(frame))


class GainPermanentWool(Effect):
    def run(self, s: State, frame: i64) -> None:
        s.farms[s.seat].wool += first(frame)
        s.tell(tells.PERMANENT_GAINED, WOOL, first(frame))


class RaiseStepLimit(Effect):
    def run(self, s: State, frame: i64) -> None:
        s.farms[s.seat].step_limit += first(frame)
        s.tell(tells.PERMANENT_GAINED, STEP, first(frame))


class RaiseHandLimit(Effect):
    def run(self, s: State, frame: i64) -> None:
        s.farms[s.seat].hand_limit += first(frame)
        s.tell(tells.PERMANENT_GAINED, HAND, first(frame))


class RaiseCertificateLimit(Effect):
    def run(self, s: State, frame: i64) -> None:
        s.farms[s.seat].certificate_limit += first(frame)
        s.tell(tells.PERMANENT_GAINED, CERTIFICATE_ROOM, first(frame))


STEPS: Final[dict[int, Step]] = {
    frames.GAIN_MONEY: GainMoney(),
    frames.PAY_MONEY: PayMoney(),
    frames.GOLD: GainGold(),
    frames.LOSE_GOLD: LoseGold(),
    frames.TOKENS: GainTokens(),
    frames.PERMANENT_CERTIFICATE: GainPermanentCertificate(),
    frames.PERMANENT_WOOL: GainPermanentWool(),
    frames.STEP_LIMIT: RaiseStepLimit(),
    frames.HAND_LIMIT: RaiseHandLimit(),
    frames.CERTIFICATE_LIMIT: RaiseCertificateLimit(),
}
