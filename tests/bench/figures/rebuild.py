"""One tool file edited: until the program is built again.

Works on a copy of the sources below the build directory, which is kept: building it the first time takes minutes.
ccache is off in what is timed, since nobody has compiled yet what is being typed.
"""

import json
import os
import pathlib
import shlex
import shutil
import subprocess
import sys

from support import REPOSITORY, BenchError, figure, in_turns, summary, timed_ms

ROUNDS = 3
PARTS = ("CMakeLists.txt", "CMakePresets.json", "cmake", "codegen", "generated", "impl", "platform", "schema", "docs/reference",
         "tests/mcp-conformance/schema", "tests/mcp-conformance/generated")
TOOL = "click"
WITHOUT_CCACHE = {**os.environ, "CCACHE_DISABLE": "1"}


def synchronise(copy):
    """Only what differs is written, so that only that is compiled."""
    listed = subprocess.run(["git", "-C", str(REPOSITORY), "ls-files", "-z", "-co", "--exclude-standard", "--", *PARTS],
                            capture_output=True, text=True, check=True).stdout
    wanted = {name for name in listed.split("\0") if name and (REPOSITORY / name).is_file()}
    for name in wanted:
        source, target = REPOSITORY / name, copy / name
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
    for path in copy.rglob("*"):
        if path.is_file() and str(path.relative_to(copy)) not in wanted:
            path.unlink()


def build_seconds(copy, build, regenerate=False):
    seconds = 0.0
    if regenerate:
        seconds += timed_ms(["cmake", "--build", str(build), "--target", "offhand-codegen"], env=WITHOUT_CCACHE) / 1000
        seconds += timed_ms([str(build / "offhand-codegen"), "--root", str(copy)]) / 1000
    return seconds + timed_ms(["cmake", "--build", str(build), "--target", "offhand"], env=WITHOUT_CCACHE) / 1000


def compile_command(build, source):
    """The compiler's command for a source by itself, without ccache, writing nothing. The build compiles it in a batch."""
    for entry in json.loads((build / "compile_commands.json").read_text()):
        if f'"{source}"' in pathlib.Path(entry["file"]).read_text():
            words = [word for word in shlex.split(entry["command"]) if not word.endswith("ccache")]
            words[words.index("-o") + 1] = os.devnull
            return [str(source) if word == entry["file"] else word for word in words], entry["directory"]
    raise BenchError(f"the build does not know {source.name}")


def measure(tools):
    copy, build = tools.build / "bench" / "rebuild" / "source", tools.build / "bench" / "rebuild" / "build"
    synchronise(copy)
    timed_ms(["cmake", "--preset", "release", "-B", str(build), "-DOFFHAND_TESTS=OFF"], cwd=copy)
    print("rebuild: bringing the copy up to date ...", file=sys.stderr, flush=True)
    timed_ms(["nice", "cmake", "--build", str(build), "--target", "offhand-codegen", "offhand"])

    schema, body = copy / f"schema/tools/desktop/{TOOL}.json", copy / f"impl/tools/desktop/{TOOL}.cpp"
    words, folder = compile_command(build, body)
    heavy = build / "bench_peer.cpp"
    heavy.write_text("#include <nlohmann/json.hpp>\nint size_of(const char* text);\n"
                     "int size_of(const char* text) { return static_cast<int>(nlohmann::json::parse(text).size()); }\n")
    heavy_words = [str(heavy) if word == str(body) else word for word in words]
    turn = 0

    def edited(path, old, new):
        nonlocal turn
        turn += 1
        text = original[path]
        if old not in text:
            raise BenchError(f"{path.name} has no {old!r} to edit")
        path.write_text(text.replace(old, new.replace("TURN", str(turn)), 1))

    def schema_edit():
        edited(schema, '"description": "', '"description": "Edit TURN. ')
        return build_seconds(copy, build, regenerate=True)

    def body_edit():
        edited(body, "namespace", "// Edit TURN.\nnamespace")
        return build_seconds(copy, build)

    original = {path: path.read_text() for path in (schema, body)}
    samples = in_turns(ROUNDS, {"schema": schema_edit, "body": body_edit,
                                "floor": lambda: timed_ms(words, cwd=folder) / 1000,
                                "peer": lambda: timed_ms(heavy_words, cwd=folder) / 1000})
    names = {"floor": f"the compiler alone on {TOOL}.cpp", "peer": "the compiler alone on a file that includes nlohmann/json.hpp"}
    floor, peers = summary(samples["floor"]), {"peer": summary(samples["peer"])}
    return [figure("rebuild_schema", f"description in {TOOL}.json edited, rebuilt", "s", summary(samples["schema"]), floor, peers, names),
            figure("rebuild_body", f"{TOOL}.cpp edited, rebuilt", "s", summary(samples["body"]), floor, peers, names)]
