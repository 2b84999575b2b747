"""The user who composes Korean: keys go through ibus into a window of Qt, and words are what arrives."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

from support.desktop import X, wait_for

COMPOSES = pathlib.Path(__file__).resolve().parents[2] / "desktop" / "composes.py"
TITLE = "User at work"
WORD_KEYS = "gksrmf "
WORD = "한글 "
INTERVAL_S = 0.09  # as somebody types who composes
WORDS_IN_A_ROW = 2  # and then they think
REST_S = 1.3
COME_UP_S = 25


class ComposingWindow:
    """Its process, its window on the display, and what it holds."""

    def __init__(self, desktop, place):
        self.desktop = desktop
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="composing-"))
        self.file = self.folder / "held"
        self.environment = {**os.environ, "QT_IM_MODULE": "ibus", "GTK_IM_MODULE": "ibus", "XMODIFIERS": "@im=ibus",
                            "GSETTINGS_BACKEND": "memory"}
        self.daemon = subprocess.Popen(["ibus-daemon", "--xim", "--panel=disable", "--cache=none"], env=self.environment, stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL)
        self.expect(lambda: self.ibus("address") not in ("", "(null)"), "ibus does not answer")
        self.process = subprocess.Popen([sys.executable, "-B", str(COMPOSES), "qt5", TITLE, str(self.file)], env=self.environment,
                                        stderr=subprocess.DEVNULL)
        self.expect(self.find, "its window does not show")
        window = desktop.display.create_resource_object("window", self.find())
        window.configure(**place)
        window.change_attributes(event_mask=X.KeyPressMask | X.FocusChangeMask | X.StructureNotifyMask)
        desktop.display.sync()
        self.window = window

    @staticmethod
    def expect(condition, what):
        if not wait_for(condition, COME_UP_S, 0.1):
            raise RuntimeError(f"the user who composes: {what}")

    def find(self):
        return next((window["id"] for window in self.desktop.windows() if window["title"] == TITLE), None)

    def ibus(self, *words):
        return subprocess.run(["ibus", *words], env=self.environment, capture_output=True, text=True, check=False).stdout.strip()

    def text(self):
        try:
            return json.loads(self.file.read_text(encoding="utf-8"))["text"]
        except (OSError, ValueError):
            return ""

    def take_hangul(self, press):
        """Once the window is active: `press` types keys by their names."""
        self.expect(lambda: (self.ibus("engine", "hangul"), self.ibus("engine"))[1] == "hangul", "there is no engine for Korean")
        for _ in range(4):
            press(WORD_KEYS)
            if wait_for(lambda: self.text().endswith(" "), 3) and self.text() == WORD:
                break
            press(["shift+space"])
            press(["ctrl+a", "BackSpace"])
            wait_for(lambda: self.text() == "", 3)
        else:
            raise RuntimeError(f"the user who composes: their words come as {self.text()!r}")
        press(["ctrl+a", "BackSpace"])
        self.expect(lambda: self.text() == "", "their first word stays")

    def whole_words(self):
        wait_for(lambda: self.text().endswith(" "), 2)
        return self.text().count(WORD)

    def close(self):
        for process in (self.process, self.daemon):
            process.terminate()
