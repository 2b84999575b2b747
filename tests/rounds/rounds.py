#!/usr/bin/env python3
"""Rounds on one toolkit, inside a private desktop: two runs, each on a window of its own of one process, press what accidents befall meanwhile."""

import argparse
import collections
import json
import os
import pathlib
import random
import subprocess
import sys
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "wild"))

from support.client import Client  # noqa: E402

PYTHON = "/usr/bin/python3"
PATIENCE_S = 30
# How often each comes, of all rounds.
ACCIDENTS = {"none": 4, "rebuild": 6, "insert": 4, "remove": 4, "dialog": 4, "close": 4, "hang-300": 2, "hang-1500": 2, "hang-7000": 1}
MENDS = {"dialog": "undialog", "close": "open"}
LATEST_MS = 60  # after the press was asked for; most are answered by then
# What is told of a change comes so long after it.
JUST_BEFORE_S = 0.3
# GTK 3 presses 250 ms after it was asked to, and what hangs has to come to itself.
LAST_PRESSES_S = 10


class Broken(Exception):
    pass


class Target:
    """The application, and what it tells."""

    def __init__(self, toolkit):
        self.process = subprocess.Popen([PYTHON, "-B", str(HERE / f"target_{toolkit}.py")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.changed = threading.Condition()
        self.pressed, self.happened = collections.Counter(), [collections.Counter(), collections.Counter()]
        self.changed_at = []  # when anything happened to either window
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        for line in self.process.stdout:
            told = json.loads(line)
            with self.changed:
                if told["event"] == "pressed":
                    self.pressed[told["label"]] += 1
                else:
                    self.happened[told["place"]][told["accident"]] += 1
                    self.changed_at.append(time.monotonic())
                self.changed.notify_all()

    def ask(self, after_ms, accident, place):
        """Returns what waits until it has happened."""
        with self.changed:
            wanted = self.happened[place][accident] + 1
            self.process.stdin.write(f"{after_ms} {accident} {place}\n")
            self.process.stdin.flush()
        return lambda: self.wait(lambda: self.happened[place][accident] >= wanted, f"{accident} of window {place}")

    def wait(self, good, what, seconds=PATIENCE_S):
        with self.changed:
            if not self.changed.wait_for(good, seconds):
                raise Broken(f"{what} did not come in {seconds} s; the application ended with {self.process.poll()}")

    def close(self):
        self.process.stdin.close()
        return self.process.wait(timeout=PATIENCE_S)


class Run(threading.Thread):
    """One session, on one window."""

    def __init__(self, options, target, place):
        super().__init__()
        self.target, self.place, self.rounds = target, place, options.rounds // 2
        self.random = random.Random(f"{options.seed} {place}")
        self.client = Client(options.offhand, sys.stderr, {**os.environ, "OFFHAND_DESK": "shared"}, daemon=True)
        self.records, self.problem = [], None

    def tool(self, name, **arguments):
        return self.client.tool(name, arguments)[0]

    def until(self, look, what):
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            found = look()
            if found:
                return found
            time.sleep(0.05)
        raise Broken(f"window {self.place}: no {what}")

    def window(self):
        listed = self.tool("list_windows", pid=self.target.process.pid)
        if listed.get("isError"):
            return None
        title = f"Rounds {self.place}"
        return next((window["window_id"] for window in listed["structuredContent"]["windows"] if window["title"] == title), None)

    def button(self):
        """A button of the window and its label."""
        window = self.window()
        state = window and self.tool("get_window_state", pid=self.target.process.pid, window_id=window, format="json", include_screenshot=False)
        if not state or state.get("isError"):
            return None
        buttons = [each for each in state["structuredContent"]["elements"] if each["role"] == "button" and each["name"].startswith("Button ")]
        if not buttons:
            return None
        button = self.random.choice(buttons)
        return button["name"], {"window_id": window, "element_token": button["element_token"]}

    def round(self):
        label, aim = self.until(self.button, "button")
        accident = self.random.choices(list(ACCIDENTS), ACCIDENTS.values())[0]
        meanwhile = self.random.random() < 0.75
        wait = None
        if accident != "none":
            wait = self.target.ask(self.random.randrange(LATEST_MS) if meanwhile else 0, accident, self.place)
        if wait and not meanwhile and not accident.startswith("hang"):
            wait()
        begun = time.monotonic()
        result = self.tool("click", **aim)
        took_s = time.monotonic() - begun
        if wait:
            wait()
        if accident in MENDS:
            self.target.ask(0, MENDS[accident], self.place)()
        if accident == "remove":
            self.target.ask(0, "insert", self.place)()
        error = result.get("_meta", {}).get("dev.offhand/error", result.get("structuredContent", {})) if result.get("isError") else {}
        self.records.append({"label": label, "accident": accident, "meanwhile": meanwhile, "begun": begun, "took_s": round(took_s, 2),
                             "error": error.get("code", "no code") if result.get("isError") else None,
                             "effect": None if result.get("isError") else result["structuredContent"]["effect"],
                             "evidence": None if result.get("isError") else result["structuredContent"].get("evidence"),
                             "said": result["content"][0]["text"] if result.get("content") else ""})

    def run(self):
        try:
            for _ in range(self.rounds):
                self.round()
        except Exception as problem:  # told when both have ended
            self.problem = problem
        finally:
            self.client.close()


def judged(target, records):
    """What went wrong, by what it is."""
    asked = collections.Counter(record["label"] for record in records)
    faults = collections.defaultdict(list)
    faults["another element"] += [label for label, count in target.pressed.items() if label not in asked]
    faults["more often than asked"] += [label for label, count in target.pressed.items() if count > asked[label] > 0]
    for record in records:
        # Of one label that was asked for twice it is not known which press was whose.
        if asked[record["label"]] > 1:
            continue
        pressed = target.pressed[record["label"]]
        if record["effect"] == "confirmed" and not pressed:
            # What happens in the very moment of a press and looks like its effect cannot be told from it, in the other window neither.
            at_once = any(record["begun"] - JUST_BEFORE_S <= at <= record["begun"] + record["took_s"] for at in target.changed_at)
            faults["taken for its effect" if at_once else "false success"].append(record)
        if record["error"] and pressed:
            faults["error, and pressed"].append(record)
        if record["error"] in ("no_answer", "no code", "internal"):
            faults["no clear error"].append(record)
        if record["effect"] == "suspected_noop" and pressed:
            faults["false doubt"].append(record)
    return {name: some for name, some in faults.items() if some}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--offhand", required=True)
    parser.add_argument("--toolkit", required=True)
    parser.add_argument("--rounds", type=int, required=True)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--output", required=True, type=pathlib.Path)
    options = parser.parse_args()
    daemon = subprocess.Popen([options.offhand, "serve"], env={**os.environ, "OFFHAND_DESK": "shared"})
    target = Target(options.toolkit)
    runs = []
    try:
        for place in (0, 1):
            runs.append(Run(options, target, place))
        for run in runs:
            run.start()
        for run in runs:
            run.join()
        problems = [str(run.problem) for run in runs if run.problem]
        target.ask(0, "none", 0)()
        time.sleep(LAST_PRESSES_S)  # that nothing more comes can only be waited for
        records = [record for run in runs for record in run.records]
        faults = judged(target, records)
        problems += [f"the application ended with {code}" for code in [target.close()] if code]
    finally:
        target.process.kill()
        daemon.terminate()
        ended = daemon.wait(timeout=PATIENCE_S)
    if ended:
        problems.append(f"the daemon ended with {ended}")
    options.output.write_text(json.dumps({"toolkit": options.toolkit, "rounds": len(records), "problems": problems, "faults": faults, "records": records,
                                          "presses": sum(target.pressed.values())}, indent=1))


if __name__ == "__main__":
    main()
