#!/usr/bin/python3
import sys

import gi
gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk  # noqa: E402

import model  # noqa: E402


class Window:
    def __init__(self):
        self.window = Gtk.Window(title="Mutations")
        self.window.set_default_size(420, 420)
        columns, self.parts = Gtk.Box(), {}
        for name in model.BOXES:
            self.parts[name] = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
            columns.add(self.parts[name])
        self.parts[model.LIST] = Gtk.ListBox()
        columns.add(self.parts[model.LIST])
        self.scrolled = Gtk.ScrolledWindow()
        self.scrolled.add(columns)
        self.window.add(self.scrolled)
        for name, part in self.parts.items():
            part.get_accessible().set_description(name)
        self.things = {}
        self.window.show_all()

    def insert(self, holder, place, mark, name):
        if holder == model.LIST:
            thing = Gtk.ListBoxRow()
            thing.add(Gtk.Label(label=name))
            thing.get_accessible().set_name(name)
            self.parts[holder].insert(thing, place)
        else:
            thing = Gtk.Button(label=name)
            self.parts[holder].add(thing)
            self.parts[holder].reorder_child(thing, place)
        thing.get_accessible().set_description(mark)
        thing.show_all()
        self.things[mark] = thing

    def remove(self, holder, mark):
        self.parts[holder].remove(self.things.pop(mark))

    def rename(self, mark, name):
        self.things[mark].set_label(name)

    def reparent(self, holder, other, place, mark):
        thing = self.things[mark]
        self.parts[holder].remove(thing)
        self.parts[other].add(thing)
        self.parts[other].reorder_child(thing, place)

    def recycle(self, mark, new, name):
        thing = self.things[new] = self.things.pop(mark)
        thing.get_child().set_label(name)
        thing.get_accessible().set_name(name)
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
