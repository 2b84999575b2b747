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
PATIENCE_S = 3000


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
                reader.run("cmake -S . -B build -G Ninja && cmake --build build")
                self.assertIn("- rain, 7 °C", reader.run("build/weather forecast --city Oslo"))
                return
            reader.run(f"cmake -S . -B build -G Ninja -DOFFHAND_CODEGEN={BUILD}/offhand-codegen > /dev/null")
            reader.run("ninja -C build $(ninja -C build -t inputs weather | grep '^CMakeFiles/weather.dir/.*o$') > /dev/null")
            # Linked as planned, but for our archives: they are built already.
            link = reader.run("ninja -C build -t commands weather").splitlines()[-1]
            reader.run("(cd build && " + re.sub(r" offhand/(\S+\.a)", rf" {BUILD}/\1", link) + ") || exit 1")
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


class ListsOfTools:
    """Where many of the tools of a toolset are named close together, and all of them or none are meant: who adds one would have to go there."""

    # Of the tools there are.
    MANY = 0.5
    # Names that are far apart make no list.
    NEAR_CHARACTERS = 4000
    # What another program has, and how it is compared with ours, is no list of ours. And for a tool that takes no part of an address, whoever
    # adds it has to say why it cannot be aimed at a denied application; a test asks for that.
    MEANT = {"tests/unit/reference_tools.json", "tests/protocol/same_by_every_way_test.cpp", "tests/protocol/same_scripts.cpp",
             "tests/protocol/ax_scripts.cpp", "tests/protocol/ax_section_4.json",
             "schema/peers.json", "tests/unit/denied_everywhere_test.cpp"}

    def __init__(self, tools):
        self.tools = tools
        self.name = re.compile(rf"(?<![\w-])({'|'.join(sorted(tools, key=len, reverse=True))})(?![\w-])")

    def find(self, files):
        """Of {path: text}, what the generator writes aside."""
        return sorted(path for path, text in files.items() if path not in self.MEANT and self.is_list(self.written_by_hand(path, text)))

    @staticmethod
    def written_by_hand(path, text):
        if path.startswith(("generated/", "docs/reference/", "schema/tools/")) or "/golden/" in path:
            return ""
        return text

    def is_list(self, text):
        named = [(match.start(), match[1]) for match in self.name.finditer(text)]
        return any(len({name for at, name in named[first:] if at < start + self.NEAR_CHARACTERS}) >= self.MANY * len(self.tools)
                   for first, (start, _) in enumerate(named))


def texts_of_repository():
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return {file: (ROOT / file).read_text(encoding="utf8", errors="replace") for file in files if (ROOT / file).is_file()}


class InTheRepository(unittest.TestCase):
    def test_no_list_of_tools_is_kept_by_hand(self):
        tools = [file.stem for file in (ROOT / "schema/tools/desktop").glob("*.json")]
        self.assertGreater(len(tools), 30)
        lists = ListsOfTools(tools)
        self.assertEqual(lists.find(texts_of_repository()), [])
        # As it would look in a test, a page and a script.
        some = tools[: len(tools) * 2 // 3]
        for text in ("const tools{" + ", ".join(f'{{"{name}", json::object()}}' for name in some) + "};",
                     "".join(f"| `{name}` | what it does, told at some length |\n" for name in some), "\n".join(some)):
            self.assertEqual(lists.find({"docs/guide/tools.md": text}), ["docs/guide/tools.md"])
        self.assertEqual(lists.find({"docs/guide/tools.md": " ".join(some[: len(tools) // 3])}), [], "a selection")

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
