"""Reading and judging the arguments of a call, from JSON text on."""

import json
import subprocess
import sys

from support import HERE, REPOSITORY, BenchError, figure, in_turns, summary

ROUNDS = 15
CALLS = 50000
PYTHON_CALLS = 2000
BATCHES = 1000
CLICK = {"pid": 844, "window_id": 41943043, "x": 120, "y": 48, "button": "left", "count": 2, "modifier": ["ctrl"], "delivery_mode": "background"}


def microseconds(command, text, calls):
    """What a call took; each program says how many nanoseconds all of them did, and how many it took for good."""
    done = subprocess.run(command, input=(text + "\n") * calls, capture_output=True, text=True)
    if done.returncode != 0:
        raise BenchError(f"{command[0]} ended with {done.returncode}:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    nanoseconds, taken = map(int, done.stdout.split())
    if taken != calls:
        raise BenchError(f"{command[0]} took {taken} of {calls} calls")
    return nanoseconds / calls / 1000


def batch():
    """A hundred calls of tools in the arguments of one, of the schema that the generator is tested with."""
    strokes = [{"tool": "paint", "arguments": {"shape": i, "color": "red", "width": 2}} for i in range(1, 50)]
    drops = [{"tool": "mix", "arguments": {"color": "green", "drops": i}} for i in range(1, 51)]
    steps = [*strokes, *drops, {"tool": "demo.measure", "arguments": {}}]
    return json.dumps({"wish": "more", "width": 3, "steps": steps})


def measure(tools):
    text = json.dumps(CLICK)
    schema = str(REPOSITORY / "generated/schemas/desktop/click.arguments.json")
    samples = in_turns(ROUNDS, {
        "product": lambda: microseconds([tools.judge, "--time"], f"desktop.click\t{text}", CALLS),
        "reading": lambda: microseconds([tools.judge, "--time-reading"], f"desktop.click\t{text}", CALLS),
        "floor": lambda: microseconds([tools.node, tools.ajv, schema], text, CALLS),
        "batch": lambda: microseconds([tools.judge_batch, "--time"], batch(), BATCHES),
        "batch_reading": lambda: microseconds([tools.judge_batch, "--time-reading"], batch(), BATCHES),
        "peer": lambda: microseconds([sys.executable, str(HERE / "peers" / "judge.py"), schema], text, PYTHON_CALLS)})
    names = {"floor": "node: JSON.parse and ajv, compiled", "peer": "python3-jsonschema"}
    return [figure("arguments", "arguments of click, from text to typed", "us", summary(samples["product"]), summary(samples["floor"]),
                   {"peer": summary(samples["peer"])}, names),
            figure("arguments_batch", "arguments of a batch of 100 steps, each by its tool's schema, from text to typed", "us", summary(samples["batch"]),
                   summary(samples["batch_reading"]), {}, {"floor": "the same text gone through by nlohmann-json alone"}),
            figure("arguments_reading", "the same text gone through by nlohmann-json alone", "us", summary(samples["reading"]),
                   summary(samples["floor"]), {}, names)]
