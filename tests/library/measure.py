"""measure.py PROGRAM OFFHAND, within a sandbox: what calls take in a process of one's own and over stdio, on the GTK 3
fixture. Prints medians in milliseconds."""
import json
import statistics
import subprocess
import sys
import time

from fixture import Fixture

program, offhand = sys.argv[1:]
ROUNDS = 31


class Stdio:
    def __init__(self):
        self.process = subprocess.Popen([offhand, "--no-daemon", "mcp", "--tools", "cup"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.number = 0
        self.request("initialize", {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "measure", "version": "1"}})
        self.write({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def write(self, message):
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def request(self, method, params):
        self.number += 1
        self.write({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params})
        while True:
            answer = json.loads(self.process.stdout.readline())
            if answer.get("id") == self.number:
                return answer["result"]

    def call(self, tool, /, **arguments):
        result = self.request("tools/call", {"name": tool, "arguments": arguments})
        assert not result.get("isError"), result
        return result

    def median(self, tool, /, **arguments):
        times = []
        for _ in range(ROUNDS):
            start = time.perf_counter()
            self.call(tool, **arguments)
            times.append((time.perf_counter() - start) * 1000)
        return statistics.median(times)


with Fixture("gtk3") as form:
    client = Stdio()
    client.call("get_tree", app=form.title, detail="full", format="json")
    stdio = {"capture": client.median("get_tree", app=form.title, detail="full", format="json"), "capture_compact": client.median("get_tree", app=form.title)}
    found = client.call("find_element", role="checkbox", name="Check me", format="json")
    text = found["content"][0]["text"]
    identifier = text[text.index("[e") + 1:text.index("]")]
    stdio["execute"] = client.median("execute_action", element_id=identifier, action="toggle", include_tree=False)
    client.process.stdin.close()
    client.process.wait(timeout=20)
    own = json.loads(subprocess.run([program, form.title], capture_output=True, text=True, check=True).stdout)
    print(json.dumps({"library": own, "stdio": stdio}, indent=1))
