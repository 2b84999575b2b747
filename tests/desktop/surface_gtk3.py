"""A surface with icons behind all windows, as file managers draw it, with a field and a slider on it."""
import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk

window = Gtk.Window(title="Surface", type_hint=Gdk.WindowTypeHint.DESKTOP)
window.set_default_size(400, 300)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
box.add(Gtk.Button(label="Trash"))
box.add(Gtk.Entry(placeholder_text="Search the desktop"))
# Wider than high, and vertical all the same.
scale = Gtk.Scale(orientation=Gtk.Orientation.VERTICAL, adjustment=Gtk.Adjustment(value=3, lower=0, upper=9))
scale.set_size_request(200, 60)
box.add(scale)
window.add(box)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
