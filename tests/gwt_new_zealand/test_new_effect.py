"""CONTRIBUTING shows how to add an effect: these tests do it in a copy and play with it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import newworlds

ROOT = Path(__file__).parents[2]
PACKAGE = Path(newworlds.__file__).parent
SECTION = "## Add an effect to Great Western Trail"
MOST_FILES = 4
REST_OF_LINE = "…"

FENCED = re.compile(r"^```diff\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"^`((?:data|rules|text)/[a-z_]+\.(?:py|json))`(?: and `(text/[a-z]+\.json)`)?", re.MULTILINE)


def edits() -> Iterator[tuple[str, list[str]]]:
    """Each change shown, with the file named in the text before it; two files named together take one change each."""
    section = (ROOT / "CONTRIBUTING.md").read_text().partition(SECTION)[2].partition("\n## ")[0]
    places = [(match.start(), [name for name in match.groups() if name]) for match in NAMED.finditer(section)]
    for index, (start, names) in enumerate(places):
        end = places[index + 1][0] if index + 1 < len(places) else len(section)
        shown = [match.group(1).splitlines() for match in FENCED.finditer(section, start, end)]
        for number, lines in enumerate(shown):
            yield names[number % len(names)], lines


def is_line(shown: str, line: str) -> bool:
    return line.startswith(shown.removesuffix(REST_OF_LINE)) if shown.endswith(REST_OF_LINE) else line == shown


def changed(lines: list[str], shown: list[str]) -> list[str]:
    """The lines after a change, made at the only place where its unchanged and removed lines occur."""
    old = [line[1:] for line in shown if not line.startswith("+")]
    found = [at for at in range(len(lines)) if all(map(is_line, old, lines[at : at + len(old)])) and lines[at:]]
    found = [at for at in found if len(lines) - at >= len(old)]
    assert len(found) == 1, f"{old} stands {len(found)} times"
    at, result = found[0], lines[: found[0]]
    for line in shown:
        if line.startswith("+"):
            result.append(line[1:])
            continue
        if line.startswith(" "):
            result.append(lines[at])
        at += 1
    return result + lines[at:]


def copy_with_the_effect(folder: Path) -> set[str]:
    """The uncompiled package with every change made, and the files changed."""
    shutil.copytree(PACKAGE, folder / "newworlds", ignore=shutil.ignore_patterns("*.so", "__pycache__", "client"))
    touched = set()
    for name, shown in edits():
        path = folder / "newworlds" / "games" / "gwt_new_zealand" / name
        path.write_text("\n".join(changed(path.read_text().splitlines(), shown)) + "\n")
        touched.add(name)
    return touched


def test_an_effect_is_added_as_CONTRIBUTING_shows_in_at_most_four_files(tmp_path: Path) -> None:
    touched = copy_with_the_effect(tmp_path)
    assert 0 < len(touched) <= MOST_FILES, touched
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}", "NEWWORLDS_PURE": "1"}
    command = [sys.executable, "-m", "tests.gwt_new_zealand.play_new_effect", str(tmp_path)]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "played\n"
