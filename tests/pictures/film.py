"""The film at the top of README: an agent computes a sum and fills a form in, while somebody types a letter in front of both windows.

Nothing in it is staged but the places of the windows. The agent is a client of `offhand mcp`; the user is xdotool, which types all the while.
Fails, and leaves no film, where the sum or the order did not come out, or where pointer, focus, front window or text were disturbed."""
import pathlib
import random
import subprocess
import sys
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "demo"))
from demo import Client, EditorText, fail, run, wait_for  # noqa: E402

SIZE = (960, 600)
FRAMES_A_SECOND = 12
LETTER = "Dear Ann,\n\nthe chairs are on their way. My agent places the order\nbehind this letter, while I write on.\n\nSee you on Friday, Ada"
KEYS = {" ": "space", ",": "comma", ".": "period", "\n": "Return"}
# Where the windows are: what the agent works in lies behind the letter, and partly under it.
PLACES = {"order": (32, 52, 480, 340), "calculator": (574, 24, 356, 492), "letter": (250, 336, 500, 216)}


def place(window, spot):
    x, y, width, height = (str(number) for number in PLACES[spot])
    run("xdotool", "windowsize", window, width, height)
    run("xdotool", "windowmove", window, x, y)


class Typist:
    """Fingers on the keys: in the rhythm of somebody who writes, which is the same each time."""

    def __init__(self, folder):
        file = folder / "letter.txt"
        file.write_text("")
        self.editor = subprocess.Popen(["mousepad", "--disable-server", str(file)], stderr=subprocess.DEVNULL)
        self.window = wait_for("The editor's window", lambda: subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.editor.pid), "--class", "mousepad"], capture_output=True, text=True).stdout.split())[-1]
        place(self.window, "letter")
        run("xdotool", "windowactivate", "--sync", self.window)
        wait_for("The editor's focus", lambda: run("xdotool", "getwindowfocus").strip() == self.window)
        run("xdotool", "mousemove", "650", "378")  # over the text, GTK hides it while somebody types
        self.text = EditorText(self.editor.pid)

    def begin(self):
        self.typing = threading.Thread(target=self.type_letter)
        self.typing.start()

    def type_letter(self):
        """By one xdotool: starting one for each letter would take the time that the film shows."""
        rhythm = random.Random(7)
        with subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE, text=True) as keys:
            for character in LETTER:
                keys.stdin.write(f"key {KEYS.get(character, character)}\n")
                keys.stdin.flush()
                time.sleep(rhythm.uniform(0.03, 0.1) + (0.2 if character in ".,\n" else 0))

    def finish(self):
        self.typing.join()
        wait_for("The whole letter", lambda: self.text.read() == LETTER)

    def desk(self):
        return {"pointer": run("xdotool", "getmouselocation").split()[:2], "focus": run("xdotool", "getwindowfocus").strip(),
                "front window": run("xdotool", "getactivewindow").strip()}


class Agent:
    """A client that names its session, so that a cursor shows where it acts."""

    def __init__(self, offhand):
        self.client = Client([offhand, "mcp", "--tools", "full"])

    def do(self, tool, /, **arguments):
        return self.client.tool(tool, session="agent", **arguments)["structuredContent"]

    def element(self, window, role, name):
        found = self.do("find_elements", **window, role=role, name=name, exact=True)["elements"]
        if not found:
            fail(f"there is no {role} {name}")
        return {"element_token": found[0]["element_token"]}

    def reckon(self, window):
        for key in "6 × 3 4 . 5 0 =".split():
            self.do("click", **self.element(window, "button", key))
        self.do("wait_for", **window, text="207")

    def order(self, window):
        for name, value in (("Customer", "Lindqvist & Sons"), ("Pieces", "6"), ("Total in euros", "207.00")):
            self.do("set_value", **self.element(window, "textbox", name), value=value)
        self.do("click", **self.element(window, "checkbox", "Send an invoice"))
        self.do("click", **self.element(window, "button", "Send order"))
        self.do("wait_for", **window, text="✓ Sent")


def opened(agent, spot, **application):
    launched = agent.do("launch_app", **application)
    window = {"pid": launched["pid"], "window_id": launched["windows"][0]["window_id"]}
    place(str(window["window_id"]), spot)
    return window


def open_page(agent, folder):
    page = (HERE / "order.html").as_uri()
    return opened(agent, "order", name="chromium", additional_arguments=[
        f"--user-data-dir={folder}/browser", "--no-first-run", "--no-default-browser-check", "--disable-backgrounding-occluded-windows",
        "--force-renderer-accessibility", f"--app={page}"])


def film(offhand, folder, display):
    user = Typist(folder)
    agent = Agent(offhand)
    order = open_page(agent, folder)
    calculator = opened(agent, "calculator", name="gnome-calculator")
    agent.do("wait_for", **order, role="button", name="Send order")
    agent.do("set_agent_cursor_motion", cursor_label="agent", cursor_color="#e8590c", glide_duration_ms=260)
    before = user.desk()
    raw = folder / "film.mkv"
    camera = subprocess.Popen(["ffmpeg", "-y", "-loglevel", "error", "-f", "x11grab", "-draw_mouse", "1", "-framerate", str(FRAMES_A_SECOND),
                               "-video_size", f"{SIZE[0]}x{SIZE[1]}", "-i", display, "-c:v", "libx264rgb", "-preset", "ultrafast", "-tune", "zerolatency", "-qp", "0",
                               "-flush_packets", "1", raw],
                              stdin=subprocess.PIPE)
    wait_for("The first picture of the film", lambda: raw.exists() and raw.stat().st_size > 0)
    began = time.monotonic()
    user.begin()
    agent.reckon(calculator)
    agent.order(order)
    user.finish()
    print(f"film: done in {time.monotonic() - began:.1f} s")
    time.sleep(2)  # the end stays to be read before the film begins anew
    camera.communicate(b"q", timeout=60)
    if user.desk() != before:
        fail(f"the user was disturbed: {before} became {user.desk()}")
    agent.client.close()
    return raw


def animated(raw, output):
    """Few colours and no grain, so that only what changed takes room."""
    palette = "split[a][b];[a]palettegen=max_colors=200:stats_mode=full[p];[b][p]paletteuse=dither=none:diff_mode=rectangle"
    subprocess.run(["ffmpeg", "-y", "-loglevel", "error", "-i", raw, "-vf", f"mpdecimate=max=6,{palette}", "-vsync", "vfr", "-loop", "0", output], check=True)
    subprocess.run(["ffmpeg", "-y", "-loglevel", "error", "-sseof", "-0.2", "-i", raw, "-frames:v", "1", output.with_name("film-end.png")], check=True)
