"""What a letter in LibreOffice Writer looks like to an accessibility client of somebody else's (libatspi), as a process.

Takes the pid as one JSON question a line, {"pid": N}, and answers with {"text", "bold", "caret", "selected", "top"}.
"""

import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "wild"))

from support.witness import Atspi, GLib, children, states  # noqa: E402

# What lies below is not looked at: menus have thousands of entries.
CLOSED = {Atspi.Role.MENU_BAR, Atspi.Role.MENU, Atspi.Role.COMBO_BOX, Atspi.Role.PARAGRAPH, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.PUSH_BUTTON}
known = {}


def find(pid):
    """The paper and the button, which stay what they are."""
    desktop = Atspi.get_desktop(0)
    desktop.clear_cache()
    pending = [each for each in children(desktop) if each.get_process_id() == pid]
    while pending and len(known) < 2:
        node = pending.pop(0)
        try:
            role = node.get_role()
            if role == Atspi.Role.TOGGLE_BUTTON and node.get_name() == "Bold":
                known["bold"] = node
            elif role == Atspi.Role.PARAGRAPH:
                known.setdefault("paper", node.get_parent())
            if role not in CLOSED:
                pending.extend(children(node))
        except GLib.Error:
            continue


def look(pid):
    if known.get("pid") != pid:
        known.clear()
        find(pid)
        if len(known) == 2:
            known["pid"] = pid
    seen = {"text": "", "bold": None, "caret": None, "selected": "", "top": None}
    if "bold" in known:
        known["bold"].clear_cache()
        seen["bold"] = bool({"checked", "pressed"} & set(states(known["bold"])))
    if "paper" in known:
        known["paper"].clear_cache()
        for node in children(known["paper"]):
            try:
                read(node, seen)
            except GLib.Error:
                continue
    if seen["caret"] is None:
        known.clear()  # the paper was put aside for another while the letter was loaded
    return seen


def read(node, seen):
    node.clear_cache()
    text = Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node))
    if "focused" in states(node):
        seen["caret"] = [text[:10], Atspi.Text.get_caret_offset(node)]
    if Atspi.Text.get_n_selections(node):
        chosen = Atspi.Text.get_selection(node, 0)
        seen["selected"] += text[chosen.start_offset:chosen.end_offset]
    if seen["top"] is None:
        seen["top"] = [text[:10], Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW).y]
    seen["text"] += text + "\n"


def main():
    Atspi.set_timeout(1500, 1500)
    for line in sys.stdin:
        print(json.dumps(look(json.loads(line)["pid"])), flush=True)


if __name__ == "__main__":
    main()
