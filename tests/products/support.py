"""What the tests of the products share."""
import json
import os
import pathlib
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
OFFHAND = os.environ["OFFHAND_TEST_PROGRAM"]
PATIENCE_S = 60


def offhand(*words):
    return subprocess.run([OFFHAND, *words], capture_output=True, text=True, timeout=PATIENCE_S, check=False)


def output_of(*words):
    result = offhand(*words)
    assert result.returncode == 0, (words, result.stderr)
    return result.stdout


def wait_for(condition):
    deadline = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < deadline, "it never came true"
        time.sleep(0.01)


def listed_tools(*selection):
    """Tools as MCP lists them, by name: all there are, or what the words say."""
    return {tool["name"]: tool for tool in json.loads(output_of("list-tools", *(selection or ["--all"]), "--output", "json"))}
