"""What makes a program and a library run elsewhere (cmake/portable), by a small one of each: the whole build takes too long for every test."""
import ctypes
import json
import os
import pathlib
import shutil
import sys
import tempfile
import unittest

from support import HERE, ROOT, WORK, done, run

BY_C = """import ctypes, sys
library = ctypes.CDLL(sys.argv[1])
library.parts_problem.restype = library.parts_missing.restype = ctypes.c_char_p
print("problem:", library.parts_problem().decode())
print("missing:", library.parts_missing(b"").decode())
if len(sys.argv) > 2: print("bits:", library.parts_opened(int(sys.argv[2])))"""


class Portable(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(dir=WORK)
        cls.addClassCleanup(folder.cleanup)
        cls.build = pathlib.Path(folder.name)
        done("cmake", "-S", HERE / "portable", "-B", cls.build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", f"-DROOT={ROOT}")
        done("cmake", "--build", cls.build)
        cls.program, cls.library = [cls.build / "program"], [sys.executable, "-c", BY_C, cls.build / "libparts.so"]

    def without(self, *files):
        """The environment of a machine on which these libraries cannot be opened."""
        folder = pathlib.Path(tempfile.mkdtemp(dir=self.build))
        for file in files:
            (folder / file).touch()
        return os.environ | {"LD_LIBRARY_PATH": str(folder)}

    def test_needs_no_newer_glibc_and_no_other_library(self):
        said = done(ROOT / "packaging/check-portable", self.build / "program", self.build / "libparts.so")
        self.assertEqual(said.count(": glibc 2."), 2)

    def test_what_needs_more_is_refused(self):
        # Python needs more than the C library, or a newer one of it.
        refused = run(ROOT / "packaging/check-portable", pathlib.Path(os.path.realpath("/usr/bin/python3")))
        self.assertNotEqual(refused.returncode, 0)
        self.assertRegex(refused.stderr, "needs (glibc|lib)")

    def test_library_that_wants_much_of_each_thread_is_refused(self):
        source = self.build / "greedy.c"
        source.write_text("int puts(const char*); __thread char buffer[4096]; char* greedy(void) { puts(buffer); return buffer; }\n")
        for model, status in (("initial-exec", 1), ("global-dynamic", 0)):
            library = self.build / "libgreedy.so"
            done("cc", "-shared", "-fPIC", f"-ftls-model={model}", "-Wl,--build-id", "-Wl,-soname,libgreedy.so", source, "-o", library)
            judged = run(ROOT / "packaging/check-portable", library)
            self.assertEqual((judged.returncode, "wants 4096 bytes of each thread" in judged.stderr), (status, status == 1), judged.stderr)

    def test_functions_of_newer_releases_work(self):
        for command in (self.program, self.library):
            ran = run(*command)
            self.assertEqual((ran.returncode, ran.stdout), (0, "problem: \nmissing: \n"), ran.stderr)
            self.assertIn("said on standard error", ran.stderr)
            self.assertIn("and a warning", ran.stderr)

    def test_libraries_are_opened_when_they_are_called(self):
        for command in (self.program, self.library):
            self.assertIn("bits: 3", done(*command, 7))

    def test_a_library_that_is_missing_is_named_before_it_is_called(self):
        for command in (self.program, self.library):
            for file, package in (("libsystemd.so.0", "libsystemd0"), ("libxcb.so.1", "libxcb1")):
                self.assertIn(f"missing: {file} {package}\n", done(*command, env=self.without(file)))

    def test_a_call_of_a_missing_library_ends_with_the_name_of_its_package(self):
        for command in (self.program, self.library):
            ended = run(*command, 7, env=self.without("libxcb.so.1"))
            self.assertEqual(ended.returncode, 3)
            self.assertIn("apt-get install libxcb1", ended.stderr)

    def test_the_library_shows_nothing_but_its_interface(self):
        names = {line.split()[-1] for line in done("nm", "-D", "--defined-only", self.build / "libparts.so").splitlines()}
        self.assertEqual(names, {"parts_problem", "parts_missing", "parts_opened", "offhand_program"})
        self.assertEqual(ctypes.CDLL(str(self.build / "libparts.so")).parts_opened(5), 2)

    def test_launcher_is_the_program_of_the_library_beside_it_and_of_no_other(self):
        with tempfile.TemporaryDirectory(dir=self.build) as folder:
            folder = pathlib.Path(folder)
            launcher = pathlib.Path(shutil.copy(self.build / "offhand-launcher", folder / "offhand"))
            shutil.copy(self.build / "libparts.so", folder)
            self.assertLess(launcher.stat().st_size, 100_000)
            self.assertIn("offhand: glibc 2.", done(ROOT / "packaging/check-portable", launcher))
            ran = run(launcher, "say", "two words", env=self.without("libparts.so"), cwd="/")
            self.assertEqual((ran.returncode, ran.stdout), (3, "program with 3 words, the last is two words\n"), ran.stderr)
            (folder / "libparts.so").unlink()
            refused = run(ROOT / "packaging/check-portable", launcher)
            self.assertEqual(refused.returncode, 1)
            self.assertIn("needs libparts.so", refused.stderr)

    def test_re2_of_which_nothing_is_known_is_refused(self):
        source = self.build / "other.cpp"
        source.write_text("namespace re2::hooks { thread_local int context; }\nint read() { return re2::hooks::context; }\n")
        done("c++", "-O2", "-fPIE", "-c", source, "-o", self.build / "other.o")
        done("ar", "rc", self.build / "libother.a", self.build / "other.o")
        refused = run(sys.executable, ROOT / "cmake/portable/shareable_re2.py", self.build / "libother.a", self.build / "libresult.a")
        self.assertEqual(refused.returncode, 1)
        self.assertIn("other.o does something with _ZN3re25hooks7contextE", refused.stderr)

    def test_list_of_parts_is_what_is_linked_in(self):
        linked = ["libpng-dev", "zlib1g-dev", "libstdc++-12-dev", "libc6-dev", "libre2-dev"]
        file = self.build / "parts.json"

        def judged(packages):
            file.write_text(json.dumps([{"name": name, "package": name} for name in packages]))
            return run(ROOT / "packaging/check-parts", self.build, file)

        agreed = judged(linked)
        self.assertEqual(agreed.returncode, 0, agreed.stderr)
        for package in linked:
            missing = judged([name for name in linked if name != package])
            self.assertEqual(missing.returncode, 1)
            self.assertIn("linked in", missing.stderr)
            self.assertIn("not listed", missing.stderr)
        in_vain = judged([*linked, "libssl-dev"])
        self.assertEqual(in_vain.returncode, 1)
        self.assertIn("libssl-dev is listed and not linked in", in_vain.stderr)


if __name__ == "__main__":
    unittest.main()
