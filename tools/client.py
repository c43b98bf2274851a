"""The browser client, built from web/ into the package."""

from tools.faults import SetupFault
from tools.npm import run_npm
from tools.places import CLIENT_PAGE, ROOT

NPM_INSTALL = ("ci", "--no-audit", "--no-fund")
NPM_BUILD = ("run", "build")


def ensure_client() -> None:
    """Builds the client if it is missing."""
    if CLIENT_PAGE.is_file():
        return
    for arguments in (NPM_INSTALL, NPM_BUILD):
        if run_npm(*arguments) != 0:
            raise SetupFault(
                f"The browser client could not be built (npm {' '.join(arguments)} failed, see above); "
                "set NEWWORLDS_CLIENT=0 to leave it out."
            )
    if not CLIENT_PAGE.is_file():
        raise SetupFault(f"The browser client's build did not make {CLIENT_PAGE.relative_to(ROOT)}.")
