"""Somebody interrupts the set-up: with Ctrl-C in a terminal, or by ending the process."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tools.places import ROOT

SET_UP = """
import signal
import sys
from pathlib import Path
from tools import commands, steps
from tools.guard import guarded
from tools.stamps import Stamps
from tools.steps import Step, set_up

# As in a terminal: a shell that starts the tests in the background has them ignore Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)
folder = Path(sys.argv[1])
steps.STAMPS, steps.CACHE, commands.LOGS = Stamps(folder / "stamps"), folder, folder / "logs"
command = f"echo $$ > {folder}/pipe; sleep 60"
wait = Step("engine", "Compiling", lambda: "same", lambda log: log.run("sh", "-c", command))
sys.exit(guarded(lambda arguments: set_up([wait]) or 0, []))
"""


@pytest.mark.parametrize("asked_to_end", [signal.SIGINT, signal.SIGTERM])
def test_the_running_command_ends_too_and_one_sentence_says_what_next(asked_to_end: int, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    set_up = subprocess.Popen(
        [sys.executable, "-c", SET_UP, str(tmp_path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    command = int((tmp_path / "pipe").read_text())
    set_up.send_signal(asked_to_end)
    told, complaint = set_up.communicate(timeout=30)
    assert set_up.returncode == 130
    assert told.endswith(" interrupted\n")
    assert complaint == "\nInterrupted; the next start goes on from here.\n"
    with pytest.raises(ProcessLookupError):
        os.kill(command, 0)
