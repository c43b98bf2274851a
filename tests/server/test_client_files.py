"""The files of the browser client."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.playing import Browser, refusal, serving


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    folder = tmp_path_factory.mktemp("client-files")
    assets = folder / "client" / "assets"
    assets.mkdir(parents=True)
    (folder / "client" / "index.html").write_text("<!doctype html><title>New Worlds</title>")
    (folder / "client" / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (assets / "main-5f3a.js").write_text("export const island = 'terra nova';\n" * 100)
    (folder / "secret.txt").write_text("not for the world")
    with serving(folder) as server, Browser(server.host) as visitor:
        yield visitor


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/abc",
        "/t/abc?invite=x",
        "/rules/terra_nova",
        "/gallery",
        "/gallery/terra_nova",
        "/about",
        "/fair-dealing",
        "/me",
        "/lobby",
    ],
)
def test_pages_are_the_client_and_requested_again_each_time(browser: Browser, path: str) -> None:
    answer = browser.http.get(path)
    assert answer.status_code == 200
    assert "New Worlds" in answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "private, no-cache"


@pytest.mark.parametrize("path", ["/rules/nope", "/gallery/nope"])
def test_pages_of_unknown_games_are_not_found(browser: Browser, path: str) -> None:
    answer = browser.http.get(path)
    assert (answer.status_code, "New Worlds" in answer.text) == (404, True)


def test_files_with_a_hash_are_cached_for_good_and_sent_compressed(browser: Browser) -> None:
    answer = browser.http.get("/assets/main-5f3a.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    assert "javascript" in answer.headers["content-type"]


def test_other_files_are_cached_for_an_hour(browser: Browser) -> None:
    answer = browser.http.get("/favicon.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "public, max-age=3600"


def test_an_unknown_address_gets_the_client_which_says_so(browser: Browser) -> None:
    answer = browser.http.get("/no/such/page", headers={"accept": "text/html"})
    assert (answer.status_code, "New Worlds" in answer.text) == (404, True)


@pytest.mark.parametrize("path", ["/nothing.png", "/assets/nothing.js", "/api/nothing", "/..%2fsecret.txt", "/assets/"])
def test_a_missing_file_is_reported_in_json(browser: Browser, path: str) -> None:
    assert refusal(browser.http.get(path)) == (404, "error.unknown_page")


def test_an_unknown_address_of_the_protocol_is_never_a_page(browser: Browser) -> None:
    answer = browser.http.get("/api/nothing", headers={"accept": "text/html"})
    assert refusal(answer) == (404, "error.unknown_page")


def test_a_wrong_method_is_refused(browser: Browser) -> None:
    assert refusal(browser.http.delete("/api/tables")) == (405, "error.wrong_method")
    assert refusal(browser.http.post("/", json={})) == (405, "error.wrong_method")


def test_without_a_client_pages_are_not_found(tmp_path: Path) -> None:
    with serving(tmp_path, client=str(tmp_path / "none")) as server, Browser(server.host) as visitor:
        assert refusal(visitor.http.get("/")) == (404, "error.unknown_page")
