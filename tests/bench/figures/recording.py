"""What recording adds to an action, how fast recordings are replayed, and how fast a long page is read."""

import contextlib
import pathlib
import statistics
import subprocess
import time

from figures.action import BETWEEN_S, Fixture, element, must, target
from support import SCENE, BenchError, McpClient, figure, in_turns, summary

ROUNDS = 30
TURNS = 100
PAGE_ROUNDS = 20
PAGE_NODES = 10_000
PATIENCE_S = 30


def measure(tools):
    with tools.scratch() as scratch:
        return [*overhead(tools, scratch), *replay(tools, scratch), *page(tools, scratch)]


def overhead(tools, scratch):
    """A check box is pressed, once recorded and once not, in turns; of each pair the difference."""
    with contextlib.closing(Fixture(tools, scratch, "gtk3")) as application, McpClient(tools) as client:
        box = element(client, application.pid, "Check me")

        def press(session):
            result, elapsed = client.tool("click", session=session, **target(box))
            must(result, "confirmed", f"a check box, {session}")
            time.sleep(BETWEEN_S)
            return elapsed

        for session in ("recorded", "alone"):
            # A token holds for whom it was shown to. Neither run shows a cursor, which takes its own time.
            client.tool("set_agent_cursor_enabled", session=session, enabled=False)
            client.tool("get_window_state", session=session, pid=application.pid, include_screenshot=False)
        client.tool("start_recording", session="recorded", output_dir=str(pathlib.Path(scratch, "overhead")))
        samples, asked = {"recorded": [], "alone": []}, []
        for turn in range(ROUNDS):
            for session in sorted(samples, reverse=turn % 2 == 0):
                samples[session].append(press(session))
            asked.append(client.tool("get_window_state", session="asking", pid=application.pid, screenshot_out_file=f"{scratch}/asked.png")[1])
        state = client.tool("stop_recording", session="recorded")[0]["structuredContent"]
        turns = len(list(pathlib.Path(scratch, "overhead").glob("turn-*")))
        if turns != ROUNDS:
            raise BenchError(f"{ROUNDS} actions were recorded, {turns} turns are there: {state}")
    alone = statistics.median(samples["alone"])
    return [figure("recording_overhead", "what recording adds to a click on a check box (gtk3), picture included", "ms",
                   summary([recorded - alone for recorded in samples["recorded"]]), summary(asked),
                   names={"floor": "tree and picture of that window, asked for with a file for the picture"}),
            figure("recording_click", "click on a check box (gtk3) that is recorded", "ms", summary(samples["recorded"]), summary(samples["alone"]),
                   names={"floor": "the same, not recorded"})]


def replay(tools, scratch):
    """Keys on the simulated desktop, without a pause between them."""
    folder = str(pathlib.Path(scratch, "replay"))
    with McpClient(tools, SCENE) as client:
        client.tool("start_recording", output_dir=folder)
        before = time.perf_counter()
        for _ in range(TURNS):
            client.tool("press_key", pid=200, key="a")
        recorded = time.perf_counter() - before
        client.tool("stop_recording")
    rates = []
    for _ in range(5):
        with McpClient(tools, SCENE) as client:
            result, elapsed = client.tool("replay_trajectory", dir=folder, delay_ms=0)
            if (done := result["structuredContent"]["done"]) != TURNS:
                raise BenchError(f"{done} of {TURNS} turns were replayed: {result['content'][0]['text']}")
            rates.append(1000 * TURNS / elapsed)
    return [figure("replay", f"turns of a recording replayed on the simulated desktop, {TURNS} without a pause", "1/s", summary(rates),
                   summary([TURNS / recorded]), names={"floor": "the same calls, made and recorded one after the other"})]


def page(tools, scratch):
    """All that a page of many nodes says, in Chromium."""
    file = pathlib.Path(scratch, "page.html")
    file.write_text("<!doctype html><title>Long</title>" + "".join(f"<p>{number} words</p>" for number in range(PAGE_NODES // 2)))
    with McpClient(tools) as client:
        # Each <p> is an element and its text. A port of its own choice, which the product finds in the profile.
        browser = subprocess.Popen(["chromium", "--no-sandbox", "--no-first-run", "--password-store=basic", "--remote-debugging-port=0", f"--user-data-dir={scratch}/profile",
                                    file.as_uri()], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        try:
            deadline = time.monotonic() + PATIENCE_S
            last = f"{PAGE_NODES // 2 - 1} words"
            while True:
                with contextlib.suppress(BenchError):
                    if last in client.tool("page", pid=browser.pid, action="get_text")[0]["content"][0]["text"]:
                        break
                if time.monotonic() > deadline:
                    raise BenchError("the long page does not show")
                time.sleep(0.2)
            samples = in_turns(PAGE_ROUNDS, {
                "text": lambda: client.tool("page", pid=browser.pid, action="get_text")[1],
                "script": lambda: client.tool("page", pid=browser.pid, action="execute_javascript", javascript="document.body.innerText")[1]})
        finally:
            browser.terminate()
            browser.wait(timeout=20)
    return [figure("page_text", f"page get_text of a page of {PAGE_NODES:,} nodes in Chromium", "ms", summary(samples["text"]), summary(samples["script"]),
                   names={"floor": "execute_javascript: document.body.innerText, which knows no frames and no shadow roots"})]
