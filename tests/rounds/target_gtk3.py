#!/usr/bin/python3
import gi
gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk  # noqa: E402

import target  # noqa: E402


class Window:
    def __init__(self, title, buttons):
        self.window = Gtk.Window(title=title)
        self.window.set_default_size(300, 400)
        self.column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        self.window.add(self.column)
        self.shown = None
        self.rebuild(buttons)
        self.window.show_all()

    def rebuild(self, buttons):
        for child in self.column.get_children():
            child.destroy()
        for button in buttons:
            self.insert(*button)

    def insert(self, label, pressed):
        button = Gtk.Button(label=label)
        button.connect("clicked", lambda _: pressed())
        self.column.add(button)
        self.column.reorder_child(button, 0)
        button.show()

    def remove(self):
        for child in self.column.get_children()[:1]:
            child.destroy()

    def dialog(self, label, pressed):
        self.shown = Gtk.Dialog(title="Question", transient_for=self.window, modal=True)
        button = Gtk.Button(label=label)
        button.connect("clicked", lambda _: pressed())
        self.shown.get_content_area().add(button)
        self.shown.show_all()

    def undialog(self):
        if self.shown:
            self.shown.destroy()
        self.shown = None

    def close(self):
        self.undialog()
        self.window.destroy()


class Toolkit:
    window = Window

    @staticmethod
    def later(after_ms, what):
        def once():
            what()
            return False
        GLib.timeout_add(after_ms, once)


whole = target.Target(Toolkit)


def read(*_):
    if whole.read():
        return True
    Gtk.main_quit()
    return False


GLib.io_add_watch(GLib.IOChannel.unix_new(0), GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, read)
Gtk.main()
