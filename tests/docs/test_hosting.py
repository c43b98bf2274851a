"""What hosts read and copy is true of the program: settings, commands, metrics, units, containers."""

from __future__ import annotations

import configparser
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from newworlds.server.app import create_app  # noqa: F401  every metric is declared once the server is imported
from newworlds.server.metrics import REGISTRY
from newworlds.server.settings import Settings, settings
from tests.cli.commands import every_command
from tools.places import ROOT

PAGE: Final = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
DEPLOY: Final = ROOT / "deploy"
FILES: Final = sorted(path for path in DEPLOY.rglob("*") if path.is_file())
UNITS: Final = sorted((DEPLOY / "systemd").glob("*.service"))
COMPOSE: Final[dict[str, Any]] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
VARIABLES: Final = {f"NEWWORLDS_{name.upper()}" for name in Settings.__struct_fields__}

DEPENDS_ON_THE_MACHINE: Final = {"bot_workers", "client"}
"""Their defaults are told in words."""


def rows() -> dict[str, str]:
    """The table of settings: each variable with its default."""
    return dict(re.findall(r"^\| `(NEWWORLDS_\w+)` \| (.+?) \| .+ \|$", PAGE, re.MULTILINE))


def test_the_page_names_every_setting_and_no_other() -> None:
    assert set(rows()) == VARIABLES


@pytest.mark.parametrize("name", [name for name in Settings.__struct_fields__ if name not in DEPENDS_ON_THE_MACHINE])
def test_the_page_tells_the_default_of_a_setting(name: str) -> None:
    default = getattr(Settings(), name)
    shown = str(default).lower() if isinstance(default, bool) else str(default)
    assert rows()[f"NEWWORLDS_{name.upper()}"] == (f"`{shown}`" if shown else "(empty)")


@pytest.mark.parametrize("path", [ROOT / "docs" / "hosting.md", *FILES], ids=lambda path: path.name)
def test_every_variable_that_is_named_exists(path: Path) -> None:
    named = set(re.findall(r"\bNEWWORLDS_[A-Z_]+[A-Z]\b", path.read_text(encoding="utf-8")))
    assert named <= VARIABLES


def test_the_values_in_units_containers_and_the_page_are_understood() -> None:
    given: list[tuple[str, str]] = [pair for unit in UNITS for pair in environment(unit)]
    given += re.findall(r"^\s+(NEWWORLDS_\w+): (.+)$", (DEPLOY / "compose.yaml").read_text(), re.MULTILINE)
    given += re.findall(r"(NEWWORLDS_\w+)=([^\s\\`']+)", (DEPLOY / "Containerfile").read_text() + PAGE)
    assert len(given) > 10
    for name, value in given:
        settings({}, {name: value.replace("%i", "1")})


def environment(unit: Path) -> list[tuple[str, str]]:
    lines = re.findall(r"^Environment=(NEWWORLDS_\w+)=(.+)$", unit.read_text(), re.MULTILINE)
    return [(name, value) for name, value in lines]


# Commands


def shown_commands() -> list[str]:
    """In the page and in the files, as they would be typed."""
    sources = [PAGE, *(path.read_text(encoding="utf-8") for path in FILES)]
    found = [
        each for source in sources for each in re.findall(r"(?:^|\s|=|/)newworlds ((?:[a-z]+)(?: [^\n`#|]*)?)", source)
    ]
    return sorted({" ".join(each.split()) for each in found if [each.split()[0]] in list(every_command())})


def test_many_commands_are_shown() -> None:
    assert {"serve", "work"} <= set(shown_commands())
    assert len(shown_commands()) > 10


@pytest.mark.parametrize("shown", shown_commands())
def test_a_command_that_is_shown_has_the_options_it_is_shown_with(shown: str) -> None:
    import click

    from newworlds.cli.commands import newworlds

    name, *arguments = shlex.split(shown)
    command = newworlds.get_command(click.Context(newworlds), name)
    if isinstance(command, click.Group):
        command = command.get_command(click.Context(command), arguments.pop(0))
    assert command is not None
    known = {option for parameter in command.params for option in parameter.opts}
    used = {argument for argument in arguments if argument.startswith("--")}
    assert used <= known


