"""What every cell comes to: data (cells.json), how many may be refused or wrong (limits.json), and the page made of it."""

import collections
import json
import pathlib

from actions import NAMES

HERE = pathlib.Path(__file__).resolve().parent
CELLS, LIMITS, RUNS, RUNGS = (HERE / f"{name}.json" for name in ("cells", "limits", "runs", "rungs"))
PAGE = HERE.parents[1] / "docs" / "design" / "matrix.md"
SITUATIONS = ("visible", "partly covered", "fully covered", "other workspace", "minimised")
TITLES = {"gtk3": "GTK 3", "gtk4": "GTK 4", "qt5": "Qt 5", "qt6": "Qt 6", "chromium": "Chromium", "firefox": "Firefox", "writer": "LibreOffice Writer", "xterm": "xterm"}
# A reply that is not so, or a disturbance that it does not tell of.
WRONG = {"lied": "confirmed without effect", "denied": "an error or a doubt, and yet it happened", "twice": "it happened more than once",
         "disturbed": "the user was disturbed, whether the reply says so or not", "missed": "unverifiable, without effect",
         "unseen": "the tree does not tell of the element", "broken": "the target did not start"}
ABOUT = """# The matrix

`make matrix` does with every input tool what it is for, in windows of each toolkit that show, are covered, lie on another workspace or are minimised, all in
the background, while somebody types into a window in front. What the target wrote down is the effect; the user's notes tell of every character that was
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


def fits(outcome, wanted):
    """Several may be right, as where it is a question of time who is asked first."""
    return outcome in wanted.split(" or ")


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
    problems += missing_rungs(cells)
    if not PAGE.exists() or PAGE.read_text() != page(cells):
        problems.append("docs/design/matrix.md is not what cells.json says: tests/matrix/run --write")
    return problems


def write(found, more_refused):
    """Takes over what was found; what was not tried stays as it was. `found`: records by target, window manager, compositor and layout of the keyboard."""
    cells = load()
    known = {(target, action) for target, rows in cells["cells"].items() for action in rows}
    before = count_of(cells, known)
    for (target, *desk), records in found.items():
        if tuple(desk) != ("openbox", "none", "us"):
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
    for (target, manager, compositor, _), records in found.items():
        write_of_manager(cells, target, manager, compositor, records)
    drop_what_needs_no_word(cells)
    # A row that is new says nothing of what was there before.
    count = count_of(cells, known)
    worse = [name for name in ("refused", *WRONG) if count[name] > before[name]]
    if worse and not more_refused:
        raise Worse(", ".join(f"of the rows that were known {count[name]} cells would be {name}, and {before[name]} are" for name in worse) + ": this may only fall")
    count = collections.Counter(kind(outcome) for outcome in every(cells))
    CELLS.write_text(text(cells))
    write_runs(found)
    LIMITS.write_text(json.dumps({name: count[name] for name in ("refused", *WRONG) if count[name]}, indent=2) + "\n")
    PAGE.write_text(page(cells))


def count_of(cells, known):
    return collections.Counter(kind(outcome) for target, rows in cells["cells"].items() for action, row in rows.items() if (target, action) in known
                               for outcome in row)


def rungs():
    """What was measured to work without disturbing anybody: each has to be the path of a row."""
    return json.loads(RUNGS.read_text())


def missing_rungs(cells):
    for each in rungs():
        for target in each["targets"]:
            row = cells["cells"].get(target, {}).get(each["row"], [])
            for situation, outcome in zip(SITUATIONS, row or ["nothing is known"] * len(SITUATIONS)):
                if situation in SITUATIONS[3:] and each["shown_only"]:
                    continue
                if each["path"] not in outcome.split(" or "):
                    yield f"{each['rung']}: {target}, {each['row']}, {situation}: {outcome}, and {each['path']} was measured to work"


def runs():
    return json.loads(RUNS.read_text()) if RUNS.exists() else {}


def write_runs(found):
    """What came of each target on each kind of desktop when it was run there last: how many cells by kind."""
    told = runs()
    for (target, manager, compositor, layout), records in found.items():
        count = collections.Counter(kind(record["outcome"]) for record in records)
        desk = ", ".join([manager, *([compositor] if compositor != "none" else []), *([f"layout {layout}"] if layout != "us" else [])])
        told.setdefault(desk, {})[target] = dict(sorted(count.items()))
    RUNS.write_text(json.dumps(told, indent=1) + "\n")


def write_of_manager(cells, target, manager, compositor, records):
    """What is otherwise there than under openbox, and is as right: more is done, or less because a situation is missing."""
    for record in records:
        outcome = record["outcome"]
        if fits(outcome, expected(cells, target, record["action"], record["situation"], manager, compositor)):
            continue
        if kind(outcome) != "done" or manager == "openbox":
            raise Worse(f"{target}, {manager}, {compositor}: {record['action']}, {record['situation']}: {outcome}")
        cells["managers"].setdefault(manager, {})[f"{target}, {record['action']}, {record['situation']}"] = outcome


def drop_what_needs_no_word(cells):
    """What is under a window manager as it is under openbox by now."""
    def is_as_under_openbox(cell, outcome):
        target, _, rest = cell.partition(", ")
        action, _, situation = rest.rpartition(", ")
        return bool(action) and outcome == expected(cells, target, action, situation)

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
    return "\n".join([*lines, *page_of_rungs(), *page_of_managers(cells)])


def page_of_rungs():
    lines = ["## What was measured to work, and the rows that show it", "",
             "Each way that disturbs nobody ([linux-measurements.md](linux-measurements.md)), the row in which it has to be the path, and where: calls of the "
             "accessibility interface everywhere, sent events and keys where the window shows or is covered. A click on a button or a box of Qt that names no "
             "action goes by the pointer, since Qt drops a second action within 100 ms of the first; by its name it is the action.", "",
             "| way | row | path | targets | where |", "|---|---|---|---|---|"]
    lines += [f"| {each['rung']} | {each['row']} | `{each['path']}` | {', '.join(TITLES[target] for target in each['targets'])} | "
              f"{'shown and covered' if each['shown_only'] else 'everywhere'} |" for each in rungs()]
    return [*lines, ""]


def page_of_managers(cells):
    told = runs()
    lines = ["## Under six window managers", "",
             "Cells done and refused when each was run last, beside picom where it says so, and with other keyboards than that of the United States. mutter and "
             "kwin_x11 composite themselves.", "",
             "| | " + " | ".join(TITLES.values()) + " |", "|---" * (len(TITLES) + 1) + "|"]
    for desk, of_targets in told.items():
        cell = [", ".join(f"{number} {name}" for name, number in of_targets.get(target, {"not run": ""}).items() if name != "not applicable") for target in TITLES]
        lines.append(f"| {desk} | " + " | ".join(cell) + " |")
    managers = cells.get("managers", {})
    lines += ["", "What is otherwise there than under openbox. mutter and kwin_x11 keep windows of other workspaces shown to the server, so that sent keys and clicks reach them there.", ""]
    lines += [f"- {manager}: {cell}: {shown(outcome)}" for manager, rows in managers.items() for cell, outcome in rows.items()]
    return [*lines, ""]
