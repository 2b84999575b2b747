"""Window managers in place of the one that a desktop starts with. Some of them give no focus back, place windows themselves, or tell nothing."""

import pathlib
import subprocess

from Xlib import X

from support.desktop import wait_for

# twm asks for the place of each window otherwise, by an outline that follows the pointer.
TWM = "RandomPlacement\n"
TWM_OF_DEBIAN = pathlib.Path("/etc/X11/twm/system.twmrc")
MANAGERS = {"openbox": None, "dwm": ["dwm"], "awesome": ["awesome"], "fluxbox": ["fluxbox"], "icewm": ["icewm"], "twm": ["twm", "-f"]}
LEFT_BY_THE_FIRST = ("_NET_ACTIVE_WINDOW", "_NET_CLIENT_LIST", "_NET_CLIENT_LIST_STACKING", "_NET_SUPPORTED", "_NET_SUPPORTING_WM_CHECK")
COME_UP_S = 20


def start(manager, desktop, folder):
    """Returns once it manages windows."""
    if manager == "openbox":
        return
    subprocess.run(["openbox", "--exit"], check=False, stderr=subprocess.DEVNULL)

    def is_taken():
        attributes = desktop.root.get_attributes()
        return bool(attributes.all_event_masks & X.SubstructureRedirectMask)

    wait_for(lambda: not is_taken(), COME_UP_S, 0.05)
    for name in LEFT_BY_THE_FIRST:
        desktop.root.delete_property(desktop.atom(name))
    desktop.display.sync()
    command = MANAGERS[manager]
    if manager == "twm":
        settings = pathlib.Path(folder) / "twmrc"
        settings.write_text(TWM + TWM_OF_DEBIAN.read_text())
        command = [*command, str(settings)]
    subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    if not wait_for(is_taken, COME_UP_S, 0.05):
        raise RuntimeError(f"{manager} does not come up within {COME_UP_S} s")
