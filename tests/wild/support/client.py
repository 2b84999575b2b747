"""The agent's side: an MCP client on the standard streams of `offhand mcp`."""

import os
import time

from support.lines import LineError, LineProcess

PROTOCOL = "2025-11-25"
# Longer than any deadline that the product gives itself: what is not answered by then never will be.
ANSWER_S = 45


class Client:
    def __init__(self, offhand, log, environment=None, daemon=False):
        # A user works at this desktop, whatever it runs in.
        environment = environment or {**os.environ, "OFFHAND_DESK": "shared", "OFFHAND_ACCESSIBILITY_ENABLE": "auto"}
        self.server = LineProcess([offhand, *([] if daemon else ["--no-daemon"]), "mcp", "--tools", "full"], stderr=log, env=environment)
        self.identifier = 0
        self.request("initialize", {"protocolVersion": PROTOCOL, "capabilities": {}, "clientInfo": {"name": "wild", "version": "1"}})
        self.server.send({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def request(self, method, parameters, seconds=ANSWER_S):
        self.identifier += 1
        self.server.send({"jsonrpc": "2.0", "id": self.identifier, "method": method, "params": parameters})
        deadline = time.monotonic() + seconds
        while True:
            answer = self.server.receive(max(deadline - time.monotonic(), 0.01))
            if answer.get("id") == self.identifier:
                break
        if "error" in answer:
            return {"isError": True, "content": [{"type": "text", "text": answer["error"]["message"]}],
                    "structuredContent": {"code": "protocol_error", "message": answer["error"]["message"], "hint": ""}}
        return answer["result"]

    def tool(self, name, arguments):
        """The result, when the call began and when it was answered."""
        started = time.monotonic()
        try:
            result = self.request("tools/call", {"name": name, "arguments": arguments})
        except LineError as problem:
            result = {"isError": True, "content": [], "structuredContent": {"code": "no_answer", "message": str(problem), "hint": ""}}
        return result, started, time.monotonic()

    def close(self):
        self.server.close()
