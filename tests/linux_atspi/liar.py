#!/usr/bin/python3
"""An accessible application that lies: cycles, wrong types, a billion children, no end of events. Has no window."""

import os
import sys
import time

import gi
from gi.repository import Gio, GLib

ROOT = "/org/a11y/atspi/accessible/root"
BASE = "/org/a11y/atspi/accessible/"
ACCESSIBLE = """<interface name='org.a11y.atspi.Accessible'>
  <method name='GetChildren'><arg type='a(so)' direction='out'/></method>
  <method name='GetChildAtIndex'><arg type='i' direction='in'/><arg type='(so)' direction='out'/></method>
  <method name='GetRole'><arg type='%s' direction='out'/></method>
  <method name='GetState'><arg type='au' direction='out'/></method>
  <method name='GetInterfaces'><arg type='as' direction='out'/></method>
  <property name='Name' type='s' access='read'/>
  <property name='Description' type='s' access='read'/>
  <property name='ChildCount' type='i' access='read'/>
  <property name='Parent' type='(so)' access='read'/>
</interface>"""
APPLICATION = "<interface name='org.a11y.atspi.Application'><property name='ToolkitName' type='s' access='read'/></interface>"
COMPONENT = """<interface name='org.a11y.atspi.Component'><method name='GetExtents'><arg type='u' direction='in'/>
  <arg type='(iiii)' direction='out'/></method></interface>"""
# A frame with: itself, a node of a wrong role type, one with a billion children, a chain without end, the null object.
CHILDREN = {"root": ["1"], "1": ["1", "2", "3", "root", "chain0"], "2": [], "3": []}

session = Gio.bus_get_sync(Gio.BusType.SESSION)
address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None).unpack()[0]
bus = Gio.DBusConnection.new_for_address_sync(
    address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)


def children(name):
    if name.startswith("chain"):
        step = int(name[5:])
        return [f"chain{step + 1}"] if step < 500 else []
    return CHILDREN.get(name, [])


def reply(invocation, kind, *values):
    invocation.return_value(GLib.Variant(kind, values))


def call(_, sender, path, interface, method, parameters, invocation):
    if "--slow" in sys.argv:
        time.sleep(0.01)
    name = path.rsplit("/", 1)[1]
    unique = bus.get_unique_name()
    if method == "GetChildren":
        refs = [(unique, BASE + child) for child in children(name)]
        reply(invocation, "(a(so))", refs + ([("", "/org/a11y/atspi/null")] if name == "1" else []))
    elif method == "GetChildAtIndex":
        reply(invocation, "((so))", (unique, BASE + "2"))
    elif method == "GetRole":
        reply(invocation, "(s)", "button") if name == "2" else reply(invocation, "(u)", 23 if name == "1" else 999)
    elif method == "GetState":
        reply(invocation, "(au)", [0x43000000] if name == "3" else [0x43000100, 0, 7])
    elif method == "GetInterfaces":
        reply(invocation, "(as)", ["org.a11y.atspi.Accessible", "org.a11y.atspi.Component", "org.a11y.atspi.Action"])
    elif method == "GetExtents":
        reply(invocation, "((iiii))", (-2147483648, -2147483648, 2147483647, 2147483647) if name != "1" else (0, 0, 300, 200))


def get(_, sender, path, interface, key):
    name = path.rsplit("/", 1)[1]
    return {"Name": GLib.Variant("s", "liar"), "Description": GLib.Variant("s", ""), "ToolkitName": GLib.Variant("s", "lies"),
            "ChildCount": GLib.Variant("i", 2**30 if name == "3" else len(children(name))),
            "Parent": GLib.Variant("(so)", (bus.get_unique_name(), BASE + "1"))}[key]


def export(name):
    xml = f"<node>{ACCESSIBLE % ('s' if name == '2' else 'u')}{COMPONENT}{APPLICATION if name == 'root' else ''}</node>"
    for interface in Gio.DBusNodeInfo.new_for_xml(xml).interfaces:
        bus.register_object(BASE + name, interface, call, get, None)


for each in [*CHILDREN, *(f"chain{step}" for step in range(501))]:
    export(each)


def flood():
    for step in range(25):
        bus.emit_signal(None, BASE + "1", "org.a11y.atspi.Event.Object", "StateChanged",
                        GLib.Variant("(siiva{sv})", (f"state{step}", 1, 0, GLib.Variant("i", 0), {})))
        bus.emit_signal(None, BASE + "1", "org.a11y.atspi.Event.Object", "StateChanged", GLib.Variant("(u)", (7,)))
    return True


if "--mute" in sys.argv:
    # A second application of the same process that takes every call and answers none.
    mute = Gio.DBusConnection.new_for_address_sync(
        address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
    mute.add_filter(lambda _, message, incoming:
                    None if incoming and message.get_message_type() == Gio.DBusMessageType.METHOD_CALL else message)
if "--deaf-at-first" in sys.argv:
    # As GDBus is while its connection is being set up: the first calls are taken and never answered.
    unheard = iter(range(2))
    bus.add_filter(lambda _, message, incoming:
                   None if incoming and message.get_member() == "Get" and next(unheard, None) is not None else message)
if "--flood" in sys.argv:
    # After the replies, and not more than a busy machine carries: its replies queue behind its signals, and it is the reader
    # that must not starve.
    GLib.timeout_add(20, flood, priority=GLib.PRIORITY_LOW)
print(f"ready {os.getpid()}", flush=True)
GLib.MainLoop().run()
