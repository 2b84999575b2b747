"""A fixture application of tests/support, with the log of what really happened to it."""
import json
import pathlib
import subprocess
import tempfile
import time

FIXTURES = pathlib.Path(__file__).resolve().parents[1] / "support/fixtures"
PATIENCE_S = 60


def wait_until(condition, what):
    """The first value of `condition` that counts as true."""
    deadline = time.monotonic() + PATIENCE_S
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > deadline:
            raise AssertionError(f"{what} did not come")
        time.sleep(0.02)


class Fixture:
    def __init__(self, toolkit, *options):
        self.folder = tempfile.TemporaryDirectory()
        self.log = pathlib.Path(self.folder.name) / "log"
        self.title = f"Form {toolkit}"
        self.process = subprocess.Popen(["/usr/bin/python3", "-B", FIXTURES / f"fixture_{toolkit}.py", "--title", self.title, "--log", self.log, *options])
        ready = wait_until(lambda: self.events("ready"), f"the window of {self.title}")
        self.pid, self.window = ready[0]["pid"], ready[0]["xid"]
        wait_until(self.is_shown, "the window on the screen")

    def is_shown(self):
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", f"^{self.title}$"], capture_output=True, text=True, check=False)
        return str(self.window) in found.stdout.split()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=PATIENCE_S)
        self.folder.cleanup()

    def events(self, kind):
        if not self.log.exists():
            return []
        lines = self.log.read_text(encoding="utf8").splitlines(keepends=True)
        return [event for event in map(json.loads, (line for line in lines if line.endswith("\n"))) if event["event"] == kind]
