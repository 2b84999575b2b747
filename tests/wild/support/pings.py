"""How long a window's application does not come to read its events: pings as window managers send them, one after the other."""

import pathlib
import select
import threading
import time

from Xlib import X, display
from Xlib.protocol import event

PAUSE_S = 0.002
MOST_S = 5


class Pings:
    """From `with` on; `longest_ms` afterwards is how long the slowest answer took, None where nothing answers. `busiest_ms`
    is the most time on a processor that the main thread took for one: it says the same on a machine that is busy with other things."""

    def __init__(self, window_id, pid):
        self.window_id, self.longest_ms, self.busiest_ms, self.answers = window_id, None, None, 0
        self.schedule = pathlib.Path(f"/proc/{pid}/task/{pid}/schedstat")
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.over.set()
        self.thread.join(MOST_S + 1)

    def run(self):
        connection = display.Display()
        root = connection.screen().root
        root.change_attributes(event_mask=X.SubstructureNotifyMask | X.StructureNotifyMask)  # Qt answers to the latter
        protocols, ping = connection.intern_atom("WM_PROTOCOLS"), connection.intern_atom("_NET_WM_PING")
        window = connection.create_resource_object("window", self.window_id)
        if ping not in (window.get_wm_protocols() or []):
            return
        number = 0
        while not self.over.is_set():
            number += 1
            sent, busy = time.monotonic(), self.busy_ms()
            window.send_event(event.ClientMessage(window=window, client_type=protocols, data=(32, [ping, number, self.window_id, 0, 0])))
            connection.flush()
            if not self.answered(connection, root, ping, number, sent + MOST_S):
                return
            took = 1000 * (time.monotonic() - sent)
            self.longest_ms, self.answers = max(self.longest_ms or 0, took), self.answers + 1
            self.busiest_ms = max(self.busiest_ms or 0, self.busy_ms() - busy)
            time.sleep(PAUSE_S)

    def busy_ms(self):
        return int(self.schedule.read_text().split()[0]) / 1e6

    @staticmethod
    def answered(connection, root, ping, number, deadline):
        while time.monotonic() < deadline:
            while connection.pending_events():
                came = connection.next_event()
                if came.type == X.ClientMessage and came.window == root and list(came.data[1][:2]) == [ping, number]:
                    return True
            select.select([connection.fileno()], [], [], 0.05)
        return False
