"""What every cell comes to: data (cells.json), how many may be refused or wrong (limits.json), and the page made of it."""

import collections
import json
import pathlib

from actions import NAMES

HERE = pathlib.Path(__file__).resolve().parent
CELLS, LIMITS, PAGE = HERE / "cells.json", HERE / "limits.json", HERE.parents[1] / "docs" / "design" / "matrix.md"
SITUATIONS = ("visible", "partly covered", "fully covered", "other workspace", "minimised")
TITLES = {"gtk3": "GTK 3", "gtk4": "GTK 4", "qt5": "Qt 5", "qt6": "Qt 6", "chromium": "Chromium", "firefox": "Firefox", "writer": "LibreOffice Writer", "xterm": "xterm"}
# A reply that is not so, or a disturbance that it does not tell of.
WRONG = {"lied": "confirmed without effect", "denied": "an error or a doubt, and yet it happened", "twice": "it happened more than once",
         "disturbed": "the person was disturbed, and the reply does not say so", "missed": "unverifiable, without effect",
         "unseen": "the tree does not tell of the element", "broken": "the target did not start"}
ABOUT = """# The matrix

`make matrix` does with every input tool what it is for, in windows of each toolkit that show, are covered, lie on another workspace or are minimised, all in
the background, while somebody types into a window in front. What the target wrote down is the effect; the person's notes tell of every character that was
lost, of the focus, the active window, the order of windows and the pointer. Cells are data ([cells.json](../../tests/matrix/cells.json)): one that comes to
something else fails, and how many are refused or wrong may only fall. Openbox without a compositor, if nothing else is said; `tests/run-deep` runs it
under six window managers, with and without one.

A cell names the path by which it was done (`path` of the reply), or the code of the refusal; – is not applicable.
"""


class Worse(Exception):
    """More would be refused or wrong than before."""


def load():
    return json.loads(CELLS.read_text()) if CELLS.exists() else {"cells": {}, "managers": {}}


def expected(cells, target, action, situation, manager="openbox", compositor="none"):
    of_manager = cells.get("managers", {}).get(manager, {})
    for key in (f"{target}, {action}, {situation}", f"{action}, {situation}", situation):
        if key in of_manager:
            return of_manager[key]
    row = cells["cells"].get(target, {}).get(action)
    return row[SITUATIONS.index(situation)] if row and situation in SITUATIONS else "nothing is known"


def fits(outcome, wanted, manager="openbox"):
    """Several may be right, as where it is a question of time who is asked first. A window manager may lack a situation."""
    return outcome in wanted.split(" or ") or (outcome == "-" and manager != "openbox")


def kind(outcome):
    first = outcome.split(" or ")[0]
    if first == "-":
        return "not applicable"
    if first.startswith("refused") or first == "doubted":
        return "refused"
    return first if first in WRONG else "done"


def counted(outcomes):
    count = collections.Counter(kind(outcome) for outcome in outcomes)
    return ", ".join(f"{number} {name}" for name, number in count.most_common()) or "nothing"


def every(cells):
    return [outcome for rows in cells["cells"].values() for row in rows.values() for outcome in row]


def stale():
    """What does not hold between the data, its limits and its page."""
    cells, problems = load(), []
    count = collections.Counter(kind(outcome) for outcome in every(cells))
    limits = json.loads(LIMITS.read_text()) if LIMITS.exists() else {}
    for name in ("refused", *WRONG):
        if count[name] != limits.get(name, 0):
            problems.append(f"cells.json: {count[name]} cells are {name}, limits.json says {limits.get(name, 0)}: this may only fall")
    if not PAGE.exists() or PAGE.read_text() != page(cells):
        problems.append("docs/design/matrix.md is not what cells.json says: tests/matrix/run --write")
    return problems


