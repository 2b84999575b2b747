"""A list of GTK 3 whose rows can be dragged to other places. It writes their order to a file, also after each change. Argument: that file."""

import pathlib
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402

log = pathlib.Path(sys.argv[1])
rows = Gtk.ListStore(str)
for name in ("one", "two", "three", "four", "five"):
    rows.append([name])


def write(*_):
    log.write_text(" ".join(row[0] or "-" for row in rows) + "\n")


# A row that is moved is inserted empty, filled, and deleted where it was.
for signal in ("row-inserted", "row-changed", "row-deleted"):
    rows.connect(signal, write)
view = Gtk.TreeView(model=rows, reorderable=True)
view.append_column(Gtk.TreeViewColumn("Name", Gtk.CellRendererText(), text=0))
window = Gtk.Window(title="Rows")
window.set_default_size(300, 260)
window.add(view)
window.connect("destroy", Gtk.main_quit)
window.show_all()
write()
Gtk.main()
