"""Round trips of trivial requests over standard streams."""

import json
import pathlib
import subprocess

from support import INITIALIZE, BenchError, LineProcess, figure, message

CALLS = 20000
SCENE = ("--platform", "sim:widgets")
SCENE_PID = 200  # one window

REQUESTS = {
    "echo_tool": ("stdio, list_windows", "tools/call", {"name": "list_windows", "arguments": {"pid": SCENE_PID}}),
    "echo_ping": ("stdio, ping", "ping", None),
}


def by_name(output, unit_us):
    """What bench_client printed, in the unit that has `unit_us` microseconds."""
    results = {}
    for line in output.splitlines():
        values = json.loads(line)
        results[values["name"]] = {"rounds": values["rounds"]} | {
            key: round(values[key + "_us"] / unit_us, 3) for key in ("median", "p95", "min")}
    return results


def run_client(tools, mode, targets, unit_us=1):
    command = [tools.client, *mode]
    for name, script, program in targets:
        command += ["--target", name, str(script), *map(str, program)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise BenchError(f"bench_client {mode[0]}: {done.stderr.strip()}")
    return by_name(done.stdout, unit_us)


def measure(tools):
    server = [tools.offhand, *SCENE, "mcp", "--tools", "full"]
    figures = []
    for key, (title, method, params) in REQUESTS.items():
        with tools.scratch() as scratch:
            script, reply = pathlib.Path(scratch, "script"), pathlib.Path(scratch, "reply")
            script.write_bytes(message("initialize", INITIALIZE) + message(method, params))
            with LineProcess(server) as once:
                once.exchange(message("initialize", INITIALIZE))
                reply.write_bytes(once.exchange(message(method, params))[0])
            results = run_client(tools, ["echo", "--pin", "--calls", str(CALLS)],
                                 [("product", script, server), ("floor", script, [tools.echo_floor, reply]),
                                  ("peer", script, [*tools.node_echo, reply])])
            figures.append(figure(key, title, "us", results["product"], results["floor"], results["peer"],
                                  "C echo of the same bytes", "node, JSON.parse and stringify"))
    return figures
