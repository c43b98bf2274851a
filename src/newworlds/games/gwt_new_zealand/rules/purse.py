"""Money, gold, certificates and exchange tokens (NZ-21, NZ-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal.worth import times
from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.rules import journal
from newworlds.games.gwt_new_zealand.rules.frames import amount, frame
from newworlds.games.gwt_new_zealand.rules.step import AutomaticStep, PrintedAutomaticStep, Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

GAIN_MONEY: Final = 0
PAY_MONEY: Final = 1
GOLD: Final = 2
LOSE_GOLD: Final = 3

CROSSING: Final = 2
"""Raising certificates from below this number to it or beyond gains a gold (NZ-22)."""
MOST_CERTIFICATES: Final = 31
"""The most that a move can spend."""

CERTIFICATE: Final = 0
WOOL: Final = 1
STEP: Final = 2
HAND: Final = 3
CERTIFICATE_ROOM: Final = 4
"""What a permanent gain raises, as named in the log."""


def earn(s: State, farm: Farm, pounds: i64) -> None:
    if pounds:
        farm.money += pounds
        s.tell(journal.MONEY_CHANGED, pounds)


def pay(s: State, farm: Farm, pounds: i64) -> None:
    earn(s, farm, -pounds)


def add_gold(s: State, farm: Farm, gold: i64) -> None:
    """NZ-22: gold beyond the track is lost."""
    room = s.tables.player_board.most_gold - farm.gold
    gained = gold if gold < room else room
    if gained:
        farm.gold += gained
        s.tell(journal.GOLD_CHANGED, gained)


def spend_gold(s: State, farm: Farm, gold: i64) -> None:
    farm.gold -= gold
    s.tell(journal.GOLD_CHANGED, -gold)


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
    s.tell(journal.CERTIFICATES_CHANGED, gained)
    if crosses(before, farm.certificates):
        add_gold(s, farm, 1)


def add_tokens(s: State, farm: Farm, tokens: i64) -> None:
    farm.tokens += tokens
    s.tell(journal.TOKENS_CHANGED, tokens)


class Gain(PrintedAutomaticStep):
    """An effect with an amount and nothing else."""

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return frame(self.kind, cast(effects.Plain, effect).n)


class GainMoney(Gain):
    kind: i64 = GAIN_MONEY
    printed: tuple[type[Printed], ...] = (effects.GainMoney,)

    def run(self, s: State, frame: i64) -> None:
        earn(s, s.farms[s.seat], amount(frame))

    def worth(self, o: Outlook, frame: i64) -> float:
        return times(amount(frame), o.pound)


class PayMoney(Gain):
    kind: i64 = PAY_MONEY
    printed: tuple[type[Printed], ...] = (effects.PayMoney,)

    def run(self, s: State, frame: i64) -> None:
        pay(s, s.farms[s.seat], amount(frame))


class GainGold(PrintedAutomaticStep):
    """Printed as a positive amount of gold; a negative amount is paid."""

    kind: i64 = GOLD
    printed: tuple[type[Printed], ...] = (effects.Gold,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        gold = cast(effects.Gold, effect).n
        return frame(GOLD, gold) if gold >= 0 else frame(LOSE_GOLD, -gold)

    def run(self, s: State, frame: i64) -> None:
        add_gold(s, s.farms[s.seat], amount(frame))

    def worth(self, o: Outlook, frame: i64) -> float:
        return times(amount(frame), o.worth.gold)


class LoseGold(AutomaticStep):
    kind: i64 = LOSE_GOLD

    def run(self, s: State, frame: i64) -> None:
        spend_gold(s, s.farms[s.seat], amount(frame))


class GainTokens(Gain):
    kind: i64 = 4
    printed: tuple[type[Printed], ...] = (effects.Token,)

    def run(self, s: State, frame: i64) -> None:
        add_tokens(s, s.farms[s.seat], amount(frame))

    def worth(self, o: Outlook, frame: i64) -> float:
        return times(amount(frame), o.worth.token)


class GainPermanentCertificate(Gain):
    kind: i64 = 7
    printed: tuple[type[Printed], ...] = (effects.PermanentCertificate,)

    def run(self, s: State, frame: i64) -> None:
        s.farms[s.seat].permanent_certificates += amount(frame)
        s.tell(journal.PERMANENT_GAINED, CERTIFICATE, amount(frame))


class GainPermanentWool(Gain):
    kind: i64 = 8
    printed: tuple[type[Printed], ...] = (effects.PermanentWool,)

    def run(self, s: State, frame: i64) -> None:
        s.farms[s.seat].wool += amount(frame)
        s.tell(journal.PERMANENT_GAINED, WOOL, amount(frame))


class RaiseStepLimit(Gain):
    kind: i64 = 9
    printed: tuple[type[Printed], ...] = (effects.StepLimit,)

    def run(self, s: State, frame: i64) -> None:
        s.farms[s.seat].step_limit += amount(frame)
        s.tell(journal.PERMANENT_GAINED, STEP, amount(frame))


class RaiseHandLimit(Gain):
    kind: i64 = 10
    printed: tuple[type[Printed], ...] = (effects.HandLimit,)

    def run(self, s: State, frame: i64) -> None:
        s.farms[s.seat].hand_limit += amount(frame)
        s.tell(journal.PERMANENT_GAINED, HAND, amount(frame))


class RaiseCertificateLimit(Gain):
    kind: i64 = 11
    printed: tuple[type[Printed], ...] = (effects.CertificateLimit,)

    def run(self, s: State, frame: i64) -> None:
        farm = s.farms[s.seat]
        limit = farm.certificate_limit + amount(frame)
        farm.certificate_limit = limit if limit < MOST_CERTIFICATES else MOST_CERTIFICATES
        s.tell(journal.PERMANENT_GAINED, CERTIFICATE_ROOM, amount(frame))


STEPS: Final[list[Step]] = [
    GainMoney(),
    PayMoney(),
    GainGold(),
    LoseGold(),
    GainTokens(),
    GainPermanentCertificate(),
    GainPermanentWool(),
    RaiseStepLimit(),
    RaiseHandLimit(),
    RaiseCertificateLimit(),
]
