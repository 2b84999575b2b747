#!/usr/bin/python3
"""A window whose controls open modal dialogs that run a main loop of their own; GTK 3. Each dialog can open another."""

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402

opened = 0


def ask(widget, owner):
    global opened
    opened += 1
    name = f"Question {opened}"
    dialog = Gtk.Dialog(title=name, transient_for=owner, modal=True)
    dialog.add_button(f"Close {name}", Gtk.ResponseType.CLOSE)
    entry = Gtk.Entry()
    entry.get_accessible().set_name(f"Field of {name}")
    entry.connect("changed", lambda changed: print(f"text {changed.get_text()}", flush=True))
    more = Gtk.CheckButton(label=f"More of {name}")
    more.connect("toggled", ask, dialog)
    dialog.get_content_area().add(entry)
    dialog.get_content_area().add(more)
    dialog.show_all()
    print(f"opened {name}", flush=True)
    dialog.run()
    dialog.destroy()
    print(f"closed {name}", flush=True)


window = Gtk.Window(title="Owner", default_width=300, default_height=200)
column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
menu = Gtk.Menu()
item = Gtk.MenuItem(label="Ask by menu")
item.connect("activate", ask, window)
menu.add(item)
bar = Gtk.MenuBar()
bar.add(Gtk.MenuItem(label="Menu", submenu=menu))
column.add(bar)
button = Gtk.Button(label="Ask by button")
button.connect("clicked", ask, window)
column.add(button)
check = Gtk.CheckButton(label="Ask by check")
check.connect("toggled", ask, window)
column.add(check)
window.add(column)
window.connect("destroy", Gtk.main_quit)
window.show_all()
print("ready", flush=True)
Gtk.main()
