"""The browser client, built from web/ into the package."""

from pathlib import Path

from tools.faults import SetupFault
from tools.npm import run_npm

CLIENT_PAGE = Path("src", "newworlds", "server", "client", "index.html")

_BUILD = (("ci", "--no-audit", "--no-fund"), ("run", "build"))


def ensure_client(root: Path) -> None:
    """Builds the client where it is missing."""
    if (root / CLIENT_PAGE).is_file():
        return
    for arguments in _BUILD:
        if run_npm(*arguments) != 0:
            raise SetupFault(
                f"The browser client could not be built (npm {' '.join(arguments)} failed, see above); "
                "set NEWWORLDS_CLIENT=0 to leave it out."
            )
    if not (root / CLIENT_PAGE).is_file():
        raise SetupFault(f"The browser client was built but {CLIENT_PAGE} is missing: see web/vite.config.ts.")
