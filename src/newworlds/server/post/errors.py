"""What is refused about notifications."""

from __future__ import annotations

from newworlds.server.errors import ServerError


class NoPush(ServerError):
    """This server cannot send notifications: the packages for it are not installed."""

    code = "no_push"
    status = 409


class UnknownPushService(ServerError):
    """An address to which this server sends nothing: nobody may make it call on whom they like."""

    code = "unknown_push_service"


class BadSubscription(ServerError):
    """Keys with which nothing can be encrypted."""

    code = "bad_subscription"


class TooManySubscriptions(ServerError):
    code = "too_many_subscriptions"
    status = 409


class NoAddress(ServerError):
    """There is no confirmed e-mail address to which anything could be sent."""

    code = "no_address"
    status = 409


class BadStop(ServerError):
    """A link to unsubscribe that was changed on its way, or belongs to an address that is no longer used."""

    code = "bad_stop"
    status = 403


class BadQuietHours(ServerError):
    """Hours or a time zone that no clock knows."""

    code = "bad_quiet_hours"
