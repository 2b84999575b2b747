"""The windows that are acted on: how each is started anew, and where it writes what happened to it."""

import json
import os
import pathlib
import re
import shutil
import signal
import subprocess

from actions import CONTROLS, LETTER, TERMINAL
from support.applications import APPLICATIONS
from support.desktop import wait_for
from support.inside import filled, make_files
from support.pages import Pages
from support.lines import LineProcess

HERE = pathlib.Path(__file__).resolve().parent
PYTHON = "/usr/bin/python3"


class Broken(Exception):
    pass


class Target:
    """`told` is what was written since `mark` was asked for."""

    actions = CONTROLS
    points = ("Canvas", "B")  # whose places are asked for first
    why_not = {}  # actions that this target cannot be asked for, and the reason

    def __init__(self, desktop, folder, log):
        self.desktop, self.folder, self.log = desktop, folder, log
        self.process, self.window = None, 0
        self.environment = {**os.environ, "GSETTINGS_BACKEND": "keyfile", "TMPDIR": str(folder)}

    def run(self, *command, **more):
        self.process = subprocess.Popen([str(word) for word in command], stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log,
                                        start_new_session=True, env={**self.environment, **more})

    @property
    def pid(self):
        return self.desktop.describe(self.window)["pid"] or self.process.pid

    def wait_for_window(self, pattern, seconds):
        def look():
            return next((found["id"] for found in self.desktop.windows() if re.search(pattern, f"{found['class']} {found['title']}")), 0)
        self.window = wait_for(look, seconds, 0.1)
        if not self.window:
            raise Broken(f"showed no window within {seconds} s")

    def stop(self):
        if self.process is None:
            return
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self.process.pid, number)
                self.process.wait(timeout=8)
                break
            except ProcessLookupError:
                break
            except subprocess.TimeoutExpired:
                continue
        self.process = None
        wait_for(lambda: self.window not in self.desktop.stacking(), 10)

    def close(self):
        self.stop()


class Fixture(Target):
    program = ""
    more = ()

    def start(self):
        journal = self.folder / "fixture.log"
        journal.write_text("")
        self.journal, self.at = journal, 0
        control = self.folder / "control"
        control.unlink(missing_ok=True)
        self.run(PYTHON, "-B", HERE.parent / "support" / "fixtures" / f"fixture_{self.program}.py", "--title", "Target", "--log", journal,
                 "--control", control, "--menus", "--clip", *self.more)
        ready = wait_for(lambda: [each for each in self.told() if each["event"] == "ready"], 30)
        if not ready:
            raise Broken("the fixture did not get ready")
        self.window = ready[0]["xid"]
        wait_for(lambda: self.window in self.desktop.stacking(), 10)
        self.mark()
        control.write_text("focus Notes\n")
        if not wait_for(lambda: any(each["event"] == "done" for each in self.told()), 10):
            raise Broken("the fixture took no command")

    def told(self):
        lines = self.journal.read_bytes()[self.at:].decode(errors="replace").splitlines(keepends=True)
        return [json.loads(line) for line in lines if line.endswith("\n")]

    def mark(self):
        self.at = self.journal.stat().st_size


class Gtk3(Fixture):
    program = "gtk3"


class Gtk4(Fixture):
    program = "gtk4"
    more = ("--exports",)


class Qt5(Fixture):
    program = "qt5"


class Qt6(Fixture):
    program = "qt6"


class Terminal(Target):
    actions = TERMINAL
    points = ()
    why_not = dict.fromkeys(CONTROLS.keys() - TERMINAL.keys(), "a terminal has no elements")

    def start(self):
        self.file, self.at = self.folder / "terminal", 0
        self.file.write_bytes(b"")
        # Each byte is written down at once, and the mouse is told of as far as a drag.
        inside = f"stty raw -echo; printf '\\033[?1002h\\033[?1006h'; exec cat > {self.file}"
        self.run("xterm", "-T", "Target", "-geometry", "78x34", "-e", "sh", "-c", inside)
        self.wait_for_window(r"xterm\.XTerm", 30)

    def told(self):
        return self.file.read_bytes()[self.at:].decode(errors="replace")

    def mark(self):
        self.at = self.file.stat().st_size


