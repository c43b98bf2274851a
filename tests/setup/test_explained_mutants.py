from pathlib import Path

import pytest

from tools.explained_mutants import Explanation, explanations

DIFF = """\
@@ -1,3 +1,3 @@
 def has_room(s: State, cell: i64) -> bool:
-    if content[cell + step] == EMPTY:
+    if content[cell - step] == EMPTY:
         return True"""


def in_has_room(line: str, *becomes: str) -> Explanation:
    return Explanation("moving.py", "has_room", line, becomes, "Each step has its opposite.")


def test_an_explanation_covers_the_change_it_names() -> None:
    explained = in_has_room("if content[cell + step] == EMPTY:", "return", "if content[cell - step] == EMPTY:")
    assert explained.covers("moving.py", "has_room", DIFF)


def test_an_explanation_covers_no_other_place() -> None:
    explained = in_has_room("if content[cell + step] == EMPTY:", "if content[cell - step] == EMPTY:")
    assert not explained.covers("stones.py", "has_room", DIFF)
    assert not explained.covers("moving.py", "can_move", DIFF)


def test_an_explanation_covers_no_other_change() -> None:
    assert not in_has_room("if content[cell + step] == EMPTY:", "return").covers("moving.py", "has_room", DIFF)
    assert not in_has_room("return", "if content[cell - step] == EMPTY:").covers("moving.py", "has_room", DIFF)


@pytest.mark.parametrize(
    ("line", "is_stale"), [("return True", False), ("return False", True), ("if cell:", True)], ids=str
)
def test_an_explanation_is_stale_when_its_line_is_gone_from_the_function(
    tmp_path: Path, line: str, is_stale: bool
) -> None:
    (tmp_path / "moving.py").write_text("def has_room():\n    return True\n\ndef can_move():\n    return False\n")
    assert in_has_room(line).is_stale(tmp_path) == is_stale


def test_an_explanation_is_stale_when_its_file_is_gone(tmp_path: Path) -> None:
    assert in_has_room("return True").is_stale(tmp_path)


def test_every_explanation_names_a_change_and_a_reason() -> None:
    assert all(each.line not in each.becomes and each.becomes and each.reason for each in explanations())
