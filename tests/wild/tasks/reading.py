"""Each application's window is read once as an agent reads it by default, and what that costs the application is measured."""

import time

from support.applications import APPLICATIONS
from support.process import usage
from support.registry import task
from support.verdict import FAILED, HONEST, REFUSED

AFTER_S = 2
AT_REST_S = 1


def rounded(ms):
    return None if ms is None else round(ms, 1)


def read(t):
    """Read the window."""
    from support.pings import Pings  # Xlib is there only where tasks run
    with Pings(t.window_id, t.pid) as at_rest:
        time.sleep(AT_REST_S)
    before = usage(t.pid)
    result, _, call = t.call("get_window_state", pid=t.pid, window_id=t.window_id)
    after = usage(t.pid)
    time.sleep(AFTER_S)  # an idle application does next to nothing meanwhile
    later = usage(t.pid)
    t.note(read={"main_ms": round(after["main_ms"] - before["main_ms"], 1), "all_ms": round(after["all_ms"] - before["all_ms"], 1),
                 "wall_ms": call["ms"], "memory_mb": round(later["memory_mb"] - before["memory_mb"], 1),
                 "busy_after": round((later["all_ms"] - after["all_ms"]) / 1000 / AFTER_S, 2)})
    with Pings(t.window_id, t.pid) as while_read:  # after the cost was taken: to answer them costs, too
        t.call("get_window_state", pid=t.pid, window_id=t.window_id)
    t.note(stall={"read_ms": rounded(while_read.longest_ms), "rest_ms": rounded(at_rest.longest_ms), "answers": while_read.answers,
                  "read_busy_ms": rounded(while_read.busiest_ms), "rest_busy_ms": rounded(at_rest.busiest_ms)})
    if call["error"]:
        t.end(REFUSED if call["error"] in HONEST else FAILED, f"get_window_state: {call['error']}: {call['message']}", call)
    if (later["main_ms"] - after["main_ms"]) > 900 * AFTER_S:
        t.end(FAILED, f"the application goes on computing after it was read; its memory grew by {later['memory_mb'] - before['memory_mb']:.0f} MB", call)
    t.elements()


for name in APPLICATIONS:
    arguments = {"zenity": ("--question", "--text=Shall it be read?"), "chromium": ("{url}/form.html",), "firefox": ("{url}/form.html",)}
    task(name, *arguments.get(name, ()))(read)
