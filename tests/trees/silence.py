#!/usr/bin/python3
"""Of what changes in a window, how much is told: after each mutation of a mutant, whether its tree reads differently, whether an accessibility event
had come once a question behind it was answered, whether the X server had reported damage, and what came of both later. Run it in a sandbox."""

import argparse
import collections
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import traceback

import gi
gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402
from Xlib import display  # noqa: E402
from Xlib.ext import composite, damage  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path[:0] = [str(HERE), str(HERE.parent / "wild")]

from mutations import MOVED_FROM_OUTSIDE, window_of  # noqa: E402
from support.client import Client  # noqa: E402
from support.inside import name_cookie  # noqa: E402

SETTLE_S = 0.5
CALL_MS = 10000


class Events:
    """Signals of one application, and a question that comes behind all it has said."""

    def __init__(self, pid):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, CALL_MS, None).unpack()[0]
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.bus = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
        names = self.ask("ListNames", None)
        own = [name for name in names if name.startswith(":") and self.process(name) == pid and name != self.bus.get_unique_name()]
        self.names, self.seen = own, []
        for name in own:
            self.bus.signal_subscribe(name, None, None, None, None, 0, self.note)

    def ask(self, member, arguments):
        return self.bus.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", member, arguments, None, 0, CALL_MS, None).unpack()[0]

    def process(self, name):
        try:
            return self.ask("GetConnectionUnixProcessID", GLib.Variant("(s)", (name,)))
        except GLib.Error:
            return 0

    def note(self, _bus, _sender, path, interface, member, arguments):
        if "atspi.Event" in interface:
            self.seen.append((member, arguments.unpack()[0]))

    def drain(self):
        while GLib.MainContext.default().iteration(False):
            pass
        seen, self.seen = self.seen, []
        return seen

    def behind_a_question(self):
        for name in self.names:
            try:
                self.bus.call_sync(name, "/org/a11y/atspi/accessible/root", "org.freedesktop.DBus.Peer", "Ping", None, None, 0, CALL_MS, None)
            except GLib.Error:
                pass
        return self.drain()


class Damage:
    def __init__(self, window_id):
        self.x = display.Display()
        self.x.damage_query_version()
        self.x.composite_query_version()
        self.window = self.x.create_resource_object("window", window_id)
        self.window.composite_redirect_window(composite.RedirectAutomatic)
        self.id = self.window.damage_create(damage.DamageReportRawRectangles)
        self.x.sync()

    def take(self):
        """How many reports there were, behind a round trip."""
        self.x.sync()
        count = 0
        while self.x.pending_events():
            self.x.next_event()
            count += 1
        return count


def settled(events, damaged):
    """Lets pass what still comes of what was; returns it."""
    later, painted, quiet = [], 0, time.monotonic() + SETTLE_S
    end = time.monotonic() + 5 * SETTLE_S
    while time.monotonic() < min(quiet, end):
        time.sleep(0.02)
        seen, painted_now = events.drain(), damaged.take()
        later += seen
        painted += painted_now
        if seen or painted_now:
            quiet = time.monotonic() + SETTLE_S
    return later, painted


FIELDS = ("role", "name", "description", "value", "states", "actions", "parent_index", "window_bounds")


def read(client, window):
    result, _, _ = client.tool("get_window_state", {**window, "include_screenshot": False, "format": "json", "max_elements": 20000})
    if result.get("isError"):
        raise RuntimeError(result["content"][0]["text"])
    elements = result["structuredContent"]["elements"]
    return {element["element_index"]: {**{field: element.get(field) for field in FIELDS}, "place": place} for place, element in enumerate(elements)}


def changed_fields(before, after):
    """What reads differently: fields of elements that stayed, and that some came or went."""
    what = collections.Counter()
    for index in before.keys() | after.keys():
        if index not in before or index not in after:
            what["came" if index in after else "went"] += 1
            continue
        for field in FIELDS:
            if before[index][field] != after[index][field]:
                what[f"{field} of {after[index]['role']}"] += 1
    order = [index for index in before if index in after]
    if sorted(order, key=lambda index: before[index]["place"]) != sorted(order, key=lambda index: after[index]["place"]):
        what["order"] += 1
    return dict(what)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--offhand", required=True)
    parser.add_argument("--mutant", required=True)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--output", required=True, type=pathlib.Path)
    options = parser.parse_args()
    record, rows = {"mutant": options.mutant, "seed": options.seed}, []
    mutant = subprocess.Popen([sys.executable, "-B", str(HERE / "mutants" / f"{options.mutant}.py"), options.seed], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True, env={**os.environ, "PYTHONPATH": str(HERE / "mutants")})
    try:
        with tempfile.TemporaryDirectory(prefix="silence-") as folder, open(options.output.with_suffix(".log"), "w") as log:
            name_cookie(pathlib.Path(folder))
            client = Client(options.offhand, log)
            mutant.stdout.readline()
            window = window_of(options.offhand, mutant.pid)
            time.sleep(2)
            before = read(client, window)
            events, damaged = Events(window["pid"]), Damage(window["window_id"])
            for number in range(options.count):
                settled(events, damaged)
                before = read(client, window)
                # Looking makes some toolkits say something, too.
                settled(events, damaged)
                mutant.stdin.write("\n")
                mutant.stdin.flush()
                what = json.loads(mutant.stdout.readline())["what"]
                if what == "move window" and options.mutant in MOVED_FROM_OUTSIDE:
                    continue
                told, painted = events.behind_a_question(), damaged.take()
                after = read(client, window)
                told += events.behind_a_question()
                later, painted_later = settled(events, damaged)
                at_last = read(client, window)
                rows.append({"what": what, "changed": changed_fields(before, after), "told": collections.Counter(map("/".join, told)), "painted": painted,
                             "told_later": collections.Counter(map("/".join, later)), "painted_later": painted_later,
                             "changed_later": changed_fields(after, at_last)})
            client.close()
    except Exception:  # whatever it is belongs into the record
        record["broken"] = traceback.format_exc()
    mutant.stdin.close()
    mutant.kill()
    record["rows"] = rows
    options.output.write_text(json.dumps(record, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
