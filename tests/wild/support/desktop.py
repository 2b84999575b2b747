"""The desktop as any X client sees it: who has the keyboard, what lies in front, where the pointer is."""

import contextlib
import time

from Xlib import X, Xatom, Xutil, display, error
from Xlib.protocol import event


def wait_for(condition, seconds, pause=0.03):
    """The first true value of the condition, or its last value when the time is over."""
    deadline = time.monotonic() + seconds
    while True:
        value = condition()
        if value or time.monotonic() > deadline:
            return value
        time.sleep(pause)


class Desktop:
    def __init__(self):
        self.display = display.Display()
        self.root = self.display.screen().root

    def atom(self, name):
        return self.display.intern_atom(name)

    def property(self, window, name):
        with contextlib.suppress(error.XError):
            value = window.get_full_property(self.atom(name), X.AnyPropertyType)
            if value is not None:
                return value.value
        return None

    def stacking(self):
        """The windows that the window manager manages, the lowest first. Not every one tells them."""
        told = list(self.property(self.root, "_NET_CLIENT_LIST_STACKING") or [])
        return told or self.managed_below(self.root, 3)

    def managed_below(self, window, levels):
        found = []
        with contextlib.suppress(error.XError):
            for child in window.query_tree().children:
                if child.get_property(self.atom("WM_STATE"), X.AnyPropertyType, 0, 1) is not None:
                    if child.get_attributes().map_state == X.IsViewable:
                        found.append(child.id)
                elif levels > 1:
                    found += self.managed_below(child, levels - 1)
        return found

    def active(self):
        value = self.property(self.root, "_NET_ACTIVE_WINDOW")
        if value is not None:
            return value[0] if len(value) else 0
        focus, managed = self.focus(), self.stacking()
        while focus > 1 and focus not in managed:
            try:
                focus = self.display.create_resource_object("window", focus).query_tree().parent.id
            except (error.XError, AttributeError):
                return 0
        return focus if focus in managed else 0

    def focus(self):
        focus = self.display.get_input_focus().focus
        return focus if isinstance(focus, int) else focus.id

    def pointer(self):
        where = self.root.query_pointer()
        return where.root_x, where.root_y

    def title(self, window_id):
        window = self.display.create_resource_object("window", window_id)
        text = self.property(window, "_NET_WM_NAME")
        if text is None:
            text = self.property(window, "WM_NAME") or b""
        return text.decode("utf-8", "replace") if isinstance(text, bytes) else str(text)

    def describe(self, window_id):
        window = self.display.create_resource_object("window", window_id)
        pid = self.property(window, "_NET_WM_PID")
        kind = (self.property(window, "WM_CLASS") or b"").decode("latin-1").strip("\0").replace("\0", ".")
        return {"id": window_id, "pid": pid[0] if pid is not None and len(pid) else 0, "class": kind, "title": self.title(window_id)}

    def windows(self):
        return [self.describe(window_id) for window_id in self.stacking()]

    def titles(self):
        return [window["title"] for window in self.windows()]

    def bounds(self, window_id):
        window = self.display.create_resource_object("window", window_id)
        size, place = window.get_geometry(), window.translate_coords(self.root, 0, 0)
        return {"x": -place.x, "y": -place.y, "width": size.width, "height": size.height}

    def activate(self, window_id):
        """As a taskbar does it; where nobody listens to that, as somebody who points at it."""
        window = self.display.create_resource_object("window", window_id)
        if self.property(self.root, "_NET_SUPPORTED") is None:
            window.configure(stack_mode=X.Above)
            window.set_input_focus(X.RevertToParent, X.CurrentTime)
            self.display.flush()
            return
        message = event.ClientMessage(window=window, client_type=self.atom("_NET_ACTIVE_WINDOW"), data=(32, [2, X.CurrentTime, 0, 0, 0]))
        self.root.send_event(message, event_mask=X.SubstructureRedirectMask | X.SubstructureNotifyMask)
        self.display.flush()


def make_window(desk, title, x, y, width, height, event_mask):
    """A plain window with a place of its own."""
    screen = desk.display.screen()
    window = desk.root.create_window(x, y, width, height, 0, screen.root_depth, background_pixel=screen.white_pixel, event_mask=event_mask)
    window.set_wm_name(title)
    window.set_wm_class("user", "User")
    window.set_wm_normal_hints(flags=Xutil.USPosition | Xutil.USSize, x=x, y=y, width=width, height=height)
    window.set_wm_hints(flags=Xutil.InputHint | Xutil.StateHint, input=1, initial_state=Xutil.NormalState)
    window.set_wm_protocols([desk.atom("WM_DELETE_WINDOW")])
    window.change_property(desk.atom("_NET_WM_NAME"), desk.atom("UTF8_STRING"), 8, title.encode())
    return window


__all__ = ["Desktop", "make_window", "wait_for", "X", "Xatom"]
