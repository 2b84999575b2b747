"""Finding elements by words, workflows, comparing pictures, auditing and reading text of pictures, each beside what it rests on."""

import base64
import functools
import json
import pathlib
import subprocess
import tempfile

from figures.trees import ALL, BROWSER, Window, large_page, page_file
from support import SCENE, BenchError, McpClient, figure, in_turns, summary, timed_ms

ROUNDS = 20
SLOW_ROUNDS = 5
STEPS = 50
LONG_MS = 60000
FULL_HD = {"x": 0, "y": 0, "width": 1920, "height": 1080}


class Connected(McpClient):
    """A client that is connected to the application of a window."""

    def __init__(self, tools, pid=None, platform=None):
        super().__init__(tools, platform, "ax,full")
        self.tool("ax_connect", app=str(pid or "Demo"), alias="it")

    def timed(self, name, **arguments):
        """Given all its time: a machine that is busy must not cut it short."""
        result, elapsed = self.request("tools/call", {"name": name, "arguments": {"app": "it", **arguments},
                                                      "_meta": {"dev.offhand/timeout_ms": LONG_MS}})
        if result.get("isError"):
            raise BenchError(f"{name}: {result['content'][0]['text']}")
        return elapsed


def finding(tools):
    with Window(tools, ["mousepad"]) as window, Connected(tools, window.pid) as client:
        find = functools.partial(client.timed, "ax_find", query="role:menubar")
        in_turns(3, {"product": find})
        return figure("ax_find_unchanged", "ax_find in mousepad, nothing changed, whole call", "ms",
                      summary([find() for _ in range(5 * ROUNDS)]))


def finding_in_a_large_window(tools):
    with tempfile.TemporaryDirectory(prefix="bench-ax-") as folder:
        command = [*BROWSER, "--force-renderer-accessibility", page_file(folder, "large.html", large_page())]
        with Window(tools, command, 10000) as window, Connected(tools, window.pid) as client:
            contestants = {"product": functools.partial(client.timed, "ax_find", query='button:"Delete 1300"'),
                           "floor": lambda: window.look(**ALL)[1]}
            in_turns(1, contestants)
            samples = in_turns(SLOW_ROUNDS, contestants)
            return figure("ax_find_large", "ax_find in a window of 8,245 nodes, whole call", "ms", summary(samples["product"]),
                          summary(samples["floor"]), {}, {"floor": "get_window_state of all of them"})


def workflow(tools):
    """What a step takes more than the same call within a workflow's first: the cheapest tool is all overhead."""
    step = {"tool": "ax_session_info", "args": {}}
    with McpClient(tools, SCENE, "ax") as client:
        def run(count):
            return client.tool("ax_workflow", steps=[step] * count)[1]
        contestants = {"long": lambda: run(STEPS + 1), "short": lambda: run(1), "call": lambda: client.tool("ax_session_info")[1]}
        in_turns(3, contestants)
        samples = in_turns(5 * ROUNDS, contestants)
        steps = [1000 * (long - short) / STEPS for long, short in zip(samples["long"], samples["short"])]
        return figure("workflow_step", "a step of a workflow, its call of ax_session_info included", "us", summary(steps),
                      summary([1000 * each for each in samples["call"]]), {}, {"floor": "the same call over MCP"})


def comparing(tools):
    with Window(tools, ["mousepad"]) as window, Connected(tools, window.pid) as client:
        window.client.tool("set_window_frame", pid=window.pid, **FULL_HD)
        shown = client.tool("ax_screenshot", app="it")[0]
        picture = next(part["data"] for part in shown["content"] if part["type"] == "image")
        folder = pathlib.Path.home() / ".local/share/offhand/baselines"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "bench.png").write_bytes(base64.b64decode(picture))
        figures = []
        for method in ("pixel", "perceptual"):
            contestants = {"product": functools.partial(client.timed, "ax_visual_diff", baseline="offhand://baseline/bench", method=method),
                           "floor": functools.partial(client.timed, "ax_screenshot")}
            in_turns(2, contestants)
            samples = in_turns(ROUNDS, contestants)
            figures.append(figure(f"visual_{method}", f"ax_visual_diff of 1920x1080, {method}, whole call", "ms", summary(samples["product"]),
                                  summary(samples["floor"]), {}, {"floor": "ax_screenshot of the same window"}))
        return figures


def auditing(tools):
    with Window(tools, ["gtk3-widget-factory"]) as window, Connected(tools, window.pid) as client:
        contestants = {"product": functools.partial(client.timed, "ax_a11y_audit"),
                       "floor": functools.partial(client.timed, "ax_screenshot")}
        in_turns(2, contestants)
        samples = in_turns(ROUNDS, contestants)
        return figure("audit", "ax_a11y_audit of gtk3-widget-factory, whole call", "ms", summary(samples["product"]),
                      summary(samples["floor"]), {}, {"floor": "its picture alone"})


def reading_text(tools):
    with Window(tools, ["gtk3-widget-factory"]) as window, Connected(tools, window.pid) as client, \
            tempfile.TemporaryDirectory(prefix="bench-ax-") as folder:
        path = pathlib.Path(folder, "window.png")
        shown = client.tool("ax_screenshot", app="it")[0]
        path.write_bytes(base64.b64decode(next(part["data"] for part in shown["content"] if part["type"] == "image")))
        contestants = {"product": lambda: client.timed("ax_find", query="no such words", text_on_screen=True),
                       "peer": functools.partial(timed_ms, ["tesseract", str(path), "-", "tsv"])}
        samples = in_turns(SLOW_ROUNDS, contestants)
        return figure("text_on_screen", "ax_find with text_on_screen in gtk3-widget-factory, whole call", "ms", summary(samples["product"]), None,
                      {"peer": summary(samples["peer"])}, {"peer": "tesseract alone on the same picture"})


def measure(tools):
    return [finding(tools), finding_in_a_large_window(tools), workflow(tools), *comparing(tools), auditing(tools), reading_text(tools)]
