"""How fast others are answered while very many calls wait for an application that hangs."""

import json
import os
import signal
import subprocess
import time

from support import BenchError, McpClient, figure, message, summary

APPLICATION = "gtk3-icon-browser"
WAITING = 1000
ROUNDS = 300
PATIENCE_MS = 60000


def measure(tools, bystander_pid):
    """The client's own requests for windows, with nobody waiting and with everybody."""
    with open(os.devnull, "wb") as nothing:
        application = subprocess.Popen([APPLICATION], stdout=nothing, stderr=nothing)
    try:
        wait_for_window(tools, application.pid)
        with McpClient(tools) as client:
            def others():
                return [client.tool("list_windows", pid=bystander_pid)[1] for _ in range(ROUNDS)]

            others()
            alone = others()
            os.kill(application.pid, signal.SIGSTOP)
            first = client.next_id + 1
            for _ in range(WAITING):
                client.next_id += 1
                client.process.stdin.write(message("tools/call", {
                    "name": "get_window_state", "arguments": {"pid": application.pid, "include_screenshot": False},
                    "_meta": {"dev.offhand/timeout_ms": PATIENCE_MS}}, client.next_id))
            client.process.stdin.flush()
            crowded = others()
            os.kill(application.pid, signal.SIGCONT)
            answered = {json.loads(client.process.stdout.readline())["id"] for _ in range(WAITING)}
            if answered != set(range(first, first + WAITING)):
                raise BenchError(f"of {WAITING} calls that waited {len(answered)} were answered as asked")
    finally:
        application.send_signal(signal.SIGCONT)
        application.terminate()
        application.wait(timeout=10)
    return [figure("crowd", f"list_windows while {WAITING} calls wait for a stopped application", "ms", summary(crowded), summary(alone),
                   names={"floor": "the same with nobody waiting"})]


def wait_for_window(tools, pid):
    with McpClient(tools) as client:
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            if client.tool("list_windows", pid=pid)[0]["structuredContent"]["windows"]:
                return
            time.sleep(0.1)
    raise BenchError(f"{APPLICATION} shows no window")
