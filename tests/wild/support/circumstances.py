"""Under which circumstances a task is done: always the same for a task."""

import zlib

# Beside openbox, with which a desktop starts.
MANAGERS = ("dwm", "awesome", "fluxbox", "icewm", "twm")


def of_task(name):
    """Its window manager, another one in a tenth of the tasks, and whether the user composes Korean meanwhile, which they do in a third."""
    number = zlib.crc32(name.encode())
    return MANAGERS[number // 10 % len(MANAGERS)] if number % 10 == 0 else "openbox", number // 100 % 3 == 0
