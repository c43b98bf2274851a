"""Steps own their vocabulary: lookups by step are complete, and no code reads operands by position."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from newworlds.core.text import LANGUAGES, add_catalogue, catalogue
from newworlds.games.gwt_new_zealand import rules
from newworlds.games.gwt_new_zealand.data.effects import PrintedEffect
from newworlds.games.gwt_new_zealand.data.sarah_effects import SarahEffect
from newworlds.games.gwt_new_zealand.rules.step import Step
from newworlds.games.gwt_new_zealand.rules.steps import ALL, KINDS, STEP_OF, STEPS

add_catalogue("newworlds.games.gwt_new_zealand")

RULES = sorted(Path(str(rules.__file__)).parent.glob("*.py"))
BY_PLACE = {"first", "second", "third", "wide"}
ASKING = [step for step in ALL if not step.is_automatic]


def test_every_printed_effect_has_a_step() -> None:
    assert set(STEP_OF) == {*get_args(PrintedEffect), *get_args(SarahEffect)}


def test_a_kind_leads_to_its_step_and_saved_positions_know_its_number() -> None:
    assert all(STEPS[step.kind] is step for step in ALL)
    assert KINDS == 87
    numbers = {step.prompt: step.kind for step in ASKING}
    assert (numbers["take_card"], numbers["act"], numbers["deliver"], numbers["sarah_build_at"]) == (19, 39, 44, 84)


@pytest.mark.parametrize("step", ASKING, ids=lambda step: step.prompt)
def test_what_asks_has_a_prompt_answers_and_words(step: Step) -> None:
    assert step.prompt
    assert step.answers
    for code in (f"prompt.{step.prompt}", f"refusal.not_asked.{step.prompt}", f"refusal.{step.lacking}"):
        assert all(f"gwt_new_zealand.{code}" in catalogue(language) for language in LANGUAGES), code


def readers(path: Path) -> Iterator[str]:
    """Functions that read an operand by position, except one-line accessors of a frame, which name it."""
    for function in ast.walk(ast.parse(path.read_text())):
        if isinstance(function, ast.FunctionDef):
            calls = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
            called = {each.id for each in calls if isinstance(each, ast.Name)}
            statements = [each for each in function.body if not _is_docstring(each)]
            is_a_name = len(statements) == 1 and isinstance(statements[0], ast.Return)
            if called & BY_PLACE and not (is_a_name and "frame" in {each.arg for each in function.args.args}):
                yield function.name


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_operands_are_read_by_name(path: Path) -> None:
    assert list(readers(path)) == []