def write(found, more_refused):
    """Takes over what was found; what was not tried stays as it was. `found`: records by target, window manager and compositor."""
    cells = load()
    for (target, manager, compositor), records in found.items():
        if (manager, compositor) != ("openbox", "none"):
            continue
        rows = cells["cells"].setdefault(target, {})
        for record in records:
            if record["action"] not in NAMES:
                raise Worse(f"{target}: {record['note']}")
            row = rows.setdefault(record["action"], ["-"] * len(SITUATIONS))
            place = SITUATIONS.index(record["situation"])
            if not fits(record["outcome"], row[place]):
                row[place] = record["outcome"]
    cells["cells"] = {target: {name: cells["cells"][target][name] for name in NAMES if name in cells["cells"][target]}
                      for target in TITLES if target in cells["cells"]}
    for (target, manager, compositor), records in found.items():
        write_of_manager(cells, target, manager, compositor, records)
    drop_what_needs_no_word(cells)
    count = collections.Counter(kind(outcome) for outcome in every(cells))
    limits = json.loads(LIMITS.read_text()) if LIMITS.exists() else None
    worse = [name for name in ("refused", *WRONG) if limits is not None and count[name] > limits.get(name, 0)]
    if worse and not more_refused:
        raise Worse(", ".join(f"{count[name]} cells would be {name}, and {limits.get(name, 0)} are" for name in worse) + ": this may only fall")
    CELLS.write_text(text(cells))
    LIMITS.write_text(json.dumps({name: count[name] for name in ("refused", *WRONG) if count[name]}, indent=2) + "\n")
    PAGE.write_text(page(cells))


def write_of_manager(cells, target, manager, compositor, records):
    """What is otherwise there than under openbox, and is as right: more is done, or less because a situation is missing."""
    for record in records:
        outcome = record["outcome"]
        if fits(outcome, expected(cells, target, record["action"], record["situation"], manager, compositor), manager):
            continue
        if kind(outcome) != "done":
            raise Worse(f"{target}, {manager}, {compositor}: {record['action']}, {record['situation']}: {outcome}")
        cells["managers"].setdefault(manager, {})[f"{target}, {record['action']}, {record['situation']}"] = outcome


def drop_what_needs_no_word(cells):
    """What is under a window manager as it is under openbox by now."""
    def is_as_under_openbox(cell, outcome):
        target, rest = cell.split(", ", 1)
        action, _, situation = rest.rpartition(", ")
        return outcome == expected(cells, target, action, situation)

    for manager, outcomes in cells["managers"].items():
        cells["managers"][manager] = {cell: outcome for cell, outcome in outcomes.items() if not is_as_under_openbox(cell, outcome)}


def text(cells):
    """A line for each row, so that a difference tells what changed."""
    rows = [f'    "{target}": {{\n' + ",\n".join(f"      {json.dumps(name)}: {json.dumps(row)}" for name, row in table.items()) + "\n    }"
            for target, table in cells["cells"].items()]
    managers = json.dumps(cells.get("managers", {}), indent=2).replace("\n", "\n  ")
    return '{\n  "cells": {\n' + ",\n".join(rows) + f'\n  }},\n  "managers": {managers}\n}}\n'


def shown(outcome):
    return "–" if outcome == "-" else " or ".join(shown_part(part) for part in outcome.split(" or "))


def shown_part(part):
    if part.startswith("refused "):
        return part.removeprefix("refused ").replace("_", " ")
    if part == "doubted":
        return part
    return f"**{part}**" if part in WRONG else f"`{part}`"


def page(cells):
    lines = [ABOUT, f"{counted(every(cells)).capitalize()}.", ""]
    wrong = [name for name in WRONG if any(kind(outcome) == name for outcome in every(cells))]
    lines += [f"- **{name}**: {WRONG[name]}." for name in wrong] + ([""] if wrong else [])
    for target, rows in cells["cells"].items():
        lines += [f"## {TITLES[target]}", "", f"{counted(outcome for row in rows.values() for outcome in row).capitalize()}.", "",
                  "| | " + " | ".join(SITUATIONS) + " |", "|---" * (len(SITUATIONS) + 1) + "|"]
        lines += [f"| {name} | " + " | ".join(shown(outcome) for outcome in row) + " |" for name, row in rows.items()]
        lines.append("")
    managers = cells.get("managers", {})
    if managers:
        lines += ["## Under other window managers", "", "What is otherwise there than under openbox, as far as it was tried. A situation that a window manager does not "
                  "know is left out: i3 minimises nothing. mutter and kwin_x11 keep windows of other workspaces shown to the server, so that sent keys and clicks reach them there.", ""]
        lines += [f"- {manager}: {cell}: {shown(outcome)}" for manager, rows in managers.items() for cell, outcome in rows.items()]
        lines.append("")
    return "\n".join(lines)
