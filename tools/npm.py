"""Runs npm in the browser client's folder: python -m tools.npm ci"""

import os
import subprocess
import sys

from tools.faults import SetupFault
from tools.node import require_node
from tools.places import WEB


def run_npm(*arguments: str) -> int:
    node = require_node()
    # npm's scripts start `node` by name, so its folder comes first.
    path = os.pathsep.join([str(node.folder), os.environ.get("PATH", "")])
    return subprocess.run([*node.npm, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False).returncode


def main() -> None:
    try:
        sys.exit(run_npm(*sys.argv[1:]))
    except SetupFault as fault:
        sys.exit(str(fault))


if __name__ == "__main__":
    main()