class Browser(Target):
    """A page with the controls of the fixtures, which reports to a server on loopback what happens to it."""

    name = ""
    actions = {name: action for name, action in CONTROLS.items() if name != "invoke_menu"}
    why_not = {"invoke_menu": "a page has no menus"}

    def start(self):
        application = APPLICATIONS[self.name]
        shutil.rmtree(self.folder / self.name, ignore_errors=True)
        self.pages, self.at = Pages(HERE / "pages"), 0
        make_files(self.folder, application.files)
        command = filled([*application.command, f"{self.pages.url}/controls.html"], self.folder, self.pages.url)
        self.run(*command, **application.environment)
        self.wait_for_window(application.window, application.start_s)
        if not wait_for(lambda: self.pages.last("loaded"), application.start_s, 0.1):
            raise Broken("the page was not loaded")

    def told(self):
        return self.pages.since(self.at)

    def mark(self):
        self.at = self.pages.count()

    def stop(self):
        super().stop()
        if getattr(self, "pages", None):
            self.pages.close()
            self.pages = None


class Chromium(Browser):
    name = "chromium"


class Firefox(Browser):
    name = "firefox"


class Writer(Target):
    """A letter in LibreOffice. What became of it, another accessibility client tells."""

    actions = LETTER
    points = ("Bold",)
    why_not = dict.fromkeys(CONTROLS.keys() - LETTER.keys(), "a letter has no such control")
    eye, starts = None, 0

    def start(self):
        letter = self.folder / "letter.fodt"
        (self.folder / ".~lock.letter.fodt#").unlink(missing_ok=True)
        # A profile of its own for each start: after one that was ended it asks what to do, or gives the letter to one that is about to end.
        self.starts += 1
        profile = self.folder / f"start-{self.starts}"
        lines = "".join(f"<text:p>line {number} alpha beta gamma delta omega</text:p>" for number in range(1, 90))
        letter.write_text('<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
                          'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.3" '
                          f'office:mimetype="application/vnd.oasis.opendocument.text"><office:body><office:text>{lines}</office:text></office:body></office:document>')
        application = APPLICATIONS["writer"]
        self.run(*filled([*application.command, str(letter)], profile, ""), **application.environment)
        self.wait_for_window("letter.*Writer", application.start_s)
        self.eye = self.eye or LineProcess([PYTHON, "-B", HERE / "letter_eye.py"], stderr=self.log)
        if not wait_for(self.has_caret, application.start_s, 0.5):
            raise Broken("the letter did not get the caret")
        # It may begin as large as the screen, and takes its time to be otherwise.
        subprocess.run(["wmctrl", "-i", "-r", str(self.window), "-b", "remove,maximized_vert,maximized_horz"], check=False)
        subprocess.run(["wmctrl", "-i", "-r", str(self.window), "-e", "0,30,60,860,760"], check=False)
        if not wait_for(lambda: self.desktop.bounds(self.window)["width"] < 1400, 10, 0.1):
            raise Broken("the window stays as large as the screen")
        self.mark()

    def has_caret(self):
        """Without the focus there is none, and it may have gone back to the user: a window that opens right behind an action is taken for its doing."""
        caret = self.look()["caret"]
        others = [window for window in self.desktop.stacking() if window != self.window]
        if self.desktop.active() != self.window:
            self.desktop.activate(self.window)
        elif not caret and others:
            # A focus that came while the letter was loaded is lost to it in some starts under i3: it goes, and comes again with the next look.
            self.desktop.activate(others[0])
        return caret

    def look(self):
        return self.eye.ask({"pid": self.pid}, 20)

    def told(self):
        return self.before, self.look()

    def mark(self):
        self.before = self.look()

    def close(self):
        super().close()
        if self.eye:
            self.eye.close()


TARGETS = {"gtk3": Gtk3, "gtk4": Gtk4, "qt5": Qt5, "qt6": Qt6, "chromium": Chromium, "firefox": Firefox, "writer": Writer, "xterm": Terminal}
