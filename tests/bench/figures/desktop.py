"""Figures that need a desktop: tree, first reply, memory. They run together inside one sandbox."""

import json
import os
import pathlib
import subprocess
import time

from figures import crowd, cursor
from figures.echo import NAMES, judged_figure, run_client
from support import INITIALIZE, BenchError, LineProcess, McpClient, figure, in_turns, message, summary, write_answers

APPLICATION = "gtk3-widget-factory"
TREE_ROUNDS = 40
FIRST_TREE_ROUNDS = 10
START_ROUNDS = 50
MEMORY_ROUNDS = 5


def measure(tools):
    with open(os.devnull, "wb") as nothing:
        application = subprocess.Popen([APPLICATION], stdout=nothing, stderr=nothing)
    try:
        wait_for_tree(tools, application.pid)
        return [*tree(tools, application.pid), *first_reply(tools), *memory(tools, application.pid),
                *crowd.measure(tools, application.pid), *cursor.measure(tools)]
    finally:
        application.terminate()
        application.wait(timeout=10)


def read(client, pid):
    """One reading of the tree: what it cost, and the round trip."""
    result, elapsed = client.tool("get_window_state", pid=pid, include_screenshot=False)
    return result["_meta"]["dev.offhand/cost"], elapsed


def wait_for_tree(tools, pid):
    """Until the window is there and two readings took equally many calls."""
    with McpClient(tools) as client:
        before, deadline = None, time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                cost, _ = read(client, pid)
                if before == cost["calls"] > 100:
                    return
                before = cost["calls"]
            except BenchError as problem:
                before = str(problem)
            time.sleep(0.3)
        raise BenchError(f"{APPLICATION} shows no steady tree: {before}")


def tree(tools, pid):
    calls, costs = {"product": [], "floor": [], "peer": []}, []
    with (McpClient(tools) as client, LineProcess([tools.tree_floor, str(pid)]) as floor,
          LineProcess([tools.tree_peer, str(pid)]) as peer):
        def product_round():
            cost, elapsed = read(client, pid)
            # Reading what has not changed may come from memory one day: that is another figure than this one.
            if cost["source"] != "full":
                raise BenchError(f"a reading was answered from {cost['source']}, so the full reading was not measured")
            calls["product"].append(cost["calls"])
            costs.append(cost["ms"])
            return elapsed

        def other_round(name, process):
            values = json.loads(process.exchange(b"\n")[0])
            calls[name].append(values["calls"])
            return values["us"] / 1000

        contestants = {"product": product_round, "floor": lambda: other_round("floor", floor),
                       "peer": lambda: other_round("peer", peer)}
        in_turns(3, contestants)
        for samples in (*calls.values(), costs):
            samples.clear()
        times = in_turns(TREE_ROUNDS, contestants)

    names = {"floor": "pipelined sd-bus on the application's socket", "peer": "libatspi walk in C, its cache on"}
    peers = {"peer": summary(times["peer"])}
    return [
        figure("tree_calls", "tree, calls", "calls", summary(calls["product"]), summary(calls["floor"]), {"peer": summary(calls["peer"])},
               names),
        figure("tree_read", "tree, reading", "ms", summary(costs), summary(times["floor"]), peers, names),
        figure("tree_reply", "tree, whole round trip", "ms", summary(times["product"]), summary(times["floor"]), peers, names),
        figure("tree_first", "tree, first of a process, round trip", "ms", summary(first_trees(tools, pid))),
    ]


def first_trees(tools, pid):
    samples = []
    for _ in range(FIRST_TREE_ROUNDS):
        with McpClient(tools) as client:
            samples.append(read(client, pid)[1])
    return samples


def first_reply(tools):
    server = tools.mcp(tools="lean")
    with tools.scratch() as scratch:
        script, reply, answers = (pathlib.Path(scratch, name) for name in ("script", "reply", "answers"))
        write_answers(tools, answers)
        script.write_bytes(message("initialize", INITIALIZE))
        with LineProcess(server) as once:
            reply.write_bytes(once.exchange(script.read_bytes())[0])
        results = run_client(tools, ["start", "--rounds", START_ROUNDS],
                             [("product", script, *server), ("floor", script, tools.echo_floor, reply),
                              ("peer", script, *tools.node_echo, reply),
                              *((name, script, *command, answers) for name, command in tools.sdks.items())], divisor=1000)
        return [judged_figure("first_reply", "first reply after start", "ms", results)]


def memory(tools, pid):
    def product():
        with McpClient(tools, tool_list="lean") as client:
            client.request("tools/list")
            at_rest = client.resident_mb()
            read(client, pid)
            after_tree.append(client.resident_mb())
            return at_rest

    def answering(command, file):
        with LineProcess([*command, str(file)]) as process:
            process.exchange(message("initialize", INITIALIZE))
            process.exchange(message("tools/list"))
            return process.resident_mb()

    after_tree = []
    with tools.scratch() as scratch:
        reply, answers = (pathlib.Path(scratch, name) for name in ("reply", "answers"))
        write_answers(tools, answers)
        reply.write_bytes(b'{"jsonrpc":"2.0","id":1000000,"result":{}}\n')
        samples = in_turns(MEMORY_ROUNDS, {
            "product": product, "floor": lambda: answering([tools.echo_floor], reply), "peer": lambda: answering(tools.node_echo, reply),
            **{name: lambda command=command: answering(command, answers) for name, command in tools.sdks.items()}})
    return [judged_figure("memory", "resident at rest", "MB", {name: summary(values) for name, values in samples.items()}, NAMES),
            figure("memory_after_tree", "resident after one tree", "MB", summary(after_tree))]
