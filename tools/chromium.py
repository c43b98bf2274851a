"""Finds the Chromium that the browser tests drive, and installs it where that is possible without asking."""

import os
import shutil
import subprocess
from pathlib import Path

from tools.faults import SetupFault

_LOCK_PATIENCE_S = 300
# The first is Chromium without a window: it needs a quarter less time.
_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
_NO_CHROMIUM = (
    "Chromium was not found: install it (Debian and Ubuntu: apt install chromium), "
    "or give the path of one in NEWWORLDS_CHROMIUM."
)


def require_chromium() -> Path:
    found = _chosen() or _on_path()
    if found is None and _may_install():
        _install()
        found = _on_path()
    if found is None:
        raise SetupFault(_NO_CHROMIUM)
    return found


def _chosen() -> Path | None:
    chosen = os.environ.get("NEWWORLDS_CHROMIUM")
    if not chosen:
        return None
    if not os.access(chosen, os.X_OK):
        raise SetupFault(f"NEWWORLDS_CHROMIUM names {chosen}, which is not a program: correct it or unset it.")
    return Path(chosen)


def _on_path() -> Path | None:
    return next((Path(found) for name in _NAMES if (found := shutil.which(name))), None)


def _may_install() -> bool:
    """Root on a Debian system: in practice, a container that runs the checks."""
    return os.geteuid() == 0 and Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None


def _install() -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # Another program may be installing something: its lock is waited for.
    apt = ("apt-get", "-q", "-o", f"DPkg::Lock::Timeout={_LOCK_PATIENCE_S}")
    subprocess.run((*apt, "update"), env=environment, check=False)
    # Older releases have only the whole browser.
    for package in ("chromium-headless-shell", "chromium"):
        if subprocess.run((*apt, "install", "-y", package), env=environment, check=False).returncode == 0:
            return
