"""What bash, zsh and fish offer after the tabulator key, in the shells themselves."""
import os
import subprocess
import tempfile
import unittest

import shells
from support import OFFHAND, offhand, wait_for


class Completion(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.home = tempfile.TemporaryDirectory()
        cls.socket = os.path.join(cls.home.name, "daemon")
        path = os.path.dirname(OFFHAND) + ":" + os.environ["PATH"]
        cls.environment = os.environ | {"HOME": cls.home.name, "PATH": path}
        cls.daemon = subprocess.Popen([OFFHAND, "--platform", "sim:widgets", "--socket", cls.socket, "serve"])
        wait_for(lambda: offhand("--socket", cls.socket, "status").returncode == 0)
        cls.shells = {"bash": shells.bash(cls.environment), "zsh": shells.zsh(cls.environment),
                      "fish": shells.Fish(cls.environment)}

    @classmethod
    def tearDownClass(cls):
        for shell in cls.shells.values():
            shell.close()
        cls.daemon.terminate()
        cls.daemon.wait()
        cls.home.cleanup()

    def each(self, line, *, offers, and_not=()):
        for name, shell in self.shells.items():
            with self.subTest(shell=name, line=line):
                shown = shell.completed(line)
                for word in offers:
                    self.assertIn(word, shown)
                for word in and_not:
                    self.assertNotIn(word, shown)

    def test_tools_and_commands(self):
        self.each("offhand list", offers=["list-tools", "list_windows"], and_not=["press_key"])

    def test_commands_of_a_command(self):
        self.each("offhand sandbox st", offers=["start", "stop", "status"])

    def test_flags_of_a_tool(self):
        self.each("offhand click --wind", offers=["--window-id"])
        self.each("offhand click --", offers=["--element-index", "--no-from-zoom", "--timeout-ms", "--platform"])

    def test_values_of_an_enum(self):
        self.each("offhand click --button ", offers=["left", "right", "middle"])
        self.each("offhand click --button mi", offers=["middle"], and_not=["right"])
        self.each("offhand click --button=mi", offers=["middle"], and_not=["right"])
        self.each("offhand list_windows --output q", offers=["quiet"])

    def test_items_of_a_list(self):
        self.each("offhand click --modifier ctrl,s", offers=["ctrl,s"], and_not=["alt"])

    def test_names_of_tools_as_values(self):
        self.each("offhand describe get_win", offers=["get_window_state"])
        self.each("offhand completion ", offers=["bash", "zsh", "fish"])

    def test_windows_that_are_there(self):
        self.each(f"offhand --socket {self.socket} click --window-id 10", offers=["1001"])
        self.each(f"offhand --socket {self.socket} list_windows --pid 2", offers=["200"])

    def test_runs_that_have_a_name(self):
        for name in ("invoices", "invitations", "ended"):
            self.assertEqual(offhand("--socket", self.socket, "start_session", "--session", name).returncode, 0)
        self.assertEqual(offhand("--socket", self.socket, "end_session", "--session", "ended").returncode, 0)
        self.each(f"offhand --socket {self.socket} end_session --session ", offers=["invoices", "invitations"], and_not=["ended", "completion"])
        self.each(f"offhand --socket {self.socket} click --session invo", offers=["invoices"], and_not=["invitations"])

    def test_files(self):
        open(os.path.join(self.home.name, "scene.json"), "w", encoding="utf8").close()
        self.each(f"offhand --config {self.home.name}/sce", offers=["scene.json"])


if __name__ == "__main__":
    unittest.main()
