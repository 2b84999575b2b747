#!/usr/bin/python3
"""A grid of 300 items of GTK 4 in which several may be selected; each shows a cell inside the cell that is selected, as
nautilus does. Says what is selected whenever that changes. `scroll N` on standard input shows item N."""

import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402


def say(selection):
    chosen = selection.get_selection()
    print("selected", [chosen.get_nth(place) for place in range(chosen.get_size())], flush=True)


def show(application):
    factory = Gtk.SignalListItemFactory()
    factory.connect("setup", lambda _, item: item.set_child(Gtk.Label(accessible_role=Gtk.AccessibleRole.GRID_CELL)))
    factory.connect("bind", lambda _, item: item.get_child().set_label(item.get_item().get_string()))
    selection = Gtk.MultiSelection(model=Gtk.StringList.new([f"item {number}" for number in range(300)]))
    selection.connect("selection-changed", lambda *_: say(selection))
    grid = Gtk.GridView(model=selection, factory=factory, max_columns=2)
    window = Gtk.ApplicationWindow(application=application, title="Items", default_width=300, default_height=200)
    window.set_child(Gtk.ScrolledWindow(child=grid))

    def command(channel, _):
        words = channel.readline().split()
        if words:
            grid.activate_action("list.scroll-to-item", GLib.Variant("u", int(words[1])))
            GLib.timeout_add(50, lambda: print("scrolled", flush=True))
        return bool(words)

    GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN, command)
    window.present()
    print("ready", flush=True)


application = Gtk.Application(application_id="dev.offhand.Items")
application.connect("activate", show)
application.run()
