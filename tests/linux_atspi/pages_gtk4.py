#!/usr/bin/python3
"""A window of GTK 4 with pages that lie over each other: a stack, one more inside it, and a notebook. A line turns to a page: `stack Two`, `inner B`, `notebook 1`;
the answer is which buttons are on the screen by the toolkit's own account."""

import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402

buttons = []


def page(name, *more):
    column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    for label in (f"First on {name}", f"Second on {name}"):
        buttons.append(Gtk.Button(label=label, sensitive=name != "Three" or label.startswith("Second")))
        column.append(buttons[-1])
    for part in more:
        column.append(part)
    return column


window = Gtk.Window(title="Pages of GTK 4", default_width=400, default_height=300)
column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
inner, stack, notebook = Gtk.Stack(), Gtk.Stack(), Gtk.Notebook()
for name in ("A", "B"):
    inner.add_named(page(name), name)
for name in ("One", "Two", "Three"):
    stack.add_titled(page(name, *([inner] if name == "Two" else [])), name, name)
for name in ("left", "right"):
    notebook.append_page(page(name), Gtk.Label(label=f"Tab {name}"))
for part in (Gtk.StackSwitcher(stack=stack), stack, notebook):
    column.append(part)
window.set_child(column)
window.present()


def tell(what):
    print(what, ", ".join(sorted(button.get_label() for button in buttons if button.get_mapped())), flush=True)


def read(*_):
    order = sys.stdin.readline().split()
    if not order:
        sys.exit(0)
    {"stack": stack.set_visible_child_name, "inner": inner.set_visible_child_name, "notebook": lambda number: notebook.set_current_page(int(number))}[order[0]](order[1])
    # Once it is laid out.
    GLib.timeout_add(50, lambda: tell(" ".join(order) + ":"))
    return True


GLib.io_add_watch(GLib.IOChannel.unix_new(0), GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, read)
GLib.timeout_add(200, lambda: tell("ready:"))
GLib.MainLoop().run()
