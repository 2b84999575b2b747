#!/usr/bin/env python3
"""What becomes of keystrokes while an application comes to the front again and again, under each window manager that is
installed: the tables of docs/design/linux-measurements.md.

    tests/linux_x11/measure_keystrokes.py BUILD [--count 400] [--managers openbox,mutter] [--thieves gtk3,menu] [--most-lost 1]

BUILD holds `offhand` and key_interceptor_probe. With --most-lost it ends with 1 where a net lost more of the characters, or let them
arrive in another order. Each run has a sandbox of its own, in which the window manager takes over from
openbox.
"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
THIEF = HERE.parent / "support" / "fixtures" / "thief.py"
MANAGERS = {"openbox": None, "xfwm4": ["xfwm4", "--replace"], "metacity": ["metacity", "--replace"],
            "mutter": ["mutter", "--x11", "--replace"], "kwin_x11": ["kwin_x11", "--replace"], "i3": ["i3", "--replace", "-c", "/dev/null"]}
PAGE = """<title>Thief</title><script>setInterval(() => {
  const w = open('about:blank', '', 'width=300,height=200'); setTimeout(() => w.close(), 200); }, 400)</script>"""
CHROMIUM = ["chromium", "--no-sandbox", "--no-first-run", "--password-store=basic", "--disable-popup-blocking", "--disable-gpu"]


def thief_command(thief, folder):
    if thief == "chromium":
        page = pathlib.Path(folder) / "thief.html"
        page.write_text(PAGE)
        return [*CHROMIUM, f"--user-data-dir={folder}/chromium", f"--app=file://{page}"]
    kinds = {"gtk3": ["--toolkit", "gtk3"], "qt5": ["--toolkit", "qt5"], "menu": ["--with", "menu"],
             "gtk3-self": ["--with", "self"], "qt5-self": ["--toolkit", "qt5", "--with", "self"]}
    return ["/usr/bin/python3", str(THIEF), f"{folder}/got", *kinds[thief]]


def manager_name():
    """Of the window manager that is in charge."""
    return subprocess.run(["wmctrl", "-m"], capture_output=True, text=True).stdout.partition("\n")[0].lower()


def inside(probe, manager, mode, count, thief):
    command = MANAGERS[manager]
    if command:
        subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + 20
        while manager[:4] not in manager_name():
            if time.monotonic() > until:
                sys.exit(f"{manager} does not come up: {manager_name()}")
            time.sleep(0.1)
        time.sleep(1)  # mutter and kwin take in the windows that are there
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run([probe, "measure", mode, str(count), *thief_command(thief, folder)], capture_output=True, text=True)
        print(run.stdout or run.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--managers", default=",".join(MANAGERS))
    parser.add_argument("--thieves", default="gtk3,qt5")
    parser.add_argument("--modes", default="none,back,net")
    parser.add_argument("--most-lost", type=int, help="with a net, in one cell of the table")
    parser.add_argument("--inside", nargs=3, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    build = pathlib.Path(arguments.build).resolve()
    probe = str(build / "tests/linux_x11/key_interceptor_probe")
    if arguments.inside:
        manager, mode, thief = arguments.inside
        return inside(probe, manager, mode, arguments.count, thief)
    managers = [name for name in arguments.managers.split(",") if shutil.which(name)]
    missed = []
    for thief in arguments.thieves.split(","):
        print(f"\n{thief}, {arguments.count} characters: lost / ms without the focus (longest); keys caught\n")
        print("| | " + " | ".join(managers) + " |\n|---" + "|---" * len(managers) + "|")
        for mode in arguments.modes.split(","):
            cells = []
            for manager in managers:
                # A window may go while wmctrl or xdotool asks about it.
                for _attempt in range(3):
                    run = subprocess.run(
                        [str(build / "offhand"), "sandbox", "run", "--", sys.executable, __file__, str(build), "--count",
                         str(arguments.count), "--inside", manager, mode, thief], capture_output=True, text=True, timeout=180)
                    told = re.search(r"arrived (\d+) (in order|NOT AS TYPED) caught (\d+) away ([\d.]+) ms, longest ([\d.]+)", run.stdout)
                    if told:
                        break
                if not told:
                    cells.append("failed: " + (run.stdout + run.stderr).strip()[-120:])
                    missed.append(f"{thief}, {mode}, {manager}: not measured")
                    continue
                arrived, order, caught, away, longest = told.groups()
                lost = arguments.count - int(arrived)
                if mode == "net" and (lost > (arguments.most_lost or 0) or (not lost and order != "in order")):
                    missed.append(f"{thief}, {manager}: {lost} lost with a net, {order}")
                mark = "" if order == "in order" or lost else ", NOT IN ORDER"
                cells.append(f"{lost}{mark} / {float(away):.0f} ({float(longest):.1f}); {caught}")
            print(f"| {mode} | " + " | ".join(cells) + " |", flush=True)
    if arguments.most_lost is not None and missed:
        sys.exit("missed: " + "; ".join(missed))


if __name__ == "__main__":
    main()
