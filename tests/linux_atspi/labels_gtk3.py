#!/usr/bin/python3
"""Fields without names of their own beside labels that name them; GTK 3."""

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402

window = Gtk.Window(title="Labels", default_width=300, default_height=200)
grid = Gtk.Grid()
for row, (text, field) in enumerate((("Width:", Gtk.SpinButton.new_with_range(0, 100, 1)), ("Street", Gtk.Entry()))):
    label = Gtk.Label(label=text, mnemonic_widget=field)
    grid.attach(label, 0, row, 1, 1)
    grid.attach(field, 1, row, 1, 1)
grid.attach(Gtk.Entry(), 0, 2, 2, 1)
colour = Gtk.ComboBoxText()
for name in ("Red", "Green"):
    colour.append_text(name)
colour.set_active(1)
free = Gtk.ComboBoxText()
free.append_text("Alone")
free.set_active(0)
for row, (text, field) in enumerate((("Colour", colour), ("Wifi", Gtk.Switch())), 3):
    grid.attach(Gtk.Label(label=text, mnemonic_widget=field), 0, row, 1, 1)
    grid.attach(field, 1, row, 1, 1)
grid.attach(free, 0, 5, 2, 1)
window.add(grid)
window.connect("destroy", Gtk.main_quit)
window.show_all()
print("ready", flush=True)
Gtk.main()
