"""How the target lies on the desktop while it is acted on. A situation that a window manager does not know is told, not tried."""

import subprocess

from support.desktop import X, make_window, wait_for
import Xlib.error
from Xlib.protocol import event

from table import SITUATIONS

PLACE = {"x": 30, "y": 60}
MOST = {"width": 860, "height": 760}  # the user's window begins at 930
ICONIC = 3


class NotHere(Exception):
    """Why the window manager has no such situation."""


class Arranger:
    def __init__(self, desktop, manager):
        self.desktop, self.manager, self.covers = desktop, manager, []

    def tell(self, window_id, kind, *values):
        window = self.desktop.display.create_resource_object("window", window_id)
        message = event.ClientMessage(window=window, client_type=self.desktop.atom(kind), data=(32, [*values, 0, 0, 0, 0][:5]))
        self.desktop.root.send_event(message, event_mask=X.SubstructureRedirectMask | X.SubstructureNotifyMask)
        self.desktop.display.flush()

    def number(self, window_id, name):
        value = self.desktop.property(self.desktop.display.create_resource_object("window", window_id), name)
        return value[0] if value is not None and len(value) else None

    def place(self, window_id):
        """In its corner, apart from the user."""
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
        cover = make_window(self.desktop, "Cover", bounds["x"] - 20, bounds["y"] - 40, width, bounds["height"] + 80, X.ExposureMask)
        self.covers.append(cover)
        cover.map()
        self.desktop.display.sync()
        if not wait_for(lambda: cover.id in self.desktop.stacking(), 10):
            raise NotHere("nothing is laid over it")
        right = bounds["x"] + int(bounds["width"] * share)

        def covers():
            there, order = self.desktop.bounds(cover.id), self.desktop.stacking()
            return there["x"] <= bounds["x"] and there["y"] <= bounds["y"] and there["x"] + there["width"] >= right \
                and order.index(cover.id) > order.index(window_id)
        # Some put a new window where they like, and behind; what is asked while they still place it is lost.
        for _ in range(3):
            cover.configure(x=bounds["x"] - 20, y=bounds["y"] - 40)
            self.desktop.activate(cover.id)
            if wait_for(covers, 2):
                return
        self.lay_over_unmanaged(bounds, width)

    def lay_over_unmanaged(self, bounds, width):
        """As notices and tool tips lie over windows, where the window manager keeps windows apart."""
        screen = self.desktop.display.screen()
        cover = self.desktop.root.create_window(bounds["x"] - 20, bounds["y"] - 40, width, bounds["height"] + 80, 0, screen.root_depth,
                                                     background_pixel=screen.white_pixel, override_redirect=True)
        self.covers.append(cover)
        cover.map()
        cover.raise_window()
        self.desktop.display.sync()
        if not wait_for(lambda: self.highest_on(bounds) == cover.id, 5):
            raise NotHere("nothing can be laid over it")

    def highest_on(self, bounds):
        """Which child of the root a pointer at the left of the window's middle would be over."""
        x, y = bounds["x"] + 10, bounds["y"] + bounds["height"] // 2
        for window in reversed(self.desktop.root.query_tree().children):
            try:
                at, state = window.get_geometry(), window.get_attributes()
            except Xlib.error.BadDrawable:  # gone since
                continue
            if state.map_state == X.IsViewable and at.x <= x < at.x + at.width and at.y <= y < at.y + at.height:
                return window.id
        return 0

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
        for cover in self.covers:
            cover.destroy()
        self.covers.clear()
        self.desktop.display.sync()
