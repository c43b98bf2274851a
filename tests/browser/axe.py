"""Runs axe-core on the current state of a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

_SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RUN = """async (rules) => {
  // Fetching style sheets and media anew serves two rules that do not apply here, and gives up on a busy machine.
  const options = { resultTypes: ['violations'], preload: false }
  const chosen = rules ? { runOnly: { type: 'rule', values: rules } } : {}
  const { violations } = await axe.run(document, { ...options, ...chosen })
  return violations
}"""


@cache
def _source() -> str:
    return _SOURCE.read_text()


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """One line per violation: the rule, the element, and axe's explanation."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    found: list[dict[str, Any]] = page.evaluate(_RUN, rules)
    return [_told(violation["id"], node) for violation in found for node in violation["nodes"]]


def _told(rule: str, node: dict[str, Any]) -> str:
    return f"{rule}: {node['target'][0]}: {node['failureSummary']}"
