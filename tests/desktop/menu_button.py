#!/usr/bin/python3
"""A window with a menu button whose menu, a popover, has an item that is ticked: the state of its action goes into a log.
usage: menu_button.py gtk3|gtk4 LOG. GTK 3 never says that the item is ticked; the button of GTK 4 holds the one that is pressed."""

import sys

import gi

toolkit, path = sys.argv[1:3]
gi.require_version("Gtk", {"gtk3": "3.0", "gtk4": "4.0"}[toolkit])
from gi.repository import Gio, GLib, Gtk  # noqa: E402

log = open(path, "a", buffering=1)


def gtk3(window, menu):
    button = Gtk.MenuButton(menu_model=menu, use_popover=True)
    button.get_accessible().set_name("Menu")
    window.add(button)
    window.show_all()


def gtk4(window, menu):
    window.set_child(Gtk.MenuButton(label="Menu", menu_model=menu))
    window.present()


def show(application):
    warnings = Gio.SimpleAction.new_stateful("warnings", None, GLib.Variant.new_boolean(False))
    warnings.connect("notify::state", lambda action, _: print("warnings", action.get_state().get_boolean(), file=log))
    group = Gio.SimpleActionGroup()
    group.add_action(warnings)
    menu = Gio.Menu()
    menu.append("Warnings", "view.warnings")
    window = Gtk.ApplicationWindow(application=application, title="Menu", default_width=300, default_height=200)
    window.insert_action_group("view", group)
    {"gtk3": gtk3, "gtk4": gtk4}[toolkit](window, menu)


application = Gtk.Application(application_id="dev.offhand.Menu")
application.connect("activate", show)
application.run()
