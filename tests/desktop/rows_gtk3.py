#!/usr/bin/python3
"""A list of GTK 3, with a tick in each row. Writes what was chosen, ticked and opened into the file that it is given. Plum opens a window."""

import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402


def heard(*what):
    with open(sys.argv[1], "a", encoding="utf-8") as log:
        print(*what, file=log)


def chosen(selection):
    model, row = selection.get_selected()
    heard("chosen", model[row][0] if row else "nothing")


def opened(_, path, column):
    heard("opened", model[path][0])
    if model[path][0] == "Plum":
        Gtk.Window(title="Plum").show_all()


def ticked(_, path):
    model[path][1] = not model[path][1]
    heard("ticked", model[path][0], "on" if model[path][1] else "off")


model = Gtk.ListStore(str, bool)
for name in ("Apple", "Pear", "Plum"):
    model.append([name, False])
rows = Gtk.TreeView(model=model)
rows.append_column(Gtk.TreeViewColumn("Name", Gtk.CellRendererText(), text=0))
ticks = Gtk.CellRendererToggle()
ticks.connect("toggled", ticked)
rows.append_column(Gtk.TreeViewColumn("Wanted", ticks, active=1))
rows.get_selection().connect("changed", chosen)
rows.connect("row-activated", opened)
window = Gtk.Window(title="Rows of GTK")
window.set_default_size(300, 200)
window.connect("destroy", Gtk.main_quit)
window.add(rows)
window.show_all()
Gtk.main()
