"""What the tests of the packages share: everything that is distributed, made once, and the tools from npm that judge it."""
import functools
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = ROOT / "tests/dist"
OFFHAND = pathlib.Path(os.environ["OFFHAND_TEST_PROGRAM"])
LIBRARY = pathlib.Path(os.environ["OFFHAND_TEST_LIBRARY"])
# The program beside the library. A build for one machine has none but the program itself.
LAUNCHER = pathlib.Path(os.environ["OFFHAND_TEST_LAUNCHER"])
WORK = OFFHAND.parent / "dist-test"
WORK.mkdir(parents=True, exist_ok=True)
PATIENCE_S = 240


def run(*words, **options):
    options = {"capture_output": True, "text": True, "timeout": PATIENCE_S, "check": False} | options
    return subprocess.run([str(word) for word in words], **options)


def done(*words, **options):
    result = run(*words, **options)
    assert result.returncode == 0, (words, result.stdout, result.stderr)
    return result.stdout


def make(program, library, launcher, output):
    done(sys.executable, ROOT / "packaging/dist.py", "--program", program, "--library", library, "--launcher", launcher, "--output", output)
    return output


@functools.cache
def dist():
    return make(OFFHAND, LIBRARY, LAUNCHER, WORK / "dist")


def version():
    sys.path.insert(0, str(ROOT / "packaging"))
    import dist as made
    return made.version()


@functools.cache
def tools():
    """The folder of what tests/dist/npm names, as its lock file has it."""
    folder = WORK / "npm"
    folder.mkdir(parents=True, exist_ok=True)
    lock = folder / "installed-lock.json"
    if not lock.exists() or lock.read_text() != (HERE / "npm/package-lock.json").read_text():
        for file in (HERE / "npm").iterdir():
            if file.is_file():
                shutil.copy(file, folder)
        done("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", cwd=folder)
        shutil.copy(HERE / "npm/package-lock.json", lock)
    return folder


@functools.cache
def installed():
    """A folder in which somebody has installed the packages, from files and without a registry."""
    folder = pathlib.Path(tempfile.mkdtemp(dir=WORK))
    (folder / "package.json").write_text('{"name": "somebody", "private": true}')
    packages = [dist() / f"offhand-linux-x64-{version()}.tgz", dist() / f"offhand-{version()}.tgz"]
    done("npm", "install", "--offline", "--no-audit", "--no-fund", "--loglevel=error", *packages, cwd=folder)
    return folder


def ask(words, messages, **options):
    """The answers of an MCP server to these requests."""
    lines = "".join(json.dumps({"jsonrpc": "2.0", **message}) + "\n" for message in messages)
    return [json.loads(line) for line in done(*words, input=lines, **options).splitlines()]


HELLO = [{"id": 1, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}},
         {"method": "notifications/initialized"},
         {"id": 2, "method": "tools/call", "params": {"name": "list_windows", "arguments": {}}}]
