"""A window with faults that keep people from using it, or its repaired twin."""
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

repaired = sys.argv[1] == "repaired"
style = Gtk.CssProvider()
style.load_from_data(b"window, label, button { background: #ffffff; color: #202020; } label.pale { color: %s; }"
                     % (b"#404040" if repaired else b"#b0b0b0"))
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), style, Gtk.STYLE_PROVIDER_PRIORITY_USER)

window = Gtk.Window(title="Audited " + sys.argv[1])
window.connect("destroy", Gtk.main_quit)
column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12, margin=16)
window.add(column)

# What is drawn has no name of its own, as an icon of the theme has.
icon = Gtk.Button()
icon.add(Gtk.DrawingArea(width_request=30, height_request=24))
if repaired:
    icon.get_accessible().set_name("Save")
icon.set_halign(Gtk.Align.START)
column.add(icon)

field = Gtk.Entry(text="Ada")
if repaired:
    field.get_accessible().set_name("First name")
column.add(field)

for number in (1, 2):
    button = Gtk.Button(label=f"Delete row {number}" if repaired else "Delete")
    column.add(button)

named = Gtk.Button(label="Show the terms" if repaired else "Click here")
column.add(named)

pale = Gtk.Label(label="Terms that everybody should be able to read")
pale.get_style_context().add_class("pale")
column.add(pale)

# Of these nothing is wrong in either window: labels name them, the row of the box is wide, and its button takes the
# focus of a combo box.
agree = Gtk.CheckButton(label="Agree")
column.add(agree)
colour = Gtk.ComboBoxText()
for name in ("Red", "Green"):
    colour.append_text(name)
colour.set_active(0)
for text, widget in (("Colour", colour), ("Wifi", Gtk.Switch())):
    line = Gtk.Box(spacing=12)
    line.add(Gtk.Label(label=text, mnemonic_widget=widget))
    line.add(widget)
    column.add(line)
window.set_default_size(900, -1)

window.show_all()
Gtk.main()
