"""What the targets of the rounds have in common: two windows of buttons in one process, and accidents that befall them a moment after they are asked for.

A line on standard input asks for one ("40 rebuild 1": 40 ms later, of window 1); a line of JSON on standard output tells that it happened, that a button was
pressed, and what the windows show. No two buttons ever have the same label, so a press tells which one it was.
"""

import json
import os
import time

BUTTONS = 6


def tell(event, **more):
    print(json.dumps({"event": event, **more}), flush=True)


class Target:
    """`toolkit` makes windows, buttons and dialogs, and calls back later."""

    def __init__(self, toolkit):
        self.toolkit, self.made, self.unread = toolkit, 0, b""
        self.windows = [None, None]
        for place in (0, 1):
            self.open(place)

    def label(self):
        self.made += 1
        return f"Button {self.made}"

    def new_button(self):
        label = self.label()
        return label, lambda: tell("pressed", label=label)

    def open(self, place):
        self.windows[place] = self.toolkit.window(f"Rounds {place}", [self.new_button() for _ in range(BUTTONS)])

    def happen(self, accident, place):
        window = self.windows[place]
        if accident == "rebuild":
            window.rebuild([self.new_button() for _ in range(BUTTONS)])
        elif accident == "insert":
            window.insert(*self.new_button())
        elif accident == "remove":
            window.remove()
        elif accident == "dialog":
            window.dialog(*self.new_button())
        elif accident == "undialog":
            window.undialog()
        elif accident == "close":
            window.close()
        elif accident == "open":
            self.open(place)
        elif accident.startswith("hang-"):
            time.sleep(int(accident[len("hang-"):]) / 1000)
        tell("happened", accident=accident, place=place)

    def read(self):
        """What standard input has; False at its end."""
        there = os.read(0, 65536)
        *lines, self.unread = (self.unread + there).split(b"\n")
        for line in lines:
            self.asked(line.decode())
        return bool(there)

    def asked(self, line):
        after_ms, accident, place = line.split()
        self.toolkit.later(int(after_ms), lambda: self.happen(accident, int(place)))
