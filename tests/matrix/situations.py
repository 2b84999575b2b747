"""How the target lies on the desktop while it is acted on. A situation that a window manager does not know is told, not tried."""

import subprocess

from support.desktop import X, make_window, wait_for
from Xlib.protocol import event

from table import SITUATIONS

PLACE = {"x": 30, "y": 60}
MOST = {"width": 860, "height": 760}  # the person's window begins at 930
ICONIC = 3


class NotHere(Exception):
    """Why the window manager has no such situation."""


class Arranger:
    def __init__(self, desktop, manager):
        self.desktop, self.manager, self.cover = desktop, manager, None

    def tell(self, window_id, kind, *values):
        window = self.desktop.display.create_resource_object("window", window_id)
        message = event.ClientMessage(window=window, client_type=self.desktop.atom(kind), data=(32, [*values, 0, 0, 0, 0][:5]))
        self.desktop.root.send_event(message, event_mask=X.SubstructureRedirectMask | X.SubstructureNotifyMask)
        self.desktop.display.flush()

    def number(self, window_id, name):
        value = self.desktop.property(self.desktop.display.create_resource_object("window", window_id), name)
        return value[0] if value is not None and len(value) else None

    def place(self, window_id):
        """In its corner, apart from the person."""
        window = self.desktop.display.create_resource_object("window", window_id)
        size = window.get_geometry()
        window.configure(**PLACE, width=min(size.width, MOST["width"]), height=min(size.height, MOST["height"]))
        self.desktop.display.sync()

        def there():  # frame included, wherever the manager counts from
            now = self.desktop.bounds(window_id)
            return abs(now["x"] - PLACE["x"]) < 40 and abs(now["y"] - PLACE["y"]) < 60
        wait_for(there, 2)  # not where windows are tiled
        last = None
        for _ in range(40):
            now = self.desktop.bounds(window_id)
            if now == last:
                return now
            last = now
            wait_for(lambda: False, 0.1)
        return last

    def lay_over(self, window_id, bounds, share):
        # The frame is covered, too.
        width = int((bounds["width"] + 40) * share)
        self.cover = make_window(self.desktop, "Cover", bounds["x"] - 20, bounds["y"] - 40, width, bounds["height"] + 80, X.ExposureMask)
        self.cover.map()
        self.desktop.display.sync()
        if not wait_for(lambda: self.cover.id in self.desktop.stacking(), 10):
            raise NotHere("nothing is laid over it")
        right = bounds["x"] + int(bounds["width"] * share)

        def covers():
            there, order = self.desktop.bounds(self.cover.id), self.desktop.stacking()
            return there["x"] <= bounds["x"] and there["y"] <= bounds["y"] and there["x"] + there["width"] >= right \
                and order.index(self.cover.id) > order.index(window_id)
        # Some put a new window where they like, and behind; what is asked while they still place it is lost.
        for _ in range(5):
            self.cover.configure(x=bounds["x"] - 20, y=bounds["y"] - 40)
            self.desktop.activate(self.cover.id)
            if wait_for(covers, 2):
                return
        raise NotHere("windows are not laid over each other")

    def arrange(self, window_id, situation):
        bounds = self.place(window_id)
        if situation == "partly covered":
            self.lay_over(window_id, bounds, 0.5)
        elif situation == "fully covered":
            self.lay_over(window_id, bounds, 1)
        elif situation == "other workspace":
            self.tell(self.desktop.root.id, "_NET_NUMBER_OF_DESKTOPS", 2)
            here = self.number(self.desktop.root.id, "_NET_CURRENT_DESKTOP") or 0
            self.tell(window_id, "_NET_WM_DESKTOP", 1 - here if here < 2 else 0, 2)
            if self.manager == "i3":  # makes workspaces as they are named
                subprocess.run(["i3-msg", f"[id={window_id}] move container to workspace 2"], capture_output=True, check=False, timeout=10)
            if not wait_for(lambda: self.number(window_id, "_NET_WM_DESKTOP") not in (None, here), 5):
                raise NotHere("there is one workspace")
        elif situation == "minimised":
            self.tell(window_id, "WM_CHANGE_STATE", ICONIC)
            if not wait_for(lambda: self.number(window_id, "WM_STATE") == ICONIC, 5):
                raise NotHere("windows cannot be minimised")

    def clear(self):
        if self.cover is not None:
            self.cover.destroy()
            self.desktop.display.sync()
            self.cover = None
