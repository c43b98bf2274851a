"""The command line, called as a user calls it but in this process."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from newworlds.cli import main
from tests import toy


class Done(NamedTuple):
    status: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """`run("verify", "game.json", typed="…")` in an empty folder, in English unless `--lang` says otherwise."""
    toy.register()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "200")

    def call(*arguments: object, typed: str = "") -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main([str(argument) for argument in arguments])
        return Done(status, *capsys.readouterr())

    return call
