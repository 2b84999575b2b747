#!/usr/bin/python3
"""The cells of one target, inside a private desktop: every action in every situation, while a user types in front."""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path[:0] = [str(HERE), str(HERE.parent / "wild")]

from support.client import Client  # noqa: E402
from support.desktop import Desktop, wait_for  # noqa: E402
from support.inside import User, name_cookie, rest  # noqa: E402
from support.notes import Baseline, lost_characters  # noqa: E402
from support.session import EFFECT_S, brief  # noqa: E402

from actions import LISTED, MARK  # noqa: E402
from managers import start_compositor, start_manager  # noqa: E402
from situations import SITUATIONS, Arranger, NotHere  # noqa: E402
from targets import TARGETS, Broken  # noqa: E402

PLACE_S = 6
NAMELESS = {"Choice": "combobox"}  # Qt 6 calls one by what it holds
PRESSES = ("press", "click", "activate", "jump", "toggle")  # what elements call it
UNCLAIMED_S = 0.5  # so long after a refusal nothing may have happened


class Cells:
    def __init__(self, options, folder):
        self.options, self.records = options, []
        name_cookie(folder)
        start_manager(options.manager)
        subprocess.run(["setxkbmap", options.layout], check=True, timeout=10)
        self.desktop = Desktop()
        self.arranger = Arranger(self.desktop, options.manager)
        self.log = open(options.output.with_suffix(".log"), "w", encoding="utf-8")  # noqa: SIM115
        start_compositor(options.compositor, self.desktop)
        self.target = TARGETS[options.target](self.desktop, folder, self.log)
        self.client = Client(options.offhand, self.log)
        self.user = User(composes=False)

    def run(self):
        for situation in SITUATIONS:
            if situation not in self.options.situations:
                continue
            began = time.monotonic()
            try:
                self.target.start()
                rest(self.desktop)
                self.situation(situation)
            except NotHere as reason:
                self.records += [self.record(name, situation, "-", note=str(reason)) for name in self.wanted()]
            except Broken as problem:
                self.records += [self.record(name, situation, "broken", note=str(problem)) for name in self.wanted()]
            finally:
                self.arranger.clear()
                self.target.stop()
            print(f"{self.options.target}, {situation}: {time.monotonic() - began:.1f} s", file=sys.stderr, flush=True)
        for name, reason in self.target.why_not.items():
            self.records += [self.record(name, situation, "-", note=reason) for situation in self.options.situations]

    def wanted(self):
        return [name for name, action in self.target.actions.items() if action.main or not self.options.main]

    @staticmethod
    def record(name, situation, outcome, **more):
        return {"action": name, "situation": situation, "outcome": outcome, **more}

    def situation(self, situation):
        """First the window is looked at where it shows, then it goes where it is acted on."""
        self.arranger.place(self.target.window)
        self.seen, self.elements = {}, []
        for name in self.target.points:
            # A browser tells of a button before it tells where that is.
            wait_for(lambda name=name: name in self.seen or self.look(), PLACE_S, 0.25)
        self.seen["window"] = {"x": 0, "y": 0, **{key: self.desktop.bounds(self.target.window)[key] for key in ("width", "height")}}
        # Points count in its pixels, and one of a large window is made smaller all the same.
        _, told, _, _ = self.call("get_window_state", pid=self.target.pid, window_id=self.target.window, include_accessibility_tree=False, max_image_dimension=0, format="json")
        self.scale = told.get("screenshot_scale", 1)
        self.arranger.arrange(self.target.window, situation)
        rest(self.desktop)
        if not self.user.ask("settle", pointer=True)["focus"]:
            raise Broken("the user's window did not get the focus")
        rest(self.desktop)
        self.user.ask("start")
        first = len(self.records)
        for number, name in enumerate(self.wanted()):
            self.cell(self.target.actions[name], situation, f"m{number}z{SITUATIONS.index(situation)}q")
        self.user.ask("stop")
        self.judge_desk(self.records[first:], time.monotonic())

    def call(self, tool, **arguments):
        result, began, ended = self.client.tool(tool, arguments)
        return result, result.get("structuredContent") or result.get("_meta", {}).get("dev.offhand/error") or {}, began, ended

    def look(self):
        _, told, _, _ = self.call("get_window_state", pid=self.target.pid, window_id=self.target.window, include_screenshot=False, format="json")
        self.elements = told.get("elements", [])
        for element in self.elements:
            if element.get("window_bounds"):
                self.seen.setdefault(element["name"].strip(), element["window_bounds"])

    def element(self, name):
        """Waits for a tree that takes its time, as those of browsers do."""
        def find():
            found = [each for each in self.elements if each["name"].strip() == name]
            found = found or [each for each in self.elements if each["role"] == NAMELESS.get(name)]
            return min(found, key=lambda each: "offscreen" in each["states"]) if found else self.look()
        return wait_for(find, 4, 0.2)

    def point(self, place):
        _, name, across, down = place
        if name not in self.seen:
            return None
        box = self.seen[name]
        return round((box["x"] + box["width"] * across) * self.scale), round((box["y"] + box["height"] * down) * self.scale)

    def aim(self, target):
        """Arguments that say what is acted on; None where the window's tree does not tell of it."""
        window = {"pid": self.target.pid, "window_id": self.target.window}
        if target is None:
            return window
        if isinstance(target, str):
            self.aimed_at = self.element(target)
            return self.aimed_at and {"element_token": self.aimed_at["element_token"]}
        if target[0] == "at":
            point = self.point(target)
            return point and {**window, "x": point[0], "y": point[1]}
        points = [self.point(each) for each in target]
        if None in points:
            return None
        return {**window, **{f"{end}_{axis}": value for end, point in zip(("from", "to"), points) for axis, value in zip("xy", point)}}

    def filled(self, value, mark):
        if value == LISTED:
            return next((name for name in self.aimed_at["actions"] if name.lower() in PRESSES), "press")
        return value.replace(MARK, mark) if isinstance(value, str) else value

    def cell(self, action, situation, mark):
        aimed = self.aim(action.target)
        if aimed is None:
            self.records.append(self.record(action.name, situation, "unseen", note="the tree does not tell of it"))
            return
        self.target.mark()
        desk = self.user.desk()
        arguments = {**aimed, **{key: self.filled(value, mark) for key, value in action.arguments.items()}}
        result, told, began, ended = self.call(action.tool, **arguments)
        claims = not result.get("isError") and told.get("effect") != "suspected_noop"
        happened = bool(wait_for(lambda: action.count(self.target.told(), mark), EFFECT_S if claims else UNCLAIMED_S))
        self.user.look_again()
        times = action.count(self.target.told(), mark)
        self.records.append(self.record(
            action.name, situation, outcome(result, told, happened, times), effect=told.get("effect"), began=began, ended=ended, desk=desk,
            ms=round(1000 * (ended - began)), side_effects=told.get("side_effects", []), late=told.get("late_side_effects", []),
            note=brief(told.get("message") or told.get("evidence") or result.get("content", ""), 300)))

    def judge_desk(self, records, ended):
        """What the user noticed during each call, and until the next."""
        notes = self.user.ask("notes")
        lost, foreign = lost_characters(notes["sent"], notes["received"])
        called = [record for record in records if "began" in record]
        for record, after in zip(called, [*called[1:], None]):
            until = after["began"] if after else ended
            baseline = Baseline(record.pop("desk"))
            told = record["side_effects"] + (after["late"] if after else [])
            lasted = baseline.disturbances(notes["events"], record["began"], until)
            noticed = [f"{kind} {milliseconds} ms" for kind, milliseconds in lasted.items()]
            if any(event["kind"] == "pointer" and record["began"] <= event["at"] < until for event in notes["events"]):
                noticed.append("the pointer moved")
            missing = sum(record["began"] <= entry["at"] < until for entry in lost)
            if missing:
                noticed.append(f"{missing} characters lost")
            if noticed:
                record.update(outcome="disturbed", note=f"{record['outcome']}, but {', '.join(noticed)} (the reply says: {told or 'nothing'}); {record['note']}")
        for record in called:
            record.pop("began"), record.pop("ended")
        if foreign > self.foreign:
            called[-1].update(outcome="disturbed", note=f"{foreign} characters reached the user's window that nobody typed there")
        self.foreign = foreign

    foreign = 0

    def close(self):
        self.client.close()
        self.user.process.close()
        self.target.close()


AT_WORK = "at work ever since"  # as good as a doubt: the reply says why nothing was seen


def outcome(result, told, happened, times):
    """A path where it was done and told, `refused` with its code, or what is wrong with the reply."""
    if result.get("isError"):
        return "denied" if happened else f"refused {told.get('code', 'error')}"
    if times > 1:
        return "twice"
    if told.get("effect") == "suspected_noop":
        return "denied" if happened else "doubted"
    if not happened and told.get("effect") == "confirmed":
        return "lied"
    if not happened:
        return "doubted" if AT_WORK in told.get("observed", "") else "missed"
    return told.get("path") or "done"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--offhand", required=True)
    parser.add_argument("--target", required=True, choices=TARGETS)
    parser.add_argument("--output", required=True, type=pathlib.Path)
    parser.add_argument("--manager", default="openbox")
    parser.add_argument("--compositor", default="none")
    parser.add_argument("--layout", default="us")
    parser.add_argument("--situations", default=",".join(SITUATIONS), type=lambda text: text.split(","))
    parser.add_argument("--main", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        cells = Cells(options, pathlib.Path(folder))
        try:
            cells.run()
        finally:
            cells.close()
    options.output.write_text(json.dumps(cells.records, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
