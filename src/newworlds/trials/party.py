"""A table and the people at it, who open another one like it as soon as a game is over."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from http import HTTPStatus
from random import Random
from typing import Any

import msgspec

from newworlds.trials.errors import TrialRefused, Unreachable
from newworlds.trials.guest import BEFORE_COMING_BACK, Guest, Pace, Witness
from newworlds.trials.visitor import Answer, Visitor


class Plan(msgspec.Struct, frozen=True):
    """What is played at a table."""

    game: str
    people: int
    bots: int = 0


class Played(msgspec.Struct, frozen=True):
    """A game that the server offers."""

    id: str
    players: tuple[int, int]


async def games_at(server: str) -> list[Played]:
    return msgspec.json.decode((await Visitor().get(server, "/api/games")).body, type=list[Played])


def plans(games: Sequence[Played], number: int, with_bots: bool) -> list[Plan]:
    """All games in turn, each with every number of players in turn; with bots, one sits wherever two play."""
    found = []
    for index in range(number):
        game = games[index % len(games)]
        least, most = game.players
        players = least + index // len(games) % (most - least + 1)
        bots = 1 if with_bots and players > 1 else 0
        found.append(Plan(game.id, players - bots, bots))
    return found


class Party:
    def __init__(self, plan: Plan, servers: Sequence[str], chance: Random) -> None:
        """The guests are spread over the servers."""
        self.plan = plan
        self.guests: list[Guest] = []
        self._servers = servers
        self._chance = chance

    async def open(self, witness: Witness) -> None:
        host = Visitor()
        opened = _checked(await host.post(self._server(), "/api/tables", self._request() | sealed(host)), 201)
        links = [seat["invite"] for seat in opened["seats"] if "invite" in seat]
        visitors = [host, *[await self._join(opened["id"], invite) for invite in links]]
        self.guests = [
            Guest(opened["id"], seat, visitor, self._server, Random(self._chance.random()))
            for seat, visitor in enumerate(visitors)
        ]
        witness.opened(self.guests)

    async def open_at_last(self, witness: Witness) -> None:
        """However often the server goes away meanwhile. A table that was only half filled is given up."""
        while True:
            try:
                return await self.open(witness)
            except Unreachable:
                await asyncio.sleep(BEFORE_COMING_BACK)

    async def attend(self, pace: Pace, witness: Witness) -> None:
        """Game after game, until cancelled."""
        while True:
            async with asyncio.TaskGroup() as together:
                for guest in self.guests:
                    together.create_task(guest.attend(pace, witness))
            await self.open_at_last(witness)

    async def wait_until_here(self) -> None:
        for guest in self.guests:
            await guest.is_here.wait()

    def _server(self) -> str:
        return self._chance.choice(self._servers)

    def _request(self) -> dict[str, Any]:
        seats = [{"kind": "here", "name": "Guest 1"}]
        seats += [{"kind": "link"}] * (self.plan.people - 1)
        seats += [{"kind": "bot", "bot": "random"}] * self.plan.bots
        return {"game": self.plan.game, "seats": seats}

    async def _join(self, table_id: str, invite: str) -> Visitor:
        visitor = Visitor()
        body = {"invite": invite, "name": "Guest"} | sealed(visitor)
        _checked(await visitor.post(self._server(), f"/api/tables/{table_id}/join", body), 200)
        return visitor


def sealed(visitor: Visitor) -> dict[str, str]:
    """What somebody promises to contribute to the dealing."""
    return {"commitment": visitor.commitment}


def _checked(answer: Answer, status: int) -> Any:
    if answer.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        raise Unreachable(server="", problem=f"{answer.status}")
    if answer.status != status:
        raise TrialRefused(problem=answer.body.decode(errors="replace")[:200])
    return answer.json
