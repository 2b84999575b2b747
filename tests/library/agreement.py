"""agreement.py TOOLKIT OFFHAND PRINT_TREE: one window of a fixture as the C interface (by Python), the C++ interface, the
toolset cup and the tools of the desktop tell it, node by node; and as pyatspi reads it."""
import json
import subprocess
import sys

import offhand
import pyatspi
from fixture import PATIENCE_S, Fixture, wait_until

toolkit, program, print_tree = sys.argv[1:]
# Of the protocol, by the words of AT-SPI.
ROLES = {"button": ("push button", "button"), "checkbox": ("check box",), "slider": ("slider",), "window": ("frame", "window")}


def said(*command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return json.loads(done.stdout)


def flat(nodes, depth=0):
    """In preorder, each with its depth in place of its children. Ids count from each session's first capture."""
    for node in nodes:
        yield {"depth": depth} | {name: value for name, value in node.items() if name not in ("children", "id")}
        yield from flat(node.get("children", []), depth + 1)


def by_c(session):
    return list(flat(session.capture(scope="full", app=form.title, compact=False)["tree"]))


def by_cpp():
    return list(flat(said(print_tree, form.title)["tree"]))


def by_cup():
    arguments = {"app": form.title, "detail": "full", "format": "json"}
    return list(flat(said(program, "--no-daemon", "call", "cup.get_tree", json.dumps(arguments), "--output", "json")["tree"]))


def by_desktop():
    """(depth, name, value, bounds) of each element."""
    arguments = {"pid": form.pid, "window_id": form.window, "include_screenshot": False, "format": "json", "hidden": True, "max_elements": 20000}
    elements = said(program, "--no-daemon", "call", "desktop.get_window_state", json.dumps(arguments), "--output", "json")["elements"]
    depths = {}
    for element in elements:
        depths[element["element_index"]] = depths[element["parent_index"]] + 1 if "parent_index" in element else 0
    return [(depths[element["element_index"]], element.get("name", ""), tuple(element.get("bounds", {}).values())) for element in elements]


def by_pyatspi():
    """(role, name) of the window's accessible objects, in preorder, as somebody else reads them. GTK 4 names what has no name by
    its class; nobody is shown that."""
    def walk(node):
        yield node.getRoleName(), "" if node.name.startswith("Gtk") else node.name
        for index in range(node.childCount):
            child = node.getChildAtIndex(index)
            if child is not None:
                yield from walk(child)

    for application in pyatspi.Registry.getDesktop(0):
        if application is not None and application.get_process_id() == form.pid:
            for window in application:
                if window.name == form.title:
                    return list(walk(window))
    return []


def first_difference(ours, theirs):
    for place, (one, other) in enumerate(zip(ours, theirs)):
        if one != other:
            return f"node {place}: {one} and {other}"
    return f"{len(ours)} and {len(theirs)} nodes" if len(ours) != len(theirs) else ""


with Fixture(toolkit) as form, offhand.Session() as session:
    seen = []

    def steady():
        """A tree that two captures in a row agree on: a toolkit may still be laying out."""
        seen.append(by_c(session))
        return len(seen) > 1 and seen[-1] == seen[-2] and seen[-1]

    tree = wait_until(steady, "a steady tree")
    assert len(tree) > 10, tree
    for who, theirs in (("the C++ interface", by_cpp()), ("the toolset cup", by_cup())):
        difference = first_difference(tree, theirs)
        assert not difference, f"{toolkit}: the C interface and {who} differ at {difference}"
    places = [(node["depth"], node.get("name", ""), tuple(node["bounds"].values()) if "bounds" in node else ()) for node in tree]
    difference = first_difference(places, by_desktop())
    assert not difference, f"{toolkit}: cup and the tools of the desktop differ at {difference}"
    # What has a name of its own for one has it for the other: pyatspi gives no name to what is labelled by another.
    names = {node["name"] for node in tree if node.get("name")}
    theirs = by_pyatspi()
    others = {name for _, name in theirs if name}
    assert others, "pyatspi found no window"
    for role, words in ROLES.items():
        ours, read = {node["name"] for node in tree if node["role"] == role and node.get("name")}, {name for word, name in theirs if word in words and name}
        assert read <= ours, f"{toolkit}: of the role {role} are {sorted(ours)} and by pyatspi {sorted(read)}"
    assert others <= names, f"{toolkit}: pyatspi has {sorted(others - names)} besides"
    print(f"{toolkit}: {len(tree)} nodes, {len(others)} names")
