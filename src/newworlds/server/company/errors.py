"""What is refused to people among each other."""

from __future__ import annotations

from newworlds.server.errors import ServerError


class OnlyPlayersWrite(ServerError):
    """Whoever watches could help a player."""

    code = "only_players_write"
    status = 403


class NothingSaid(ServerError):
    code = "nothing_said"


class SaidTooMuch(ServerError):
    code = "said_too_much"


class NoRematch(ServerError):
    """A lesson, or a branch of a game."""

    code = "no_rematch"
    status = 409


class UnknownPerson(ServerError):
    code = "unknown_person"
    status = 404


class NotYourself(ServerError):
    code = "not_yourself"
    status = 409


class NotAsked(ServerError):
    """Nobody has asked for this friendship, or it was withdrawn."""

    code = "not_asked"
    status = 409


class TooManyTies(ServerError):
    code = "too_many_ties"
    status = 429


class NoName(ServerError):
    """Whoever has never given a name cannot be found by others either."""

    code = "no_name"
    status = 409


class UnknownLine(ServerError):
    """Nobody has said that, or it is too long ago."""

    code = "unknown_line"
    status = 404


class UnknownPhrase(ServerError):
    code = "unknown_phrase"
