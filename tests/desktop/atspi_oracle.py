#!/usr/bin/python3
"""Reads an application's accessibility tree through libatspi: what offhand says is checked against somebody else's eyes.

atspi_oracle.py PID states NAME   a list for each node of that name: its states
atspi_oracle.py PID texts         a list of the texts of all nodes that can be edited
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


def main(pid, what, name=""):
    Atspi.set_timeout(2000, 2000)
    if what == "states":
        print(json.dumps([states(node) for node in nodes_of(int(pid)) if node.get_name() == name]))
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
