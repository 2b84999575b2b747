#!/usr/bin/python3
"""A window's accessible tree as pyatspi tells it: somebody else's eyes, new each time. `oracle.py PID PATH-OF-THE-WINDOW`"""

import json
import sys

import pyatspi
from gi.repository import Atspi, GLib

# Of more children only those are read that a table has at the places that show, or the first.
LISTED = 4000
CELLS = 60


def applications(pid):
    desktop = pyatspi.Registry.getDesktop(0)
    for index in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(index)
        try:
            if application is not None and application.get_process_id() == pid:
                yield application
        except GLib.Error:
            continue


def told(ask, otherwise=None):
    """LibreOffice's objects end while they are asked."""
    try:
        return ask()
    except (GLib.Error, NotImplementedError):
        return otherwise


def extents(node, kind):
    box = told(lambda: node.queryComponent().getExtents(kind)) if "Component" in interfaces(node) else None
    return None if box is None else [box.x, box.y, box.width, box.height]


def interfaces(node):
    return told(lambda: list(pyatspi.listInterfaces(node)), [])


def label_of(node):
    for relation in told(node.get_relation_set, None) or []:
        if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY and relation.get_n_targets() > 0:
            return told(lambda: relation.get_target(0).get_name(), "")
    return ""


def cells_that_show(node):
    """Of a table with more cells than anybody can list: those at its upper left corner that lie inside it."""
    table = told(node.queryTable)
    own = extents(node, pyatspi.DESKTOP_COORDS)
    if table is None or own is None:
        return
    for row in range(CELLS):
        for column in range(CELLS):
            cell = told(lambda: table.getAccessibleAt(row, column))
            box = cell and extents(cell, pyatspi.DESKTOP_COORDS)
            if not box or box[0] >= own[0] + own[2] or box[1] >= own[1] + own[3]:
                if column == 0:
                    return
                break
            yield cell


def children(node, count):
    if 0 <= count <= LISTED:
        for index in range(count):
            child = told(lambda: node.get_child_at_index(index))
            if child is not None:
                yield child
    elif "Table" in interfaces(node):
        yield from cells_that_show(node)
    else:
        for index in range(LISTED):
            child = told(lambda: node.get_child_at_index(index))
            if child is None:
                return
            yield child


def record(node, parent, place, toolkit):
    states = told(lambda: [state.value_nick for state in node.getState().getStates()], [])
    kind = pyatspi.WINDOW_COORDS if toolkit == "GTK" else pyatspi.DESKTOP_COORDS
    name = told(node.get_name, "")
    role = node.getRole().value_nick.replace("-", " ")
    return {"path": node.path, "parent": parent, "place": place, "role": role, "name": name,
            "description": told(node.get_description, ""), "label": "" if name and role != "combo box" else label_of(node), "states": states,
            "extents": extents(node, kind), "count": told(node.get_child_count, 0)}


def tree(pid, root_path):
    """(toolkit, nodes in the order of the tree) of the window whose accessible object has this path."""
    for application in applications(pid):
        toolkit = application.get_toolkit_name()
        for index in range(application.get_child_count()):
            window = application.get_child_at_index(index)
            if window is None or window.path != root_path:
                continue
            nodes, seen, pending = [], set(), [(window, None, 0)]
            while pending:
                node, parent, place = pending.pop()
                if node.path in seen:
                    continue
                seen.add(node.path)
                try:
                    nodes.append(record(node, parent, place, toolkit))
                except GLib.Error:  # gone meanwhile
                    continue
                below = list(children(node, nodes[-1]["count"]))
                pending += [(child, node.path, place) for place, child in reversed(list(enumerate(below)))]
            return toolkit, nodes
    return None, []


if __name__ == "__main__":
    print(json.dumps(tree(int(sys.argv[1]), sys.argv[2])))
