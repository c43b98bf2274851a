"""Finds what compiling the engine needs: a C compiler and Python's own headers."""

import os
import shlex
import shutil
import sysconfig
from pathlib import Path

from tools.faults import SetupFault

_NO_COMPILER = (
    "No C compiler was found: install one (Debian and Ubuntu: apt install gcc python3-dev; "
    "macOS: xcode-select --install), or set NEWWORLDS_PURE=1 to use the much slower uncompiled engine."
)
_NO_HEADERS = (
    "Python's C headers were not found: install them (Debian and Ubuntu: apt install python3-dev), "
    "or set NEWWORLDS_PURE=1 to use the much slower uncompiled engine."
)


def require_c_compiler() -> None:
    if not any(map(shutil.which, _candidates())):
        raise SetupFault(_NO_COMPILER)
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise SetupFault(_NO_HEADERS)


def _candidates() -> list[str]:
    """The commands the build would call, as it would choose them: $CC first, else the one Python was built with."""
    chosen = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shlex.split(chosen)[:1]
