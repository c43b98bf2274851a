"""Builds the package: compiles the engine with mypyc and adds the browser client.

A build never falls back silently. Two environment variables leave out a part:
NEWWORLDS_PURE=1    the engine stays uncompiled (runs the same, much slower)
NEWWORLDS_CLIENT=0  no browser client (for research, where nobody opens a browser)
A third one makes the build faster: NEWWORLDS_OPTIMISE=0 compiles without optimising (users get 2).
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools.c_compiler import require_c_compiler  # noqa: E402
from tools.c_units import write_units  # noqa: E402
from tools.client import ensure_client  # noqa: E402
from tools.compiled_modules import ENGINE_GROUP, compiled_modules  # noqa: E402
from tools.faults import SetupFault  # noqa: E402
from tools.parallel_compile import compile_at_once, cores  # noqa: E402

IS_PURE = os.environ.get("NEWWORLDS_PURE") == "1"
OPTIMISE = os.environ.get("NEWWORLDS_OPTIMISE", "2")
HAS_CLIENT = os.environ.get("NEWWORLDS_CLIENT") != "0"

COMPILE_FLAGS = (
    # The engine's 64-bit arithmetic wraps around; in plain C that would be undefined.
    "-fwrapv",
    # Engine functions call each other directly and may be inlined, as nothing outside can replace them.
    "-fvisibility=hidden",
    # Warnings about generated C help nobody, and finding them takes gcc a long time.
    "-Wno-all",
)


class EngineDistribution(Distribution):
    """Declares that there are extensions before they exist: they are only translated to C when built."""

    def has_ext_modules(self) -> bool:
        return not IS_PURE


class BuildEngine(build_ext):
    def finalize_options(self) -> None:
        if not IS_PURE:
            self.distribution.ext_modules = engine_extensions()
        super().finalize_options()
        self.parallel = self.parallel or cores()

    def build_extensions(self) -> None:
        compile_at_once(self.compiler, self.parallel or 1)
        super().build_extensions()


class BuildPackage(build_py):
    def run(self) -> None:
        if HAS_CLIENT and not self.editable_mode:
            ensure_client()
        super().run()


def engine_extensions() -> list[Any]:
    require_c_compiler()
    from mypyc.build import mypycify

    paths = [str(path.relative_to(ROOT)) for path in compiled_modules(ROOT / "src")]
    engine, *modules = mypycify(paths, opt_level=OPTIMISE, debug_level="0", group_name=ENGINE_GROUP, multi_file=True)
    # The units include what mypyc wrote, so a change there, or in this file, means compiling again.
    sources = [str(source) for source in engine.sources]
    engine.depends = [*engine.depends, *sources, __file__]
    engine.sources = [str(unit) for unit in write_units([Path(source) for source in sources], ENGINE_GROUP)]
    for extension in (engine, *modules):
        # A separate list: mypyc gives all of them the same one.
        extension.extra_compile_args = [*extension.extra_compile_args, *COMPILE_FLAGS]
    return [engine, *modules]


try:
    setup(
        distclass=EngineDistribution,
        cmdclass={"build_ext": BuildEngine, "build_py": BuildPackage},
    )
except SetupFault as fault:
    sys.exit(str(fault))
