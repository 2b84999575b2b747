"""agreement.py SUBJECT OFFHAND PRINT_TREE: one window of a fixture (gtk3, gtk4, qt5), of gtk3-widget-factory, or a page in Chromium, as the C interface (by Python), the C++ interface, the
toolsets cup and ax and the tools of the desktop tell it, node by node; and as pyatspi reads it."""
import json
import re
import subprocess
import sys

import offhand
import pyatspi
from fixture import PATIENCE_S, Fixture, Started, wait_until

toolkit, program, print_tree = sys.argv[1:]
# Of the protocol, by the words of AT-SPI.
ROLES = {"button": ("push button", "button"), "checkbox": ("check box",), "slider": ("slider",), "window": ("frame", "window"),
         "heading": ("heading",), "link": ("link",)}
# What pyatspi names of these is all compared; of whole programs only what shows and has one of the roles above.
FIXTURES = ("gtk3", "gtk4", "qt5")


def said(*command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return json.loads(done.stdout)


def flat(nodes, depth=0):
    """In preorder, each with its depth in place of its children. Ids count from each session's first capture."""
    for node in nodes:
        yield {"depth": depth} | {name: value for name, value in node.items() if name not in ("children", "id")}
        yield from flat(node.get("children", []), depth + 1)


def wanted(nodes):
    """All of it; of a browser its page: the browser's own controls tell of the memory they use."""
    if toolkit != "chromium":
        return nodes
    start = next((place for place, node in enumerate(nodes) if node["role"] == "document" and node.get("name") == "Agreement"), len(nodes))
    end = next((place for place in range(start + 1, len(nodes)) if nodes[place]["depth"] <= nodes[start]["depth"]), len(nodes))
    return nodes[start:end]


def by_c(session):
    return wanted(list(flat(session.capture(scope="full", app=form.title, compact=False)["tree"])))


def by_cpp():
    return wanted(list(flat(said(print_tree, form.title)["tree"])))


def by_cup():
    arguments = {"app": form.title, "detail": "full", "format": "json"}
    return wanted(list(flat(said(program, "--no-daemon", "call", "cup.get_tree", json.dumps(arguments), "--output", "json")["tree"])))


def by_desktop():
    """Each element, with its depth."""
    arguments = {"pid": form.pid, "window_id": form.window, "include_screenshot": False, "format": "json", "hidden": True, "max_elements": 20000}
    elements = said(program, "--no-daemon", "call", "desktop.get_window_state", json.dumps(arguments), "--output", "json")["elements"]
    depths = {}
    for element in elements:
        depths[element["element_index"]] = depths[element["parent_index"]] + 1 if "parent_index" in element else 0
    return wanted([element | {"depth": depths[element["element_index"]]} for element in elements])


# What ax_get_tree shows of an element: role, name, and after a value, which may have several lines, and states where it is.
ELEMENT = re.compile(r'^(?P<indent> *)(?P<role>[a-z]+) (?P<name>"(?:[^"\\]|\\.)*").*?\[[a-z0-9]+-\d+-\d+\]$', re.MULTILINE | re.DOTALL)


def by_ax():
    """The same of each line of its text."""
    command = [program, "--no-daemon", "ax", "tree", "--app", str(form.pid), "--max-depth", "256", "--include-invisible", "--output", "json"]
    told = said(*command)
    elements = list(ELEMENT.finditer(told["tree"]))
    assert len(elements) == told["elements"] and not told["left_out"], told["tree"]
    return wanted([{"depth": len(each["indent"]) // 2, "role": each["role"], "name": json.loads(each["name"])} for each in elements])


def by_pyatspi():
    """(role, name) of the window's accessible objects, in preorder, as somebody else reads them. GTK 4 names what has no name by
    its class; nobody is shown that."""
    def walk(node):
        shows = toolkit in FIXTURES or node.getState().contains(pyatspi.STATE_SHOWING)
        if shows:
            yield node.getRoleName(), "" if node.name.startswith("Gtk") else node.name
        for index in range(node.childCount if shows else 0):
            child = node.getChildAtIndex(index)
            if child is not None:
                yield from walk(child)

    for application in pyatspi.Registry.getDesktop(0):
        if application is not None and application.get_process_id() == form.pid:
            for window in application:
                # A window whose title stands in its header bar has no name of its own.
                if window.name in (form.title, ""):
                    return list(walk(page_in(window) if toolkit == "chromium" else window))
    return []


def page_in(node):
    if node.getRoleName() == "document web" and node.name == "Agreement":
        return node
    for index in range(node.childCount):
        if (child := node.getChildAtIndex(index)) is not None and (found := page_in(child)) is not None:
            return found
    return None


def first_difference(ours, theirs):
    for place, (one, other) in enumerate(zip(ours, theirs)):
        if one != other:
            return f"node {place}: {one} and {other}"
    return f"{len(ours)} and {len(theirs)} nodes" if len(ours) != len(theirs) else ""


def subject():
    if toolkit in FIXTURES:
        return Fixture(toolkit)
    return Started.browser(program) if toolkit == "chromium" else Started(program, [toolkit], "")


with subject() as form, offhand.Session() as session:
    seen = []

    def steady():
        """A tree that two captures in a row agree on: a toolkit may still be laying out."""
        seen.append(by_c(session))
        is_whole = toolkit != "chromium" or any(node.get("name") == "The end" for node in seen[-1])
        return len(seen) > 1 and is_whole and seen[-1] == seen[-2] and seen[-1]

    differences = []

    def agreed():
        """What all five say; a program may change something by itself between two readings."""
        nodes = wait_until(steady, "a steady tree")
        for who, theirs in (("the C++ interface", by_cpp()), ("the toolset cup", by_cup())):
            if difference := first_difference(nodes, theirs):
                differences.append(f"{toolkit}: the C interface and {who} differ at {difference}")
                return None
        desktop = by_desktop()
        # A cell that scrolled out of sight may have lost its place by the other reading.
        placed = [toolkit in FIXTURES or ("bounds" in one and "bounds" in other) for one, other in zip(nodes, desktop)]

        def places(of):
            return [(node["depth"], node.get("name", "").strip(), tuple(node.get("bounds", {}).values()) if is_placed else ())
                    for node, is_placed in zip(of, placed)] + [len(of)]

        if difference := first_difference(places(nodes), places(desktop)):
            differences.append(f"{toolkit}: cup and the tools of the desktop differ at {difference}")
            return None
        ax = [(node["depth"], node["role"], node["name"].strip()) for node in by_ax()]
        if difference := first_difference([(node["depth"], node["role"], node["name"].strip()) for node in desktop], ax):
            differences.append(f"{toolkit}: ax and the tools of the desktop differ at {difference}")
            return None
        return nodes

    try:
        tree = wait_until(agreed, "agreement")
    except AssertionError as problem:
        raise AssertionError(differences[-1] if differences else str(problem)) from problem
    assert len(tree) > 10, tree
    # What has a name of its own for one has it for the other: pyatspi gives no name to what is labelled by another.
    names = {node["name"] for node in tree if node.get("name")}
    theirs = by_pyatspi()
    others = {name for _, name in theirs if name}
    assert others, "pyatspi found no window"
    for role, words in ROLES.items():
        ours, read = {node["name"] for node in tree if node["role"] == role and node.get("name")}, {name for word, name in theirs if word in words and name}
        # A combo box with a label is called by that, and pyatspi tells what is chosen in it.
        ours |= {node["value"] for node in tree if role == node["role"] == "combobox" and node.get("value")}
        assert read <= ours, f"{toolkit}: of the role {role} are {sorted(ours)} and by pyatspi {sorted(read)}"
    if toolkit in FIXTURES:
        assert others <= names, f"{toolkit}: pyatspi has {sorted(others - names)} besides"
    if toolkit == "chromium":
        addresses = {node.get("name"): node.get("attributes", {}).get("url") for node in tree if node["role"] in ("link", "document")}
        assert addresses.get("Help") == "https://example.org/help", addresses
        assert addresses.get("Agreement", "").startswith("file:"), addresses
    print(f"{toolkit}: {len(tree)} nodes, {len(others)} names")
