"""Pictures of a window and of the screen, and the list of windows, beside the least that they could take and what people would use."""

import functools
import json
import pathlib
import tempfile

from figures.trees import Window
from support import LineProcess, figure, in_turns, summary, timed_ms

ROUNDS = 30
FRAME = {"x": 100, "y": 60, "width": 1366, "height": 741}
NAMES = {"floor": "XComposite, shared memory and the encoder", "peer": "maim, the whole process"}


def timed_in_turns(key, title, product, floor_command, peer_command, names):
    with LineProcess(floor_command) as floor:
        contestants = {"product": product, "floor": lambda: json.loads(floor.exchange(b"\n")[0])["us"] / 1000,
                       "peer": functools.partial(timed_ms, peer_command)}
        in_turns(2, contestants)
        samples = in_turns(ROUNDS, contestants)
    return figure(key, title, "ms", summary(samples["product"]), summary(samples["floor"]), {"peer": summary(samples["peer"])}, names)


def measure(tools):
    with Window(tools, ["gtk3-widget-factory"]) as window, tempfile.TemporaryDirectory(prefix="bench-pictures-") as folder:
        frame = window.client.tool("set_window_frame", pid=window.pid, **FRAME)[0]["structuredContent"]
        identifier = str(frame["window_id"])

        def of_window(image_format):
            return window.client.tool("get_window_state", pid=window.pid, include_accessibility_tree=False, image_format=image_format)[1]

        def of_screen():
            return window.client.tool("get_desktop_state", image_format="png", max_image_dimension=0)[1]

        def maim(name, *which):
            return ["maim", *which, str(pathlib.Path(folder, name))]

        return [
            timed_in_turns("list_windows", "list_windows on a desktop, whole call", lambda: window.client.tool("list_windows")[1],
                           [tools.windows_floor], ["wmctrl", "-lpG"],
                           {"floor": "all properties asked for at once by xcb", "peer": "wmctrl, the whole process"}),
            timed_in_turns("picture_jpeg", "picture of a window 1366x741, JPEG", lambda: of_window("jpeg"),
                           [tools.picture_floor, identifier, "jpeg"], maim("w.jpg", "-i", identifier), NAMES),
            timed_in_turns("picture_png", "the same, PNG", lambda: of_window("png"), [tools.picture_floor, identifier, "png"],
                           maim("w.png", "-i", identifier), NAMES),
            timed_in_turns("picture_desktop", "picture of the screen 1920x1080, PNG", of_screen, [tools.picture_floor, "0", "png"],
                           maim("s.png"), NAMES)]
