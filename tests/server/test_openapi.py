"""The description of the HTTP routes is correct: requests made from it are answered as described."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.config import SchemathesisConfig

from newworlds.core.errors import NewWorldsError
from newworlds.core.text import catalogue
from newworlds.server.app import ENDPOINTS
from newworlds.server.openapi import description
from tests.server.playing import ALSO_HERE, HERE, Browser, RunningServer

CONFIG = {
    "checks": {
        # A request may be well formed and still ask for what no game has: no such map, no such option, no such account.
        "positive_data_acceptance": {
            "expected-statuses": ["2xx", "304", "400", "401", "403", "404", "409", "413", "429"]
        },
    },
    "operations": [
        # Mail programs that know nothing of one-click unsubscribing open the same address as a page.
        {"include-path": "/api/post/mail/stop", "checks": {"unsupported_method": {"enabled": False}}},
    ],
}


described = schemathesis.openapi.from_dict(description(ENDPOINTS), config=SchemathesisConfig.from_dict(CONFIG))


@described.parametrize()
@settings(
    max_examples=40,
    derandomize=True,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_request_is_answered_as_described(case: schemathesis.Case[Any], server: RunningServer) -> None:
    case.call_and_validate(base_url=f"http://{server.host}")


def test_what_is_served_is_described(server: RunningServer, ada: Browser) -> None:
    table = ada.open_table(HERE, ALSO_HERE)
    for path in ("/api/tables", f"/api/tables/{table['id']}", f"/api/tables/{table['id']}/record", "/api/health"):
        assert httpx.get(f"http://{server.host}{path}").status_code == 200
    paths = httpx.get(f"http://{server.host}/api/openapi.json").json()["paths"]
    assert {(f"/api{each.path}", each.method.lower()) for each in ENDPOINTS} == {
        (path, method) for path, methods in paths.items() for method in methods
    }


REFUSALS = dict.fromkeys(kind for each in ENDPOINTS for kind in each.refusals)


@pytest.mark.parametrize("kind", REFUSALS, ids=lambda kind: kind.code)
def test_each_described_refusal_has_a_text(kind: type[NewWorldsError]) -> None:
    assert f"error.{kind.code}" in catalogue("en")
