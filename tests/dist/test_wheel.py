"""The Python wheel: what is in it, installed by pip into an environment of its own, and used from there on a private desktop."""
import base64
import csv
import email
import functools
import hashlib
import io
import json
import os
import pathlib
import re
import sys
import tempfile
import unittest
import zipfile

from support import HELLO, LIBRARY, ROOT, WORK, ask, dist, done, run, version

WITH_WINDOWS = ROOT / "tests/library"
INTERFACE = ROOT / "impl/library/symbols.map"


def wheel():
    found = list(dist().glob("*.whl"))
    assert len(found) == 1, found
    return found[0]


def content():
    """{name: bytes}, as it is stored."""
    with zipfile.ZipFile(wheel()) as packed:
        assert packed.testzip() is None
        return {name: packed.read(name) for name in packed.namelist()}


def told(name):
    return content()[f"offhand-{version()}.dist-info/{name}"].decode()


@functools.cache
def environment():
    """Where somebody has installed it, without a registry."""
    folder = pathlib.Path(tempfile.mkdtemp(dir=WORK))
    done(sys.executable, "-m", "venv", folder)
    done(folder / "bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-cache-dir", wheel())
    return folder


def libraries():
    """offhand.libs as installed."""
    return next(environment().glob("lib/python*/site-packages/offhand.libs"))


def newest_glibc(file):
    found = re.findall(r"\bGLIBC_([0-9]+)\.([0-9]+)", done("objdump", "-T", file))
    return max((int(major), int(minor)) for major, minor in found)


def exported(library):
    return {line.split()[-1].split("@")[0] for line in done("nm", "-D", "--defined-only", library).splitlines() if line.split()[-2] != "A"}


