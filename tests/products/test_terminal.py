"""What is written for eyes: wrapped and set off on a terminal, and one plain line a row in a pipe."""
import fcntl
import os
import pty
import re
import struct
import subprocess
import termios
import unittest

from support import OFFHAND, PATIENCE_S, output_of

TOOLS = ("--platform", "sim:widgets", "tools")


def on_a_terminal(columns, **environment):
    """What the table of tools looks like there."""
    outer, inner = pty.openpty()
    fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    program = subprocess.Popen([OFFHAND, *TOOLS], stdin=inner, stdout=inner, env={**os.environ, "TERM": "xterm", **environment})
    os.close(inner)
    text = b""
    try:
        while some := os.read(outer, 1 << 16):
            text += some
    except OSError:  # so a terminal tells that its other side is gone
        pass
    os.close(outer)
    assert program.wait(timeout=PATIENCE_S) == 0
    return text.decode().replace("\r\n", "\n")


def words(text):
    return re.sub(r"\x1b\[\d*m", "", text).split()


class Tools(unittest.TestCase):
    def test_in_a_pipe_each_is_one_plain_line(self):
        text = output_of(*TOOLS)
        self.assertNotIn("\x1b", text)
        rows = [line for line in text.splitlines() if line.startswith("  ")]
        self.assertGreater(len(rows), 60)
        for row in rows:
            self.assertRegex(row, r"^  (?:\w|\s+⚠️)")

    def test_a_terminal_has_no_line_that_is_too_long(self):
        for columns in (80, 132):
            text = on_a_terminal(columns)
            self.assertLessEqual(max(len(re.sub(r"\x1b\[\d*m", "", line)) for line in text.splitlines()), columns)
            self.assertEqual(words(text), words(output_of(*TOOLS)))

    def test_groups_are_set_off_but_for_those_who_want_no_colour(self):
        self.assertRegex(on_a_terminal(80, NO_COLOR=""), r"\x1b\[1mclipboard\x1b\[0m\n")
        for environment in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
            self.assertNotIn("\x1b", on_a_terminal(80, **environment))


if __name__ == "__main__":
    unittest.main()
