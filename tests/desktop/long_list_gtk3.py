#!/usr/bin/python3
"""A list of GTK 3 with 1,250 rows, of which some twenty show, on the page of a tab."""

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402

model = Gtk.ListStore(int, str)
for number in range(1, 1251):
    model.append([number, f"Item {number}"])
rows = Gtk.TreeView(model=model)
for place, title in enumerate(("Number", "Name")):
    rows.append_column(Gtk.TreeViewColumn(title, Gtk.CellRendererText(), text=place))
around = Gtk.ScrolledWindow()
around.add(rows)
window = Gtk.Window(title="Long list", default_width=300, default_height=500)
book = Gtk.Notebook()
book.append_page(around, Gtk.Label(label="Items"))
window.add(book)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
