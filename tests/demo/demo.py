"""The main job, for eyes and for CI: an agent computes 6 x 7 in a calculator while somebody types into another window.

Everything happens on a private desktop. The agent side is an MCP client on the standard streams of `offhand mcp`; the
user's side is xdotool, which types into a text editor all the while. After every step the user's pointer, keyboard
focus, active window and stacking order are compared with what they were, and the text that has arrived in the editor with
what was typed so far. Exits with 1 if the result is not 42 or if
anything of the user's was disturbed.
"""

import argparse
import ast
import json
import os
import pathlib
import re
import subprocess
import sys
import threading
import time

TYPED = "all the while somebody types here "


def fail(message):
    print(f"✗ {message}", file=sys.stderr)
    sys.exit(1)


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, timeout=10, check=True).stdout


def wait_for(what, condition, seconds=15):
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        value = condition()
        if value:
            return value
        time.sleep(0.02)
    fail(f"{what} did not happen within {seconds} s")


class Client:
    """A minimal MCP client: one JSON message a line."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.next_id = 0
        self.request("initialize", {"protocolVersion": "2025-11-25", "capabilities": {},
                                    "clientInfo": {"name": "demo", "version": "1"}})

    def request(self, method, params):
        self.next_id += 1
        message = {"jsonrpc": "2.0", "id": self.next_id, "method": method, "params": params}
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            fail(f"offhand ended during {method}")
        reply = json.loads(line)
        if "error" in reply:
            fail(f"{method}: {reply['error']['message']}")
        return reply["result"]

    def tool(self, name, /, **arguments):
        result = self.request("tools/call", {"name": name, "arguments": arguments})
        if result.get("isError"):
            fail(f"{name}: {result['content'][0]['text']}")
        return result

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=10)


class EditorText:
    """The text of an application's field, as its accessibility interface tells it to any program: here to gdbus."""

    def __init__(self, pid):
        answer = run("gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus",
                     "--method", "org.a11y.Bus.GetAddress")
        self.bus = answer.strip().strip("(),'")
        self.place = wait_for("The editor's text field", lambda: self.find(pid))

    def call(self, name, path, method, *arguments):
        return run("gdbus", "call", "--address", self.bus, "--dest", name, "--object-path", path, "--method", method,
                   *arguments)

    def find(self, pid):
        """The field of the process that has the focus."""
        editable, focused = 1 << 7, 1 << 12
        rule = f"([{editable | focused},0],1,@a{{ss}} {{}},1,@ai [],1,@as [],1,false)"
        root = "/org/a11y/atspi/accessible/root"
        applications = self.call("org.a11y.atspi.Registry", root, "org.a11y.atspi.Accessible.GetChildren")
        for name in re.findall(r"'(:[\d.]+)'", applications):
            owner = self.call("org.freedesktop.DBus", "/", "org.freedesktop.DBus.GetConnectionUnixProcessID", name)
            if owner.strip() == f"(uint32 {pid},)":
                fields = self.call(name, root, "org.a11y.atspi.Collection.GetMatches", rule, "1", "1", "true")
                if paths := re.findall(r"'(/[^']+)'", fields):
                    return name, paths[0]
        return None

    def read(self):
        return ast.literal_eval(self.call(*self.place, "org.a11y.atspi.Text.GetText", "0", str(2**31 - 1)).strip())[0]


