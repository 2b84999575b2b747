#!/usr/bin/python3
"""A piece of GTK 4 that carries a text when it is dragged, a place to drop it, and lines that tell what came of it."""

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gtk  # noqa: E402


def part(name):
    return Gtk.Label(label=name, hexpand=True, margin_top=40, margin_bottom=40)


def build(application):
    carried = Gtk.Label(label="Carried: nothing")
    dropped = Gtk.Label(label="Dropped: nothing")
    piece, place = part("Piece"), part("Place")
    source = Gtk.DragSource()
    source.connect("prepare", lambda *_: Gdk.ContentProvider.new_for_value("secret"))
    source.connect("drag-cancel", lambda *_: carried.set_text("Carried: to nobody"))
    source.connect("drag-begin", lambda *_: carried.set_text("Carried: under way"))
    source.connect("drag-end", lambda *_: carried.set_text(carried.get_text().replace("under way", "somewhere")))
    piece.add_controller(source)
    target = Gtk.DropTarget.new(str, Gdk.DragAction.COPY)
    target.connect("drop", lambda target, text, x, y: dropped.set_text(f"Dropped: {text}") is None)
    place.add_controller(target)
    row = Gtk.Box(homogeneous=True)
    row.append(piece)
    row.append(place)
    column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    for line in (row, carried, dropped):
        column.append(line)
    window = Gtk.ApplicationWindow(application=application, title="Carries", default_width=500, default_height=200)
    window.set_child(column)
    window.present()


application = Gtk.Application()
application.connect("activate", build)
application.run([])
