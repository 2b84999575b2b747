"""An accessibility client of somebody else's (libatspi), as a process: what a check box says when offhand is not asked.

Takes one JSON question a line, {"pid", "role", "name", "contains", "index", "get"}, and answers with {"found": N, "value": V}.
`get` is states, text, value, name or chosen (whether it, or the item that it lies in, is selected). {"pid", "get": "all"} answers with what every node says: [role, name, text].
"""

import json
import re
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

MOST_CHILDREN = 400
MOST_NODES = 6000


def children(node):
    for index in range(min(node.get_child_count(), MOST_CHILDREN)):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child


def nodes_of(pid):
    """Breadth first, so that the bounds on what is read are fair."""
    pending, seen = [], 0
    for application in children(Atspi.get_desktop(0)):
        try:
            if application.get_process_id() == pid:
                pending.append(application)
        except GLib.Error:  # gone, or it hangs
            continue
    while pending and seen < MOST_NODES:
        node = pending.pop(0)
        seen += 1
        try:
            node.clear_cache_single() if hasattr(node, "clear_cache_single") else node.clear_cache()
            yield node
            pending.extend(children(node))
        except GLib.Error:
            continue


def fits(node, question):
    if "role" in question and not re.fullmatch(question["role"], node.get_role_name() or ""):
        return False
    name = node.get_name() or ""
    if "name" in question and name != question["name"]:
        return False
    return question.get("contains", "") in name


def states(node):
    return [state.value_nick for state in node.get_state_set().get_states()]


def value_of(node, what):
    if what == "states":
        return states(node)
    if what == "text":
        return Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node))
    if what == "value":
        return Atspi.Value.get_current_value(node)
    if what == "chosen":
        return is_chosen(node)
    return node.get_name()


def is_chosen(node):
    around = node.get_parent()
    is_item = around is not None and around.get_role() in (Atspi.Role.TABLE_CELL, Atspi.Role.LIST_ITEM)
    return "selected" in states(node) or (is_item and "selected" in states(around))


def says(node):
    """Role, name and text of a node; long texts are cut."""
    text = node.get_text_iface()
    return [node.get_role_name(), node.get_name() or "", Atspi.Text.get_text(text, 0, min(Atspi.Text.get_character_count(text), 4000)) if text else ""]


def say_all(pid):
    for node in nodes_of(pid):
        try:
            yield says(node)
        except GLib.Error:
            continue


def answer(question):
    if question["get"] == "all":
        return {"value": list(say_all(question["pid"]))}
    found = []
    for node in nodes_of(question["pid"]):
        try:
            if fits(node, question):
                found.append(node)
                if len(found) > question.get("index", 0):
                    return {"found": len(found), "value": value_of(found[-1], question.get("get", "name"))}
        except (GLib.Error, AttributeError):
            continue
    return {"found": len(found), "value": None}


def main():
    Atspi.set_timeout(1500, 1500)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
