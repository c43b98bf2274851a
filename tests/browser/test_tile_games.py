"""Mayflower and Gold Rush in the browser."""

from __future__ import annotations

import json
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import newworlds
from newworlds.core.match import Match
from newworlds.core.record import Record, record_from_json
from tests.browser.axe import violations
from tests.browser.begun_games import begun, open_begun, whole_game
from tests.browser.conftest import Invite, Words
from tests.browser.elsewhere import cookies_of, play_on_elsewhere, preferring
from tests.browser.guests import DESK, PHONE, Device, Guest, Language, Theme
from tests.browser.home_page import bot, here
from tests.browser.pictures import SCENES
from tests.browser.serving import GameServer
from tests.browser.test_one_screen import verify
from tests.browser.tile_games import MapFinger, MapHand, MapMouse, TilePlayer
from tests.server.playing import HERE, LINK, Browser, Json

GAMES = ("mayflower", "gold_rush")
_MOVE_AN_ARROW_THERE = """(button) => {
  const arrow = document.querySelector('[data-testid^=beyond-]')
  const [from, to] = [arrow, button].map((part) => part.getBoundingClientRect())
  const middle = { x: to.x + to.width / 2, y: to.y + to.height / 2 }
  arrow.style.marginLeft = `${middle.x - from.x - from.width / 2}px`
  arrow.style.marginTop = `${middle.y - from.y - from.height / 2}px`
  return document.elementFromPoint(middle.x, middle.y).closest('[data-testid]').dataset.testid
}"""


@pytest.mark.parametrize(
    ("game", "device", "language", "hand"),
    [("mayflower", DESK, "en", MapMouse()), ("gold_rush", PHONE, "fr", MapFinger())],
    ids=["mayflower with a mouse", "gold_rush with a finger"],
)
def test_whole_game_against_a_bot(
    game: str,
    device: Device,
    language: Language,
    hand: MapHand,
    invite: Invite,
    server: GameServer,
    tmp_path: Path,
) -> None:
    guest = invite(device=device, language=language)
    guest.home.open_table(game, here("Ada"), bot("beginner"))
    player = TilePlayer(guest.table, hand, seed=3)
    player.play_tiles(3)
    assert {"lay_tile", "follower"} <= set(player.played)
    # Without followers, so that all of them are in the supply at the end.
    play_on_elsewhere(guest, server, lambda board: board["left"] <= 5, preferring("skip"))
    player.play_to_the_end()

    table = guest.table
    expect(table.part("score-sheet")).to_be_visible()
    assert table.totals() == table.scores()
    verdict = verify(table.download_record(tmp_path))
    assert (verdict["ok"], verdict["dealing"]) == (True, "fair")
    assert verdict["scores"] == table.totals()
    assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_an_arrow_on_the_edge_never_covers_the_buttons_of_a_trial(invite: Invite, server: GameServer) -> None:
    guest = invite(device=PHONE)
    open_begun(guest, server, record_from_json((SCENES / "gold_rush.json").read_bytes()))
    guest.table.part("place-0,4").tap()
    turning = guest.table.part("tried-turn")
    while guest.page.locator("[data-testid^=beyond-]").count() == 0:
        guest.table.part("zoom-in").tap()
    # Wherever the arrow is, it could be there.
    on_top = turning.evaluate(_MOVE_AN_ARROW_THERE)
    assert on_top == "tried-turn"


@pytest.mark.parametrize(
    ("game", "device", "language", "hand"),
    [("mayflower", PHONE, "fr", MapFinger()), ("gold_rush", DESK, "en", MapMouse())],
    ids=["mayflower with a finger", "gold_rush with a mouse"],
)
def test_trial_shows_who_would_get_how_many_points(
    game: str, device: Device, language: Language, hand: MapHand, invite: Invite, server: GameServer, words: Words
) -> None:
    guest = invite(device=device, language=language)
    decisions, move, gains = completing_placement(game)
    open_begun(guest, server, begun(game, decisions, bot="reference"))
    scores = guest.table.scores()
    player = TilePlayer(guest.table, hand)
    player.try_at(f"place-{move['row']},{move['col']}", move["rotation"])
    for name, points in gains.items():
        said = words[language]["ui.tiles.would"].replace("{player}", name).replace("{points}", str(points))
        expect(guest.table.part("note")).to_contain_text(said)
        expect(guest.page.locator(".flag text", has_text=f"+{points}").first).to_be_visible()
    assert (guest.table.seq, guest.table.scores()) == (decisions, scores)

    hand.press(guest.table.part("cancel"))
    expect(guest.table.part("note")).to_have_count(0)
    assert guest.table.seq == decisions


