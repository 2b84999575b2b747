"""Window managers and a compositor in place of those that a desktop starts with."""

import pathlib
import subprocess
import tempfile

from support.desktop import wait_for

# Under i3 windows float, so that they can be laid over each other.
FLOATING = '# i3 config file (v4)\nfor_window [class=".*"] floating enable\nfont pango:monospace 8\n'
MANAGERS = {"openbox": None, "xfwm4": ["xfwm4", "--replace", "--compositor=off"], "metacity": ["metacity", "--replace", "--no-composite"],
            "mutter": ["mutter", "--x11", "--replace"], "kwin_x11": ["kwin_x11", "--replace"], "i3": ["i3", "--replace", "-c"]}
COMPOSITORS = {"none": None, "picom": ["picom", "--backend", "xrender"]}


def quietly(command):
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def running():
    return subprocess.run(["wmctrl", "-m"], capture_output=True, text=True, check=False).stdout.partition("\n")[0].lower()


def start_manager(name):
    command = MANAGERS[name]
    if command is None:
        return
    if name == "i3":
        with tempfile.NamedTemporaryFile("w", prefix="i3-", suffix=".conf", delete=False) as config:
            config.write(FLOATING)
        command = [*command, config.name]
    quietly(command)
    if not wait_for(lambda: name.removesuffix("_x11") in running(), 30, 0.1):
        raise SystemExit(f"{name} does not come up; running: {running()}")
    if name == "i3":
        pathlib.Path(command[-1]).unlink(missing_ok=True)


def start_compositor(name, desktop):
    if COMPOSITORS[name] is None:
        return
    quietly(COMPOSITORS[name])
    # mutter and kwin are compositors themselves: beside them another one ends at once.
    if not wait_for(lambda: desktop.display.get_selection_owner(desktop.atom("_NET_WM_CM_S0")), 10, 0.1):
        raise SystemExit(f"{name} does not come up")
