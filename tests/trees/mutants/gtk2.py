#!/usr/bin/python3
import sys

import gi
gi.require_version("Gtk", "2.0")
from gi.repository import Atk, GLib, Gtk  # noqa: E402

import model  # noqa: E402


class Window:
    """GTK 2 has no rows that are widgets: buttons stand for them, in a box that says that it is a list."""

    def __init__(self):
        self.window = Gtk.Window(title="Mutations")
        self.window.set_default_size(420, 420)
        columns, self.parts = Gtk.HBox(), {}
        for name in (*model.BOXES, model.LIST):
            self.parts[name] = Gtk.VBox()
            columns.add(self.parts[name])
        self.scrolled = Gtk.ScrolledWindow()
        self.scrolled.add_with_viewport(columns)
        self.window.add(self.scrolled)
        for name, part in self.parts.items():
            part.get_accessible().set_description(name)
        self.parts[model.LIST].get_accessible().set_role(Atk.Role.LIST)
        self.things = {}
        self.window.show_all()

    def put(self, holder, place, thing):
        self.parts[holder].pack_start(thing, False, False, 0)
        self.parts[holder].reorder_child(thing, place)

    def insert(self, holder, place, mark, name):
        thing = (Gtk.ToggleButton if holder == model.LIST else Gtk.Button).new_with_label(name)
        if holder == model.LIST:
            thing.get_accessible().set_role(Atk.Role.LIST_ITEM)
        self.put(holder, place, thing)
        thing.get_accessible().set_description(mark)
        thing.show_all()
        self.things[mark] = thing

    def remove(self, holder, mark):
        self.parts[holder].remove(self.things.pop(mark))

    def rename(self, mark, name):
        self.things[mark].set_label(name)

    def reparent(self, holder, other, place, mark):
        self.parts[holder].remove(self.things[mark])
        self.put(other, place, self.things[mark])

    def recycle(self, mark, new, name):
        thing = self.things[new] = self.things.pop(mark)
        thing.set_label(name)
        thing.get_accessible().set_description(new)

    def scroll(self, part):
        adjustment = self.scrolled.get_vadjustment()
        adjustment.set_value(part * (adjustment.get_upper() - adjustment.get_page_size()))

    def place(self, x, y):
        self.window.move(x, y)


window = Window()
mutated = model.Model(window, sys.argv[1])


def read(*_):
    what = model.answer(mutated)
    # Once the main loop has nothing else to do.
    GLib.idle_add(mutated.tell, what, priority=GLib.PRIORITY_LOW)
    return True


GLib.io_add_watch(GLib.IOChannel.unix_new(0), GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, read)
GLib.idle_add(mutated.tell, "start", priority=GLib.PRIORITY_LOW)
Gtk.main()
