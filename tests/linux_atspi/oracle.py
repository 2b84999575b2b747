#!/usr/bin/python3
"""Walks the accessible tree of a process with libatspi and prints one JSON object a node: an independent oracle."""

import json
import sys

import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

LIMIT = 400


def walk(node, window, parent):
    extents = None
    try:
        box = node.get_extents(Atspi.CoordType.WINDOW)
        extents = [box.x, box.y, box.width, box.height]
    except GLib.Error:
        pass
    print(json.dumps({"window": window, "path": node.path, "parent": parent, "role": int(node.get_role()),
                      "name": node.get_name(), "extents": extents}))
    for index in range(min(node.get_child_count(), LIMIT)):
        child = node.get_child_at_index(index)
        if child is not None:
            walk(child, window, node.path)


desktop = Atspi.get_desktop(0)
for index in range(desktop.get_child_count()):
    application = desktop.get_child_at_index(index)
    if application is None or application.get_process_id() != int(sys.argv[1]):
        continue
    for number in range(application.get_child_count()):
        window = application.get_child_at_index(number)
        if window is not None:
            walk(window, window.get_name(), None)
