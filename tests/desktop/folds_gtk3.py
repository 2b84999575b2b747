"""folds_gtk3.py LOG: what can be unfolded, and a dialog that can be dismissed, in GTK 3."""
import json
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402


def log(**event):
    with open(sys.argv[1], "a", encoding="utf8") as file:
        file.write(json.dumps(event) + "\n")


def ask(_):
    dialog = Gtk.Dialog(title="Question", transient_for=window, modal=True)
    dialog.add_button("Cancel", Gtk.ResponseType.CANCEL)
    dialog.connect("response", lambda it, _: (log(event="dismissed"), it.destroy()))
    dialog.show_all()


window = Gtk.Window(title="Folds gtk3")
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
fold = Gtk.Expander(label="Details")
fold.add(Gtk.Label(label="Inside"))
fold.connect("notify::expanded", lambda it, _: log(event="folded", expanded=it.props.expanded))
button = Gtk.Button(label="Ask")
button.connect("clicked", ask)
box.add(fold)
box.add(button)
window.add(box)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
