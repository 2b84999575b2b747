"""Size of the tool list, which every conversation of a model pays for."""

import json

from support import SCENE, McpClient, figure, summary


def measure(tools):
    figures = []
    for preset in ("lean", "full"):
        with McpClient(tools, SCENE, tool_list=preset) as client:
            result, _ = client.request("tools/list")
            size = len(json.dumps({"jsonrpc": "2.0", "id": 1, "result": result}, separators=(",", ":"), ensure_ascii=False).encode())
            figures.append(figure(f"tool_list_{preset}", f"tools/list of {preset}, {len(result['tools'])} tools", "bytes",
                                  summary([size])))
    return figures
