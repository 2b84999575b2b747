"""The library installed into a fresh prefix, and programs built with it from a folder that knows no source tree."""
import os
import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ["OFFHAND_TEST_BUILD"])
EXAMPLES = ROOT / "docs/guide/library"
PATIENCE_S = 300


def run(command, **options):
    done = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=PATIENCE_S, check=False, **options)
    if done.returncode != 0:
        raise AssertionError(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout}")
    return done.stdout


class Prefix:
    """What `cmake --install --component library` writes, and how others find it."""

    def __init__(self, folder):
        self.path = pathlib.Path(folder) / "prefix"
        run(["cmake", "--install", BUILD, "--component", "library", "--prefix", self.path])
        self.library = next(iter(self.path.glob("lib*/**/liboffhand.so")))
        self.python = self.path / "share/offhand/python"
        self.environment = {"HOME": str(folder), "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}

    def flags(self, package):
        """As pkg-config tells them."""
        environment = self.environment | {"PKG_CONFIG_PATH": str(self.library.parent / "pkgconfig")}
        return run(["pkg-config", "--cflags", "--libs", package], env=environment).split()

    def copy_examples(self, folder):
        for file in EXAMPLES.iterdir():
            shutil.copy(file, folder)
        return pathlib.Path(folder)

    def build_by_cmake(self, folder):
        """{name: path} of the examples' programs."""
        run(["cmake", "-S", folder, "-B", folder / "build", "-G", "Ninja", f"-DCMAKE_PREFIX_PATH={self.path}", "-DCMAKE_CXX_FLAGS=-Wall -Wextra -Wpedantic -Werror",
             "-DCMAKE_C_FLAGS=-Wall -Wextra -Wpedantic -Werror"], env=self.environment)
        run(["cmake", "--build", folder / "build"], env=self.environment)
        return {name: folder / "build" / name for name in ("fill_form", "fill_form_static", "fill_form_c")}

    def compile(self, source, program, package, *options):
        """By pkg-config alone; C or C++ by the name of the source."""
        compiler = ["gcc", "-std=c99"] if source.suffix == ".c" else ["g++", "-std=c++20"]
        path = ["-Wl,-rpath," + str(self.library.parent)] if package == "offhand" else []
        run([*compiler, "-Wall", "-Wextra", "-Wpedantic", "-Werror", *options, source, "-o", program, *self.flags(package), *path], env=self.environment)
        return program
