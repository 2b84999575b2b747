#!/usr/bin/python3
"""After each of many mutations of a window, what get_window_state says is held against what the application says of itself: started by `mutations`."""

import argparse
import collections
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import time
import traceback

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path[:0] = [str(HERE), str(HERE.parent / "wild")]

from support.client import Client  # noqa: E402

MARK = re.compile(r"mark-\d+|box-one|box-two|rows")
# Of what says mark and name as its text.
TEXT = re.compile(r"(mark-\d+): (.*)")
# Browsers tell their trees some time after they have changed; whoever looks sooner may see what was.
SETTLING_S = {"chromium": 5, "firefox": 5}
START_S = 90
# Windows that their applications cannot move.
MOVED_FROM_OUTSIDE = ("gtk4", "chromium", "firefox")
# Those that they cannot scroll.
SCROLLED_FROM_OUTSIDE = ("libreoffice",)


class Wrong(Exception):
    pass


def seen(client, window):
    """(mark, name, mark of what it lies in, number) of all that has one, in the order of the tree."""
    result, _, _ = client.tool("get_window_state", {**window, "include_screenshot": False, "format": "json", "max_elements": 5000})
    if result.get("isError"):
        raise Wrong(result["content"][0]["text"])
    elements = {element["element_index"]: element for element in result["structuredContent"]["elements"]}

    def mark(element):
        if text := TEXT.fullmatch(element.get("value", "")):
            return text[1]
        # What has no name but that of its class is called by its description; Writer calls a table by the page that it is on, too.
        return next((text for text in (element.get("description", ""), element["name"].removesuffix("-1")) if MARK.fullmatch(text)), "")

    def name(element):
        text = TEXT.fullmatch(element.get("value", ""))
        return text[2] if text else element["name"]

    def holder(element):
        while "parent_index" in element:
            element = elements[element["parent_index"]]
            if mark(element):
                return mark(element)
        return ""

    return [(mark(element), name(element), holder(element), index) for index, element in elements.items() if mark(element).startswith("mark-")]


def by_holder(things, toolkit):
    """The order of what Qt lays out is that in which it was made."""
    holders = {}
    for mark, name, holder in things:
        holders.setdefault(holder, []).append((mark, name))
    return {holder: sorted(marked) if toolkit.startswith("qt") and holder != "rows" else marked for holder, marked in holders.items()}


def held_against(told, shown, toolkit):
    """What is wrong; the order within each holder counts."""
    expected, found = by_holder(told, toolkit), by_holder(shown, toolkit)
    return "" if expected == found else f"told {expected}, shown {found}"


class Numbers:
    """Whose number each is."""

    def __init__(self):
        self.owner, self.last = {}, {}
        # Things that stayed and got another number; numbers that another thing got.
        self.changed, self.given_away = 0, []

    def take(self, things):
        for mark, _, _, number in things:
            if self.owner.setdefault(number, mark) != mark:
                self.given_away.append(f"number {number} of {self.owner[number]} was given to {mark}")
                self.owner[number] = mark
            if self.last.get(mark, number) != number:
                self.changed += 1
            self.last[mark] = number


def window_of(offhand, pid):
    deadline = time.monotonic() + START_S
    while time.monotonic() < deadline:
        for window in json.loads(subprocess.run([offhand, "--no-daemon", "list_windows", "--output", "json"], capture_output=True, text=True).stdout)["windows"]:
            if window["title"].startswith("Mutations"):
                return {"pid": window["pid"], "window_id": window["window_id"]}
        time.sleep(0.2)
    raise Wrong(f"process {pid} shows no window")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--offhand", required=True)
    parser.add_argument("--toolkit", required=True)
    parser.add_argument("--seed", required=True)
    parser.add_argument("--count", required=True, type=int)
    parser.add_argument("--output", required=True, type=pathlib.Path)
    options = parser.parse_args()
    record, counted, numbers = {"toolkit": options.toolkit, "seed": options.seed}, collections.Counter(), Numbers()
    environment = {**os.environ, "PYTHONPATH": str(HERE / "mutants")}
    mutant = subprocess.Popen([sys.executable, "-B", str(HERE / "mutants" / f"{options.toolkit}.py"), options.seed], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
    try:
        with open(options.output.with_suffix(".log"), "w") as log:
            client = Client(options.offhand, log)
            told = json.loads(mutant.stdout.readline())
            window, late, latest_s = window_of(options.offhand, mutant.pid), 0, 0.0
            for number in range(options.count + 1):
                # Of the start nothing is held to be late: windows fill themselves.
                began = asked = time.monotonic()
                settling_s = START_S if number == 0 else SETTLING_S.get(options.toolkit, 0)
                while True:
                    things = seen(client, window)
                    problem = held_against(told["tree"], [thing[:3] for thing in things], options.toolkit)
                    if not problem or asked >= began + settling_s:
                        break
                    time.sleep(0.02)
                    asked = time.monotonic()
                if number > 0 and asked > began:
                    late, latest_s = late + 1, max(latest_s, asked - began)
                if problem:
                    raise Wrong(f"after mutation {number}, {told['what']}: {problem}")
                numbers.take(things)
                counted[told["what"]] += 1
                if number < options.count:
                    mutant.stdin.write("\n")
                    mutant.stdin.flush()
                    told = json.loads(mutant.stdout.readline())
                    if told["what"] == "move window" and options.toolkit in MOVED_FROM_OUTSIDE:
                        place = [str(37 * number % 300), str(53 * number % 200)]
                        subprocess.run(["xdotool", "windowmove", str(window["window_id"]), *place], check=True)
                    if told["what"] == "scroll" and options.toolkit in SCROLLED_FROM_OUTSIDE:
                        wheel = str(random.Random(number).choice((4, 5)))
                        subprocess.run(["xdotool", "mousemove", "--window", str(window["window_id"]), "600", "500", "click", wheel], check=True)
            client.close()
        record.update(mutations=options.count, kinds=dict(counted), renumbered=numbers.changed, given_away=numbers.given_away, told_later=late,
                      latest_ms=round(1000 * latest_s))
    except Exception:  # whatever it is belongs into the record
        record["broken"] = traceback.format_exc()
    mutant.stdin.close()
    mutant.kill()
    options.output.write_text(json.dumps(record, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
