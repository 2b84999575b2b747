#!/usr/bin/python3
"""Two windows of one size, of which one gets another title every few milliseconds."""

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk  # noqa: E402

EVERY_MS = 4

windows = []
for name in ("Restless 0", "Quiet"):
    window = Gtk.Window(title=name, default_width=260, default_height=120)
    window.add(Gtk.Button(label=f"In {name.split()[0]}"))
    window.show_all()
    windows.append(window)


def rename():
    windows[0].set_title(f"Restless {int(windows[0].get_title().split()[1]) + 1}")
    return True


GLib.timeout_add(EVERY_MS, rename)
Gtk.main()
