"""Where things are in the project's folder."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "newworlds"
WEB = ROOT / "web"
RULES = ROOT / "docs" / "rules"
"""The rules pages, which are part of the client."""
REQUIREMENTS = ROOT / "requirements"

VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"

CACHE = ROOT / ".cache"
LOGS = CACHE / "logs"
PURE = CACHE / "pure"

CLIENT_PAGE = PACKAGE / "server" / "client" / "index.html"
