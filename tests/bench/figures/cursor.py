"""What a frame of a cursor that glides over the screen takes of a processor."""

import pathlib

from support import BenchError, McpClient, figure, summary

GLIDE_MS = 1000
ROUNDS = 10
ENDS = ((100, 100), (1700, 900))


def measure(tools):
    with McpClient(tools) as client:
        client.tool("set_agent_cursor_motion", glide_duration_ms=GLIDE_MS, cursor_label="bench")
        client.tool("move_cursor", x=ENDS[0][0], y=ENDS[0][1])
        frames = [one_glide(client, *ENDS[(turn + 1) % 2]) for turn in range(ROUNDS)]
    return [figure("cursor_frame", "processor time of a frame of a cursor that glides", "ms", summary(frames))]


def one_glide(client, x, y):
    """Of the thread that works most meanwhile: it wakes up once a frame."""
    before = threads(client.process.pid)
    client.tool("move_cursor", x=x, y=y)
    after = threads(client.process.pid)
    spent = [(time - before.get(thread, (0, 0))[0], turns - before.get(thread, (0, 0))[1]) for thread, (time, turns) in after.items()]
    time, turns = max(spent)
    if turns < GLIDE_MS * 60 // 1000 // 3:
        raise BenchError(f"a glide of {GLIDE_MS} ms had {turns} frames only")
    return time / turns


def threads(pid):
    """Milliseconds on a processor and turns there, by thread."""
    found = {}
    for task in pathlib.Path(f"/proc/{pid}/task").iterdir():
        time, _, turns = (task / "schedstat").read_text().split()
        found[task.name] = (int(time) / 1e6, int(turns))
    return found
