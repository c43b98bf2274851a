"""Records everything a browser complains about during a test."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response

# The browser reports violations of the content security policy to the page; the console forwards them to the test.
_TELL_BREACHES = """
document.addEventListener('securitypolicyviolation', (breach) =>
  console.error(`content security policy: ${breach.violatedDirective} ${breach.blockedURI}`))
"""

# Requests still pending when the page was left.
_LEFT_BEHIND = "net::ERR_ABORTED"


class Witness:
    def __init__(self, context: BrowserContext) -> None:
        self._complaints: list[str] = []
        self._expected: list[re.Pattern[str]] = []
        context.add_init_script(_TELL_BREACHES)
        context.on("console", self._heard)
        context.on("weberror", lambda fault: self._note(f"uncaught: {fault.error}"))
        context.on("requestfailed", self._request_failed)
        context.on("response", self._answered)

    def expect(self, pattern: str) -> None:
        """Ignore complaints that this test causes on purpose."""
        self._expected.append(re.compile(pattern))

    @property
    def complaints(self) -> list[str]:
        return [c for c in self._complaints if not any(pattern.search(c) for pattern in self._expected)]

    def _note(self, complaint: str) -> None:
        self._complaints.append(complaint)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            self._note(f"console {message.type}: {message.text}")

    def _request_failed(self, request: Request) -> None:
        if request.failure == _LEFT_BEHIND:
            return
        self._note(f"request failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"{response.status}: {response.request.method} {response.url}")
