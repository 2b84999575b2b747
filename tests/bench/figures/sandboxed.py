"""Groups of figures that need a desktop, each inside a sandbox of its own."""

import functools
import json
import pathlib
import subprocess
import sys

from support import HERE, PROGRAM_OPTIONS, BenchError


def groups(measures):
    """By name, what measures each from outside."""
    return {name: functools.partial(measure_inside, name) for name in measures}


def measure_inside(name, tools):
    with tools.scratch() as scratch:
        output = pathlib.Path(scratch, "figures.json")
        command = [tools.offhand, *PROGRAM_OPTIONS, "sandbox", "run", "--", sys.executable, str(HERE / "run"), "--build", str(tools.build),
                   "--inside", name, "--output", str(output)]
        done = subprocess.run(command, stdout=sys.stderr)
        if done.returncode != 0 or not output.exists():
            raise BenchError(f"the figures of {name} in the sandbox failed with {done.returncode}")
        return json.loads(output.read_text())
