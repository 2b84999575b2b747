#!/usr/bin/python3
"""What programs export of their menus and commands on the session bus, and what their accessible nodes offer by name.
For people: `offhand sandbox run -- /usr/bin/python3 tests/linux_menus/measure_exports.py PROGRAM...`, one line of JSON each."""

import json
import os
import re
import subprocess
import sys
import time

from gi.repository import Gio, GLib

MOST_NODES = 4000  # of one application
PROPERTIES = ["_GTK_UNIQUE_BUS_NAME", "_GTK_APPLICATION_OBJECT_PATH", "_GTK_WINDOW_OBJECT_PATH", "_GTK_MENUBAR_OBJECT_PATH",
              "_GTK_APP_MENU_OBJECT_PATH"]
session = Gio.bus_get_sync(Gio.BusType.SESSION)


def ask(bus, name, path, interface, method, arguments=None, kind=None):
    try:
        return bus.call_sync(name, path, interface, method, arguments, GLib.VariantType(kind) if kind else None, 0, 1500, None).unpack()
    except GLib.Error as error:
        return error.message.splitlines()[0][:80]


def output(*words):
    return subprocess.run(words, capture_output=True, text=True).stdout


def window_of(pid):
    for _ in range(150):
        found = output("xdotool", "search", "--onlyvisible", "--pid", str(pid)).split()
        if found:
            return found[-1]
        time.sleep(0.1)
    return None


def properties_of(window):
    values = dict(re.findall(r'^(\w+)\(\w+\) = "(.*)"$', output("xprop", "-id", window, *PROPERTIES), re.M))
    return {name: values.get(name, "") for name in PROPERTIES}


def labels_of(name, path):
    menus, wanted, asked = {}, {0}, set()
    while wanted - asked and len(asked) < 50:
        group = (wanted - asked).pop()
        asked.add(group)
        reply = ask(session, name, path, "org.gtk.Menus", "Start", GLib.Variant("(au)", ([group],)))
        if isinstance(reply, str):
            return reply
        for at, number, items in reply[0]:
            menus[at, number] = items
            wanted |= {item[key][0] for item in items for key in (":section", ":submenu") if key in item}
    return [item["label"] for items in menus.values() for item in items if "label" in item]


def dotted_actions(name):
    address = ask(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")[0]
    bus = Gio.DBusConnection.new_for_address_sync(
        address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
    unique = [each for each in ask(bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ListNames")[0]
              if each.startswith(":") and ask(bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                             "GetConnectionUnixProcessID", GLib.Variant("(s)", (each,))) == (name,)]
    found = {}
    for each in unique:
        waiting, asked = [(each, "/org/a11y/atspi/accessible/root")], 0
        while waiting and asked < MOST_NODES:
            at = waiting.pop(0)
            asked += 1
            children = ask(bus, *at, "org.a11y.atspi.Accessible", "GetChildren")
            if isinstance(children, str):
                continue
            waiting += [child for child in children[0] if child not in waiting]
            actions = ask(bus, *at, "org.a11y.atspi.Action", "GetActions")
            if isinstance(actions, str):
                continue
            role = ask(bus, *at, "org.a11y.atspi.Accessible", "GetRoleName")[0]
            names = [ask(bus, *at, "org.a11y.atspi.Action", "GetName", GLib.Variant("(i)", (place,)))[0] for place in range(len(actions[0]))]
            dotted = [action for action in names if "." in action]
            if dotted:
                found.setdefault(role, set()).update(dotted)
    return {role: sorted(names) for role, names in found.items()}


for program in sys.argv[1:]:
    process = subprocess.Popen(program.split(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    window = window_of(process.pid)
    if not window:
        print(json.dumps({"program": program, "window": None}), flush=True)
        process.kill()
        continue
    time.sleep(2)
    told = properties_of(window)
    name = told["_GTK_UNIQUE_BUS_NAME"]
    report = {"program": program, "properties": told}
    for prefix, key in (("app", "_GTK_APPLICATION_OBJECT_PATH"), ("win", "_GTK_WINDOW_OBJECT_PATH")):
        if told[key]:
            reply = ask(session, name, told[key], "org.gtk.Actions", "DescribeAll")
            report[prefix] = reply if isinstance(reply, str) else {
                action: ("" if on else "off ") + takes + ("=" + str(state[0]) if state else "") for action, (on, takes, state) in sorted(reply[0].items())}
    for key in ("_GTK_MENUBAR_OBJECT_PATH", "_GTK_APP_MENU_OBJECT_PATH"):
        if told[key]:
            report[key] = labels_of(name, told[key])
    report["accessible"] = dotted_actions(process.pid)
    print(json.dumps(report), flush=True)
    process.kill()
    process.wait()
