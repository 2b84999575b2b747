"""Runs the commands of a guide, as they stand there, on the desktop that this is started on. Only the example's numbers (process 844,
window 23, element 12) become those of an application that is there. Usage:
run_guide.py GUIDE OFFHAND [browser]; the last for the blocks that need one.

A block may say picture=NAME: where pictures are taken (tests/pictures), one is taken after it."""
import contextlib
import http.server
import json
import os
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time

# Servers would keep a reader's terminal, too: each runs until the next one is started. A daemon is waited for.
PRELUDE = """set -euo pipefail
server=
await() { local i; for ((i = 0; i < 1200; ++i)); do "$@" && return; sleep 0.05; done; echo "never: $*" >&2; return 1; }
quiet() { "$@" >/dev/null 2>&1; }
end_server() { if [ -n "$server" ]; then kill "$server"; wait "$server" || true; fi; server=; }
offhand() {
  case "$1 $*" in
    "mcp "*--http*) end_server; : > "$HOME/server.log"; command offhand "$@" 2> "$HOME/server.log" & server=$!; await grep -qE "https?://" "$HOME/server.log" ;;
    "serve "*) exec offhand "$@" ;;
    *) if [ -n "${daemon:-}" ]; then await quiet command offhand status; daemon=; fi; command offhand "$@" ;;
  esac
}
trap end_server EXIT
"""
# For an interactive shell, where nothing can be put before the command that starts the daemon.
AWAITS_DAEMON = """eval "$(declare -f offhand | sed '1s/offhand/run_offhand/')"
offhand() { [ -z "$(jobs -r)" ] || daemon=started; run_offhand "$@"; }
"""


def blocks(guide):
    """The needs of each block of commands, and the block."""
    return [(need, block) for need, _, block in blocks_and_pictures(guide)]


def blocks_and_pictures(guide):
    """The needs of each block of commands, the picture that is taken after it, and the block."""
    return re.findall(r"^ *```sh(?: needs=(\w+))?(?: picture=([\w-]+))?\n(.*?)^ *```$", pathlib.Path(guide).read_text(encoding="utf8"), re.DOTALL | re.MULTILINE)


def offhand(*words):
    done = subprocess.run(["offhand", "--no-daemon", *words, "--output", "json"], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, (words, done.stdout, done.stderr)
    return json.loads(done.stdout)


def with_real_numbers(text):
    if not re.search(r"--window-id 23\b", text):
        return text
    launched = offhand("launch_app", "--name", "gnome-calculator")
    window = launched["windows"][0]["window_id"]
    elements = offhand("get_window_state", "--window-id", str(window), "--pid", str(launched["pid"]))["elements"]
    button = next(e["element_index"] for e in elements if e["role"] == "button" and e.get("name") == "5")
    for example, real in ((r"--pid 844\b", f"--pid {launched['pid']}"), (r"--window-id 23\b", f"--window-id {window}"),
                          (r"--element-index 12\b", f"--element-index {button}")):
        text = re.sub(example, real, text)
    return text


LIBRARY = b"""<!doctype html><title>Library</title><h1>Library</h1><p>Open until six.</p>
<a class="more" href="/hours">Hours</a><br><a class="more" href="/map">Map</a>
<form id="login" onsubmit="document.querySelector('p').textContent = 'Welcome, ' + user.value + '.'; return false">
<input id="user" aria-label="Name"><button class="submit">Sign in</button></form>"""


class Library(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(LIBRARY)

    def log_message(self, *_):
        pass


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


def without_numbers(text):
    return [re.sub(r"[0-9]+", "0", line.rstrip()) for line in text.splitlines() if line.strip()]


def browser_window(title):
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        windows = offhand("list_windows")["windows"]
        for window in windows:
            if title in window["title"]:
                return window
        time.sleep(0.2)
    raise AssertionError(f"no window is called {title}: {windows}")


def run_with_browsers(guide):
    """What the commands of the first block say is what the guide shows behind it, whatever the numbers are; the browsers of the second
    serve their pages."""
    port = library()
    on_a_pipe, by_ports = [block for needs, block in blocks(guide) if needs == "browser"]
    shown = re.search(re.escape(on_a_pipe) + r"```\n.*?^```\n(.*?)^```$", guide.read_text(encoding="utf8"), re.DOTALL | re.MULTILINE)[1]
    said = subprocess.run(["bash", "-ec", on_a_pipe.replace(":8000/", f":{port}/")], timeout=200, check=True, stdout=subprocess.PIPE, text=True).stdout
    print(said)
    said = said[said.index("✅ get_text"):]
    assert without_numbers(said) == without_numbers(shown), (said, shown)
    offhand("kill_app", "--pid", str(browser_window("Chromium")["pid"]))
    for port in ("9222", "9223"):
        by_ports = by_ports.replace(port, str(free_port()))
    subprocess.run(["bash", "-ec", by_ports], timeout=200, check=True)
    for browser in ("Chromium", "Firefox"):
        window = browser_window(browser)
        offhand("page", "execute_javascript", "--javascript", "1 + 1", "--window-id", str(window["window_id"]))
        offhand("kill_app", "--pid", str(window["pid"]))


@contextlib.contextmanager
def home_of(program):
    """A home of the guide's own, in which `offhand` is found."""
    # What a browser's helpers still write while they end goes with the caller's folder.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as empty:
        # Pictures show a home by a name.
        home = os.environ.get("OFFHAND_GUIDE_HOME", empty)
        os.environ.update(HOME=home, XDG_CONFIG_HOME=home + "/.config", PATH=os.path.dirname(program) + ":" + os.environ["PATH"])
        yield pathlib.Path(home)


def library():
    """The small page of a library that guides speak of, on a port of its own."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Library)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_port


def typed(guide, picture, take_picture):
    """The commands of a guide, until a picture is taken, for an interactive shell, which shows each as if it were typed; and before them the
    file that the shell starts with."""
    found = blocks_and_pictures(guide)
    last = [name for _, name, _ in found].index(picture)
    text = with_real_numbers("".join(block for _, _, block in found[:last + 1]) + f"picture {picture}\n")
    if "127.0.0.1:8000/" in text:
        text = text.replace(":8000/", f":{library()}/")
    # The line that takes the picture is wiped out before.
    words = " ".join(take_picture)
    start = PRELUDE + f"picture() {{ printf '\\e[A\\e[2K$ '; {words} \"$1\"; printf '\\r\\e[2K'; }}\nPS1='$ '\n"
    return start + AWAITS_DAEMON + "set -v\n", text


def main(guide, program, need=""):
    with home_of(program):
        if pathlib.Path(guide).name == "page.md":
            return run_with_browsers(pathlib.Path(guide))
        text = "".join(block for needs, block in blocks(guide) if needs == need)
        script = PRELUDE + with_real_numbers(text).replace("offhand serve &", "daemon=started; offhand serve &")
        done = subprocess.run(["bash", "-c", script], timeout=240, check=False)
        sys.exit(done.returncode)


if __name__ == "__main__":
    main(*sys.argv[1:])
