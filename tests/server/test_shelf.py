"""What the server tells of itself: games, texts, health."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import newworlds
from newworlds import bots
from newworlds.core.errors import NewWorldsError
from newworlds.core.text import LANGUAGES, catalogue
from newworlds.server import errors
from newworlds.server.start_errors import StartError
from tests.server.playing import Browser, as_sent, refusal


def test_the_games_are_listed_with_players_options_and_bots(ada: Browser) -> None:
    games = {game["id"]: game for game in ada.get("/api/games")}
    assert "terra_nova" in games
    sealed = games["sealed"]
    assert sealed["players"] == [2, 4]
    assert sealed["bots"] == list(bots.NAMES)
    assert sealed["options"][0] == {"id": "hand", "type": "integer", "default": 3, "min": 1, "max": 4}


def test_the_component_files_of_a_game_are_served_with_their_sources(ada: Browser) -> None:
    files = ada.get("/api/games/terra_nova/components")
    assert set(files) == {"hexagon169.toml", "isle168.toml", "terrain.toml"}
    assert files["isle168.toml"]["map"][0]["source"] == "reconstructed"
    assert ada.get("/api/games/sealed/components") == {}


def test_things_explain_themselves_with_what_is_printed_today(ada: Browser) -> None:
    printed = ada.get("/api/games/gwt_new_zealand/printed")
    assert printed["components"] == as_sent(newworlds.game("gwt_new_zealand").setup(2).components)
    assert printed["explanations"]["worker:sailor"] == {
        "title": {"code": "gwt_new_zealand.worker.sailor"},
        "lines": [{"code": "gwt_new_zealand.explain.sailor"}],
        "rule": "NZ-23",
    }
    assert ada.get("/api/games/sealed/printed")["explanations"] == {}


def test_the_components_of_an_unknown_game_are_refused(ada: Browser) -> None:
    assert refusal(ada.http.get("/api/games/chess/components")) == (400, "error.unknown_game")


def test_the_texts_of_all_games_are_served_and_not_sent_twice(ada: Browser) -> None:
    answer = ada.http.get("/api/text/fr")
    texts = answer.json()
    assert texts["error.not_your_turn"] == "Ce n’est pas à vous de jouer."
    assert any(code.startswith("terra_nova.") for code in texts)
    again = ada.http.get("/api/text/fr", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_an_unknown_language_is_refused(ada: Browser) -> None:
    assert refusal(ada.http.get("/api/text/tlh")) == (404, "error.unknown_language")


def test_health_reports_the_version_and_whether_the_engine_is_compiled(ada: Browser) -> None:
    health = ada.get("/api/health")
    assert health["status"] == "ok"
    assert health["version"] == newworlds.__version__
    assert health["compiled"] in (True, False)


def codes(kind: type[NewWorldsError]) -> Iterator[str]:
    for sub in kind.__subclasses__():
        yield from (f"error.{sub.code}", *codes(sub))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_server_error_has_a_text(language: str) -> None:
    wanted = {*codes(errors.ServerError), *codes(StartError)} - {"error.internal"}
    assert wanted <= catalogue(language).keys()
