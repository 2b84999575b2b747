"""Round trips of trivial requests over standard streams."""

import json
import pathlib
import subprocess

from support import INITIALIZE, LIST_WINDOWS, SCENE, BenchError, LineProcess, figure, message, write_answers

CALLS = 20000
NAMES = {"floor": "C echo of the same bytes", "peer": "node, JSON.parse and stringify",
         "sdk1": "TypeScript SDK 1.x, low-level Server", "sdk2": "TypeScript SDK 2.x, low-level Server"}

REQUESTS = {  # key: title, unit, microseconds of the unit, calls, method, params
    "echo_tool": ("stdio, list_windows", "us", 1, CALLS, "tools/call", LIST_WINDOWS),
    "echo_ping": ("stdio, ping", "us", 1, CALLS, "ping", None),
    "echo_tool_list": ("stdio, tools/list of full", "ms", 1000, CALLS // 4, "tools/list", None),
}


def run_client(tools, mode, targets, divisor=1):
    """What bench_client measures, divided; by the name of the target. A target is a name and its words."""
    command = [tools.client, *map(str, mode)]
    for name, *words in targets:
        command += ["--target", name, *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise BenchError(f"bench_client {mode[0]}: {done.stderr.strip()[:2000]}")
    results = {}
    for line in done.stdout.splitlines():
        values = json.loads(line)
        results[values["name"]] = {"rounds": values["rounds"]} | {
            key: round(values[key] / divisor, 4) for key in ("median", "p95", "min")}
    return results


def judged_figure(key, title, unit, results, names=NAMES):
    """A figure of what run_client measured: product and floor, and peers by the columns of the report."""
    peers = {name: result for name, result in results.items() if name not in ("product", "floor")}
    return figure(key, title, unit, results["product"], results["floor"], peers, names)


def measure(tools):
    server = tools.mcp(platform=SCENE)
    opening = message("initialize", INITIALIZE) + message("notifications/initialized", identifier=None)
    figures = []
    with tools.scratch() as scratch:
        script, reply, answers = (pathlib.Path(scratch, name) for name in ("script", "reply", "answers"))
        write_answers(tools, answers)
        for key, (title, unit, divisor, calls, method, params) in REQUESTS.items():
            script.write_bytes(opening + message(method, params))
            with LineProcess(server) as once:
                once.exchange(message("initialize", INITIALIZE))
                reply.write_bytes(once.exchange(message(method, params))[0])
            results = run_client(tools, ["echo", "--pin", "--calls", calls],
                                 [("product", script, *server), ("floor", script, tools.echo_floor, reply),
                                  ("peer", script, *tools.node_echo, reply),
                                  *((name, script, *command, answers) for name, command in tools.sdks.items())], divisor)
            figures.append(judged_figure(key, title, unit, results))
    return figures
