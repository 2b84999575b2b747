#!/usr/bin/python3
"""A piece of GTK 3 that carries a text when it is dragged, a place to drop it, and lines that tell what came of it."""

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

TARGETS = [Gtk.TargetEntry.new("UTF8_STRING", 0, 0)]


def part(name):
    box = Gtk.EventBox()
    box.add(Gtk.Label(label=name, margin=40))
    return box


carried = Gtk.Label(label="Carried: nothing")
dropped = Gtk.Label(label="Dropped: nothing")
piece = part("Piece")
piece.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, TARGETS, Gdk.DragAction.COPY)
piece.connect("drag-data-get", lambda widget, context, data, *_: data.set_text("secret", -1))
piece.connect("drag-failed", lambda *_: carried.set_text("Carried: to nobody"))
piece.connect("drag-begin", lambda *_: carried.set_text("Carried: under way"))
piece.connect("drag-end", lambda *_: carried.set_text(carried.get_text().replace("under way", "somewhere")))
place = part("Place")
place.drag_dest_set(Gtk.DestDefaults.ALL, TARGETS, Gdk.DragAction.COPY)
place.connect("drag-data-received", lambda widget, context, x, y, data, *_: dropped.set_text(f"Dropped: {data.get_text()}"))
row = Gtk.Box(homogeneous=True)
row.add(piece)
row.add(place)
column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
for line in (row, carried, dropped):
    column.add(line)
window = Gtk.Window(title="Carries")
window.set_default_size(500, 200)
window.connect("destroy", Gtk.main_quit)
window.add(column)
window.show_all()
Gtk.main()
