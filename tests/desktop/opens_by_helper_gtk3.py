"""A program of GTK 3 whose buttons start a helper process that shows a window, as plug-ins do.
usage: opens_by_helper_gtk3.py LOG: LOG gets one character for each key that a helper's window gets.
"Export": a child; "Export apart": a child that detaches itself first, so that its parent is gone.
"Hold the keyboard": no helper; the program itself grabs the keyboard for 200 ms, while the focus stays where it is."""
import os
import subprocess
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GLib, Gtk


def window(title):
    made = Gtk.Window(title=title, default_width=260, default_height=120)
    made.add(Gtk.Entry())
    return made


def helper(log, apart):
    if apart:
        if os.fork() != 0:
            os._exit(0)
        os.setsid()
        if os.fork() != 0:
            os._exit(0)
    dialog = window("Of the helper")

    def on_key(_widget, event):
        with open(log, "a", encoding="utf-8") as out:
            out.write(event.string or "?")
        return True

    dialog.connect("key-press-event", on_key)
    dialog.show_all()
    dialog.present_with_time(0)
    # Nobody ends it where its program is gone.
    GLib.timeout_add_seconds(20, Gtk.main_quit)
    Gtk.main()


def program(log):
    def start(*options):
        subprocess.Popen(["/usr/bin/python3", __file__, log, "--helper", *options])

    main = Gtk.Window(title="Opens by a helper", default_width=260, default_height=120)
    box = Gtk.VBox()
    main.add(box)
    for label, options in [("Export", ()), ("Export apart", ("--apart",))]:
        button = Gtk.Button(label=label)
        button.connect("clicked", lambda _, options=options: start(*options))
        box.add(button)
    def hold(_button):
        seat = Gdk.Display.get_default().get_default_seat()
        seat.grab(main.get_window(), Gdk.SeatCapabilities.KEYBOARD, False, None, None, None)
        GLib.timeout_add(200, lambda: seat.ungrab())

    button = Gtk.Button(label="Hold the keyboard")
    button.connect("clicked", hold)
    box.add(button)
    main.connect("destroy", Gtk.main_quit)
    main.show_all()
    Gtk.main()


if "--helper" in sys.argv:
    helper(sys.argv[1], "--apart" in sys.argv)
else:
    program(sys.argv[1])
