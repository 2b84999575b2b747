#!/usr/bin/python3
"""A window of GTK 3 that draws its own title bar, by which it can be moved."""

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402

window = Gtk.Window(title="Title bar")
window.set_default_size(500, 200)
window.set_titlebar(Gtk.HeaderBar(title="Title bar"))
window.add(Gtk.Label(label="Nothing"))
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
