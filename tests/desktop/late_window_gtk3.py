"""A program that goes on loading for some seconds behind its first window, and then shows the one to work in."""
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk


def shown(title):
    window = Gtk.Window(title=title)
    window.set_default_size(300, 200)
    window.add(Gtk.Entry())
    window.show_all()
    window.present_with_time(0)
    return window


def come(first):
    shown("Late second").connect("destroy", Gtk.main_quit)
    first.hide()
    return False


GLib.timeout_add(int(sys.argv[1]), come, shown("Late first"))
Gtk.main()
