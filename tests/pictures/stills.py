"""Pictures that stand still: of the worked tasks, each taken while the commands of its guide run in a terminal, and of cursors and a recording."""
import base64
import os
import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "demo"), str(HERE.parent / "products")]
from demo import Client, fail, run, wait_for  # noqa: E402

SIZE = (1040, 640)
# How high the part of a recording is that is shown: one turn.
SHOWN = 880
TERMINAL = ["xfce4-terminal", "--disable-server", "--hide-menubar", "--hide-scrollbar", "--hide-toolbar", "--title", "Terminal", "--color-bg", "#1d2833",
            "--color-text", "#e6ebef", "--font", "DejaVu Sans Mono 9"]
# Where the terminal is: beside what it works on, or below what needs the whole width.
BESIDE, BELOW = "84x30+20+40", "100x17+20+344"
PLACES = {"task-save-a-file": BELOW, "task-read-a-sheet": BELOW, "task-fill-a-form": BELOW, "page": BELOW}


def screen(file):
    """The screen, once two pictures of it are the same."""
    def shot(name):
        run("scrot", "--overwrite", str(name))
        return name.read_bytes()

    last = file.with_name(file.name + ".part.png")
    before = [b""]

    def rests():
        now = shot(last)
        same, before[0] = now == before[0], now
        if not same:
            time.sleep(0.3)
        return same

    wait_for("A screen at rest", rests, 30)
    subprocess.run(["ffmpeg", "-y", "-loglevel", "error", "-i", last, "-vf", "split[a][b];[a]palettegen=max_colors=256[p];[b][p]paletteuse=dither=none", file], check=True)
    last.unlink()


def of_guide(guide, offhand, folder, picture):
    """The guide's commands run in a terminal as a reader types them."""
    import run_guide
    ended, start, script = folder / "ended", folder / "start", folder / "typed"
    with run_guide.home_of(offhand):
        inner = f"until [ -e {script} ]; do sleep 0.05; done; bash --noediting --rcfile {start} -i < {script}; echo $? > {ended}"
        terminal = subprocess.Popen([*TERMINAL, "--geometry", PLACES.get(picture.stem, BESIDE), "-x", "bash", "-c", inner])
        try:
            # What the guide begins with finds its place beside the terminal.
            wait_for("The terminal", lambda: subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "^Terminal$"], capture_output=True).stdout)
            first, text = run_guide.typed(guide, picture.stem, [sys.executable, str(HERE / "stills.py"), str(picture.parent)])
            start.write_text(first)
            (folder / "typing").write_text(text)
            os.replace(folder / "typing", script)
            wait_for("The end of the guide's commands", ended.exists, 400)
        finally:
            terminal.terminate()
    if ended.read_text().strip() != "0" or not picture.exists():
        fail(f"the commands of {guide.name} ended with {ended.read_text()}")


def cursors(offhand, folder, picture):
    """Two sessions at work, each with its cursor."""
    client = Client([offhand, "mcp", "--tools", "full"])

    def do(tool, session, /, **arguments):
        return client.tool(tool, session=session, **arguments)["structuredContent"]

    def opened(name, x, y, width, height):
        launched = do("launch_app", "set-up", name=name)
        window = {"pid": launched["pid"], "window_id": launched["windows"][0]["window_id"]}
        do("set_window_frame", "set-up", **window, x=x, y=y, width=width, height=height)
        return window

    def element(session, window, **what):
        return {"element_token": do("find_elements", session, **window, **what)["elements"][0]["element_token"]}

    calculator = opened("gnome-calculator", 70, 60, 360, 500)
    letter = opened("mousepad", 470, 130, 500, 360)
    for session, color in (("reckoning", "#d6336c"), ("writing", "#1c7ed6")):
        do("set_agent_cursor_motion", session, cursor_label=session, cursor_color=color)
    do("type_text", "writing", **element("writing", letter, role="textbox"), text="Six times seven is what\nthe other one finds out.")
    for key in "6×7=":
        do("click", "reckoning", **element("reckoning", calculator, role="button", name=key, exact=True))
    do("wait_for", "reckoning", **calculator, text="42")
    screen(picture)
    client.close()


def recording(offhand, folder, picture):
    """The page of a recording, in a browser without a screen."""
    os.environ["OFFHAND_TEST_PROGRAM"] = offhand
    from headless import Headless
    client = Client([offhand, "mcp", "--tools", "full"])
    client.tool("start_recording", output_dir=str(folder / "sum"))
    launched = client.tool("launch_app", name="gnome-calculator")["structuredContent"]
    window = {"pid": launched["pid"], "window_id": launched["windows"][0]["window_id"]}
    seen = client.tool("get_window_state", **window, format="json", include_screenshot=False)["structuredContent"]["elements"]
    buttons = {element["name"]: element["element_index"] for element in seen if element["role"] == "button"}
    for key in "6×7=":
        client.tool("click", **window, element_index=buttons[key])
    client.tool("wait_for", **window, text="42")
    client.tool("stop_recording")
    client.close()
    run(offhand, "recording", "render", str(folder / "sum"))
    browser = Headless(folder / "profile", 760, SHOWN)
    browser.open((folder / "sum/recording.html").as_uri())
    browser.value("document.documentElement.style.scrollbarWidth = 'none', scrollTo(0, document.body.scrollHeight)")
    picture.write_bytes(base64.b64decode(browser.ask("Page.captureScreenshot", format="png")["data"]))
    browser.close()


ALONE = {"cursor": cursors, "recording": recording}


if __name__ == "__main__":
    screen(pathlib.Path(sys.argv[1]) / f"{sys.argv[2]}.png")
