#!/usr/bin/python3
"""A list and a plate of GTK 3 that show at a press that they were pressed, and a pad that shows when a button is let go over it, each in a
line of its own."""

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402


def choose(selection):
    model, row = selection.get_selected()
    chosen.set_text(f"Chosen: {model[row][0]}" if row else "Chosen: nothing")


model = Gtk.ListStore(str)
for name in ("Apple", "Pear", "Plum"):
    model.append([name])
rows = Gtk.TreeView(model=model, headers_visible=False)
rows.append_column(Gtk.TreeViewColumn("Name", Gtk.CellRendererText(), text=0))
rows.get_selection().set_mode(Gtk.SelectionMode.SINGLE)
rows.get_selection().unselect_all()
chosen = Gtk.Label(label="Chosen: none yet")
pressed = Gtk.Label(label="Pressed: no")
dropped = Gtk.Label(label="Dropped: no")


def area(name, signal, line):
    box = Gtk.EventBox()
    box.add(Gtk.Label(label=name, margin=30))
    box.add_events(Gdk.EventMask.BUTTON_PRESS_MASK | Gdk.EventMask.BUTTON_RELEASE_MASK | Gdk.EventMask.BUTTON_MOTION_MASK)
    box.connect(signal, lambda *_: line.set_text(line.get_text().replace("no", "yes")))
    return box


plate = area("Plate", "button-press-event", pressed)
pad = area("Pad", "button-release-event", dropped)
column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
for part in (rows, chosen, plate, pressed, pad, dropped):
    column.add(part)
window = Gtk.Window(title="Drags of GTK")
window.set_default_size(300, 400)
window.connect("destroy", Gtk.main_quit)
window.add(column)
window.show_all()
rows.get_selection().connect("changed", choose)
Gtk.main()
