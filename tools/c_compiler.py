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
    """If the compiler that Python was built with is missing, $CC selects another one."""
    if not _is_usual_compiler_there():
        if "CC" in os.environ or not (other := _other_compiler()):
            raise SetupFault(_NO_COMPILER)
        os.environ["CC"] = other
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise SetupFault(_NO_HEADERS)


def _is_usual_compiler_there() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0]) is not None


def _other_compiler() -> str | None:
    return next(filter(shutil.which, ("cc", "gcc", "clang")), None)
