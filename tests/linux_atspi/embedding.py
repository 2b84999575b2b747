#!/usr/bin/python3
"""An accessible application in whose window another one shows a page, as WebKitGTK does it. Has no window.

The place in the window counts one child, lists none, has it at index 0, and has no states. The child is named by a name that was made
for it; everything inside tells the bus's own one. It is in no list of applications, and has no root. It never answers GetActions.
A cell has no name, its words are its text.
"""

import os

from gi.repository import Gio, GLib

BASE = "/org/a11y/atspi/accessible/"
MADE_UP = f"offhand.test.Page{os.getpid()}"
XML = """<node><interface name='org.a11y.atspi.Accessible'>
  <method name='GetChildren'><arg type='a(so)' direction='out'/></method>
  <method name='GetChildAtIndex'><arg type='i' direction='in'/><arg type='(so)' direction='out'/></method>
  <method name='GetRole'><arg type='u' direction='out'/></method>
  <method name='GetState'><arg type='au' direction='out'/></method>
  <method name='GetInterfaces'><arg type='as' direction='out'/></method>
  <method name='GetAttributes'><arg type='a{ss}' direction='out'/></method>
  <property name='Name' type='s' access='read'/>
  <property name='Description' type='s' access='read'/>
  <property name='ChildCount' type='i' access='read'/>
  <property name='Parent' type='(so)' access='read'/>
</interface><interface name='org.a11y.atspi.Component'>
  <method name='GetExtents'><arg type='u' direction='in'/><arg type='(iiii)' direction='out'/></method>
</interface><interface name='org.a11y.atspi.Action'>
  <method name='GetActions'><arg type='a(sss)' direction='out'/></method>
  <method name='GetName'><arg type='i' direction='in'/><arg type='s' direction='out'/></method>
  <method name='DoAction'><arg type='i' direction='in'/><arg type='b' direction='out'/></method>
  <property name='NActions' type='i' access='read'/>
</interface><interface name='org.a11y.atspi.Text'>
  <method name='GetText'><arg type='i' direction='in'/><arg type='i' direction='in'/><arg type='s' direction='out'/></method>
  <property name='CharacterCount' type='i' access='read'/>
</interface><interface name='org.a11y.atspi.Application'><property name='ToolkitName' type='s' access='read'/></interface></node>"""
SHOWING, NOTHING = [1 << 25 | 1 << 30 | 1 << 24 | 1 << 11 | 1 << 8, 0], [0, 0]
FRAME, FILLER, DOCUMENT, TOGGLE, CELL = 23, 20, 95, 62, 56
WORDS = "Day 333"


def connect():
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None).unpack()[0]
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


host, page = connect(), connect()
page.call_sync("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "RequestName", GLib.Variant("(su)", (MADE_UP, 0)), None, 0, -1, None)
HOST, PAGE = host.get_unique_name(), page.get_unique_name()
# Path: parent, role, states, children that are listed, what is at index 0, attributes.
NODES = {
    "root": (None, 75, NOTHING, [(HOST, "frame")], None, {}),
    "frame": ((HOST, "root"), FRAME, SHOWING, [(HOST, "place")], None, {}),
    "place": ((HOST, "frame"), FILLER, NOTHING, [], (MADE_UP, "end"), {}),
    "end": ((HOST, "place"), FILLER, NOTHING, [(PAGE, "document")], None, {}),
    "document": ((PAGE, "end"), DOCUMENT, SHOWING, [(PAGE, "wifi"), (PAGE, "cell")], None, {}),
    "wifi": ((PAGE, "document"), TOGGLE, SHOWING, [], None, {"xml-roles": "switch"}),
    "cell": ((PAGE, "document"), CELL, SHOWING, [], None, {}),
}


def reference(pair):
    return (pair[0], BASE + pair[1]) if pair else ("", "/org/a11y/atspi/null")


def call(_, sender, path, interface, method, parameters, invocation):
    name = path.rsplit("/", 1)[1]
    _, role, states, children, first, attributes = NODES[name]
    if method == "GetActions":
        return
    if method == "DoAction":
        print("pressed", name, flush=True)
    interfaces = ["org.a11y.atspi.Accessible", "org.a11y.atspi.Component"] + {
        "wifi": ["org.a11y.atspi.Action"], "cell": ["org.a11y.atspi.Text"]}.get(name, [])
    kind, value = {"GetChildren": ("(a(so))", [reference(child) for child in children]), "GetChildAtIndex": ("((so))", reference(first)),
                   "GetRole": ("(u)", role), "GetState": ("(au)", states), "GetInterfaces": ("(as)", interfaces),
                   "GetAttributes": ("(a{ss})", attributes), "GetExtents": ("((iiii))", (10, 10, 100, 50) if name != "frame" else (0, 0, 300, 200)),
                   "GetName": ("(s)", "press"), "GetText": ("(s)", WORDS), "DoAction": ("(b)", True)}[method]
    invocation.return_value(GLib.Variant(kind, (value,)))


def get(_, sender, path, interface, key):
    name = path.rsplit("/", 1)[1]
    parent, _, _, children, first, _ = NODES[name]
    return {"Name": GLib.Variant("s", {"frame": "liar", "cell": ""}.get(name, name)),
            "CharacterCount": GLib.Variant("i", len(WORDS)), "Description": GLib.Variant("s", ""),
            "ToolkitName": GLib.Variant("s", "gtk"), "ChildCount": GLib.Variant("i", len(children) + (first is not None)),
            "Parent": GLib.Variant("(so)", reference(parent)), "NActions": GLib.Variant("i", 1)}[key]


for name in NODES:
    for interface in Gio.DBusNodeInfo.new_for_xml(XML).interfaces:
        if name != "root" or interface.name != "org.a11y.atspi.Component":
            (host if name in ("root", "frame", "place") else page).register_object(BASE + name, interface, call, get, None)
print("ready", flush=True)
GLib.MainLoop().run()
