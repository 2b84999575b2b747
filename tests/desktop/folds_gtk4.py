"""folds_gtk4.py LOG: what can be unfolded, and a dialog that can be dismissed, in GTK 4."""
import json
import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gtk  # noqa: E402


def log(**event):
    with open(sys.argv[1], "a", encoding="utf8") as file:
        file.write(json.dumps(event) + "\n")


def activate(application):
    window = Gtk.ApplicationWindow(application=application, title="Folds gtk4")
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    fold = Gtk.Expander(label="Details", child=Gtk.Label(label="Inside"))
    fold.connect("notify::expanded", lambda it, _: log(event="folded", expanded=it.props.expanded))

    def ask(_):
        dialog = Gtk.Dialog(title="Question", transient_for=window, modal=True)
        dialog.add_button("Cancel", Gtk.ResponseType.CANCEL)
        dialog.connect("response", lambda it, _: (log(event="dismissed"), it.destroy()))
        dialog.present()

    button = Gtk.Button(label="Ask")
    button.connect("clicked", ask)
    box.append(fold)
    box.append(button)
    window.set_child(box)
    window.present()


program = Gtk.Application(application_id="dev.offhand.Folds")
program.connect("activate", activate)
program.run([])
