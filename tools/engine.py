"""The step that compiles the engine, next to its sources."""

import sysconfig
from pathlib import Path

from tools.c_compiler import require_c_compiler
from tools.commands import StepLog
from tools.compiled_modules import ENGINE_GROUP, compiled_modules
from tools.places import PACKAGE, REQUIREMENTS, ROOT, SOURCE, VENV_PYTHON
from tools.stamps import digest, files_under
from tools.steps import Step

# The types of compiled modules depend on what they import, so all layers below the server count.
_LAYERS = ("core", "kernels", "games", "bots")
_BUILD_FILES = (
    ROOT / "pyproject.toml",
    ROOT / "setup.py",
    ROOT / "tools" / "c_units.py",
    ROOT / "tools" / "compiled_modules.py",
    REQUIREMENTS / "play.txt",
)


def compiled_files() -> set[Path]:
    """Every file produced by compiling."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    shared = SOURCE / f"{ENGINE_GROUP}__mypyc{suffix}"
    return {shared, *(path.with_suffix(suffix) for path in compiled_modules(SOURCE))}


def _wanted() -> str:
    sources = [path for layer in _LAYERS for path in files_under(PACKAGE / layer) if path.suffix == ".py"]
    return digest(ROOT, [*sources, *_BUILD_FILES])


def _compile(log: StepLog) -> None:
    log.run(VENV_PYTHON, "setup.py", "build_ext", "--inplace")
    _remove_left_over()


def _remove_left_over() -> None:
    """Python would still import the stale compiled form of a module that is no longer compiled."""
    for path in set(SOURCE.rglob("*.so")) - compiled_files():
        path.unlink()


COMPILE_ENGINE = Step(
    "engine",
    "Compiling the engine",
    _wanted,
    _compile,
    is_intact=lambda: all(path.exists() for path in compiled_files()),
    require=require_c_compiler,
    after=("packages", "test-packages"),
)
