"""A second look at a mutant that survived, in a process of its own.

mutmut forks from a process that has imported everything and run all tests once. So it sees no fault in what runs while
modules are imported, or in what is worked out once and kept, such as the tables of a tile set.
"""

import os
import subprocess
import sys
from pathlib import Path

from tools.mutation_parts import PYTEST_OPTIONS, Part

_LONGEST_SECONDS = 900.0


def is_noticed_afresh(mutant: str, tree: Path, part: Part) -> bool:
    """Whether any test of the part fails, or never ends, with everything imported under this mutant."""
    place = tree / "mutants"
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--rootdir=.", *PYTEST_OPTIONS, *part.tests]
    environment = {**os.environ, "MUTANT_UNDER_TEST": mutant, "PYTHONPATH": f"{place / 'src'}{os.pathsep}{place}"}
    try:
        run = subprocess.run(command, cwd=place, env=environment, capture_output=True, timeout=_LONGEST_SECONDS)
    except subprocess.TimeoutExpired:
        return True
    return run.returncode != 0
