"""What a program costs, as the kernel counts it."""

import os
import pathlib

PAGE = os.sysconf("SC_PAGE_SIZE")


def parent_of(pid):
    return int(pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[1])


def family(pid):
    """The process and all that descend from it."""
    parents = {}
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = parent_of(int(entry.name))
            except (OSError, ValueError, IndexError):  # ended meanwhile
                continue
    members, grown = {pid}, True
    while grown:
        more = {child for child, parent in parents.items() if parent in members} - members
        members |= more
        grown = bool(more)
    return members


def cpu_ns(path):
    try:
        return int(pathlib.Path(path, "schedstat").read_text().split()[0])
    except (OSError, ValueError, IndexError):
        return 0


def usage(pid):
    """Time on a processor of the main thread and of every thread of the family, and its memory."""
    total, resident = 0, 0
    for member in family(pid):
        try:
            total += sum(cpu_ns(thread) for thread in pathlib.Path(f"/proc/{member}/task").iterdir())
            resident += int(pathlib.Path(f"/proc/{member}/statm").read_text().split()[1]) * PAGE
        except (OSError, ValueError, IndexError):
            continue
    return {"main_ms": cpu_ns(f"/proc/{pid}/task/{pid}") / 1e6, "all_ms": total / 1e6, "memory_mb": resident / 2**20}
