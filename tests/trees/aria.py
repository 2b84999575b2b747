#!/usr/bin/python3
"""What browsers' trees say of the snippets in aria_snippets.json, read by the product on a private desktop: started by `aria`."""

import argparse
import json
import os
import pathlib
import sys
import tempfile
import traceback

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path[:0] = [str(HERE), str(HERE.parent / "wild")]

from support.applications import APPLICATIONS  # noqa: E402
from support.desktop import Desktop, wait_for  # noqa: E402
from support.inside import make_files, name_cookie, start  # noqa: E402
from witnesses import tool  # noqa: E402

SNIPPETS = json.loads((HERE / "aria_snippets.json").read_text())["snippets"]
LOADING_S = 60


class Task:
    arguments = ("{folder}/page.html",)


def page():
    """Each snippet in a region of its own, by which it is found again."""
    parts = "".join(f"<section aria-label='case {n}'>{snippet['html']}</section>" for n, snippet in enumerate(SNIPPETS))
    return f"<!doctype html><html lang=en><meta charset=utf-8><title>Snippets</title><body>{parts}<section aria-label='the end'><p>.</section>"


def cases(elements):
    """The elements in the region of each case."""
    parents = {element["element_index"]: element.get("parent_index") for element in elements}
    regions = {element["element_index"]: int(element["name"][5:]) for element in elements if element["name"].startswith("case ")}
    found = {}
    for element in elements:
        above = parents[element["element_index"]]
        while above is not None and above not in regions:
            above = parents.get(above)
        if above is not None:
            found.setdefault(regions[above], []).append(element)
    return found


def wrong(snippet, elements):
    """What the tree says otherwise; empty: all as it must be."""
    named = [element for element in elements if element["name"] == snippet["name"]]
    chosen = next((element for element in named if element["role"] == snippet["role"]), None)
    if chosen is None:
        alike = named or [element for element in elements if element["role"] == snippet["role"]] or elements
        return [f"{element['role']} \"{element['name']}\"" for element in alike[:1]] or ["nothing"]
    problems = []
    for key in ("description", "value"):
        if key in snippet and chosen.get(key, "") != snippet[key]:
            problems.append(f"{key} \"{chosen.get(key, '')}\"")
    states = set(chosen["states"])
    problems += [f"not {state}" for state in snippet.get("has", []) if state not in states]
    problems += [state for state in snippet.get("lacks", []) if state in states]
    return problems


def look(offhand, pid, window):
    try:
        return tool(offhand, "get_window_state", pid=pid, window_id=window, include_screenshot=False, format="json", max_elements=20000)["elements"]
    except (OSError, ValueError, KeyError, RuntimeError):
        return []


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--offhand", required=True)
    parser.add_argument("--browser", required=True)
    parser.add_argument("--output", required=True, type=pathlib.Path)
    options = parser.parse_args()
    application = APPLICATIONS[options.browser]
    record = {"browser": options.browser}
    with tempfile.TemporaryDirectory(prefix="aria-", ignore_cleanup_errors=True) as name, open(options.output.with_suffix(".log"), "wb") as log:
        folder = pathlib.Path(name)
        make_files(folder, {**application.files, "page.html": page()})
        try:
            name_cookie(folder)
            pid, window = start(application, Task, folder, "", Desktop(), log)
            elements = wait_for(lambda: next((found for found in [look(options.offhand, pid, window)] if any(e["name"] == "the end" for e in found)), None),
                                LOADING_S, 0.5)
            if not elements:
                raise RuntimeError("the page never came to its end")
            found = cases(elements)
            record["wrong"] = {n: wrong(snippet, found.get(n, [])) for n, snippet in enumerate(SNIPPETS)}
        except Exception:  # whatever it is belongs into the record
            record["broken"] = traceback.format_exc()
    options.output.write_text(json.dumps(record, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
