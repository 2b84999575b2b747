"""The guides for those who write tools do what they say: each file is written, each command run, each output compared."""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ["OFFHAND_TEST_BUILD"])
FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
# Everything of ours compiled once more takes its time, and is for `make test-deep`.
WHOLE = bool(os.environ.get("OFFHAND_TEST_WHOLE"))
PATIENCE_S = 3000 if WHOLE else 300


class Reader:
    """Somebody who follows a guide in a folder, and takes `cd` along from one block to the next."""

    def __init__(self, test, home, folder):
        self.test, self.folder = test, folder
        # Whoever reads a guide knows nothing of the build that a test runs in.
        self.environment = {"HOME": str(home), "PATH": os.environ["PATH"], "CCACHE_DIR": os.environ.get("CCACHE_DIR", str(home / "ccache"))}

    def run(self, commands):
        done = subprocess.run(["bash", "-euo", "pipefail", "-c", commands + "\npwd > ~/folder"], cwd=self.folder, env=self.environment, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=PATIENCE_S, check=False)
        self.test.assertEqual(done.returncode, 0, commands + done.stdout)
        self.folder = pathlib.Path((pathlib.Path(self.environment["HOME"]) / "folder").read_text(encoding="utf8").strip())
        return done.stdout

    def write_files(self, guide, folder):
        for name, text in re.findall(r"^```\w+ file=(\S+)\n(.*?)^```$", (ROOT / "docs/guide" / guide).read_text(encoding="utf8"), re.DOTALL | re.MULTILINE):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf8")

    def follow(self, guide, skip=""):
        output = None
        for language, text in FENCE.findall((ROOT / "docs/guide" / guide).read_text(encoding="utf8")):
            name = re.search(r"file=(\S+)", language)
            if name:
                path = self.folder / name[1]
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf8")
            elif language.startswith("sh"):
                output = None if skip and text.startswith(skip) else self.run(text)
            elif language == "":
                self.test.assertEqual(output, text, guide)


class OfOnesOwn(unittest.TestCase):
    GUIDE = "your-own-tools.md"

    def test_a_server_is_built_outside_the_repository(self):
        with tempfile.TemporaryDirectory() as folder:
            home = pathlib.Path(folder)
            subprocess.run(["cmake", "--install", BUILD, "--component", "toolkit", "--prefix", home / "offhand"], check=True, stdout=subprocess.DEVNULL,
                           timeout=PATIENCE_S)
            reader = Reader(self, home, home)
            reader.follow(self.GUIDE, skip="make toolkit ")
            self.assertNotRegex(reader.run("ldd build/weather"), r"libX|libxcb|libsystemd", "a server of plain functions links no desktop")
            self.broken_schemas_are_refused_where_they_are(reader)

    def test_a_build_may_take_the_repository_in(self):
        with tempfile.TemporaryDirectory() as folder:
            home = pathlib.Path(folder)
            reader = Reader(self, home, home)
            reader.run(f"{BUILD}/offhand-codegen new-tool weather.forecast --namespace weather")
            reader.write_files(self.GUIDE, home)
            lists = home / "CMakeLists.txt"
            text = lists.read_text(encoding="utf8")
            taken_in = text.replace("find_package(offhand REQUIRED)", f"add_subdirectory({ROOT} offhand EXCLUDE_FROM_ALL)")
            self.assertNotEqual(taken_in, text)
            lists.write_text(taken_in, encoding="utf8")
            if WHOLE:
                reader.run("cmake -S . -B build -G Ninja > /dev/null && cmake --build build > /dev/null")
                self.assertIn("- rain, 7 °C", reader.run("build/weather forecast --city Oslo"))
                return
            reader.run(f"cmake -S . -B build -G Ninja -DOFFHAND_CODEGEN={BUILD}/offhand-codegen > /dev/null")
            reader.run("ninja -C build $(ninja -C build -t inputs weather | grep '^CMakeFiles/weather.dir/.*o$') > /dev/null")
            # Linked as planned, but for our archives: they are built already.
            link = reader.run("ninja -C build -t commands weather").splitlines()[-1]
            reader.run("cd build && " + re.sub(r" offhand/(\S+\.a)", rf" {BUILD}/\1", link) + " && cd ..")
            self.assertIn("- rain, 7 °C", reader.run("build/weather forecast --city Oslo"))

    def broken_schemas_are_refused_where_they_are(self, reader):
        tool = reader.folder / "schema/tools/weather/forecast.json"
        tool.write_text(tool.read_text(encoding="utf8").replace('"unknown_city"', '"unknown_town"'), encoding="utf8")
        said = reader.run("cmake --build build || true")
        self.assertIn("weather/schema/tools/weather/forecast.json:22: /errors/0: there is no error unknown_town in ", said)

    def test_it_takes_less_than_sixty_lines(self):
        code = [text for language, text in FENCE.findall((ROOT / "docs/guide" / self.GUIDE).read_text(encoding="utf8"))
                if language.startswith(("cpp", "cmake"))]
        self.assertEqual(len(code), 3)
        self.assertLess(sum(len(text.splitlines()) for text in code), 60)


class InTheRepository(unittest.TestCase):
    def test_a_tool_is_three_files_and_no_list(self):
        with tempfile.TemporaryDirectory() as folder:
            clone = pathlib.Path(folder) / "clone"
            for part in ("schema", "generated", "docs/reference"):
                shutil.copytree(ROOT / part, clone / part)
            (clone / "build").mkdir()
            (clone / "build/offhand-codegen").symlink_to(BUILD / "offhand-codegen")
            reader = Reader(self, pathlib.Path(folder), clone)
            reader.follow("adding-a-tool.md")
            self.assertEqual(reader.run("build/offhand-codegen --check"), "")
            # What was written compiles beside the rest, warnings as errors.
            for source in ("impl/tools/desktop/echo.cpp", "generated/tools/desktop/echo.cpp", "tests/unit/echo_test.cpp"):
                reader.run(f"g++ -std=c++20 -Wall -Wextra -Wpedantic -Wmissing-declarations -Werror -fsyntax-only -I. -I{ROOT} {source}")


if __name__ == "__main__":
    unittest.main()
