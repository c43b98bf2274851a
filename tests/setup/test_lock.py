import subprocess
import sys
from pathlib import Path

from tools.lock import setup_lock
from tools.places import ROOT

HOLD = """
import sys
from pathlib import Path
from tools.lock import setup_lock
with setup_lock(Path(sys.argv[1])):
    print("held", flush=True)
"""


def test_a_second_set_up_waits_for_the_first(tmp_path: Path) -> None:
    path = tmp_path / "setup.lock"
    with setup_lock(path):
        second = subprocess.Popen([sys.executable, "-c", HOLD, str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert second.stdout is not None
        assert second.stdout.readline().startswith("Waiting for another start")
    rest, _ = second.communicate(timeout=30)
    assert rest == "held\n"
    assert second.returncode == 0
