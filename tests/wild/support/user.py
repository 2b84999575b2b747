"""The one at the desk, as a process: a window in front, fingers on the keys, and a memory of everything that disturbed them.

Takes one JSON command a line and answers each with a line. Three threads, each with a connection of its own to the X server:
one types by XTEST, one notes what arrives and who takes what, one answers. Times are those of CLOCK_MONOTONIC, which all
processes share.
"""

import json
import random
import sys
import threading
import time

from Xlib import XK
from Xlib.ext import xtest

from support import composing
from support.desktop import Desktop, X, make_window

TITLE = "User at work"
INTERVAL_S = 0.03
LETTER_KEYS = (*range(24, 34), *range(38, 47), *range(52, 59))  # of every PC keyboard: three rows of letters
CYRILLIC = range(0x6A0, 0x700)  # as X numbers them
MOST_LATE_MS = 5000
NOTICE_S = 1.7  # after so long without what they type they click on their window
PLACE = {"x": 930, "y": 500, "width": 640, "height": 380}
POINTER = (1540, 860)  # inside the window
MODIFIERS = {"shift": "Shift_L", "ctrl": "Control_L"}
CHORD = X.ControlMask | X.Mod1Mask | X.Mod4Mask


def happened_at(event):
    """When the server made an event, by its clock, which is CLOCK_MONOTONIC in milliseconds. On a busy machine it is read some
    milliseconds later, and what was over before an answer would seem to outlast it."""
    now = time.monotonic()
    age_ms = (int(1000 * now) - event.time) % 2**32
    return now - age_ms / 1000 if age_ms < MOST_LATE_MS else now


def character_on(display, keycode, level=0):
    """By what the layout has there. A letter of Cyrillic is one of its own, whichever."""
    symbol = display.keycode_to_keysym(keycode, level)
    return chr(symbol) if 32 <= symbol < 127 or symbol in CYRILLIC else None


