import sys

import pytest

from tools.progress import Progress


def screen(written: str) -> list[str]:
    """What a terminal shows: only what Progress uses, lines, cursor upwards and clearing below."""
    lines: list[str] = []
    for part in written.split("\r\x1b[J"):
        text, _, upwards = part.partition("\x1b[")
        lines += text.splitlines()
        if upwards:
            del lines[-int(upwards.removesuffix("A")) :]
    return lines


def test_on_a_terminal_running_steps_stay_below_those_that_ended(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    progress = Progress()
    written = ""
    with progress.shown("Compiling"):
        with progress.shown("Installing"):
            written += capsys.readouterr().out
            assert screen(written) == ["  Compiling … 0.0 s", "  Installing … 0.0 s"]
        written += capsys.readouterr().out
        assert screen(written) == ["  Installing … 0.0 s", "  Compiling … 0.0 s"]
    written += capsys.readouterr().out
    assert screen(written) == ["  Installing … 0.0 s", "  Compiling … 0.0 s"]


def test_without_a_terminal_each_step_is_named_and_then_timed(capsys: pytest.CaptureFixture[str]) -> None:
    with Progress().shown("Compiling"):
        assert capsys.readouterr().out == "  Compiling …\n"
    assert capsys.readouterr().out == "  Compiling … 0.0 s\n"


def test_the_line_of_a_step_says_that_it_failed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match="no room"), Progress().shown("Compiling"):
        raise ValueError("no room")
    assert capsys.readouterr().out.endswith("Compiling … 0.0 s failed\n")
