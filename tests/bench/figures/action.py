"""How long actions take: until the application has them, until their effect is confirmed, and until one without any is given up.

What reaches an application is taken from its own log, whose clock is this program's. An xterm in front has the focus all the time.
"""

import contextlib
import json
import pathlib
import re
import subprocess
import threading
import time

from support import REPOSITORY, BenchError, McpClient, figure, summary

FIXTURES = REPOSITORY / "tests" / "support" / "fixtures"
ROUNDS = 40
DOUBTS = 8
DIALOGS = 20
TEXT_ROUNDS = 5
TEXT = "".join("abcdefghij"[number % 10] for number in range(1000))
PATIENCE_S = 20
# Buttons drop what comes shortly after a press, and two clicks on one place would be a double click.
BETWEEN_S = 0.45

# For as long as the dialogs of that fixture stay.
DIALOG_S = 0.2
# A window that opens may ask for the focus again and again.
AFTERMATH_S = 1.0

DEAD_PAGE = """<!doctype html><title>Dead</title><button style="width:200px;height:60px">Dead</button>"""


class Fixture:
    """A fixture application in the background, and what it wrote down."""

    def __init__(self, tools, scratch, name, *options):
        self.log = pathlib.Path(scratch, f"{name}-{len(options)}.log")
        self.title = f"Bench {name} {len(options)}"
        self.process = subprocess.Popen(["/usr/bin/python3", str(FIXTURES / f"fixture_{name}.py"), "--title", self.title,
                                         "--log", str(self.log), *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.at = 0
        self.pid = self.process.pid
        self.xid = self.wait("ready")["xid"]

    def lines(self):
        """Those written since the last look, whole lines only."""
        with contextlib.suppress(FileNotFoundError), open(self.log, encoding="utf-8") as log:
            log.seek(self.at)
            text = log.read()
            whole = text[:text.rfind("\n") + 1]
            self.at += len(whole.encode())
            return [json.loads(line) for line in whole.splitlines()]
        return []

    def wait(self, event, good=lambda line: True):
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            for line in self.lines():
                if line["event"] == event and good(line):
                    return line
            time.sleep(0.001)
        raise BenchError(f"{self.title} told of no {event}")

    def close(self):
        self.process.terminate()
        self.process.wait(timeout=10)


def measure(tools):
    with tools.scratch() as scratch, contextlib.ExitStack() as stack:
        def fixture(name, *options):
            return stack.enter_context(contextlib.closing(Fixture(tools, scratch, name, *options)))

        gtk, qt = fixture("gtk3"), fixture("qt5")
        dead_gtk, dead_qt = fixture("gtk3", "--still"), fixture("qt5", "--still")
        page = pathlib.Path(scratch, "dead.html")
        page.write_text(DEAD_PAGE)
        browser = subprocess.Popen(["chromium", "--no-sandbox", "--no-first-run", "--password-store=basic", "--force-renderer-accessibility", f"--user-data-dir={scratch}/profile",
                                    f"--app={page.as_uri()}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        stack.callback(lambda: (browser.terminate(), browser.wait(timeout=20)))
        client = stack.enter_context(McpClient(tools))
        element(client, browser.pid, "Dead", "button")
        front = subprocess.Popen(["xterm", "-T", "Front"])
        stack.callback(lambda: (front.terminate(), front.wait(timeout=10)))
        activate("Front")
        thief = stack.enter_context(contextlib.closing(Thief(scratch)))
        activate("Front")
        return [*without_focus(client, thief), *confirmed(client, "gtk3", gtk), *confirmed(client, "qt5", qt), *delivered(client, gtk), *texts(client, gtk),
                *doubted(client, dead_gtk, dead_qt, browser.pid)]


class FocusWitness:
    """When a window lost the keyboard focus and got it back, as the X server told another program (xev)."""

    def __init__(self, title):
        self.process = subprocess.Popen(["stdbuf", "-oL", "xev", "-id", window_titled(title), "-event", "focus"], stdout=subprocess.PIPE, text=True)
        self.told = []
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        event = None
        for line in self.process.stdout:
            if found := re.match(r"Focus(In|Out) event", line):
                event = (time.monotonic(), found.group(1))
            # Grabs of keys are told as focus events too, and take it from nobody.
            elif event and (found := re.search(r"mode Notify(\w+)", line)):
                if found.group(1) in ("Normal", "WhileGrabbed"):
                    self.told.append(event)
                event = None

    def await_ready(self):
        """One that sees nothing would make any figure a good one."""
        deadline = time.monotonic() + PATIENCE_S
        while not self.told:
            if time.monotonic() > deadline:
                raise BenchError("xev told of no focus that was taken")
            activate("Thief")
            activate("Front")
            time.sleep(0.1)

    def away(self, since):
        """Milliseconds without the focus since then."""
        total, left = 0, None
        for at, what in [event for event in self.told if event[0] >= since]:
            if what == "Out" and left is None:
                left = at
            elif what == "In" and left is not None:
                total, left = total + at - left, None
        if left is not None:
            raise BenchError("the window in front did not get the focus back")
        return 1000 * total

    def close(self):
        self.process.terminate()
        self.process.wait(timeout=10)


def window_titled(title):
    return subprocess.run(["xdotool", "search", "--name", f"^{title}$"], capture_output=True, text=True, check=True, timeout=PATIENCE_S).stdout.split()[0]


def activate(title):
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        subprocess.run(["xdotool", "search", "--name", f"^{title}$", "windowactivate", "--sync"], capture_output=True, timeout=PATIENCE_S)
        active = subprocess.run(["xdotool", "getactivewindow", "getwindowname"], capture_output=True, text=True).stdout.strip()
        if active == title:
            return
        time.sleep(0.05)
    raise BenchError(f"{title} did not become the active window")


def element(client, pid, name, role=None):
    """What refers to an element by its name, and by its role where others have the same, once it is there."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        with contextlib.suppress(BenchError):
            state = client.tool("get_window_state", pid=pid, include_screenshot=False, format="json")[0]["structuredContent"]
            for found in state["elements"]:
                if found.get("name") == name and role in (None, found["role"]):
                    return {"window_id": state["window_id"], "element_token": found["element_token"], "on_screen": found.get("bounds"),
                            "in_window": found.get("window_bounds")}
        time.sleep(0.2)
    raise BenchError(f"no element {name} shows")


def middle(bounds):
    return bounds["x"] + bounds["width"] // 2, bounds["y"] + bounds["height"] // 2


def target(found):
    return {"window_id": found["window_id"], "element_token": found["element_token"]}


def must(result, effect, what):
    got = result["structuredContent"]["effect"]
    if got != effect:
        raise BenchError(f"{what}: {got} instead of {effect}")


class Thief:
    """An application of which a button opens a dialog, which comes to the front."""

    def __init__(self, scratch):
        self.process = subprocess.Popen(["/usr/bin/python3", str(FIXTURES / "thief.py"), f"{scratch}/thief.log", "--every", "0",
                                         "--for", str(int(1000 * DIALOG_S))], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.pid = self.process.pid

    def close(self):
        self.process.terminate()
        self.process.wait(timeout=10)


def without_focus(client, thief):
    """How long the user's window lacks the keyboard when a press in the background opens a dialog."""
    samples = []
    with contextlib.closing(FocusWitness("Front")) as witness:
        witness.await_ready()
        button = element(client, thief.pid, "Open")
        for _ in range(DIALOGS):
            begun = time.monotonic()
            client.tool("click", **target(button))
            time.sleep(DIALOG_S + AFTERMATH_S)
            samples.append(witness.away(begun))
    return [figure("without_focus", "without the user's focus, a press in the background that opens a dialog (gtk3)", "ms", summary(samples))]


def xdotool(*words):
    subprocess.run(["xdotool", *map(str, words)], check=True, timeout=PATIENCE_S)


def confirmed(client, name, application):
    """A press of a check box by its element, beside one with the pointer, which nobody confirms."""
    box = element(client, application.pid, "Check me")
    x, y = middle(box["on_screen"])

    def pressed():
        result, elapsed = client.tool("click", **target(box))
        must(result, "confirmed", f"a check box of {name}")
        return elapsed

    def by_pointer():
        begun = time.monotonic()
        xdotool("mousemove", x, y, "click", 1)
        return 1000 * (application.wait("toggled")["time"] - begun)

    def several(act):
        samples = []
        for _ in range(ROUNDS):
            application.lines()
            samples.append(act())
            time.sleep(BETWEEN_S)
        return samples

    replies = several(pressed)
    activate(application.title)
    floor = several(by_pointer)
    activate("Front")
    return [figure(f"click_{name}", f"click on a check box ({name}), to the confirmed reply", "ms", summary(replies), summary(floor),
                   names={"floor": "xdotool, in the foreground, until the application wrote that it was toggled"})]


def delivered(client, application):
    """Input by place and by key: until the application has it, beside xdotool, which takes pointer and focus."""
    window = {"pid": application.pid, "window_id": application.xid}
    canvas = element(client, application.pid, "Canvas")
    (x, y), at = middle(canvas["in_window"]), middle(canvas["on_screen"])

    def until(event, act):
        application.lines()
        begun = time.monotonic()
        act()
        told = 1000 * (application.wait(event)["time"] - begun)
        time.sleep(BETWEEN_S)
        return told

    click = [until("press", lambda: client.tool("click", **window, x=x, y=y)) for _ in range(ROUNDS)]
    hotkey = [until("key", lambda: client.tool("hotkey", **window, keys=["ctrl", "k"])) for _ in range(ROUNDS)]
    foreground = [until("press", lambda: client.tool("click", **window, x=x, y=y, delivery_mode="foreground")) for _ in range(ROUNDS // 2)]
    activate(application.title)
    by_pointer = [until("press", lambda: xdotool("mousemove", *at, "click", 1)) for _ in range(ROUNDS)]
    by_key = [until("key", lambda: xdotool("key", "ctrl+k")) for _ in range(ROUNDS)]
    activate("Front")
    # As somebody does by hand what the foreground means: the window comes to the front, is clicked, and the other one comes back.
    # Both are known by their numbers, as they are to the call.
    front = window_titled("Front")
    in_front = [until("press", lambda: xdotool("windowactivate", "--sync", application.xid, "mousemove", *at, "click", 1, "windowactivate", "--sync", front))
                for _ in range(ROUNDS // 2)]
    names = {"floor": "xdotool, in the foreground"}
    return [figure("click_point", "click at a point in the background, until the application has it", "ms", summary(click), summary(by_pointer), names=names),
            figure("hotkey", "hotkey in the background, until the application has it", "ms", summary(hotkey), summary(by_key), names=names),
            figure("click_foreground", "click at a point in the foreground, until the application has it", "ms", summary(foreground), summary(in_front),
                   names=names)]


def texts(client, application):
    """A thousand characters, all of which must arrive."""
    window = {"pid": application.pid, "window_id": application.xid}

    def until(act):
        application.lines()
        begun = time.monotonic()
        act()
        told = application.wait("text", lambda line: line["text"].endswith(TEXT))
        return 1000 * (told["time"] - begun)

    def emptied():
        client.tool("set_value", **target(element(client, application.pid, "Notes")), value="")
        application.wait("text", lambda line: not line["text"])

    def by_element():
        notes = element(client, application.pid, "Notes")
        return until(lambda: client.tool("type_text", **target(notes), text=TEXT))

    def by_keys():
        client.tool("press_key", **target(element(client, application.pid, "Notes")), key="end")
        return until(lambda: client.tool("type_text", **window, text=TEXT))

    def by_xdotool():
        activate(application.title)
        told = until(lambda: subprocess.run(["xdotool", "type", "--delay", "0", TEXT], check=True, timeout=60))
        activate("Front")
        return told

    samples = {}
    for name, act in (("element", by_element), ("keys", by_keys), ("xdotool", by_xdotool)):
        samples[name] = []
        for _ in range(TEXT_ROUNDS):
            samples[name].append(act())
            emptied()
    floor, names = summary(samples["xdotool"]), {"floor": "xdotool type --delay 0, in the foreground"}
    return [figure("text_element", "1,000 characters into a text by its element", "ms", summary(samples["element"]), floor, names=names),
            figure("text_keys", "1,000 characters by keys in the background", "ms", summary(samples["keys"]), floor, names=names)]


def doubted(client, gtk, qt, browser_pid):
    """Presses of which nothing comes, until the reply says that nothing was seen."""
    def times(arguments, what):
        samples = []
        for _ in range(DOUBTS):
            result, elapsed = client.tool("click", **arguments)
            must(result, "unverifiable", what)
            samples.append(elapsed)
            time.sleep(BETWEEN_S)
        return summary(samples)

    x, y = middle(element(client, gtk.pid, "Canvas")["in_window"])
    point = {"pid": gtk.pid, "window_id": gtk.xid, "x": x, "y": y}
    cases = [("gtk3", "a GTK 3 button", target(element(client, gtk.pid, "A"))), ("qt5", "a Qt 5 button", target(element(client, qt.pid, "A"))),
             ("chromium", "a button of a page in Chromium", target(element(client, browser_pid, "Dead", "button"))), ("point", "a point (GTK 3)", point)]
    return [figure(f"doubt_{key}", f"click of which nothing comes on {what}, to unverifiable", "ms", times(arguments, what)) for key, what, arguments in cases]
