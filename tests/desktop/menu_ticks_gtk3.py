#!/usr/bin/python3
"""A window of GTK 3 with a menu button whose menu, a popover, has an item that is ticked: the state of its action goes into a log."""

import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gio, GLib, Gtk  # noqa: E402

log = open(sys.argv[1], "a", buffering=1)


def show(application):
    warnings = Gio.SimpleAction.new_stateful("warnings", None, GLib.Variant.new_boolean(False))
    warnings.connect("notify::state", lambda action, _: print("warnings", action.get_state().get_boolean(), file=log))
    group = Gio.SimpleActionGroup()
    group.add_action(warnings)
    menu = Gio.Menu()
    menu.append("Warnings", "view.warnings")
    button = Gtk.MenuButton(menu_model=menu, use_popover=True)
    button.get_accessible().set_name("Menu")
    window = Gtk.ApplicationWindow(application=application, title="Ticks", default_width=300, default_height=200)
    window.add(button)
    window.insert_action_group("view", group)
    window.show_all()


application = Gtk.Application(application_id="dev.offhand.Ticks")
application.connect("activate", show)
application.run()
