#!/usr/bin/python3
"""Controls of GTK 3 beside labels that name them: a combo box and a switch; buttons, of which one turns the page to
another button in the same place; a menu. Writes what happened into the file that it is given, keys of the window
too."""

import json
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

log = open(sys.argv[1], "a", buffering=1, encoding="utf-8")


def tell(event, **more):
    print(json.dumps({"event": event, **more}), file=log)


window = Gtk.Window(title="Labelled", default_width=420, default_height=320)
column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)

bar = Gtk.MenuBar()
top = Gtk.MenuItem(label="File")
entries = Gtk.Menu()
for name in ("Open", "Erase"):
    entry = Gtk.MenuItem(label=name)
    entry.connect("activate", lambda item, name=name: tell("menu", name=name))
    entries.append(entry)
entries.connect("map", lambda menu: tell("menu shown"))
top.set_submenu(entries)
bar.append(top)
column.add(bar)


def row(text, widget):
    line = Gtk.Box(spacing=6)
    line.pack_start(Gtk.Label(label=text, mnemonic_widget=widget), False, False, 0)
    line.pack_start(widget, False, False, 0)
    column.add(line)


colour = Gtk.ComboBoxText()
for name in ("Red", "Green", "Blue"):
    colour.append_text(name)
colour.connect("changed", lambda box: tell("chosen", name=box.get_active_text()))
colour.connect("notify::popup-shown", lambda box, _: tell("list", shown=box.get_property("popup-shown")))
row("Colour", colour)
wifi = Gtk.Switch()
wifi.connect("notify::active", lambda switch, _: tell("switched", on=switch.get_active()))
row("Wifi", wifi)


def button(name, then=None):
    made = Gtk.Button(label=name)
    made.connect("clicked", lambda _: (tell("clicked", name=name), then and then()))
    return made


buttons = Gtk.Box(spacing=6)
for name in ("Delete all", "Keep"):
    buttons.add(button(name))
column.add(buttons)
pages = Gtk.Stack()
pages.add_named(button("Start", lambda: pages.set_visible_child_name("second")), "first")
pages.add_named(button("Erase disk"), "second")
column.add(pages)

window.add(column)
window.connect("key-press-event", lambda _, event: tell("key", name=Gdk.keyval_name(event.keyval)))
window.connect("destroy", Gtk.main_quit)
window.show_all()
tell("ready")
Gtk.main()