class Wheel(unittest.TestCase):
    def test_sums_in_its_record_are_those_of_all_files(self):
        files = content()
        own = f"offhand-{version()}.dist-info/RECORD"
        rows = list(csv.reader(io.StringIO(files[own].decode())))
        self.assertEqual(sorted(row[0] for row in rows), sorted(files))
        for name, total, size in rows:
            if name == own:
                self.assertEqual((total, size), ("", ""))
                continue
            algorithm, value = total.split("=", 1)
            self.assertEqual(value, base64.urlsafe_b64encode(hashlib.new(algorithm, files[name]).digest()).rstrip(b"=").decode(), name)
            self.assertEqual(int(size), len(files[name]), name)

    def test_is_packed_the_same_way_whenever_it_is_packed(self):
        with zipfile.ZipFile(wheel()) as packed:
            entries = packed.infolist()
        self.assertEqual({entry.date_time for entry in entries}, {(1985, 10, 26, 8, 15, 0)})
        names = [entry.filename for entry in entries]
        self.assertEqual(names, sorted(names, key=lambda name: (".dist-info/" in name, pathlib.PurePosixPath(name))))
        runnable = {entry.filename for entry in entries if entry.external_attr >> 16 & 0o111}
        self.assertEqual(runnable, {f"offhand-{version()}.data/scripts/offhand", "offhand.libs/offhand", f"offhand.libs/{self.soname()}"})

    def soname(self):
        return re.search(r'^SONAME = "(.*)"$', content()["offhand.py"].decode(), re.MULTILINE)[1]

    def test_says_what_it_is_in_the_words_of_the_specification(self):
        metadata = email.message_from_string(told("METADATA"))
        self.assertEqual((metadata["Name"], metadata["Version"], metadata["Metadata-Version"]), ("offhand", version(), "2.1"))
        self.assertLessEqual(len(metadata["Summary"]), 512)
        self.assertIn("import offhand", metadata.get_payload())
        about = email.message_from_string(told("WHEEL"))
        self.assertEqual((about["Wheel-Version"], about["Root-Is-Purelib"]), ("1.0", "false"))
        self.assertEqual(wheel().name, f"offhand-{version()}-{about['Tag']}.whl")
        # Python's own reader of installed packages finds the same.
        said = done(environment() / "bin/python", "-c", "import importlib.metadata as m; d = m.distribution('offhand'); print(d.version, d.metadata['Summary'])")
        self.assertEqual(said.strip(), f"{version()} {metadata['Summary']}")

    def test_its_tag_is_the_oldest_glibc_that_has_every_symbol(self):
        needed = max(newest_glibc(file) for file in (libraries() / self.soname(), libraries() / "offhand"))
        self.assertIn("-py3-none-manylinux_{}_{}_x86_64.whl".format(*needed), wheel().name)

    def test_its_module_is_the_one_of_the_library(self):
        self.assertEqual(content()["offhand.py"], (ROOT / "impl/library/python/offhand.py").read_bytes())

    def test_its_library_exports_the_interface_and_nothing_else(self):
        interface = set(re.findall(r"^ +(offhand_\w+);$", INTERFACE.read_text(), re.MULTILINE))
        self.assertIn("offhand_session_create", interface)
        # The program, for the launcher beside it, is for nobody else.
        names = exported(libraries() / self.soname()) - {"offhand_program"}
        self.assertEqual({name for name in names if name.startswith("offhand_")}, interface)
        # C++ programs link it as well where it is built for one machine; the wheel has a C++ library of its own inside.
        others = names - interface
        self.assertEqual({name for name in others if not name.startswith("_ZN7offhand") and not name.startswith("_ZNK7offhand")}, set())
        if not any("libstdc++" in line for line in done("readelf", "-d", LIBRARY).splitlines()):
            self.assertEqual(others, set())

    def test_its_files_are_stripped_and_their_symbols_are_beside_the_wheel(self):
        for file in (libraries() / self.soname(), libraries() / "offhand"):
            sections = done("readelf", "-SW", file)
            self.assertNotIn(".symtab", sections)
            self.assertNotIn(".debug_info", sections)
        named = re.search(r"Build ID: ([0-9a-f]+)", done("readelf", "-n", libraries() / self.soname()))
        if named:
            self.assertIn(named[1], done("readelf", "-n", dist() / f"liboffhand-{version()}-linux-x64.debug"))

    def test_licences_and_parts_are_in_it(self):
        self.assertEqual(told("licenses/LICENSE"), (ROOT / "LICENSE").read_text())
        self.assertIn("libstdc++", told("licenses/LICENSES.txt"))
        self.assertEqual(told("sboms/offhand.spdx.json"), (dist() / f"offhand-{version()}.spdx.json").read_text())

    def test_command_is_the_program_beside_the_library(self):
        command = environment() / "bin/offhand"
        answers = ask([command, "--platform", "sim:widgets", "mcp"], HELLO)
        self.assertIn("windows", answers[1]["result"]["structuredContent"])
        self.assertEqual(run(command, "nonsense").returncode, 2)
        told = json.loads(done(command, "upgrade", "--output", "json"))
        self.assertEqual((told["from"], told["command"]), ("Python", "pip install --upgrade offhand"))
        self.assertEqual(pathlib.Path(told["program"]), libraries().resolve() / "offhand")
        # Found wherever pip put the module.
        with tempfile.TemporaryDirectory(dir=WORK) as folder:
            done(environment() / "bin/python", "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-index", "--no-cache-dir", "--target", folder, wheel())
            moved = pathlib.Path(folder)
            self.assertEqual(done(moved / "bin/offhand", "--version", env=os.environ | {"PYTHONPATH": folder}).strip(), f"offhand {version()}")
            (moved / "offhand.libs/offhand").unlink()
            lost = run(sys.executable, moved / "bin/offhand", "--version", env=os.environ | {"PYTHONPATH": folder})
            self.assertEqual(lost.returncode, 1)
            self.assertIn("pip install --force-reinstall offhand", lost.stderr)

    def test_has_the_code_of_program_and_library_once(self):
        launcher = libraries() / "offhand"
        if f"[{self.soname()}]" not in done("readelf", "-d", launcher):
            self.skipTest("a build for this machine alone has no launcher")
        self.assertLess(launcher.stat().st_size, 100_000)

    def test_pip_installs_the_command_and_removes_everything(self):
        self.assertEqual(done(environment() / "bin/offhand", "--version").strip(), f"offhand {version()}")
        folder = pathlib.Path(tempfile.mkdtemp(dir=WORK))
        done(sys.executable, "-m", "venv", folder)
        pip = [folder / "bin/python", "-m", "pip", "--disable-pip-version-check"]
        before = {file.relative_to(folder) for file in folder.rglob("*") if "__pycache__" not in file.parts}
        done(*pip, "install", "--quiet", "--no-index", "--no-cache-dir", wheel())
        done(*pip, "check")
        done(*pip, "uninstall", "--quiet", "--yes", "offhand")
        left = {file.relative_to(folder) for file in folder.rglob("*") if "__pycache__" not in file.parts}
        self.assertEqual(left - before, set())


class OnADesktop(unittest.TestCase):
    """By the interpreter, the module and the program of the environment alone: the desktop is made by that program too."""

    def on_desktop(self, script, *words):
        return done(environment() / "bin/offhand", "sandbox", "run", "--", environment() / "bin/python", "-B", WITH_WINDOWS / script, *words,
                    env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"})

    def test_a_session_reads_a_window_and_fills_a_form(self):
        self.on_desktop("filled_form.py", environment() / "bin/python", "-B", ROOT / "docs/guide/library/fill_form.py")

    def test_keys_reach_a_window_behind_with_the_help_of_the_program_beside_the_library(self):
        self.on_desktop("helped.py", libraries() / "offhand")


if __name__ == "__main__":
    unittest.main()
