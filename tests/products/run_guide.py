"""Runs the commands of a guide, as they stand there, on the desktop that this is started on. Only the example's numbers (process 844,
window 23, element 12) become those of an application that is there. Usage: run_guide.py GUIDE OFFHAND"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

# Servers would keep a reader's terminal, too: each runs until the next one is started. A daemon is waited for.
PRELUDE = """set -euo pipefail
server=
await() { local i; for ((i = 0; i < 1200; ++i)); do "$@" && return; sleep 0.05; done; echo "never: $*" >&2; return 1; }
quiet() { "$@" >/dev/null 2>&1; }
end_server() { if [ -n "$server" ]; then kill "$server"; wait "$server" || true; fi; server=; }
offhand() {
  case "$1 $*" in
    "mcp "*--http*) end_server; : > "$HOME/server.log"; command offhand "$@" 2> "$HOME/server.log" & server=$!; await grep -q http:// "$HOME/server.log" ;;
    "serve "*) exec offhand "$@" ;;
    *) if [ -n "${daemon:-}" ]; then await quiet command offhand status; daemon=; fi; command offhand "$@" ;;
  esac
}
trap end_server EXIT
"""


def blocks(guide):
    """The needs of each block of commands, and the block."""
    return re.findall(r"^```sh(?: needs=(\w+))?\n(.*?)^```$", pathlib.Path(guide).read_text(encoding="utf8"), re.DOTALL | re.MULTILINE)


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


def main(guide, program):
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(HOME=home, XDG_CONFIG_HOME=home + "/.config", PATH=os.path.dirname(program) + ":" + os.environ["PATH"])
        text = "".join(block for needs, block in blocks(guide) if not needs)
        script = PRELUDE + with_real_numbers(text).replace("offhand serve &", "daemon=started; offhand serve &")
        done = subprocess.run(["bash", "-c", script], timeout=240, check=False)
        sys.exit(done.returncode)


if __name__ == "__main__":
    main(*sys.argv[1:])
