#!/usr/bin/python3
import sys

import gi
gi.require_version("Gtk", "2.0")
from gi.repository import Atk, Gtk  # noqa: E402

import any_gtk  # noqa: E402
import model  # noqa: E402


class Window(any_gtk.Window):
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

    def reparent(self, holder, other, place, mark):
        self.parts[holder].remove(self.things[mark])
        self.put(other, place, self.things[mark])

    def recycle(self, mark, new, name):
        thing = self.things[new] = self.things.pop(mark)
        thing.set_label(name)
        thing.get_accessible().set_description(new)


any_gtk.listen(model.Model(Window(), sys.argv[1]))
Gtk.main()
