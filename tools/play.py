"""./play: sets up what is missing or has changed, then runs the server in its place."""

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from tools.client_steps import BUILD_CLIENT, INSTALL_CLIENT_PACKAGES, node_steps
from tools.engine import COMPILE_ENGINE
from tools.environment import INSTALL_PACKAGES, INSTALL_PROJECT, MAKE_VENV
from tools.places import VENV
from tools.pure_tree import is_pure_wanted, pure_environment
from tools.steps import Step, set_up

_HELP = """\
Usage: ./play [--setup | OPTION…]

Sets New Worlds up where needed (the first time takes about a minute) and starts it.

  --setup  only set up
  --help   this text

All other options go to `newworlds serve`; once set up, .venv/bin/newworlds serve --help lists them.
With NEWWORLDS_PURE=1 in the environment the engine is not compiled: slower, but needs no C compiler."""


def play_steps() -> list[Step]:
    engine = [] if is_pure_wanted() else [COMPILE_ENGINE]
    client = [*node_steps(), INSTALL_CLIENT_PACKAGES, BUILD_CLIENT]
    return [MAKE_VENV, INSTALL_PACKAGES, INSTALL_PROJECT, *engine, *client]


def main(arguments: Sequence[str]) -> int:
    if "--help" in arguments:
        print(_HELP)
        return 0
    set_up(play_steps())
    if "--setup" not in arguments:
        _become_server(arguments)
    return 0


def _become_server(arguments: Sequence[str]) -> NoReturn:
    environment = {**os.environ, **(pure_environment() if is_pure_wanted() else {})}
    sys.stdout.flush()
    os.execve(VENV / "bin" / "newworlds", ["newworlds", "serve", *arguments], environment)
