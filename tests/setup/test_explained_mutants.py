import ast

import pytest

from tools.explained_mutants import Explanation, explanations
from tools.places import ROOT

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


@pytest.mark.parametrize("each", explanations(), ids=lambda each: f"{each.function}: {each.line}")
def test_what_is_explained_is_still_in_the_code(each: Explanation) -> None:
    assert each.line in lines_of(each.file, each.function), f"{each.line} is gone: take its explanation out"
    assert each.reason


def lines_of(file: str, function: str) -> set[str]:
    source = (ROOT / file).read_text()
    found = [
        node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef) and node.name == function
    ]
    return {line.strip() for node in found for line in (ast.get_source_segment(source, node) or "").splitlines()}
