#!/usr/bin/python3
import sys

import gi
gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402

import any_gtk  # noqa: E402
import model  # noqa: E402


class Window(any_gtk.Window):
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


any_gtk.listen(model.Model(Window(), sys.argv[1]))
Gtk.main()
