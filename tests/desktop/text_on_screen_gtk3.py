#!/usr/bin/python3
"""A window with a canvas that draws its button itself, beside a button that is an element."""
import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402


def draw(_area, context):
    context.set_source_rgb(1, 1, 1)
    context.paint()
    context.set_source_rgb(0, 0, 0)
    context.select_font_face("DejaVu Sans")
    context.set_font_size(20)
    context.move_to(40, 60)
    context.show_text("Start adventure")


window = Gtk.Window(title="Painted")
window.set_default_size(420, 260)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
area = Gtk.DrawingArea()
area.connect("draw", draw)
box.pack_start(area, True, True, 0)
box.pack_start(Gtk.Button(label="Continue"), False, False, 0)
window.add(box)
window.connect("destroy", Gtk.main_quit)
window.show_all()
print("ready", flush=True)
Gtk.main()