@cache
def completing_placement(game: str) -> tuple[int, Json, dict[str, int]]:
    """A placement that scores at once: the number of decisions before it, the move, and the points by player."""
    record = whole_game(game, "reference")
    match = newworlds.replay(record, upto=0)
    for decisions, played in enumerate(record.moves):
        for move in map(match.game.write_json, match.legal()):
            if move["kind"] == "lay_tile" and (gains := gains_of(match, move, record)):
                return decisions, move, gains
        match.play(played)
    raise AssertionError(f"nothing is ever completed in {game}")


def gains_of(match: Match, move: Json, record: Record) -> dict[str, int]:
    trial = match.copy()
    trial.play(move)
    if trial.to_act == match.to_act:
        trial.play("skip")
    gained = [after - before for before, after in zip(match.scores, trial.scores, strict=True)]
    return {seat.name: points for seat, points in zip(record.seats, gained, strict=True) if points > 0}


def test_MF_order_of_scoring_is_chosen(invite: Invite, server: GameServer) -> None:
    guest = invite()
    games = (whole_game("mayflower", "reference", seed) for seed in count(1))
    record = next(game for game in games if any(move["kind"] == "choose_scoring" for move in game.moves))
    decisions = next_of(record, "choose_scoring")
    open_begun(guest, server, newworlds.replay(record, upto=decisions).record(record.seats))
    player = TilePlayer(guest.table, MapMouse())
    waiting = player.targets()
    assert len(waiting) >= 2
    expect(guest.table.part("option")).to_have_count(len(waiting))
    player.choose_scoring()
    assert guest.table.seq == decisions + 1
    assert len(player.targets()) < len(waiting)


def test_GR_tent_is_pitched_and_token_taken(invite: Invite, server: GameServer) -> None:
    guest = invite(device=PHONE, language="fr")
    record = whole_game("gold_rush", "reference")
    open_begun(guest, server, begun("gold_rush", next_of(record, "place_tent"), bot="reference"))
    player = TilePlayer(guest.table, MapFinger(), seed=2)
    expect(guest.page.locator('[data-testid^="tent-"]')).to_have_count(0)
    player.pitch_tent()
    expect(guest.page.locator('[data-testid^="tent-"]')).to_have_count(1)

    open_begun(guest, server, begun("gold_rush", next_of(record, "take_token"), bot="reference"))
    before = tokens_on_the_map(guest.page)
    player.press_button("take_token")
    assert tokens_on_the_map(guest.page) == before - 1


def tokens_on_the_map(page: Page) -> int:
    piles: list[str] = page.locator('[data-testid^="pile-"]').evaluate_all("all => all.map((e) => e.dataset.value)")
    return sum(int(tokens) for tokens in piles)


def next_of(record: Record, kind: str, seat: int | None = None) -> int:
    """The number of decisions before the first move of this kind, optionally by this seat."""
    made = zip(record.moves, actors(record), strict=True)
    return next(n for n, (move, actor) in enumerate(made) if move["kind"] == kind and seat in (None, actor))


def actors(record: Record) -> list[int]:
    """The seat that makes each move."""
    match = newworlds.replay(record, upto=0)
    seats: list[int] = []
    for move in record.moves:
        seats.append(match.position.to_act)
        match.play(move)
    return seats


