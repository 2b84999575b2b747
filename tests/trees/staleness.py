#!/usr/bin/python3
"""After each of many mutations of a window, what a server that remembers says of it is held against readings that remember nothing, before and after.
These are each of a server of its own, which takes long; or of one of another build that is known to ask for everything each time. Started in a sandbox."""

import argparse
import collections
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import traceback

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path[:0] = [str(HERE), str(HERE.parent / "wild")]

from mutations import window_of  # noqa: E402
from support.client import Client  # noqa: E402
from support.inside import name_cookie  # noqa: E402

FIELDS = ("role", "name", "description", "value", "states", "actions", "window_bounds")
# What is told twice is remembered.
READINGS = 4
# A machine that is busy must not cut a reading short.
WHOLE_MS = 40000


def read(client, wishes):
    """A reading in which numbers are places, and the calls that it took."""
    result = client.request("tools/call", {"name": "get_window_state", "arguments": wishes, "_meta": {"dev.offhand/timeout_ms": WHOLE_MS}})
    if result.get("isError"):
        raise RuntimeError(result["content"][0]["text"])
    if not result["structuredContent"]["complete"]:
        raise RuntimeError(result["structuredContent"]["incomplete_reason"])
    elements = result["structuredContent"]["elements"]
    places = {element["element_index"]: place for place, element in enumerate(elements)}
    shape = [[element.get(field) for field in FIELDS] + [places.get(element.get("parent_index"))] for element in elements]
    return shape, result["_meta"]["dev.offhand/cost"]["calls"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--offhand", required=True)
    parser.add_argument("--against", help="a build that remembers nothing")
    parser.add_argument("--mutant", required=True)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--minimised", action="store_true")
    parser.add_argument("--output", required=True, type=pathlib.Path)
    options = parser.parse_args()
    record = {"mutant": options.mutant, "seed": options.seed, "mutations": 0, "minimised": options.minimised, "answers": 0, "from_memory": 0, "calls": 0, "calls_without_memory": 0, "moving": 0}
    stale, kinds = [], collections.Counter()
    mutant = subprocess.Popen([sys.executable, "-B", str(HERE / "mutants" / f"{options.mutant}.py"), options.seed], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True, env={**os.environ, "PYTHONPATH": str(HERE / "mutants")})
    try:
        with tempfile.TemporaryDirectory(prefix="staleness-") as folder, open(options.output.with_suffix(".log"), "w") as log:
            name_cookie(pathlib.Path(folder))
            mutant.stdout.readline()
            window = window_of(options.offhand, mutant.pid)
            if options.minimised:
                subprocess.run(["xdotool", "windowminimize", "--sync", str(window["window_id"])], check=True)
            remembering = Client(options.offhand, log)
            forgetful = Client(options.against, log) if options.against else None
            wishes = {**window, "include_screenshot": False, "format": "json", "max_elements": 5000}

            def fresh():
                client = forgetful or Client(options.offhand, log)
                shape, calls = read(client, wishes)
                if client is not forgetful:
                    client.close()
                return shape, calls

            for number in range(options.count):
                # Something has to be remembered that could be stale.
                for _ in range(READINGS):
                    held, calls = read(remembering, wishes)
                if calls == 0:
                    # The application was not asked: it has done nothing since it told this twice.
                    record["from_memory"] += 1
                    before, after = fresh()[0], fresh()[0]
                    if before == after and held != after:
                        stale.append({"number": number, "what": "none", "lengths": [len(held), len(after)]})
                    read(remembering, wishes)
                mutant.stdin.write("\n")
                mutant.stdin.flush()
                what = json.loads(mutant.stdout.readline())["what"]
                if read(remembering, wishes)[1] == 0:
                    stale.append({"number": number, "what": what, "not_asked": True})
                before, _ = fresh()
                # At once, and when what is laid out anew has come to rest more often than not.
                for _ in range(2):
                    answer, calls = read(remembering, wishes)
                    after, calls_without = fresh()
                    record["answers"] += 1
                    record["calls"] += calls
                    record["calls_without_memory"] += calls_without
                    if before != after:
                        record["moving"] += 1
                    elif answer != after:
                        pairs = [(one, other) for one, other in zip(answer, after) if one != other]
                        stale.append({"number": number, "what": what, "lengths": [len(answer), len(after)], "first": pairs[:2]})
                    before = after
                kinds[what] += 1
                record["mutations"] = number + 1
            remembering.close()
            if forgetful:
                forgetful.close()
    except Exception:  # whatever it is belongs into the record
        record["broken"] = traceback.format_exc()
    mutant.stdin.close()
    mutant.kill()
    record.update(stale=stale, kinds=kinds)
    options.output.write_text(json.dumps(record, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
