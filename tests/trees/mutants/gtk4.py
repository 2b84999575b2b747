#!/usr/bin/python3
import sys

import gi
gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402

import any_gtk  # noqa: E402
import model  # noqa: E402


def described(widget, text):
    widget.update_property([Gtk.AccessibleProperty.DESCRIPTION], [text])


class Window(any_gtk.Window):
    def __init__(self, application):
        self.window = Gtk.ApplicationWindow(application=application, title="Mutations")
        self.window.set_default_size(420, 420)
        columns, self.parts = Gtk.Box(), {}
        for name in model.BOXES:
            self.parts[name] = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        self.parts[model.LIST] = Gtk.ListBox()
        for name, part in self.parts.items():
            columns.append(part)
            described(part, name)
        self.scrolled = Gtk.ScrolledWindow(child=columns)
        self.window.set_child(self.scrolled)
        self.things = {}
        self.window.present()

    def put(self, holder, place, thing):
        before = None
        for _ in range(place):
            before = before.get_next_sibling() if before else self.parts[holder].get_first_child()
        self.parts[holder].insert_child_after(thing, before)

    def insert(self, holder, place, mark, name):
        if holder == model.LIST:
            thing = Gtk.ListBoxRow(child=Gtk.Label(label=name))
            thing.update_property([Gtk.AccessibleProperty.LABEL], [name])
            self.parts[holder].insert(thing, place)
        else:
            thing = Gtk.Button(label=name)
            self.put(holder, place, thing)
        described(thing, mark)
        self.things[mark] = thing

    def reparent(self, holder, other, place, mark):
        thing = self.things[mark]
        self.parts[holder].remove(thing)
        self.put(other, place, thing)

    def recycle(self, mark, new, name):
        thing = self.things[new] = self.things.pop(mark)
        thing.get_child().set_label(name)
        thing.update_property([Gtk.AccessibleProperty.LABEL], [name])
        described(thing, new)

    def place(self, x, y):
        """Windows of GTK 4 are placed from outside alone."""


application = Gtk.Application()


def activate(_):
    any_gtk.listen(model.Model(Window(application), sys.argv[1]))


application.connect("activate", activate)
application.run([])
