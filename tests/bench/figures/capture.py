"""Captures of the Computer Use Protocol beside the same readings by the native tools, in one server."""

import json

from figures.trees import Window
from support import McpClient, figure, in_turns, summary

ROUNDS = 20
NAMES = {"floor": "the same tree by get_window_state, default text"}
WINDOWS = {"gtk3-widget-factory": ["gtk3-widget-factory"], "mousepad": ["mousepad"], "featherpad": ["featherpad"]}


def share(key, name, window, client):
    """Of the envelope's bytes, what the compact text has of them."""
    result, _ = client.tool("get_tree", app=title_of(window, client), format="json")
    text = result["content"][0]["text"].encode()
    envelope = json.dumps(result["structuredContent"], separators=(",", ":"), ensure_ascii=False).encode()
    return figure(key, f"compact text of {name}, of its envelope's bytes", "%", summary([100 * len(text) / len(envelope)]))


def title_of(window, client):
    windows = client.tool("get_overview", format="json")[0]["structuredContent"]["windows"]
    return next(each["title"] for each in windows if each.get("pid") == window.pid)


def measure(tools):
    figures = []
    for name, command in WINDOWS.items():
        key = name.replace("-", "_")
        with Window(tools, command) as window, McpClient(tools, tool_list="cup,get_window_state") as client:
            title = title_of(window, client)
            if not figures:
                contestants = {"product": lambda: client.tool("get_tree", app=title)[1],
                               "floor": lambda: client.tool("get_window_state", pid=window.pid, include_screenshot=False)[1]}
                in_turns(2, contestants)
                samples = in_turns(ROUNDS, contestants)
                figures.append(figure("cup_capture", f"{name} as compact text, whole call", "ms", summary(samples["product"]),
                                      summary(samples["floor"]), {}, NAMES))
                figures.append(figure("cup_overview", "list of windows, whole call", "ms",
                                      summary([client.tool("get_overview")[1] for _ in range(ROUNDS)])))
            figures.append(share(f"cup_share_{key}", name, window, client))
    return figures
