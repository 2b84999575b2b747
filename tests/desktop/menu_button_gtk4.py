#!/usr/bin/python3
"""A window of GTK 4 with a menu button that holds the button that is pressed: what is chosen in its menu goes into a log."""

import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gio, GLib, Gtk  # noqa: E402

log = open(sys.argv[1], "a", buffering=1)


def show(application):
    warnings = Gio.SimpleAction.new_stateful("warnings", None, GLib.Variant.new_boolean(False))
    warnings.connect("notify::state", lambda action, _: print("warnings", action.get_state().get_boolean(), file=log))
    group = Gio.SimpleActionGroup()
    group.add_action(warnings)
    menu = Gio.Menu()
    menu.append("Warnings", "view.warnings")
    button = Gtk.MenuButton(label="Menu", menu_model=menu)
    window = Gtk.ApplicationWindow(application=application, title="Button", default_width=300, default_height=200, child=button)
    window.insert_action_group("view", group)
    window.present()


application = Gtk.Application(application_id="dev.offhand.Button")
application.connect("activate", show)
application.run()
