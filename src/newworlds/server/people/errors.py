"""What is refused to people about their names, accounts and devices."""

from __future__ import annotations

from newworlds.server.errors import ServerError


class WrongCredentials(ServerError):
    """The same whether the name is unknown or the password is wrong: nobody learns who has an account."""

    code = "wrong_credentials"
    status = 401


class WrongRecovery(ServerError):
    """The same whether the name is unknown or the code is wrong."""

    code = "wrong_recovery"
    status = 401


class PasswordShort(ServerError):
    code = "password_short"


class PasswordLong(ServerError):
    code = "password_long"


class PasswordCommon(ServerError):
    """One of those that are tried first, or the name itself."""

    code = "password_common"


class NameTaken(ServerError):
    """Another account has this name."""

    code = "name_taken"
    status = 409


class NoAccount(ServerError):
    """Only somebody with an account can do this."""

    code = "no_account"
    status = 409


class HasAccount(ServerError):
    """Whoever asks is signed in already."""

    code = "has_account"
    status = 409


class BothSeated(ServerError):
    """This guest and the account play the same game: they cannot become one person before it is over."""

    code = "both_seated"
    status = 409


class NoMail(ServerError):
    """The host has set up no mail server."""

    code = "no_mail"
    status = 409


class BadMailAddress(ServerError):
    code = "bad_mail_address"


class UnknownSession(ServerError):
    code = "unknown_session"
    status = 404


class BadTicket(ServerError):
    """It was used, is too old, or never existed."""

    code = "bad_ticket"
    status = 403


class SeatStays(ServerError):
    """A seat moves once its game has begun, and only where its contribution to the dealing keeps its place."""

    code = "seat_stays"
    status = 409


class NoPasskeys(ServerError):
    """The packages of the extra `passkeys` are not installed."""

    code = "no_passkeys"
    status = 409


class BadPasskey(ServerError):
    """It was removed, is meant for another site, or its answer comes too late or twice."""

    code = "bad_passkey"
    status = 401


class TooManyPasskeys(ServerError):
    code = "too_many_passkeys"
    status = 429


class UnknownPasskey(ServerError):
    code = "unknown_passkey"
    status = 404