# Metrics


def test_alerts_are_about_metrics_that_exist() -> None:
    groups = yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"]
    rules = [rule for group in groups for rule in group["rules"]]
    known = {sample.name for metric in REGISTRY.collect() for sample in metric.samples}
    known |= {f"{metric.name}{ending}" for metric in REGISTRY.collect() for ending in ("", "_total", "_bucket", "_sum")}
    named = {name for rule in rules for name in re.findall(r"newworlds_\w+", rule["expr"])}
    assert named
    assert named <= known
    assert [rule["alert"] for rule in rules if f"| `{rule['alert']}` |" not in PAGE] == []


# Units


@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name)
def test_a_unit_runs_the_program_as_its_own_user(unit: Path) -> None:
    parsed = configparser.RawConfigParser(strict=False)
    parsed.optionxform = str  # type: ignore[assignment]
    parsed.read_string(unit.read_text())
    service = parsed["Service"]
    assert (service["User"], service["NoNewPrivileges"], service["ProtectSystem"]) == ("newworlds", "yes", "strict")
    assert service["ExecStart"].startswith("/opt/newworlds/bin/newworlds ")


def test_units_are_understood_by_systemd(tmp_path: Path) -> None:
    """Where it is installed; elsewhere they are at least complete."""
    program = shutil.which("systemd-analyze")
    units = [tmp_path / path.name for path in (DEPLOY / "systemd").iterdir() if path.suffix in (".service", ".timer")]
    for unit in units:
        text = (DEPLOY / "systemd" / unit.name).read_text()
        unit.write_text(text.replace("/opt/newworlds/bin/newworlds", "/bin/true"))
    assert len(units) == 5
    if program:
        done = subprocess.run([program, "verify", *units], capture_output=True, text=True)
        assert [line for line in done.stderr.splitlines() if str(tmp_path) in line or "newworlds" in line] == []


# Containers and proxies


def test_the_compose_file_has_servers_workers_a_database_and_a_proxy() -> None:
    services = COMPOSE["services"]
    assert services["worker-1"]["command"] == ["newworlds", "work"]
    assert services["proxy"]["environment"]["BACKENDS"] == " ".join(
        f"{name}:8000" for name in services if name.startswith("server-")
    )
    assert services["server-1"]["build"]["dockerfile"] == "deploy/Containerfile"
    network = COMPOSE["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert services["server-2"]["environment"]["NEWWORLDS_TRUSTED_PROXIES"] == network
    volumes = {volume.split(":")[0] for each in services.values() for volume in each.get("volumes", [])}
    assert {volume for volume in volumes if not volume.startswith(".")} == set(COMPOSE["volumes"])


def test_the_image_starts_with_a_command_that_exists() -> None:
    file = (DEPLOY / "Containerfile").read_text()
    assert re.search(r'^CMD \["newworlds", "serve"\]$', file, re.MULTILINE)
    assert "EXPOSE 8000" in file
    assert Settings().port == 8000


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_a_proxys_configuration_is_balanced_and_asks_processes_of_the_units(name: str) -> None:
    text = re.sub(r"#.*", "", (DEPLOY / name).read_text())
    assert text.count("{") == text.count("}")
    assert {"127.0.0.1:8001", "127.0.0.1:8002"} <= set(re.findall(r"127\.0\.0\.1:\d+", text))


def test_the_links_of_the_page_lead_somewhere() -> None:
    sections = {
        re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in re.findall(r"^## (.+)$", PAGE, re.M)
    }
    targets = re.findall(r"\]\(([^)]+)\)", PAGE)
    assert len(targets) > 5
    wrong = [target for target in targets if target.startswith("#") and target[1:] not in sections]
    wrong += [target for target in targets if not target.startswith("#") and not (ROOT / "docs" / target).exists()]
    assert wrong == []
