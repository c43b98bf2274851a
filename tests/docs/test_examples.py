"""Every example in the documents is run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import msgspec
import pytest

import newworlds
from newworlds import games
from newworlds.core.record import record_from_json, record_to_json
from newworlds.server.client_messages import CLIENT_MESSAGES
from newworlds.server.server_messages import SERVER_MESSAGES

_ROOT = Path(__file__).parents[2]
_PAPERS = [_ROOT / "README.md", *sorted((_ROOT / "docs").rglob("*.md"))]
_WITH_EXAMPLES = [path for path in _PAPERS if path.is_file() and ">>>" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("paper", _WITH_EXAMPLES, ids=lambda path: str(path.relative_to(_ROOT)))
def test_the_examples_of_a_document_run_as_written(paper: Path) -> None:
    outcome = doctest.testfile(str(paper), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS)
    assert outcome.attempted > 0
    assert outcome.failed == 0


def test_the_example_of_the_package_runs_as_written() -> None:
    assert doctest.testmod(newworlds).failed == 0


def test_the_record_shown_in_the_document_is_valid() -> None:
    paper = (_ROOT / "docs" / "record-format.md").read_text()
    shown = re.search(r"```json\n(.*?)```", paper, re.DOTALL)
    assert shown is not None
    record = record_from_json(shown[1])
    match = newworlds.replay(record)
    assert [match.game.write(move) for move in match.moves] == ["E4", "G10", "D5"]
    assert msgspec.json.decode(record_to_json(match.record(record.seats))) == msgspec.json.decode(shown[1])


def test_the_document_names_every_field_of_a_record() -> None:
    paper = (_ROOT / "docs" / "record-format.md").read_text()
    assert [name for name in newworlds.Record.__struct_fields__ if f"| `{name}` |" not in paper] == []


def test_the_document_names_every_kind_of_move_of_every_game() -> None:
    paper = (_ROOT / "docs" / "record-format.md").read_text()
    kinds = [str(kind.__struct_config__.tag) for name in games.IDS for kind in games.game(name).move_kinds]
    assert [kind for kind in kinds if f"| `{kind}` |" not in paper] == []


def test_the_document_names_every_message_of_the_live_connection() -> None:
    paper = (_ROOT / "docs" / "protocol.md").read_text()
    wanted = [f"| `{kind.__struct_config__.tag}` |" for kind in SERVER_MESSAGES]
    wanted += [f'{{type: "{kind.__struct_config__.tag}"' for kind in CLIENT_MESSAGES]
    assert [shown for shown in wanted if shown not in paper] == []
