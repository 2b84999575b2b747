"""What the figures share: where the programs are, statistics, a small MCP client."""

import json
import math
import pathlib
import shutil
import subprocess
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
REPOSITORY = HERE.parent.parent
PROTOCOL = "2025-11-25"
INITIALIZE = {"protocolVersion": PROTOCOL, "capabilities": {}, "clientInfo": {"name": "bench", "version": "1"}}
FIRST_ID = 1000000  # seven digits, as the programs written in C expect


class BenchError(Exception):
    """Nothing can be said about a figure: something it needs is missing or broken."""


class Tools:
    """The programs under test, their floors and their peers; each must exist."""

    def __init__(self, build):
        self.build = build
        self.offhand = self._file(build / "offhand", "build it first")
        self.codegen = self._file(build / "offhand-codegen", "build it first")
        programs = build / "bench" / "programs"
        self.client = self._file(programs / "bench_client", "client")
        self.echo_floor = self._file(programs / "bench_echo", "floor")
        self.tree_floor = self._file(programs / "bench_tree_floor", "floor")
        self.tree_peer = self._file(programs / "bench_tree_libatspi", "peer")
        node = shutil.which("node")
        if node is None:
            raise BenchError("node is not on PATH: the peer of the standard streams is missing")
        self.node_echo = [node, str(HERE / "peers" / "echo.js")]

    @staticmethod
    def _file(path, note):
        if not path.is_file():
            raise BenchError(f"{path.name} is missing ({note})")
        return str(path)

    def scratch(self):
        """A folder below the build directory, gone after use."""
        return tempfile.TemporaryDirectory(prefix="bench-", dir=self.build)


def shown(value):
    """Three significant digits are more than the machine repeats."""
    if value == 0 or abs(value) >= 100:
        return f"{round(value)}"
    return f"{round(value, 2 - math.floor(math.log10(abs(value)))):g}"


def percentile(samples, fraction):
    return sorted(samples)[min(int(len(samples) * fraction), len(samples) - 1)]


def summary(samples):
    return {"rounds": len(samples), "median": round(percentile(samples, 0.5), 3), "p95": round(percentile(samples, 0.95), 3),
            "min": round(min(samples), 3)}


def figure(key, title, unit, product, floor=None, peer=None, floor_name="", peer_name="", **more):
    """`product`, `floor` and `peer` are summaries; a reported figure has a product only."""
    return {"key": key, "title": title, "unit": unit, "product": product, "floor": floor, "peer": peer,
            "floor_name": floor_name, "peer_name": peer_name, **more}


def in_turns(rounds, contestants):
    """Calls each contestant once a round, another one first each time; returns their samples by name."""
    names = list(contestants)
    samples = {name: [] for name in names}
    for turn in range(rounds):
        for i in range(len(names)):
            name = names[(turn + i) % len(names)]
            samples[name].append(contestants[name]())
    return samples


def timed_ms(command, **options):
    """Milliseconds that a command takes; it must succeed."""
    before = time.perf_counter()
    done = subprocess.run(command, capture_output=True, text=True, **options)
    elapsed = 1000 * (time.perf_counter() - before)
    if done.returncode != 0:
        raise BenchError(f"{pathlib.Path(command[0]).name} ended with {done.returncode}:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return elapsed


class LineProcess:
    """A process that answers every line with a line."""

    def __init__(self, command):
        self.name = pathlib.Path(command[0]).name
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.pid = self.process.pid

    def exchange(self, line):
        """The reply and the milliseconds it took."""
        before = time.perf_counter()
        self.process.stdin.write(line)
        self.process.stdin.flush()
        reply = self.process.stdout.readline()
        elapsed = 1000 * (time.perf_counter() - before)
        if not reply:
            raise BenchError(f"{self.name} ended without an answer")
        return reply, elapsed

    def resident_kb(self):
        with open(f"/proc/{self.pid}/status", encoding="ascii") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS:"))

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=10)

    def __enter__(self):
        return self

    def __exit__(self, *unused):
        self.close()


class McpClient(LineProcess):
    """Speaks to `offhand mcp`."""

    def __init__(self, tools, *arguments, tool_list="full"):
        super().__init__([tools.offhand, *arguments, "mcp", "--tools", tool_list])
        self.next_id = FIRST_ID
        self.request("initialize", INITIALIZE)

    def request(self, method, params=None):
        """The result and the milliseconds of the round trip."""
        self.next_id += 1
        reply, elapsed = self.exchange(message(method, params, self.next_id))
        answer = json.loads(reply)
        if "error" in answer:
            raise BenchError(f"{method}: {answer['error']['message']}")
        return answer["result"], elapsed

    def tool(self, name, **arguments):
        result, elapsed = self.request("tools/call", {"name": name, "arguments": arguments})
        if result.get("isError"):
            raise BenchError(f"{name}: {result['content'][0]['text']}")
        return result, elapsed


def message(method, params=None, identifier=FIRST_ID):
    """One line of protocol."""
    body = {"jsonrpc": "2.0", "id": identifier, "method": method}
    if params is not None:
        body["params"] = params
    return json.dumps(body, separators=(",", ":")).encode() + b"\n"
