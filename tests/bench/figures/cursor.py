"""How many frames a second a cursor that glides over the screen has, and what they take of a processor."""

import pathlib
import re
import time

from support import BenchError, McpClient, figure, summary

GLIDE_MS = 1000
ROUNDS = 10
ENDS = ((100, 100), (1700, 900))
FRAMES = 60


def measure(tools):
    with McpClient(tools) as client:
        client.tool("set_agent_cursor_motion", glide_duration_ms=GLIDE_MS, cursor_label="bench")
        client.tool("move_cursor", x=ENDS[0][0], y=ENDS[0][1])
        # A waiter in turns with the glides: what this machine grants anybody at that time.
        glides, waits = [], []
        for turn in range(ROUNDS):
            glides.append(one_glide(client, *ENDS[(turn + 1) % 2]))
            waits.append(waited())
    frames, rates, shares = zip(*glides)
    return [figure("cursor_frame", "processor time of a frame of a cursor that glides", "ms", summary(frames)),
            figure("cursor_rate", "frames of a cursor that glides", "1/s", summary(rates), summary(waits),
                   names={"floor": f"times that a loop in python wakes up which wants to {FRAMES} times a second"}),
            figure("cursor_share", "of a core, while a cursor glides", "%", summary(shares))]


def one_glide(client, x, y):
    """Of the thread that waits most meanwhile: it does so once a frame. Milliseconds a frame, frames a second, percent of a core."""
    before = threads(client.process.pid)
    _, elapsed = client.tool("move_cursor", x=x, y=y)
    after = threads(client.process.pid)
    spent = [(waits - before.get(thread, (0, 0))[1], busy - before.get(thread, (0, 0))[0]) for thread, (busy, waits) in after.items()]
    frames, busy = max(spent)
    if frames < GLIDE_MS * FRAMES // 1000 // 3:
        raise BenchError(f"a glide of {GLIDE_MS} ms had {frames} frames only")
    return busy / frames, 1000 * frames / elapsed, 100 * busy / elapsed


def waited():
    begin = time.monotonic()
    wakes, due = 0, begin
    while (now := time.monotonic()) < begin + GLIDE_MS / 1000:
        due = max(due + 1 / FRAMES, now)
        time.sleep(max(0, due - now))
        wakes += 1
    return wakes / (time.monotonic() - begin)


def threads(pid):
    """Milliseconds on a processor and how often it waited, by thread. Turns on the processor would also count how often it was interrupted."""
    found = {}
    for task in pathlib.Path(f"/proc/{pid}/task").iterdir():
        busy = int((task / "schedstat").read_text().split()[0]) / 1e6
        waits = int(re.search(r"^voluntary_ctxt_switches:\s*(\d+)", (task / "status").read_text(), re.MULTILINE)[1])
        found[task.name] = (busy, waits)
    return found
