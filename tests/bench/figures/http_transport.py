"""Round trips, load and idle sessions over HTTP, in both eras.

The SDK 1.x knows no era but the legacy one.
"""

import contextlib
import pathlib
import time

from figures.echo import judged_figure, run_client
from http_support import HttpProcess, open_session, open_stream, post, whole_answer
from support import LIST_WINDOWS, SCENE, figure, in_turns, message, summary, write_answers

CALLS = 10000
CONNECTIONS = 16
BLOCK = 2000
BLOCKS = 20
IDLE_SESSIONS = 1000
IDLE_ROUNDS = 3
NAMES = {"floor": "C and epoll, the same bytes", "sdk1": "TypeScript SDK 1.x, low-level Server on node:http",
         "sdk2": "TypeScript SDK 2.x, low-level Server on node:http"}
MODERN = "2026-07-28"
MODERN_HEADERS = {"MCP-Protocol-Version": MODERN, "Mcp-Method": "tools/call", "Mcp-Name": LIST_WINDOWS["name"]}
MODERN_META = {"io.modelcontextprotocol/protocolVersion": MODERN, "io.modelcontextprotocol/clientCapabilities": {}}
ERAS = {"legacy": ("in a session", ("sdk1", "sdk2")), "modern": (MODERN, ("sdk2",))}


def measure(tools):
    with tools.scratch() as scratch:
        folder = pathlib.Path(scratch)
        write_answers(tools, folder / "answers")
        return [*echo(tools, folder), *load(tools, folder), *idle_sessions(tools, folder)]


def request(era, port, session=None):
    """The bytes of a call. In the legacy era it belongs to a session, a new one unless one is given."""
    if era == "modern":
        return post(port, MODERN_HEADERS, message("tools/call", {**LIST_WINDOWS, "_meta": MODERN_META}))
    return post(port, session or open_session(port), message("tools/call", LIST_WINDOWS))


def product(tools):
    return lambda port: tools.mcp(platform=SCENE, port=port)


def sdk(tools, folder, name):
    return lambda port: [*tools.sdks[name], folder / "answers", "--http", port]


@contextlib.contextmanager
def all_servers(tools, folder, era, connections, pinned):
    """Every server of an era, with its requests: what bench_client calls targets."""
    with contextlib.ExitStack() as stack:
        targets = []

        def start(name, command_on, session=None):
            server = stack.enter_context(HttpProcess(command_on, pinned))
            requests = folder / f"{era}-{connections}-{name}"
            requests.mkdir()
            for i in range(connections):
                (requests / str(i)).write_bytes(request(era, server.port, session))
            targets.append((name, requests, server.port))
            return server

        offhand = start("product", product(tools))
        answer = folder / f"{era}-{connections}-answer"
        answer.write_bytes(whole_answer(offhand.port, request(era, offhand.port)))
        # The floor knows no sessions; its requests are as long as those that name one.
        start("floor", lambda port: [tools.http_floor, answer, port], session={"Mcp-Session-Id": "0" * 36})
        for name in ERAS[era][1]:
            start(name, sdk(tools, folder, name))
        yield targets


def echo(tools, folder):
    figures = []
    for era, (title, _) in ERAS.items():
        with all_servers(tools, folder, era, connections=1, pinned=True) as targets:
            results = run_client(tools, ["http-echo", "--pin", "--calls", CALLS], targets)
        figures.append(judged_figure(f"http_{era}", f"HTTP, list_windows, {title}", "us", results, NAMES))
    return figures


def load(tools, folder):
    figures = []
    for era, (title, _) in ERAS.items():
        with all_servers(tools, folder, era, CONNECTIONS, pinned=False) as targets:
            results = run_client(tools, ["http-load", "--calls", BLOCK * BLOCKS, "--warm-up", 2 * BLOCK, "--block", BLOCK], targets)
        figures.append(judged_figure(f"http_load_{era}", f"HTTP, {CONNECTIONS} connections, {title}", "1/s", results, NAMES))
    return figures


def idle_sessions(tools, folder):
    """Memory of a server with many sessions that wait, first without and then with the stream that a client keeps open."""
    without_streams = {"product": [], "sdk1": [], "sdk2": []}

    def sessions(name, command_on):
        with HttpProcess(command_on) as server:
            opened = [open_session(server.port) for _ in range(IDLE_SESSIONS)]
            time.sleep(0.3)
            without_streams[name].append(server.resident_mb())
            return with_streams(server, opened)

    def with_streams(server, opened):
        with contextlib.ExitStack() as stack:
            for headers in opened:
                stack.enter_context(open_stream(server.port, headers))
            time.sleep(0.3)
            return server.resident_mb()

    def floor():
        with HttpProcess(lambda port: [tools.http_floor, folder / "answers", port]) as server:
            return with_streams(server, [{}] * IDLE_SESSIONS)

    samples = in_turns(IDLE_ROUNDS, {"product": lambda: sessions("product", product(tools)), "floor": floor,
                                     **{name: lambda name=name: sessions(name, sdk(tools, folder, name)) for name in tools.sdks}})
    summaries = {name: summary(values) for name, values in samples.items()}
    without = {name: summary(values) for name, values in without_streams.items()}
    title = f"resident with {IDLE_SESSIONS:,} idle sessions"
    return [judged_figure("http_sessions", f"{title}, streams open", "MB", summaries, {**NAMES, "floor": "C and epoll, the streams only"}),
            figure("http_sessions_alone", f"{title}, no streams", "MB", without.pop("product"), peers=without, names=NAMES)]
