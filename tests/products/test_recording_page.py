"""The page that `offhand recording render` makes, as a browser shows it that may ask nobody for anything."""
import json
import os
import pathlib
import struct
import subprocess
import tempfile
import unittest
import zlib

from headless import Headless
from support import OFFHAND, PATIENCE_S, output_of

CALLS = (
    {"tool": "click", "arguments": {"pid": 200, "x": 40, "y": 25}},
    {"tool": "type_text", "arguments": {"pid": 200, "x": 160, "y": 179, "text": "hunter2"}},
    {"tool": "press_key", "arguments": {"pid": 200, "key": "tab"}},
    {"tool": "invoke_menu", "arguments": {"pid": 200, "path": ["<File>", "Nowhere"]}},
)
# Of what a reader sees of each turn: names, words, whether its picture is there, and where on the page it lies.
TURNS = """[...document.querySelectorAll("section")].map((section) => {
  const image = section.querySelector("img"), place = image?.getBoundingClientRect();
  return { name: section.id, failed: section.classList.contains("failed"), words: section.innerText,
           arguments: section.querySelector("pre").innerText, natural: image ? [image.naturalWidth, image.naturalHeight] : null,
           shown: place && [place.x + scrollX + 1, place.y + scrollY + 1, place.width - 2, place.height - 2] };
})"""
RED = (255, 0, 0)


def size_of(png):
    return list(struct.unpack(">II", png[16:24]))


def only_pixel(png):
    """The colour of a picture of one pixel."""
    at, data, channels = 8, b"", 4 if png[25] == 6 else 3
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at:at + 8])
        if kind == b"IDAT":
            data += png[at + 8:at + 8 + length]
        at += 12 + length
    return tuple(zlib.decompress(data)[1:1 + channels][:3])


class RecordingPage(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        root = pathlib.Path(cls.folder.name)
        cls.recording = root / "demo"
        calls = ({"tool": "start_recording", "arguments": {"output_dir": str(cls.recording)}}, *CALLS, {"tool": "stop_recording", "arguments": {}})
        said = subprocess.run([OFFHAND, "--no-daemon", "--platform", "sim:widgets", "call", "-"], input="".join(json.dumps(call) + "\n" for call in calls),
                              capture_output=True, text=True, timeout=PATIENCE_S, check=False).stdout
        cls.actions = {turn.name: json.loads((turn / "action.json").read_text()) for turn in sorted(cls.recording.glob("turn-*"))}
        assert len(cls.actions) == len(CALLS), said
        cls.file = root / "page.html"
        output_of("recording", "render", str(cls.recording), "--out", str(cls.file))
        cls.browser = Headless(root / "profile", 1280, 900)
        cls.browser.open(cls.file.as_uri())
        cls.turns = {turn["name"]: turn for turn in cls.browser.value(TURNS)}
        if kept := os.environ.get("OFFHAND_TEST_PICTURES"):
            pathlib.Path(kept, "recording-page.png").write_bytes(cls.browser.picture())

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.folder.cleanup()

    def test_needs_nothing_else_and_complains_of_nothing(self):
        asked = {url for url in self.browser.requests if not url.startswith("data:image/png")}
        self.assertEqual(asked, {self.file.as_uri()})
        self.assertEqual(self.browser.complaints, [])

    def test_shows_every_turn_with_its_picture(self):
        self.assertEqual(list(self.turns), list(self.actions))
        for name, turn in self.turns.items():
            picture = self.recording / name / "screenshot.png"
            with self.subTest(turn=name):
                self.assertEqual(turn["natural"], size_of(picture.read_bytes()))
                self.assertGreater(turn["shown"][2], 0)
        links = self.browser.value('[...document.querySelectorAll("nav a")].map((link) => link.getAttribute("href"))')
        self.assertEqual(links, ["#" + name for name in self.actions])

    def test_marks_the_click_where_it_was(self):
        turn, at = self.turns["turn-00001"], self.actions["turn-00001"]["click_point"]
        left, top, width, _ = turn["shown"]
        scale = width / turn["natural"][0]

        def seen(x, y):
            return only_pixel(self.browser.picture(x=left + x * scale, y=top + y * scale, width=1, height=1))

        self.assertEqual(seen(at["x"], at["y"]), RED)
        for x, y in ((-9, 0), (9, 0), (0, -9), (0, 9)):
            self.assertNotEqual(seen(at["x"] + x, at["y"] + y), RED, (x, y))

    def test_tells_what_was_asked_and_what_came_of_it(self):
        for name, turn in self.turns.items():
            action = self.actions[name]
            with self.subTest(turn=name):
                self.assertEqual(json.loads(turn["arguments"]), action["arguments"])
                self.assertIn(action["tool"], turn["words"])
                self.assertEqual(turn["failed"], not action["result"]["ok"])
        self.assertIn(self.actions["turn-00001"]["result"]["summary"], self.turns["turn-00001"]["words"])

    def test_tells_why_a_turn_failed(self):
        turn, action = self.turns["turn-00004"], self.actions["turn-00004"]
        self.assertTrue(turn["failed"], turn)
        self.assertIn(action["result"]["summary"], turn["words"])

    def test_says_that_text_was_left_out_and_does_not_hold_it(self):
        self.assertIn("its text was left out", self.turns["turn-00002"]["words"])
        self.assertNotIn("hunter2", self.file.read_text())

    def test_is_readable_on_a_desktop_and_on_a_phone(self):
        for width in (1280, 390):
            self.browser.ask("Emulation.setDeviceMetricsOverride", width=width, height=800, deviceScaleFactor=1, mobile=width < 500)
            with self.subTest(width=width):
                self.assertLessEqual(self.browser.value("document.documentElement.scrollWidth"), width)
        self.browser.ask("Emulation.setDeviceMetricsOverride", width=1280, height=900, deviceScaleFactor=1, mobile=False)


if __name__ == "__main__":
    unittest.main()
