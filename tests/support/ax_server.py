"""`offhand mcp` with the toolset ax, for tests on real applications that no C++ test should wait for."""

import json
import os
import subprocess
import time


class Failed(Exception):
    pass


def expect(holds, what):
    if not holds:
        raise Failed(what)


def until(done, what, seconds=60):
    """Waits until `done` says so; what fails meanwhile is tried again."""
    deadline, problem = time.monotonic() + seconds, ""
    while time.monotonic() < deadline:
        try:
            if done():
                return
        except Failed as failed:
            problem = f": {failed}"
        time.sleep(0.1)
    raise Failed(f"{what} did not come within {seconds} s{problem}")


class Server:
    """Over its pipes."""

    def __init__(self, program):
        environment = {**os.environ, "OFFHAND_READ_TIMEOUT_MS": "20000", "OFFHAND_ACTION_TIMEOUT_MS": "30000"}
        self.process = subprocess.Popen([program, "--no-daemon", "mcp", "--tools", "ax,full"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        env=environment, text=True, encoding="utf-8")
        self.last_id = 0
        self.request("initialize", {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}})
        self.write({"method": "notifications/initialized"})

    def write(self, message):
        self.process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
        self.process.stdin.flush()

    def request(self, method, params, on_progress=None):
        self.last_id += 1
        self.write({"id": self.last_id, "method": method, "params": params})
        for line in self.process.stdout:
            message = json.loads(line)
            if message.get("method") == "notifications/progress" and on_progress:
                on_progress(message["params"]["progress"])
            if message.get("id") == self.last_id:
                return message
        raise Failed("the server ended")

    def call(self, tool, arguments=None, on_progress=None):
        params = {"name": tool, "arguments": arguments or {}}
        if on_progress:
            params["_meta"] = {"progressToken": "test"}
        reply = self.request("tools/call", params, on_progress)
        expect("result" in reply and not reply["result"].get("isError"), f"{tool}: {json.dumps(reply, ensure_ascii=False)[:800]}")
        return reply["result"]["structuredContent"]

    def end(self):
        self.process.stdin.close()
        self.process.wait(20)
