"""What the product is to say of a node, by what pyatspi says of it. Each rule is one that the design states."""

import re

STATES = {"busy": "busy", "checked": "checked", "editable": "editable", "expanded": "expanded", "focusable": "focusable", "focused": "focused",
          "indeterminate": "mixed", "modal": "modal", "multiselectable": "multiselectable", "pressed": "pressed", "read-only": "readonly",
          "required": "required", "selected": "selected"}
# Of more children only those that show are read.
LISTED = {"gtk": 300, "Chromium": 500}
LISTED_BY_OTHERS = 1000
FAR = 1_000_000
VIEWS = {"list", "table", "tree", "tree table"}
ITEMS = {"icon", "list item", "table cell", "table row", "tree item"}
CLASS_NAME = re.compile(r"(Gtk|Adw|Gdk|Gsk|Hdy)[A-Z][A-Za-z0-9]*")


def listed(toolkit):
    return LISTED.get(toolkit, LISTED_BY_OTHERS)


def plausible(extents):
    return extents is not None and all(abs(value) < FAR for value in extents) and extents[2] >= 0 and extents[3] >= 0 and extents[2:] != [0, 0]


def name(node, toolkit):
    """Class names give way to descriptions, doubled names are said once, fields without a name are called by their label, and so are combo boxes
    that say what is chosen in them."""
    said = node["name"]
    if toolkit in ("gtk", "Qt") and node["role"] == "combo box" and node["label"] and {"visible", "showing"} <= set(node["states"]):
        return node["label"]
    if toolkit in ("gtk", "GTK") and CLASS_NAME.fullmatch(said):
        return "" if CLASS_NAME.fullmatch(node["description"]) else node["description"]
    half = len(said.encode()) // 2
    octets = said.encode()
    if toolkit == "GTK" and half > 0 and len(octets) % 2 == 1 and octets[half:half + 1] == b" " and octets[:half] == octets[half + 1:]:
        return octets[:half].decode()
    return said or (node["label"] if toolkit == "gtk" else "")


def pane_offset(node, by_path):
    """LibreOffice tells what it draws as if it had no menu bar; its root pane fills what holds it. What GTK draws in there it tells truly: that
    lies where what holds it does, and fills it."""
    holder = by_path.get(node["parent"])
    if holder is None:
        return 0, 0
    here, there = node["extents"], holder["extents"]
    if node["role"] == "root pane" and plausible(here) and plausible(there):
        return (there[0] - here[0], there[1] - here[1]) if here[2:] == there[2:] else (0, 0)
    right, down = pane_offset(holder, by_path)
    is_true = here and there and list(here) == [there[0] + right, there[1] + down, *there[2:]]
    return (0, 0) if is_true else (right, down)


def bounds(node, frame, toolkit, by_path):
    """From the corner of the window's visible frame."""
    if not plausible(node["extents"]):
        return None
    x, y, width, height = node["extents"]
    right, down = pane_offset(node, by_path)
    x, y = x + right, y + down
    if toolkit != "GTK":
        return [x - frame["x"], y - frame["y"], width, height]
    # GTK 4 tells places in the window's content, which has the same margin on all sides.
    root = frame["root"]
    return [x - root[0] + (frame["width"] - root[2]) // 2, y - root[1] + (frame["height"] - root[3]) // 2, width, height]


def is_turned_away(node, by_path):
    """Views of Qt say that they show wherever they are, but have no size where they do not; their items look at their own place alone."""
    if node["role"] in VIEWS:
        return node["extents"] is not None and (node["extents"][2] <= 0 or node["extents"][3] <= 0)
    holder = by_path.get(node["parent"])
    return node["role"] in ITEMS and holder is not None and ("showing" not in holder["states"] or is_turned_away(holder, by_path))


def states(node, where, frame, toolkit, by_path):
    said = set(node["states"])
    expected = {STATES[state] for state in said if state in STATES}
    if not said & {"enabled", "sensitive"}:
        expected.add("disabled")
    if "visible" not in said:
        expected.add("hidden")
    if "expanded" not in said and said & {"expandable", "collapsed"}:
        expected.add("collapsed")
    # Chromium says neither of what can only be read.
    if toolkit == "Chromium" and "read-only" in said:
        expected.discard("disabled")
    # Of the tab that is chosen Qt says that it has the focus, wherever that is.
    if toolkit == "Qt" and node["role"] == "page tab" and "focused" in expected:
        expected = expected - {"focused"} | {"selected"}
    # Of GTK 3's combo boxes a button that is in no list of children takes the focus.
    if toolkit == "gtk" and node["role"] == "combo box" and "disabled" not in expected:
        expected.add("focusable")
    if toolkit == "Qt" and is_turned_away(node, by_path):
        expected.add("offscreen")
    if node["role"] == "password text":
        expected.add("protected")
    if node["role"] == "toggle button" and "checked" in said:
        expected.add("pressed")
    if node["role"] == "progress bar":
        expected.discard("mixed")
    # GTK 4 says SHOWING of its windows only: there places decide.
    if toolkit != "GTK":
        if "showing" not in said:
            expected.add("offscreen")
    elif "visible" in said and where is not None:
        inside = where[0] < frame["width"] and where[1] < frame["height"] and where[0] + where[2] > 0 and where[1] + where[3] > 0
        if not inside:
            expected.add("offscreen")
    elif "visible" in said and node["extents"] is not None:
        expected.add("offscreen")
    return expected
