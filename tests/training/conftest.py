from __future__ import annotations

import pytest

from tests.training import learner


@pytest.fixture(autouse=True)
def _learner() -> None:
    learner.register()
