#!/usr/bin/python3
"""A window with a table of a hundred thousand rows, a list box of three thousand, and a button; GTK 3."""

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402

ROWS = 100_000
LIST_ROWS = 3_000

store = Gtk.ListStore(str, str, str)
for row in range(ROWS):
    store.append((f"R{row}", f"second {row}", f"third {row}"))
view = Gtk.TreeView(model=store, fixed_height_mode=True)
for index, title in enumerate(("One", "Two", "Three")):
    column = Gtk.TreeViewColumn(title, Gtk.CellRendererText(), text=index)
    column.set_sizing(Gtk.TreeViewColumnSizing.FIXED)
    column.set_fixed_width(120)
    view.append_column(column)
table = Gtk.ScrolledWindow()
table.add(view)

lines = Gtk.ListBox()
for row in range(LIST_ROWS):
    lines.add(Gtk.Label(label=f"Line {row}", xalign=0))
scrolled = Gtk.ScrolledWindow()
scrolled.add(lines)

column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
column.pack_start(table, True, True, 0)
column.pack_start(scrolled, True, True, 0)
column.add(Gtk.Button(label="After"))
window = Gtk.Window(title="Large gtk3", default_width=420, default_height=500)
window.add(column)
window.connect("destroy", Gtk.main_quit)
window.show_all()
# The middle shows, not the beginning.
view.scroll_to_cell(50_000, None, True, 0.5, 0)


def scroll_lines(adjustment):
    if adjustment.props.upper > 1000:
        adjustment.set_value(adjustment.props.upper / 2)


scrolled.get_vadjustment().connect("changed", scroll_lines)
print("ready", flush=True)
Gtk.main()
