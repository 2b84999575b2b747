"""What is installed of the library: complete, of no source tree, and exporting what its list of symbols says."""
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from prefix import ROOT, Prefix, run  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent


class Installed(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.prefix = Prefix(cls.folder.name)

    def sub(self, name):
        folder = pathlib.Path(self.folder.name) / name
        folder.mkdir()
        return folder

    def test_the_library_exports_what_its_list_says(self):
        run([HERE / "symbols", "--check", self.prefix.library])
        exported = subprocess.run(["nm", "-DC", "--defined-only", self.prefix.library], capture_output=True, text=True, check=True).stdout
        names = [line.split(" ", 2)[2] for line in exported.splitlines() if " A " not in line]
        self.assertGreater(len(names), 60)
        for name in names:
            self.assertTrue(name.startswith(("offhand_", "offhand::")), name)

    def test_a_symbol_that_is_gone_or_new_is_told(self):
        folder = self.sub("other")
        source = folder / "other.c"
        source.write_text("int offhand_version(void) { return 1; } int offhand_more(void) { return 1; }", encoding="utf8")
        run(["gcc", "-shared", "-fPIC", source, "-o", folder / "other.so"])
        said = subprocess.run([HERE / "symbols", "--check", folder / "other.so"], capture_output=True, text=True, check=False)
        self.assertEqual(said.returncode, 1)
        self.assertIn("gone: offhand_capture", said.stderr)
        self.assertIn("not in symbols.map: offhand_more", said.stderr)

    def test_the_soname_changes_with_the_interface(self):
        dynamic = run(["readelf", "-d", self.prefix.library])
        major, minor, _ = run([sys.executable, "-c", "import offhand; print(offhand.version())"],
                              env=self.prefix.environment | {"PYTHONPATH": str(self.prefix.python)}).strip().split(".")
        soname = re.search(r"SONAME.*\[(.*)\]", dynamic)[1]
        self.assertEqual(soname, f"liboffhand.so.{major}.{minor}" if major == "0" else f"liboffhand.so.{major}")
        self.assertIn(f'SONAME = "{soname}"', (self.prefix.python / "offhand.py").read_text(encoding="utf8"))
        self.assertTrue((self.prefix.library.parent / soname).exists())

    def test_nothing_installed_names_the_source_tree(self):
        for file in self.prefix.path.rglob("*"):
            if file.is_file() and file.suffix not in (".a", "") and ".so" not in file.name:
                self.assertNotIn(str(ROOT), file.read_text(encoding="utf8"), file)

    def test_each_header_compiles_alone_and_has_no_type_of_others(self):
        headers = sorted((self.prefix.path / "include").rglob("*.h"))
        self.assertGreater(len(headers), 10)
        for header in headers:
            includes = re.findall(r"#include [<\"]([^>\"]+)", header.read_text(encoding="utf8"))
            for included in includes:
                self.assertTrue(included.startswith("offhand/") or "/" not in included, f"{header}: {included}")
                self.assertFalse(included.endswith(".h") and not included.startswith("offhand/") and included not in ("stddef.h", "stdint.h"), f"{header}: {included}")
            run(["g++", "-std=c++20", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only", f"-I{self.prefix.path}/include", "-include", header, "-x", "c++", "/dev/null"])
        run(["gcc", "-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wstrict-prototypes", "-Werror", "-fsyntax-only", "-x", "c", self.prefix.path / "include/offhand/offhand.h"])

    def test_wrong_calls_from_c_are_errors_and_leak_nothing(self):
        folder = self.sub("bad_calls")
        for package in ("offhand", "offhand-static"):
            program = self.prefix.compile(HERE / "bad_calls.c", folder / package, package, "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
            self.assertEqual(run([program], env=self.prefix.environment | {"ASAN_OPTIONS": "detect_leaks=1"}), "")

    def test_python_gets_errors_with_code_and_hint(self):
        script = """
import offhand
session = offhand.Session(platform="sim", endpoint="widgets")
assert "Widgets" in session.capture(scope="full")
envelope = session.capture(scope="full", app="Widgets", compact=False)
assert offhand.validate(envelope) == []
assert offhand.parse(offhand.format_envelope(envelope, detail="full"))["tree"][0]["role"] == envelope["tree"][0]["role"]
assert offhand.search(envelope, query="check me")[0]["node"]["role"] == "checkbox"
entry = session.find_elements(role="textbox", name="Entry")[0]
assert session.execute(entry["id"], "setvalue", value="é 漢 \\U0001f600")["success"]
assert session.capture(scope="full", app="Widgets", compact=False) and session.find_elements(name="Entry")[0]["value"] == "é 漢 \\U0001f600"
assert session.screenshot((0, 0, 10, 10)).startswith(b"\\x89PNG")
assert session.batch_execute([{"action": "wait", "ms": 50}])[0]["success"]
def code_of(call):
    try:
        call()
    except offhand.Error as error:
        assert str(error) and error.hint
        return error.code
assert code_of(lambda: session.execute(entry["id"], "click")) == "outdated_element_id"
assert code_of(lambda: session.execute("e1\\ud800", "click")) == "text_not_utf8"
assert code_of(lambda: offhand.Session(platform="vax")) == "unknown_platform"
session.close()
assert code_of(lambda: session.capture()) == "null_argument"
"""
        run([sys.executable, "-c", script], env=self.prefix.environment | {"PYTHONPATH": str(self.prefix.python), "PYTHONDONTWRITEBYTECODE": "1"})

    def test_a_component_that_is_not_installed_is_not_found(self):
        folder = self.sub("wanting")
        (folder / "CMakeLists.txt").write_text("cmake_minimum_required(VERSION 3.25)\nproject(x LANGUAGES C)\nfind_package(offhand REQUIRED COMPONENTS library)\n"
                                               "find_package(offhand QUIET COMPONENTS toolkit)\nif(offhand_FOUND)\n  message(FATAL_ERROR found)\nendif()\n", encoding="utf8")
        run(["cmake", "-S", folder, "-B", folder / "build", f"-DCMAKE_PREFIX_PATH={self.prefix.path}"], env=self.prefix.environment)

    def test_another_version_is_not_taken(self):
        folder = self.sub("version")
        (folder / "CMakeLists.txt").write_text("cmake_minimum_required(VERSION 3.25)\nproject(x LANGUAGES C)\nfind_package(offhand 0.2 QUIET)\n"
                                               "if(offhand_FOUND)\n  message(FATAL_ERROR found)\nendif()\n", encoding="utf8")
        run(["cmake", "-S", folder, "-B", folder / "build", f"-DCMAKE_PREFIX_PATH={self.prefix.path}"], env=self.prefix.environment)


if __name__ == "__main__":
    unittest.main()
