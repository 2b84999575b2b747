"""A menu item that can be used or not, by turns, with each line of input: while it cannot, it offers no action."""

import sys

import gi
gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk  # noqa: E402

times = 0
window, bar, top, menu, item = Gtk.Window(title="Offers"), Gtk.MenuBar(), Gtk.MenuItem(label="Edit"), Gtk.Menu(), Gtk.MenuItem(label="Paste")
top.set_submenu(menu)
menu.add(item)
bar.add(top)
window.add(bar)
window.show_all()


def turn(*_):
    global times
    if not sys.stdin.readline():
        Gtk.main_quit()
        return False
    times += 1
    item.set_sensitive(not item.get_sensitive())
    print("did", times, flush=True)
    return True


GLib.io_add_watch(sys.stdin.fileno(), GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, turn)
Gtk.main()
