"""Readings of real windows beside the least that reading them could take, and how long the default replies are."""

import json
import pathlib
import shutil
import subprocess
import tempfile
import time

from support import BenchError, LineProcess, McpClient, figure, in_turns, summary

ROUNDS = 20
SLOW_ROUNDS = 5
WHOLE_MS = 30000
# Rows of the large page, six elements each: with Chromium's own some 8,245.
LARGE_PAGE_ROWS = 1334
# What a reading takes more calls for than a user would see at once.
ALL = {"max_elements": 20000, "hidden": True}
BROWSER = ["chromium", "--no-sandbox", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
           "--disable-gpu", "--password-store=basic", "--disable-backgrounding-occluded-windows"]
LOGIN_PAGE = """<title>Sign in</title><h1>Sign in to Example</h1><form><label>User name <input name=user></label>
<label>Password <input type=password name=password></label><label><input type=checkbox> Stay signed in</label>
<button>Sign in</button></form><p><a href=#>Forgot your password?</a> <a href=#>Create an account</a></p>"""
NAMES = {"floor": "pipelined sd-bus, seven questions a node", "peer": "libatspi walk in C, its cache on"}


class Window:
    """The window of a program that was started for this, and a client that reads it."""

    def __init__(self, tools, command, least_calls=1):
        self.home = tempfile.mkdtemp(prefix="bench-window-")
        if command[0] == "chromium":
            command = [*command, f"--user-data-dir={self.home}"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.client = McpClient(tools)
        self.pid = self.process.pid
        self.wait_for_tree(least_calls)

    def look(self, **more):
        """Given all its time: a machine that is busy must not cut a reading short."""
        result, elapsed = self.client.request("tools/call", {
            "name": "get_window_state", "arguments": {"pid": self.pid, "include_screenshot": False, **more},
            "_meta": {"dev.offhand/timeout_ms": WHOLE_MS}})
        if result.get("isError"):
            raise BenchError(result["content"][0]["text"])
        return result, elapsed

    def wait_for_tree(self, least_calls):
        """Until two readings took equally many calls, and as many as its content asks for."""
        before, deadline = None, time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                calls = self.look(**ALL)[0]["_meta"]["dev.offhand/cost"]["calls"]
                if before == calls >= least_calls:
                    return
                before = calls
            except BenchError as problem:
                before = str(problem)
            time.sleep(0.5)
        raise BenchError(f"{self.process.args[0]} shows no steady tree: {before}")

    def __enter__(self):
        return self

    def __exit__(self, *unused):
        self.client.close()
        self.process.terminate()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.home, ignore_errors=True)


def large_page():
    """Sections of rows, so that no element has more children than are listed at once."""
    row = "<p>Row {0} of many <a href=#{0}>Open {0}</a> <button>Delete {0}</button> <label><input type=checkbox> Choose {0}</label></p>"
    rows = [row.format(number) for number in range(LARGE_PAGE_ROWS)]
    return "<title>Large</title>" + "".join(f"<section>{''.join(rows[i:i + 40])}</section>" for i in range(0, len(rows), 40))


def page_file(folder, name, text):
    path = pathlib.Path(folder, name)
    path.write_text(text)
    return path.as_uri()


def reading(tools, key, title, window, floor, rounds, arguments, with_peer=True):
    """One figure: readings of a window by the product, the floor and the peer in turns."""
    contestants = {"product": lambda: window.look(**arguments)[1]}
    others = {"floor": LineProcess(floor)}
    if with_peer:
        others["peer"] = LineProcess([tools.tree_peer, str(window.pid)])
    for name, process in others.items():
        contestants[name] = lambda process=process: json.loads(process.exchange(b"\n")[0])["us"] / 1000
    in_turns(1, contestants)
    samples = in_turns(rounds, contestants)
    for process in others.values():
        process.close()
    peers = {"peer": summary(samples["peer"])} if with_peer else {}
    return figure(key, title, "ms", summary(samples["product"]), summary(samples["floor"]), peers, NAMES)


def reply_bytes(key, title, window):
    text = window.look()[0]["content"][0]["text"]
    return figure(key, f"default reply of {title}", "bytes", summary([len(text.encode())]))


def unchanged(tools, window):
    samples = [window.look()[1] for _ in range(ROUNDS)]
    with LineProcess([tools.tree_floor, str(window.pid)]) as floor:
        floors = [json.loads(floor.exchange(b"\n")[0])["us"] / 1000 for _ in range(ROUNDS)]
    return figure("tree_unchanged", "mousepad, nothing changed, whole call", "ms", summary(samples), summary(floors), {}, NAMES)


def toggled(tools, window):
    """The reading after one check box was toggled by the application's own account."""
    state = window.look(format="json", **ALL)[0]["structuredContent"]
    box = next(element for element in state["elements"] if element["role"] == "checkbox" and "disabled" not in element["states"])
    samples = []
    for _ in range(ROUNDS):
        window.client.tool("click", element_token=box["element_token"])
        result, elapsed = window.look(since=state["snapshot_id"])
        samples.append(elapsed)
    with LineProcess([tools.tree_floor, str(window.pid)]) as floor:
        floors = [json.loads(floor.exchange(b"\n")[0])["us"] / 1000 for _ in range(ROUNDS)]
    return figure("tree_toggled", "gtk3-widget-factory, one check box toggled, whole call", "ms", summary(samples), summary(floors), {}, NAMES)


def measure(tools):
    figures = []
    walk = lambda window, part, properties: [tools.walk_floor, str(window.pid), part, properties]
    with Window(tools, ["mousepad"]) as window:
        figures += [unchanged(tools, window), reply_bytes("reply_mousepad", "mousepad", window)]
    with Window(tools, ["gtk3-widget-factory"]) as window:
        figures += [reply_bytes("reply_gtk3", "gtk3-widget-factory", window), toggled(tools, window)]
    with Window(tools, ["gnome-calculator"]) as window:
        figures.append(reply_bytes("reply_calculator", "gnome-calculator", window))
    with Window(tools, ["gtk4-widget-factory"]) as window:
        figures.append(reading(tools, "tree_gtk4", "gtk4-widget-factory, all", window, [tools.tree_floor, str(window.pid)], ROUNDS, ALL))
    with Window(tools, ["featherpad"]) as window:
        figures.append(reading(tools, "tree_qt", "featherpad (Qt 5), all", window, walk(window, "all", "gets"), ROUNDS, ALL))
    with tempfile.TemporaryDirectory(prefix="bench-pages-") as folder:
        with Window(tools, [*BROWSER, page_file(folder, "login.html", LOGIN_PAGE)]) as window:
            figures.append(reply_bytes("reply_login", "a login page in Chromium", window))
        with Window(tools, [*BROWSER, page_file(folder, "large.html", large_page())], 20 * LARGE_PAGE_ROWS) as window:
            nodes = len(window.look(format="json", **ALL)[0]["structuredContent"]["elements"])
            figures.append(reading(tools, "tree_chromium", f"Chromium, {nodes} nodes", window, walk(window, "all", "getall"), SLOW_ROUNDS, ALL,
                                   with_peer=False))
            figures.append(reading(tools, "tree_chromium_showing", "Chromium, the same page, default reply", window,
                                   walk(window, "showing", "getall"), ROUNDS, {}, with_peer=False))
    return figures
