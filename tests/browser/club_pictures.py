"""What people see of each other, before, during and after a game, and what a host sees: for `pictures.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.club import browser_of, enter, found_club, id_of
from tests.browser.company import Talk
from tests.browser.finished_games import play_out
from tests.browser.guests import Guest
from tests.browser.home_page import by_link, here
from tests.browser.private_turns import in_the_middle
from tests.browser.serving import GameServer
from tests.server.playing import HERE, LINK, OPEN, Json

Come = Callable[[], Guest]
Save = Callable[[str, Guest], None]

SECTIONS = ("overview", "people", "tables", "reports", "announcements", "audit")
PAGES = {
    "profile-ratings": "/p/me",
    "profile-other": f"/p/{id_of('ben')}",
    "leaders": "/leaderboards/terra_nova/2",
    "account": "/me",
    "friends-known": "/friends",
    "friends-met": f"/friends?from={id_of('maximilienne de la tour')}",
    "post": "/notifications",
    "unfinished-some": "/unfinished",
    "lobby-some": "/lobby",
    "home-some": "/",
    **{f"host-{section}": f"/host#{section}" for section in SECTIONS},
}
SLOW = {"pace": {"kind": "slow", "days": 2}, "is_listed": True, "is_rated": True}
CLOCKS = {"pace": {"kind": "live", "seconds": 600, "increment": 10}, "is_listed": True}


@contextmanager
def club() -> Iterator[GameServer]:
    with TemporaryDirectory() as place:
        found_club(Path(place))
        with GameServer(Path(place)) as server:
            _meet(server)
            yield server


def take_club(server: GameServer, come: Come, save: Save) -> None:
    waiting = _waiting_room(server)
    places = PAGES | {"waiting-host": f"/t/{waiting['id']}"}
    for name, address in places.items():
        _show(server, come, save, name, address, "ada")
    _show(server, come, save, "waiting-guest", f"/t/{waiting['id']}", "cleo")
    _show(server, come, save, "invitation", f"/t/{waiting['id']}?invite={waiting['seats'][2]['invite']}", None)
    _take_dealing(come, save)
    _take_chat(server, come, save)
    _take_rematch(server, come, save)


def _show(server: GameServer, come: Come, save: Save, name: str, address: str, member: str | None) -> None:
    guest = come()
    if member:
        enter(guest, server, member)
    guest.page.goto(address)
    guest.page.locator("main h1").first.wait_for(state="attached")
    guest.page.wait_for_load_state("networkidle")
    guest.page.evaluate("document.fonts.ready")
    save(name, guest)


def _take_dealing(come: Come, save: Save) -> None:
    """Whoever opened the table is elsewhere."""
    host, friend = come(), come()
    host.home.open_table("mayflower", here("Ada"), by_link())
    link = host.table.part("invite-1").input_value()
    host.page.goto("/")
    friend.sit_down(link, "Cléo")
    friend.table.part("deal-without").wait_for()
    save("dealing", friend)
    host.leave()


def _take_chat(server: GameServer, come: Come, save: Save) -> None:
    host, friend = come(), come()
    in_the_middle(host, friend, server)
    Talk(host).open()
    Talk(host).say("Hello! Shall we?")
    Talk(host).say_phrase("good_luck")
    Talk(friend).open()
    Talk(friend).say("With pleasure. It’s been a while since our last game.")
    save("chat", friend)
    host.leave()


def _take_rematch(server: GameServer, come: Come, save: Save) -> None:
    """As whoever is asked to play again sees it."""
    host, friend = come(), come()
    in_the_middle(host, friend, server)
    play_out(server, host.table.id, host, friend)
    host.table.part("rematch").click()
    friend.table.part("close-sheet").click()
    friend.table.part("join-rematch").wait_for()
    save("rematch", friend)
    host.leave()


def _waiting_room(server: GameServer) -> Json:
    """Cleo has sat down, the next seat is by link, and one is kept for Ben."""
    with browser_of(server, "ada") as ada, browser_of(server, "cleo") as cleo:
        seats = [
            {"kind": "here", "name": "Ada"},
            {"kind": "open"},
            {"kind": "link"},
            {"kind": "friend", "friend": id_of("ben")},
        ]
        table = ada.open_on(SLOW, *seats, game="gwt_new_zealand")
        cleo.join(table, None)
        return table


def _meet(server: GameServer) -> None:
    """Friends, tables that anybody may join or watch, and somebody who is reported."""
    with browser_of(server, "ada") as ada, browser_of(server, "ben") as ben, browser_of(server, "cleo") as cleo:
        ada.post(f"/api/people/{id_of('ben')}/tie", {"act": "ask"})
        ben.post(f"/api/people/{id_of('ada')}/tie", {"act": "accept"})
        cleo.post(f"/api/people/{id_of('ada')}/tie", {"act": "ask"})
        for player, terms in ((ada, SLOW), (ben, CLOCKS), (cleo, SLOW)):
            player.open_on(terms, {"kind": "here", "name": "X"}, OPEN, game="terra_nova")
        played = ada.open_on(SLOW, HERE, LINK, game="terra_nova")
        ben.join(played, played["seats"][1]["invite"], "Ben")
        ben.post("/api/reports", {"person": id_of("cleo"), "reason": "Leaves every game as soon as she is behind."})
