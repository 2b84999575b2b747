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


class Started:
    """A real program, and its window as our own program lists it: that with `title` in its title, else any of the process."""

    PAGE = """<!doctype html><meta charset=utf-8><title>Agreement</title><h1>Agreement</h1><a href=https://example.org/help>Help</a>
<form><label>Name <input name=name></label><label><input type=checkbox checked> Gift</label><label>Volume <input type=range></label>
<button>Send</button><button disabled>Never</button></form><ul><li>First</li><li>Second</li></ul><h2>The end</h2>"""

    def __init__(self, program, command, title, folder=None):
        self.program, self.folder = program, folder or tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        window = wait_until(lambda: self.listed(title), f"the window {title}")
        self.title, self.pid, self.window = window["title"], window["pid"], window["window_id"]

    @classmethod
    def browser(cls, program):
        folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        page = pathlib.Path(folder.name, "page.html")
        page.write_text(cls.PAGE, encoding="utf8")
        return cls(program, ["chromium", "--no-sandbox", "--no-first-run", "--disable-gpu", "--password-store=basic", "--disable-sync",
                             "--disable-background-networking", "--force-renderer-accessibility", f"--user-data-dir={folder.name}/user",
                             page.as_uri()], "Agreement", folder)

    def listed(self, title):
        done = subprocess.run([self.program, "--no-daemon", "call", "desktop.list_windows", "--output", "json"], capture_output=True, text=True,
                              timeout=PATIENCE_S, check=False)
        windows = json.loads(done.stdout)["windows"] if done.returncode == 0 else []
        return next((window for window in windows if (title in window["title"] if title else window["pid"] == self.process.pid)), None)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.folder.cleanup()
