"""Programs that were built with the installed library fill forms of real applications, each on a desktop of its own; and
what the library says of a window is what everybody else says of it."""
import os
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from prefix import Prefix, run  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
OFFHAND = os.environ["OFFHAND_TEST_PROGRAM"]


class Applications(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.prefix = Prefix(cls.folder.name)
        examples = pathlib.Path(cls.folder.name) / "examples"
        examples.mkdir()
        cls.prefix.copy_examples(examples)
        cls.programs = {name: [path] for name, path in cls.prefix.build_by_cmake(examples).items()}
        for package in ("offhand", "offhand-static"):
            for source in ("fill_form.cpp", "fill_form.c"):
                program = examples / f"{source}_{package}"
                cls.programs[program.name] = [cls.prefix.compile(examples / source, program, package)]
        cls.programs["fill_form.py"] = ["/usr/bin/python3", "-B", examples / "fill_form.py"]
        cls.tree = cls.prefix.compile(HERE / "print_tree.cpp", examples / "print_tree", "offhand")

    def in_sandbox(self, script, *words):
        return run([OFFHAND, "sandbox", "run", "--env", "PYTHONPATH", "--", "/usr/bin/python3", "-B", HERE / script, *words],
                   env=dict(os.environ) | {"PYTHONPATH": str(self.prefix.python)})

    def test_examples_fill_a_form(self):
        self.assertEqual(len(self.programs), 8)
        for name, command in self.programs.items():
            with self.subTest(name):
                self.in_sandbox("filled_form.py", *command)

    def test_programs_end_well_with_the_session_of_nobody_open(self):
        folder = pathlib.Path(self.folder.name)
        programs = [self.prefix.compile(HERE / "default_session.c", folder / "ends", "offhand"),
                    self.prefix.compile(HERE / "default_session.c", folder / "ends_static", "offhand-static", "-fsanitize=address")]
        self.in_sandbox("ends_well.py", *programs)

    def test_keys_reach_a_window_behind_with_the_help_of_the_installed_program(self):
        self.in_sandbox("helped.py", self.prefix.path / "libexec/offhand/offhand-helper")

    def test_everybody_says_the_same_of_a_window(self):
        for toolkit in ("gtk3", "gtk4", "qt5", "gtk3-widget-factory", "chromium"):
            with self.subTest(toolkit):
                self.in_sandbox("agreement.py", toolkit, OFFHAND, self.tree)


if __name__ == "__main__":
    unittest.main()
