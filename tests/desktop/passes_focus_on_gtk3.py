#!/usr/bin/python3
"""A window of GTK 3 with a field that hands the focus on to another whenever it gets it."""

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk  # noqa: E402

window = Gtk.Window(title="Passes the focus on", default_width=300, default_height=120)
column = Gtk.VBox()
for name in ("First", "Asked", "Other"):
    field = Gtk.Entry()
    field.get_accessible().set_name(name)
    column.add(field)
_, asked, other = column.get_children()
asked.connect("focus-in-event", lambda *_: GLib.idle_add(other.grab_focus) and False)
window.add(column)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
