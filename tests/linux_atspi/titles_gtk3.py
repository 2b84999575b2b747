#!/usr/bin/python3
"""Two windows of one size, of which one gets another title for each line of its input."""

import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk  # noqa: E402

windows = []
for name in ("First 0", "Second"):
    window = Gtk.Window(title=name, default_width=260, default_height=120)
    window.add(Gtk.Button(label=f"In {name.split()[0]}"))
    window.show_all()
    windows.append(window)


def on_line(*_):
    if not sys.stdin.readline():
        Gtk.main_quit()
    number = int(windows[0].get_title().split()[1]) + 1
    windows[0].set_title(f"First {number}")
    print(f"called First {number}", flush=True)
    return True


GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN, on_line)
Gtk.main()
