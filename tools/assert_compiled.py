"""Fails unless every engine module is imported in compiled form: python -m tools.assert_compiled"""

import importlib
import sys
from pathlib import Path

from tools.compiled_modules import compiled_modules
from tools.places import SOURCE


def uncompiled() -> list[str]:
    names = [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in compiled_modules(SOURCE)]
    return [name for name in names if not _is_compiled(name)]


def _is_compiled(name: str) -> bool:
    origin = importlib.import_module(name).__file__
    return origin is not None and Path(origin).suffix == ".so"


def main() -> None:
    names = uncompiled()
    if names:
        sys.exit(f"Not compiled: {', '.join(names)}.")
    print(f"All {len(compiled_modules(SOURCE))} modules of the engine are compiled.")


if __name__ == "__main__":
    main()
