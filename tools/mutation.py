"""Mutation testing: puts small faults into the rules, one at a time, and reports those that no test detects.

    python -m tools.mutation [PART…] [--mutants PATTERN…] [--processes N] [--seconds S] [--report FILE]

Each part is copied to .cache/mutation without compiled modules, which would hide the faults, and given to mutmut.
Survivors are printed as they are found, and the report is rewritten every few seconds, so that nothing is lost when
time runs out. In the end each survivor is tried once more in a process of its own, which takes some off the report;
those that tools/mutation_explained.toml explains are only counted. Needs what requirements/mutation.in lists.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tools.explained_mutants import explanations
from tools.mutant_afresh import is_noticed_afresh
from tools.mutants import Mutant, described, mutants_in
from tools.mutation_parts import PARTS, plant_tree
from tools.places import CACHE, ROOT

_TREES = CACHE / "mutation"
_SECONDS_BETWEEN_LOOKS = 5.0
_SECONDS_TO_STOP = 10.0
EXPLANATIONS = explanations()


class Trial:
    """One part under mutation."""

    def __init__(self, name: str, patterns: list[str], processes: int) -> None:
        self.name = name
        self.tree = _TREES / name
        self.survivors: dict[str, dict[str, str | int]] = {}
        self.explained: set[str] = set()
        self.noticed_afresh: set[str] = set()
        self.counts: Counter[str] = Counter()
        plant_tree(self.tree, PARTS[name])
        command = [str(Path(sys.executable).with_name("mutmut")), "run", "--max-children", str(processes)]
        with (self.tree / "mutmut.log").open("wb") as log:
            self.process = subprocess.Popen(
                [*command, *patterns],
                cwd=self.tree,
                env={**os.environ, "NO_COLOR": "1"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    def look(self) -> None:
        """Read the results so far."""
        mutants = list(mutants_in(self.tree))
        for mutant in mutants:
            if mutant.is_checked and not mutant.is_noticed and not self.knows(mutant):
                self.take_in(mutant)
        self.counts = Counter(self.status_of(mutant) for mutant in mutants)

    def knows(self, mutant: Mutant) -> bool:
        return any(mutant.name in known for known in (self.survivors, self.explained, self.noticed_afresh))

    def status_of(self, mutant: Mutant) -> str:
        if mutant.name in self.noticed_afresh:
            return "killed"
        return "explained" if mutant.name in self.explained else mutant.status

    def take_in(self, mutant: Mutant) -> None:
        """A mutant that no test detected."""
        survivor = described(mutant, self.tree)
        if any(each.covers(mutant.file, mutant.function, str(survivor["diff"])) for each in EXPLANATIONS):
            self.explained.add(mutant.name)
            return
        self.survivors[mutant.name] = survivor
        print(f"{survivor['file']}:{survivor['line']} {mutant.status}\n{survivor['diff']}", flush=True)

    def look_again(self) -> Iterator[str]:
        """Try each survivor in a process of its own; yields their names."""
        for name in list(self.survivors):
            if is_noticed_afresh(name, self.tree, PARTS[self.name]):
                self.noticed_afresh.add(name)
                del self.survivors[name]
            self.look()
            yield name

    def stop(self) -> None:
        if self.is_running:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(_SECONDS_TO_STOP)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self.look()

    @property
    def fault(self) -> str:
        """What mutmut said last, if it gave up."""
        if not self.process.returncode:
            return ""
        return (self.tree / "mutmut.log").read_text(errors="replace")[-2000:]


def run(trials: list[Trial], seconds: float, report: Path) -> None:
    deadline = time.monotonic() + seconds
    while any(trial.is_running for trial in trials) and time.monotonic() < deadline:
        time.sleep(_SECONDS_BETWEEN_LOOKS)
        for trial in trials:
            trial.look()
        write_report(trials, report)
    for trial in trials:
        trial.stop()
    write_report(trials, report)
    for trial in trials:
        for _ in trial.look_again():
            write_report(trials, report)
            if time.monotonic() > deadline:
                return


def write_report(trials: list[Trial], report: Path) -> None:
    counts = {trial.name: {**trial.counts, "fault": trial.fault} for trial in trials}
    survivors = [survivor for trial in trials for survivor in trial.survivors.values()]
    survivors.sort(key=lambda survivor: (survivor["file"], survivor["line"]))
    report.write_text(json.dumps({"parts": counts, "survivors": survivors}, indent=1, ensure_ascii=False))
    print({name: dict(found) for name, found in counts.items()}, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all of them by default")
    parser.add_argument(
        "--mutants", nargs="+", default=[], metavar="PATTERN", help="only these, such as 'newworlds.*.rules.ending.*'"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="for each part")
    parser.add_argument("--seconds", type=float, default=36_000.0, help="to stop after")
    parser.add_argument("--report", type=Path, default=CACHE / "survivors.json")
    chosen = parser.parse_args()
    unknown = set(chosen.parts) - PARTS.keys()
    if unknown:
        parser.error(f"unknown part {', '.join(sorted(unknown))}; choose from {', '.join(PARTS)}")
    names = chosen.parts or list(PARTS)
    for each in EXPLANATIONS:
        if each.is_stale(ROOT):
            print(f"{each.file}, {each.function}: explained, but no longer there: {each.line}", flush=True)
    trials = [Trial(name, chosen.mutants, chosen.processes) for name in names]
    run(trials, chosen.seconds, chosen.report)
    sys.exit(any(trial.fault for trial in trials))


if __name__ == "__main__":
    main()
