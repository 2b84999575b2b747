"""Servers over HTTP, legacy sessions with them, and requests as bytes."""

import contextlib
import http.client
import os
import socket
import subprocess
import time

from support import INITIALIZE, PROTOCOL, BenchError, message, resident_mb

POST_HEADERS = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def on_second_processor():
    """Where bench_client --pin puts those whom it starts itself."""
    processors = sorted(os.sched_getaffinity(0))
    if len(processors) > 1:
        os.sched_setaffinity(0, {processors[1]})


class HttpProcess:
    """A server on a port of this machine, from when it listens to when it has ended well."""

    def __init__(self, command_on, pinned=False):
        """`command_on` makes the command for a port."""
        self.port = free_port()
        command = [str(word) for word in command_on(self.port)]
        # Of node, its script.
        self.name = os.path.basename(next(word for word in reversed(command[:2]) if os.path.isfile(word)))
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
                                        preexec_fn=on_second_processor if pinned else None)
        self._await_listening()

    def _await_listening(self):
        deadline = time.monotonic() + 20
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=5):
                return
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.process.kill()
                raise BenchError(f"{self.name} does not serve HTTP: {self.process.communicate()[1][-1000:]}")
            time.sleep(0.01)

    def resident_mb(self):
        return resident_mb(self.process.pid)

    def __enter__(self):
        return self

    def __exit__(self, problem, *unused):
        self.process.terminate()
        try:
            complaints = self.process.communicate(timeout=10)[1]
        except subprocess.TimeoutExpired:
            self.process.kill()
            complaints = self.process.communicate()[1]
        if problem is None and self.process.returncode != 0:
            raise BenchError(f"{self.name} ended with {self.process.returncode} at SIGTERM: {complaints[-1000:]}")


def head(verb, port, headers):
    lines = [f"{verb} /mcp HTTP/1.1", f"Host: 127.0.0.1:{port}", *(f"{name}: {value}" for name, value in headers.items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def post(port, headers, body):
    return head("POST", port, {**POST_HEADERS, **headers, "Content-Length": len(body)}) + body


def whole_answer(port, request):
    """The bytes of the answer to a request, framed by its length however the server framed them."""
    with socket.create_connection(("127.0.0.1", port), timeout=30) as connection:
        connection.sendall(request)
        reply = http.client.HTTPResponse(connection)
        reply.begin()
        body = reply.read()
    if reply.status != 200:
        raise BenchError(f"port {port} answers {reply.status}: {body[:500].decode()}")
    headers = [f"{name}: {value}" for name, value in reply.headers.items() if name.lower() not in ("content-length", "transfer-encoding")]
    return "\r\n".join(["HTTP/1.1 200 OK", *headers, f"Content-Length: {len(body)}", "", ""]).encode() + body


def open_session(port):
    """The headers that requests of a new legacy session bear. The connection is closed."""
    headers = {}
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", port, timeout=30)) as connection:
        for body, wanted in ((message("initialize", INITIALIZE), 200), (message("notifications/initialized", identifier=None), 202)):
            connection.request("POST", "/mcp", body, {**POST_HEADERS, **headers})
            reply = connection.getresponse()
            text = reply.read()
            if reply.status != wanted:
                raise BenchError(f"port {port} answers {reply.status} instead of {wanted}: {text[:500].decode()}")
            if wanted == 200:
                headers = {"MCP-Protocol-Version": PROTOCOL, "Mcp-Session-Id": reply.headers["Mcp-Session-Id"]}
    return headers


def open_stream(port, headers):
    """A socket on which the messages of a session would come; the head of its answer has been read."""
    stream = socket.create_connection(("127.0.0.1", port), timeout=30)
    stream.sendall(head("GET", port, {"Accept": "text/event-stream", **headers}))
    answer = stream.recv(4096)
    if not answer.startswith(b"HTTP/1.1 200"):
        raise BenchError(f"port {port} gives no stream: {answer[:500].decode()}")
    return stream