class User:
    def __init__(self, composes=False):
        self.lock = threading.Lock()
        self.sent, self.received, self.events, self.undated = [], [], [], []
        self.typing, self.ended = threading.Event(), threading.Event()
        self.taken_since = self.pointer = None
        self.watch = Desktop()
        self.composing = composing.ComposingWindow(self.watch, PLACE) if composes else None
        if self.composing:
            self.window = self.composing.window
        else:
            self.window = make_window(self.watch, TITLE, **PLACE, event_mask=X.KeyPressMask | X.FocusChangeMask | X.StructureNotifyMask)
            self.window.map()
        self.watch.root.change_attributes(event_mask=X.PropertyChangeMask)
        self.watch.display.flush()
        threading.Thread(target=self.take_notes, daemon=True).start()
        self.desk = Desktop()
        threading.Thread(target=self.type, daemon=True).start()

    def note(self, kind, value, at=None):
        entry = {"at": at or time.monotonic(), "kind": kind, "value": value}
        with self.lock:
            self.events.append(entry)
        return entry

    def note_in_order(self, kind, value):
        """Of an event that does not say when it happened: not after the next one that does."""
        self.undated.append(self.note(kind, value))

    def date(self, event):
        at = happened_at(event)
        with self.lock:
            for entry in self.undated:
                entry["at"] = min(entry["at"], at)
        self.undated.clear()
        return at

    def take_notes(self):
        active, stacking = self.watch.atom("_NET_ACTIVE_WINDOW"), self.watch.atom("_NET_CLIENT_LIST_STACKING")
        while True:
            event = self.watch.display.next_event()
            at = self.date(event) if event.type in (X.KeyPress, X.KeyRelease, X.PropertyNotify) else None
            if event.type == X.KeyPress:
                self.note_key(event)
            elif event.type in (X.FocusIn, X.FocusOut) and event.detail not in (X.NotifyInferior, X.NotifyPointer):
                # A grab of the keyboard takes what is typed while the focus stays.
                what = "grab" if event.mode in (X.NotifyGrab, X.NotifyUngrab) else "focus"
                self.note_in_order(what, event.type == X.FocusIn)
                if what == "focus":
                    self.taken_since = None if event.type == X.FocusIn else time.monotonic()
            elif event.type == X.PropertyNotify and event.atom == active:
                self.note("active_window", self.watch.active(), at)
            elif event.type == X.PropertyNotify and event.atom == stacking:
                self.note("stacking", self.watch.stacking(), at)

    def note_key(self, event):
        character = character_on(self.watch.display, event.detail, 1 if event.state & X.ShiftMask else 0)
        if event.state & CHORD:
            character = "\u2318"  # no letter that was typed: somebody holds a modifier
        if character is not None:
            with self.lock:
                self.received.append({"at": time.monotonic(), "character": character})

    def type(self):
        desk, letters = Desktop(), random.Random(20)
        codes = {character_on(desk.display, code): code for code in LETTER_KEYS}
        codes = {letter: code for letter, code in codes.items() if letter and letter.isalpha()}
        codes[" "] = desk.display.keysym_to_keycode(XK.XK_space)
        last, of_word, rests_until = "", 0, 0
        while not self.ended.is_set():
            if self.typing.is_set() or of_word % len(composing.WORD_KEYS):
                self.look_up(desk)
                if time.monotonic() < rests_until:
                    time.sleep(composing.INTERVAL_S)
                    continue
                if self.composing:
                    last = composing.WORD_KEYS[of_word % len(composing.WORD_KEYS)]
                    of_word += 1
                    if of_word % (composing.WORDS_IN_A_ROW * len(composing.WORD_KEYS)) == 0:
                        rests_until = time.monotonic() + composing.REST_S
                else:
                    last = letters.choice([letter for letter in codes if letter not in (last, " ")])
                with self.lock:
                    self.sent.append({"at": time.monotonic(), "character": last})
                xtest.fake_input(desk.display, X.KeyPress, codes[last])
                xtest.fake_input(desk.display, X.KeyRelease, codes[last])
                desk.display.sync()
            time.sleep(composing.INTERVAL_S if self.composing else INTERVAL_S)

    def press(self, names):
        """Keys with their modifiers, one after the other."""
        for name in names:
            codes = [self.desk.display.keysym_to_keycode(XK.string_to_keysym(MODIFIERS.get(part, "space" if part == " " else part)))
                     for part in name.split("+")]
            for code in codes:
                xtest.fake_input(self.desk.display, X.KeyPress, code)
            for code in reversed(codes):
                xtest.fake_input(self.desk.display, X.KeyRelease, code)
            self.desk.display.sync()
            time.sleep(composing.INTERVAL_S)

    def look_up(self, desk):
        """Between two characters: has the pointer moved, has what is typed gone elsewhere for long?"""
        pointer, taken = desk.pointer(), self.taken_since
        if pointer != self.pointer:
            self.pointer = pointer
            self.note("pointer", pointer)
        if taken is not None and time.monotonic() > taken + NOTICE_S:
            self.taken_since = time.monotonic()
            self.note("clicked back", None)
            desk.activate(self.window.id)

    def has_focus(self):
        return self.desk.focus() == self.window.id and self.desk.active() == self.window.id

    def settle(self, seconds):
        """Comes to the front, as by a click into the window; under some window managers one points at it."""
        deadline = time.monotonic() + seconds
        while not self.has_focus() and time.monotonic() < deadline:
            self.desk.activate(self.window.id)
            time.sleep(0.1)
            if not self.has_focus() and time.monotonic() > deadline - seconds / 2:
                self.point_at_window()
        return self.has_focus()

    def point_at_window(self):
        place = self.desk.bounds(self.window.id)
        for part in (3, 2):
            self.desk.root.warp_pointer(place["x"] + place["width"] // part, place["y"] + place["height"] // part)
            self.desk.display.sync()
            time.sleep(0.05)

    def answer(self, command):
        what = command["do"]
        if what == "settle":
            if command.get("pointer"):
                self.desk.root.warp_pointer(*POINTER)
                self.desk.display.sync()
            has_focus = self.settle(5)
            if has_focus and self.composing:
                self.composing.take_hangul(self.press)
                with self.lock:
                    self.received.clear()
            return {"focus": has_focus}
        if what == "start":
            self.pointer, self.taken_since = self.desk.pointer(), None
            self.typing.set()
            return {}
        if what == "stop":
            self.typing.clear()
            time.sleep(4 * INTERVAL_S)  # the last character is on its way
            if self.composing:
                time.sleep(composing.INTERVAL_S * len(composing.WORD_KEYS))  # a word that was begun is ended
            self.desk.display.sync()
            return {}
        if what == "desk":
            return {"window": self.window.id, "focus": self.desk.focus(), "active_window": self.desk.active(),
                    "stacking": self.desk.stacking(), "pointer": self.desk.pointer(), "at": time.monotonic()}
        if what == "notes":
            with self.lock:
                words = {"words": len(self.sent) // len(composing.WORD_KEYS), "whole_words": self.composing.whole_words()} if self.composing else {}
                return {"sent": self.sent, "received": self.received, "events": self.events, **words}
        raise ValueError(what)


def main():
    user = User("--composes" in sys.argv)
    print(json.dumps({"window": user.window.id}), flush=True)
    for line in sys.stdin:
        print(json.dumps(user.answer(json.loads(line))), flush=True)
    user.ended.set()
    if user.composing:
        user.composing.close()


if __name__ == "__main__":
    main()
