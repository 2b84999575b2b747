"""A page of 10,000 nodes on the desk of a browser, beside the calls of the protocol that it takes and beside what others
make of the same page in the same browser; and a click until it is confirmed."""

import contextlib
import json
import pathlib
import re
import subprocess
import tempfile
import time

from figures.trees import BROWSER, WHOLE_MS, large_page, page_file
from support import INITIALIZE, BenchError, LineProcess, McpClient, figure, in_turns, message, summary

ROUNDS = 9
CLICKS = 40
NAMES = {"floor": "the raw calls of the protocol, nothing made of their answers", "peer": "playwright-core, ariaSnapshot of the body",
         "sdk1": "chrome-devtools-mcp, take_snapshot"}
HEAD = "<h1>Turn 0</h1><p id=said>nothing</p><button onclick=\"said.textContent = 'said ' + Math.random()\">Speak</button>"


@contextlib.contextmanager
def browser(page):
    """A Chromium without a screen that shows the page; its port."""
    with tempfile.TemporaryDirectory(prefix="bench-browser-", ignore_cleanup_errors=True) as home:
        process = subprocess.Popen([*BROWSER, "--headless=new", f"--user-data-dir={home}", "--remote-debugging-port=0", page],
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            said, deadline = pathlib.Path(home, "DevToolsActivePort"), time.monotonic() + 60
            while not (said.exists() and said.read_text().count("\n") >= 1):
                if process.poll() is not None or time.monotonic() > deadline:
                    raise BenchError("chromium does not listen")
                time.sleep(0.05)
            yield int(said.read_text().split("\n")[0])
        finally:
            process.terminate()
            try:
                process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


class OtherServer(LineProcess):
    """chrome-devtools-mcp on the same browser."""

    def __init__(self, tools, port):
        program = pathlib.Path(tools.build) / "bench/peers/node_modules/chrome-devtools-mcp/build/src/bin/chrome-devtools-mcp.js"
        if not program.is_file():
            raise BenchError("chrome-devtools-mcp is missing (peer)")
        # It greets with a page of words.
        super().__init__(["sh", "-c", 'exec "$@" 2>/dev/null', "sh", tools.node, str(program), "--browserUrl", f"http://127.0.0.1:{port}",
                          "--no-usage-statistics"])
        self.next_id = 1
        self.request("initialize", INITIALIZE)
        self.process.stdin.write(message("notifications/initialized", identifier=None))
        self.process.stdin.flush()
        listed = self.request("tools/call", {"name": "list_pages", "arguments": {}})[0]["content"][0]["text"]
        found = re.search(r"^(\d+)\b.*$", listed, re.MULTILINE)
        if not found:
            raise BenchError(f"chrome-devtools-mcp lists no page: {listed[:300]}")
        self.page = int(found[1])

    def request(self, method, params):
        self.next_id += 1
        reply, elapsed = self.exchange(message(method, params, self.next_id))
        # It also announces what it has.
        while json.loads(reply).get("id") != self.next_id:
            reply = self.process.stdout.readline()
        answer = json.loads(reply)
        if "error" in answer or answer["result"].get("isError"):
            raise BenchError(f"chrome-devtools-mcp: {reply.decode()[:500]}")
        return answer["result"], elapsed

    def snapshot(self):
        before = time.perf_counter()
        text = self.request("tools/call", {"name": "take_snapshot", "arguments": {"pageId": self.page}})[0]["content"][0]["text"]
        if "Speak" not in text:
            raise BenchError(f"chrome-devtools-mcp shows no page: {text[:300]}")
        return 1000 * (time.perf_counter() - before)


def peer(tools, script, port):
    path = pathlib.Path(tools.build) / "bench" / "peers" / script
    if not path.is_file():
        raise BenchError(f"{script} is missing (peer)")
    return LineProcess([tools.node, str(path), str(port)])


def reading(client, window, **more):
    """Given all its time: a machine that is busy must not cut a reading short."""
    wanted = {**window, "include_screenshot": False, "max_elements": 20000, "hidden": True, **more}
    result, elapsed = client.request("tools/call", {"name": "get_window_state", "arguments": wanted, "_meta": {"dev.offhand/timeout_ms": WHOLE_MS}})
    if result.get("isError"):
        raise BenchError(result["content"][0]["text"])
    return result, elapsed


def readings(client, window, others, floor):
    ask = lambda process, word: json.loads(process.exchange(word.encode() + b"\n")[0])["us"] / 1000
    look = lambda: reading(client, window)[1]

    def changed(job):
        ask(floor, "change")
        return job()

    contestants = {"product": lambda: changed(look), "floor": lambda: changed(lambda: ask(floor, "first")),
                   "peer": lambda: changed(lambda: ask(others["peer"], "")), "sdk1": lambda: changed(others["sdk1"].snapshot)}
    in_turns(1, contestants)
    first = in_turns(ROUNDS, contestants)
    again = in_turns(ROUNDS, {"product": look, "floor": lambda: ask(floor, "first")})
    return first, again


def measure(tools):
    with tempfile.TemporaryDirectory(prefix="bench-pages-") as folder, browser(page_file(folder, "large.html", HEAD + large_page())) as port, \
            McpClient(tools, platform=f"web:{port}", tool_list="full") as client, peer(tools, "page_floor.mjs", port) as floor, \
            peer(tools, "page_playwright.mjs", port) as playwright, OtherServer(tools, port) as devtools:
        shown = client.tool("list_windows")[0]["structuredContent"]["windows"][0]
        window = {"pid": shown["pid"], "window_id": shown["window_id"]}
        elements = reading(client, window, format="json")[0]["structuredContent"]["elements"]
        button = next(each for each in elements if each.get("name") == "Speak")
        first, again = readings(client, window, {"peer": playwright, "sdk1": devtools}, floor)
        clicks = []
        for _ in range(CLICKS):
            result, elapsed = client.tool("click", window_id=window["window_id"], element_token=button["element_token"])
            if result["structuredContent"]["effect"] != "confirmed":
                raise BenchError(f"a click was not confirmed: {result['content'][0]['text']}")
            clicks.append(elapsed)
        raw = [json.loads(floor.exchange(b"click\n")[0])["us"] / 1000 for _ in range(CLICKS)]
    title = f"a page of {len(elements)} nodes on a browser's desk"
    return [figure("web_first", f"{title}, whole reply", "ms", summary(first["product"]), summary(first["floor"]),
                   {"peer": summary(first["peer"]), "sdk1": summary(first["sdk1"])}, NAMES),
            figure("web_unchanged", "the same page, nothing changed", "ms", summary(again["product"]), summary(again["floor"]), {}, NAMES),
            figure("web_click", "click on a browser's desk, to the confirmed reply", "ms", summary(clicks), summary(raw), {}, NAMES)]
