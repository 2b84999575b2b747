"""A window of a program that registers on the accessibility bus and never answers there. usage: mute_gtk3.py LOG"""
import os
import sys

os.environ["NO_AT_BRIDGE"] = "1"
import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gio, GLib, Gtk

log = open(sys.argv[1], "a", buffering=1)


def drop(connection, message, incoming):
    is_call = message.get_message_type() == Gio.DBusMessageType.METHOD_CALL
    return None if incoming and is_call else message


session = Gio.bus_get_sync(Gio.BusType.SESSION)
address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, GLib.VariantType("(s)"), 0, -1, None)[0]
bus = Gio.DBusConnection.new_for_address_sync(
    address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
bus.add_filter(drop)
root = GLib.Variant("((so))", ((bus.get_unique_name(), "/org/a11y/atspi/accessible/root"),))
bus.call_sync("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Socket", "Embed", root, None, 0, -1, None)

window = Gtk.Window(title="Mute")
button = Gtk.Button(label="Press")
button.connect("clicked", lambda *_: log.write("pressed\n"))
window.add(button)
window.set_default_size(300, 200)
window.connect("destroy", Gtk.main_quit)
window.show_all()
log.write("shown\n")
Gtk.main()
