"""Help fits a terminal, manual pages are sound, and each says where more is to be read."""
import json
import subprocess
import unittest

from support import ROOT, PATIENCE_S, listed_tools, offhand, output_of


def commands():
    def below(options, path):
        for command in options:
            words = path + [command["name"]]
            yield words
            yield from below(command.get("commands", []), words)

    yield from below(json.loads((ROOT / "schema/cli/commands.json").read_text())["commands"], [])


class Help(unittest.TestCase):
    def pages(self):
        yield ["--help"], output_of("--help")
        for words in [*commands(), *([name] for name in listed_tools("--tools", "full"))]:
            if words != ["help"]:
                yield words, output_of(*words, "--help")

    def test_fits_a_terminal_and_says_where_to_read_more(self):
        for words, text in self.pages():
            with self.subTest(words=words):
                self.assertEqual([line for line in text.splitlines() if len(line) > 80], [])
                self.assertRegex(text, r"man\s+offhand")

    def test_shows_values_limits_and_defaults(self):
        text = " ".join(output_of("help", "click").split())
        self.assertIn("--button NAME Button to press. One of left, right, middle. Default: left.", text)
        self.assertIn("Limits: 1 to 3. Default: 1.", text)
        self.assertIn("Target: element_token, element_index + window_id", text)
        self.assertIn("One of text, json, quiet. Default: text.", " ".join(output_of("help", "config").split()))

    def test_a_choice_is_held_to(self):
        self.assertEqual(offhand("completion", "csh").returncode, 2)


class Manual(unittest.TestCase):
    def test_pages_are_sound(self):
        pages = sorted((ROOT / "generated/man").rglob("*.[1-9]"))
        self.assertGreater(len(pages), 10)
        for page in pages:
            with self.subTest(page=page.name):
                shown = subprocess.run(["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", page], capture_output=True,
                                       text=True, timeout=PATIENCE_S, check=False)
                self.assertEqual((shown.returncode, shown.stderr), (0, ""))
        # A date would make each day's page another one; section 7 names what its index calls `Standards`.
        lint = subprocess.run(["mandoc", "-T", "lint", "-W", "warning", *pages], capture_output=True, text=True, timeout=PATIENCE_S, check=False)
        complaints = [line for line in lint.stdout.splitlines() if "missing date" not in line]
        self.assertEqual(complaints, [])

    def test_references_lead_to_pages(self):
        pages = {page.name: page.read_text() for page in (ROOT / "generated/man").rglob("*.[1-9]")}
        for name, text in pages.items():
            for line in text.split(".SH SEE ALSO\n")[1].splitlines():
                _, page, section = line.replace("\\-", "-").rstrip(",").split()
                self.assertIn(f"{page}.{section.strip('()')}", pages, name)


if __name__ == "__main__":
    unittest.main()
