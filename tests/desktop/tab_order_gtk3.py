"""tab_order_gtk3.py MODE LOG: three controls. skips: Tab passes the second by, which says that it takes the focus; traps: Tab does
not leave the first; repaired: neither."""
import json
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

mode = sys.argv[1]


def log(**event):
    with open(sys.argv[2], "a", encoding="utf8") as file:
        file.write(json.dumps(event) + "\n")


style = Gtk.CssProvider()
style.load_from_data(b"window, label, entry, button { background: #ffffff; color: #202020; }")
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), style, Gtk.STYLE_PROVIDER_PRIORITY_USER)

window = Gtk.Window(title="Tab order " + mode)
window.connect("destroy", Gtk.main_quit)
column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12, margin=16)
window.add(column)


def control(widget, name):
    widget.get_accessible().set_name(name)
    widget.set_name(name)
    column.add(widget)
    return widget


first = control(Gtk.Entry(text="Ada"), "First name")
first.connect("changed", lambda entry: log(event="text", text=entry.get_text()))
save = control(Gtk.Button(label="Save draft"), "Save draft")
send = control(Gtk.Button(label="Send letter"), "Send letter")
for button in (save, send):
    button.connect("clicked", lambda it: log(event="clicked", name=it.get_name()))
if mode == "skips":
    column.set_focus_chain([first, send])
if mode == "traps":
    first.connect("key-press-event", lambda _, key: key.keyval in (Gdk.KEY_Tab, Gdk.KEY_ISO_Left_Tab))
window.connect("set-focus", lambda _, widget: widget and log(event="focus", name=widget.get_name()))
send.grab_focus()
window.show_all()
Gtk.main()
