#!/usr/bin/python3
"""Reads an application's accessibility tree through libatspi: what offhand says is checked against somebody else's eyes.

atspi_oracle.py PID states NAME   a list for each node of that name: its states
atspi_oracle.py PID texts         a list of the texts of all nodes that can be edited
atspi_oracle.py PID controls      a list of [role, name] for each control of its windows that shows
atspi_oracle.py PID carets        a list of where the caret stands in each of them
"""

import json
import sys

import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


def children(node):
    for index in range(min(node.get_child_count(), 2000)):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child


def nodes_of(pid):
    for application in children(Atspi.get_desktop(0)):
        try:
            pending = [application] if application.get_process_id() == pid else []
        except GLib.Error:
            continue
        while pending:
            node = pending.pop(0)
            try:
                yield node
                pending.extend(children(node))
            except GLib.Error:  # gone meanwhile
                continue


def states(node):
    return [state.value_nick for state in node.get_state_set().get_states()]


CONTROLS = {"push button", "toggle button", "check box", "radio button", "combo box", "menu", "text", "entry", "button",
            "password text", "spin button", "slider", "link", "page tab", "list item", "check menu item", "menu item",
            "table cell", "tree item"}


def rectangle(node):
    box = node.get_extents(Atspi.CoordType.WINDOW)
    return (box.x, box.y, box.x + box.width, box.y + box.height)


def controls(node, frame, tells_showing):
    """Below a window, what a user sees of it. GTK 4 says SHOWING of its windows only: there places decide."""
    for child in children(node):
        try:
            state = child.get_state_set()
            left, top, right, bottom = rectangle(child)
            in_frame = right > max(left, frame[0]) and bottom > max(top, frame[1]) and left < frame[2] and top < frame[3]
            if not state.contains(Atspi.StateType.VISIBLE):
                continue
            shows = state.contains(Atspi.StateType.SHOWING) if tells_showing else in_frame
            if shows and child.get_role_name() in CONTROLS:
                yield [child.get_role_name(), child.get_name()]
            yield from controls(child, frame, tells_showing)
        except GLib.Error:  # gone meanwhile
            continue


def controls_of(pid):
    for application in children(Atspi.get_desktop(0)):
        try:
            if application.get_process_id() != pid:
                continue
            tells_showing = not (application.get_toolkit_name() or "").startswith("GTK")
            for window in children(application):
                if window.get_state_set().contains(Atspi.StateType.SHOWING):
                    yield from controls(window, rectangle(window), tells_showing)
        except GLib.Error:
            continue


def main(pid, what, name=""):
    Atspi.set_timeout(2000, 2000)
    if what == "states":
        print(json.dumps([states(node) for node in nodes_of(int(pid)) if node.get_name() == name]))
        return
    if what == "controls":
        print(json.dumps(list(controls_of(int(pid)))))
        return
    if what == "carets":
        fields = [node for node in nodes_of(int(pid)) if node.get_editable_text_iface() is not None]
        print(json.dumps([Atspi.Text.get_caret_offset(node) for node in fields]))
        return
    texts = []
    for node in nodes_of(int(pid)):
        if node.get_editable_text_iface() is not None:
            texts.append(Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node)))
    print(json.dumps(texts))


if __name__ == "__main__":
    main(*sys.argv[1:])