def test_GR_tokens_are_known_only_to_their_owner(invite: Invite, server: GameServer) -> None:
    ada, cleo, onlooker = invite(), invite(language="fr"), invite()
    frames = {guest: overheard(guest) for guest in (ada, cleo, onlooker)}
    address, decisions = sit_down_before_a_token(ada, cleo, server)
    for guest in (ada, cleo, onlooker):
        guest.page.goto(address)
        guest.table.wait_for_view(decisions)
    ada.table.part("play-take_token").click()
    for guest in (ada, cleo, onlooker):
        guest.table.wait_for_view(decisions + 1)
        guest.table.part("tokens-0").wait_for()

    assert [value for value in told_values(frames[ada], seat=0) if value is not None]
    expect(ada.table.part("own-tokens-0")).to_be_visible()
    for guest in (cleo, onlooker):
        assert set(map(str, told_values(frames[guest], seat=0))) == {"None"}
        expect(guest.table.part("own-tokens-0")).to_have_count(0)
        assert set(map(str, found_in(frames[guest], "stack"))) == {"None"}


def sit_down_before_a_token(host: Guest, friend: Guest, server: GameServer) -> tuple[str, int]:
    """The host is about to take a token; the friend joined by link."""
    record = whole_game("gold_rush", "reference")
    decisions = next_of(record, "take_token", seat=0)
    with Browser(server.host, cookies_of(host)) as ada, Browser(server.host, cookies_of(friend)) as cleo:
        table = ada.open_table(HERE, LINK, game=record.game, seed=record.seed or 0, **record.options)
        cleo.join(table, table["seats"][1]["invite"])
        with ada.at(table) as first, cleo.at(table) as second:
            for seq, (move, seat) in enumerate(zip(record.moves[:decisions], actors(record), strict=False)):
                (first, second)[seat].play(move, seq)
    return f"/t/{table['id']}", decisions


def overheard(guest: Guest) -> list[Json]:
    """Everything the server sends to this browser from now on."""
    frames: list[Json] = []
    guest.page.on(
        "websocket", lambda live: live.on("framereceived", lambda payload: frames.append(json.loads(payload)))
    )
    return frames


def told_values(frames: list[Json], seat: int) -> list[Any]:
    """What was sent about a seat's tokens: whole hands in views, single tokens in events."""
    hands = [tokens["values"][seat] for tokens in found_in(frames, "tokens") if isinstance(tokens, dict)]
    events = [event for events in found_in(frames, "events") for event in events if event.get("seat") == seat]
    return hands + [event[key] for event in events for key in ("value", "values") if key in event]


def found_in(told: Any, key: str) -> list[Any]:
    """Every value with this key, at any depth."""
    if isinstance(told, list):
        return [found for part in told for found in found_in(part, key)]
    if not isinstance(told, dict):
        return []
    own = [told[key]] if key in told else []
    return own + [found for part in told.values() for found in found_in(part, key)]


@pytest.mark.parametrize(
    ("device", "language", "theme"), [(DESK, "en", "light"), (PHONE, "fr", "dark")], ids=["desk", "phone"]
)
@pytest.mark.parametrize("game", GAMES)
def test_no_violations_at_the_table(
    game: str, device: Device, language: Language, theme: Theme, invite: Invite, server: GameServer
) -> None:
    """While a tile is being tried, and while a follower is being chosen."""
    guest = invite(device=device, language=language, theme=theme)
    decisions, move, _ = completing_placement(game)
    open_begun(guest, server, begun(game, decisions, bot="reference"))
    player = TilePlayer(guest.table, MapFinger() if device.has_touch else MapMouse())
    player.try_at(f"place-{move['row']},{move['col']}", move["rotation"])
    guest.table.part("note").wait_for()
    assert violations(guest.page) == []
    player.confirm()
    assert violations(guest.page) == []


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("fr", "dark")])
def test_no_violations_on_the_page_about_components(language: Language, theme: Theme, invite: Invite) -> None:
    guest = invite(language=language, theme=theme)
    guest.page.goto("/about")
    guest.page.locator("article details").first.wait_for()
    # The dark theme differs only in its colours.
    assert violations(guest.page, ["color-contrast"] if theme == "dark" else None) == []
