#!/usr/bin/python3
"""Compares what one application shows, on a private desktop of its own: started by `run`, a sandbox for each."""

import argparse
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time
import traceback

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path[:0] = [str(HERE), str(HERE.parent / "wild")]

import comparison  # noqa: E402
import subjects  # noqa: E402
import witnesses  # noqa: E402
from support.applications import APPLICATIONS  # noqa: E402
from support.desktop import Desktop, wait_for  # noqa: E402
from support.inside import make_files, name_cookie, start  # noqa: E402

SETTLING_S = 60
ROUNDS = 5
ORACLE_S = 240


class Task:
    """What the starter of the tasks in the wild wants to know of one."""

    def __init__(self, arguments):
        self.arguments = arguments


def read(probe, window):
    """Our telling of the tree, or why there is none."""
    done = subprocess.run([probe, "json", str(window)], capture_output=True, text=True)
    try:
        return json.loads(done.stdout)
    except ValueError:
        return {"error": done.stdout + done.stderr, "nodes": []}


def shape(telling):
    """Without paths: some toolkits make objects anew for everybody who asks."""
    return [(node["parent"], node["role"]) for node in telling["nodes"]]


def restless(before, after):
    """The nodes that say something else a moment later: bars that pulse, clocks."""
    earlier = {node["path"]: node for node in before["nodes"]}
    return {node["path"] for node in after["nodes"] if earlier.get(node["path"], node) != node}


def settled(probe, window, at_least):
    """Once two readings are alike: windows fill themselves after they are mapped."""
    last = [read(probe, window)]

    def is_settled():
        now = read(probe, window)
        alike = "error" not in now and shape(now) == shape(last[0]) and len(now["nodes"]) >= at_least
        last[0] = now
        return alike

    if not wait_for(is_settled, SETTLING_S, 0.5):
        raise RuntimeError(f"no two readings of window {window} are alike: {last[0].get('error') or len(last[0]['nodes'])}")
    return last[0]


def asked_of_others(pid, root_path):
    """By a client that knows nothing yet."""
    command = [sys.executable, "-B", str(HERE / "oracle.py"), str(pid), root_path]
    done = subprocess.run(command, capture_output=True, text=True, timeout=ORACLE_S)
    if done.returncode != 0:
        raise RuntimeError(f"pyatspi: {done.stderr.strip()}")
    return json.loads(done.stdout)


def compared(probe, pid, window, frame, at_least):
    """Between two readings of ours that have the same nodes; what changed meanwhile is left out."""
    for _ in range(ROUNDS):
        ours = settled(probe, window, at_least)
        toolkit, theirs = asked_of_others(pid, ours["nodes"][0]["path"])
        after = read(probe, window)
        if shape(after) != shape(ours):
            continue
        changing = restless(ours, after)
        frame["root"] = theirs[0]["extents"] if theirs else None
        count, differences = comparison.compare(ours["nodes"], theirs, toolkit, frame, changing)
        return {"toolkit": toolkit, "nodes": count, "ours": len(ours["nodes"]), "theirs": len(theirs), "changing": len(changing), "complete": ours["complete"],
                "incomplete_reason": ours["incomplete_reason"], "differences": differences}
    raise RuntimeError(f"the tree of window {window} changed while it was compared, {ROUNDS} times")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--probe", required=True)
    parser.add_argument("--offhand", required=True)
    parser.add_argument("--subject", required=True)
    parser.add_argument("--output", required=True, type=pathlib.Path)
    options = parser.parse_args()
    subject = subjects.SUBJECTS[options.subject]
    application = APPLICATIONS[subject.application]
    record = {"name": subject.name}
    with tempfile.TemporaryDirectory(prefix="trees-", ignore_cleanup_errors=True) as name, open(options.output.with_suffix(".log"), "wb") as log:
        folder = pathlib.Path(name)
        os.environ.setdefault("XDG_CONFIG_HOME", str(folder / "config"))
        (folder / "files").mkdir()
        make_files(folder, {**application.files, **subject.files})
        try:
            name_cookie(folder)
            desktop = Desktop()
            pid, window = start(application, Task(subject.arguments), folder, "", desktop, log)
            if subject.title and not wait_for(lambda: re.search(subject.title, desktop.title(window)), SETTLING_S):
                raise RuntimeError(f"window {window} is called {desktop.title(window)!r}")
            frame = witnesses.visible_frame(window)
            record.update(compared(options.probe, pid, window, frame, subject.at_least))
            if subject.pictures:
                record["windows"] = witnesses.windows(options.offhand)
                record["pictures"] = witnesses.pictures(options.offhand, pid, window, folder, desktop)
        except Exception:  # whatever it is belongs into the record
            record["broken"] = traceback.format_exc()
    options.output.write_text(json.dumps(record, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
