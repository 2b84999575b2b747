"""Calls by the library, without a process in between, beside the same calls over stdio."""

import json
import pathlib
import re
import subprocess

from figures.capture import title_of
from figures.trees import Window
from support import HERE, BenchError, McpClient, figure, summary

ROUNDS = 31
ROOT = HERE.parents[1]
NAMES = {"floor": "the same over stdio, one call after the other"}
TITLES = {"create": "a session made", "capture": "gtk3-widget-factory as an envelope", "capture_compact": "the same as compact text",
          "execute": "a check box toggled"}


def measuring_program(tools):
    """Built by the installed headers, with the shared library of the build."""
    folder = pathlib.Path(tools.build)
    if not (folder / "liboffhand.so").exists():
        raise BenchError("liboffhand.so is missing (build it first: the target `library`)")
    program = folder / "bench" / "library_timing"
    command = ["g++", "-std=c++20", "-O2", str(ROOT / "tests/library/measure.cpp"), "-o", str(program), f"-I{ROOT}/impl/library/include",
               f"-I{ROOT}/generated/include", f"-L{folder}", "-loffhand", f"-Wl,-rpath,{folder}"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise BenchError(f"the program that measures the library cannot be built:\n{done.stderr}")
    return program


def over_stdio(client, title):
    def times(name, **arguments):
        return [client.tool(name, **arguments)[1] for _ in range(ROUNDS)]

    captured = {"capture": times("get_tree", app=title, detail="full", format="json"), "capture_compact": times("get_tree", app=title)}
    found = client.tool("find_element", role="checkbox")[0]["content"][0]["text"]
    element = re.search(r"\[(e\d+)\]", found)[1]
    return captured | {"execute": times("execute_action", element_id=element, action="toggle", include_tree=False)}


def measure(tools):
    program = measuring_program(tools)
    with Window(tools, ["gtk3-widget-factory"]) as window, McpClient(tools, tool_list="cup") as client:
        title = title_of(window, client)
        done = subprocess.run([program, title], capture_output=True, text=True)
        if done.returncode != 0:
            raise BenchError(f"the program that measures the library ended with {done.returncode}:\n{done.stderr}")
        own, stdio = json.loads(done.stdout), over_stdio(client, title)
    return [figure(f"library_{key}", f"by the library: {words}", "ms", summary(own[key]), summary(stdio[key]) if key in stdio else None, {}, NAMES)
            for key, words in TITLES.items()]
