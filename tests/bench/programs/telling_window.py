"""A window of GTK 3 for the figures about news: says when its label changed, and pulses while it is told to.

On standard input: `change` sets another text and answers with the nanoseconds of CLOCK_MONOTONIC just before; `pulse` and `rest` begin and end
a progress bar that moves and a label that changes twenty times a second.
"""

import itertools
import sys
import time

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk  # noqa: E402

PERIOD_MS = 50
numbers = itertools.count()
window = Gtk.Window(title="Telling")
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
label, bar = Gtk.Label(label="at rest"), Gtk.ProgressBar()
box.add(label)
box.add(bar)
window.add(box)
window.show_all()
pulsing = False


def pulse():
    bar.pulse()
    label.set_text(f"pulse {next(numbers)}")
    return pulsing


def told(source, condition):
    global pulsing
    word = source.readline().strip()
    if not word:
        Gtk.main_quit()
    elif word == "change":
        print(time.monotonic_ns(), flush=True)
        label.set_text(f"text {next(numbers)}")
    else:
        pulsing = word == "pulse"
        if pulsing:
            GLib.timeout_add(PERIOD_MS, pulse)
        print("done", flush=True)
    return bool(word)


GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, told)
Gtk.main()