class User:
    """The one at the desk: a text editor in front, the pointer somewhere, fingers on the keys."""

    def __init__(self, folder):
        self.file = folder / "user.txt"
        self.file.write_text("")
        self.editor = subprocess.Popen(["mousepad", "--disable-server", str(self.file)], stderr=subprocess.DEVNULL)
        pid = str(self.editor.pid)
        self.window = wait_for("The editor's window", lambda: subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", pid, "--class", "mousepad"], capture_output=True, text=True).stdout.split())[-1]
        run("xdotool", "windowactivate", "--sync", self.window)
        wait_for("The editor's focus", lambda: run("xdotool", "getwindowfocus").strip() == self.window)
        run("xdotool", "mousemove", "1500", "800")
        self.text = EditorText(self.editor.pid)
        # A character counts as sent before xdotool has it, and as typed when xdotool is done with it.
        self.sent = self.typed = ""
        self.stop = threading.Event()
        self.typist = threading.Thread(target=self.type, daemon=True)

    def type(self):
        while not self.stop.is_set():
            character = TYPED[len(self.typed) % len(TYPED)]
            self.sent += character
            run("xdotool", "type", "--delay", "0", character)
            self.typed += character
            self.stop.wait(0.08)

    def desk(self):
        """What must stay as it is, as programs other than offhand see it."""
        location = re.findall(r"-?\d+", run("xdotool", "getmouselocation"))
        stacking = re.findall(r"0x[0-9a-f]+", run("xprop", "-root", "_NET_CLIENT_LIST_STACKING"))
        return {"pointer": location[:2], "focus": run("xdotool", "getwindowfocus").strip(),
                "active window": run("xdotool", "getactivewindow").strip(), "stacking": stacking}

    def check_text(self, step):
        """What has arrived is what was sent, from its start, with nothing between; and all that was typed by now arrives."""
        typed = self.typed

        def arrived():
            text = self.text.read()
            if not self.sent.startswith(text):
                fail(f"{step}: the user's text is not what was typed:\n  typed {self.sent!r}\n  found {text!r}")
            return len(text) >= len(typed)

        wait_for(f"{step}: the arrival of what the user typed", arrived)

    def finish(self):
        """Saves, and returns what the editor holds."""
        self.stop.set()
        self.typist.join()
        run("xdotool", "key", "ctrl+s")
        wait_for("Saving the editor's text", lambda: len(self.file.read_text()) >= len(self.typed))
        self.editor.terminate()
        return self.file.read_text().rstrip("\n")


def check_user(step, user, before, new_window=None):
    after = user.desk()
    # A window that has just appeared has its place below all that the user had in front.
    stacking = [window for window in after["stacking"] if new_window is None or int(window, 16) != new_window]
    if new_window is not None and int(after["stacking"][-1], 16) == new_window:
        fail(f"{step}: the new window stays in front")
    for what in ("pointer", "focus", "active window"):
        if before[what] != after[what]:
            fail(f"{step}: the user's {what} changed from {before[what]} to {after[what]}")
    if [w for w in before["stacking"]] != stacking and before["stacking"] != after["stacking"]:
        fail(f"{step}: the stacking order changed from {before['stacking']} to {after['stacking']}")
    user.check_text(step)


def buttons_of(elements):
    return {element["name"]: element for element in elements if element["role"] == "button"}


def shows_42(elements):
    return any("42" in (element.get("value", "") or element["name"]).split() or element.get("value", "").strip() == "42"
               for element in elements if element["role"] in ("text", "textbox", "listitem", "label", "generic", "document"))


def demo(offhand, folder):
    started = time.monotonic()
    steps = []

    def step(text, since):
        steps.append(text)
        print(f"  {len(steps):2}. {text:<58} {1000 * (time.monotonic() - since):7.1f} ms")

    print("A user types in an editor; an agent computes 6 × 7 in a calculator behind it.\n")
    user = User(folder)
    client = Client([offhand, "mcp", "--tools", "full"])
    user.typist.start()
    before = user.desk()

    since = time.monotonic()
    launched = client.tool("launch_app", name="gnome-calculator")["structuredContent"]
    step(f"launch_app gnome-calculator: pid {launched['pid']}", since)
    for effect in launched.get("side_effects", []):
        print(f"        {effect['kind']} lost for {effect['duration_ms']} ms, restored: {effect['restored']}")
        if not effect["restored"]:
            fail(f"launch_app: {effect['kind']} was not restored")
    pid, window = launched["pid"], launched["windows"][0]["window_id"]
    check_user("launch_app", user, before, window)
    before = user.desk()

    since = time.monotonic()
    state = client.tool("get_window_state", pid=pid, window_id=window, format="json", include_screenshot=False)
    elements = state["structuredContent"]["elements"]
    step(f"get_window_state: {len(elements)} elements", since)
    check_user("get_window_state", user, before)
    buttons = buttons_of(elements)
    for name in ("6", "×", "7", "="):
        if name not in buttons:
            fail(f"the calculator has no button {name}: {sorted(buttons)}")
    for name in ("6", "×", "7", "="):
        since = time.monotonic()
        result = client.tool("click", element_token=buttons[name]["element_token"])["structuredContent"]
        step(f"click {name}: {result['effect']} by {result['path']}", since)
        if result["path"] != "x11_atspi":
            fail(f"click {name} went by {result['path']}, not by x11_atspi")
        if "side_effects" in result:
            fail(f"click {name} had side effects: {result['side_effects']}")
        check_user(f"click {name}", user, before)

    since = time.monotonic()
    deadline = since + 5
    while True:
        state = client.tool("get_window_state", pid=pid, window_id=window, format="json", include_screenshot=False)
        if shows_42(state["structuredContent"]["elements"]):
            break
        if time.monotonic() > deadline:
            values = [(e["role"], e["name"], e.get("value")) for e in state["structuredContent"]["elements"] if e.get("value")]
            fail(f"the calculator does not show 42: {values}")
    step("get_window_state: the display reads 42", since)
    check_user("get_window_state", user, before)

    since = time.monotonic()
    picture = folder / "calculator.png"
    client.tool("get_window_state", pid=pid, window_id=window, include_accessibility_tree=False,
                screenshot_out_file=str(picture))
    step("get_window_state: a picture of the covered window", since)
    check_user("get_window_state", user, before)
    (folder / "desktop.png").unlink(missing_ok=True)
    run("scrot", str(folder / "desktop.png"))

    text = user.finish()
    if text != user.typed:
        fail(f"the user's text is not what was typed:\n  typed {user.typed!r}\n  found {text!r}")
    client.tool("kill_app", pid=pid)
    client.close()
    print(f"\n✓ 6 × 7 = 42, by {len(steps)} steps in {time.monotonic() - started:.1f} s. Meanwhile the user typed "
          f"{len(text)} characters; pointer, focus,\n  active window, stacking and text were checked after every step.")
    print(f"✓ Pictures: {picture} and {folder / 'desktop.png'}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--offhand", required=True)
    parser.add_argument("--output", required=True)
    options = parser.parse_args()
    offhand = str(pathlib.Path(options.offhand).resolve())
    folder = pathlib.Path(options.output).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    if os.environ.get("OFFHAND_SANDBOX_ID"):
        demo(offhand, folder)
        return
    # Start again inside a private desktop.
    inside = [sys.executable, os.path.abspath(__file__), "--offhand", offhand, "--output", str(folder)]
    sys.exit(subprocess.run([offhand, "sandbox", "run", "--size", "1600x900", "--", *inside]).returncode)


if __name__ == "__main__":
    main()
