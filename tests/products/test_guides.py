"""Every command of the guides runs, on a desktop of its own."""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

import run_guide
from support import OFFHAND, ROOT

# Commands that need more than a private desktop can have. What systemd does with the daemon is tested without it (tests/protocol), what
# those do who write tools is followed in tests/toolkit, and programs with the library in tests/library. Those for a browser are run below, by somebody who is not root: a browser of
# root's wants a flag that a guide must not show.
ELSEWHERE = {("daemon.md", "systemd"), ("adding-a-tool.md", "clone"), ("your-own-tools.md", "toolkit"), ("page.md", "browser"), ("task-fill-a-form.md", "browser"),
             ("library.md", "library")}


class Guides(unittest.TestCase):
    def test_commands_of_every_guide(self):
        guides = sorted((ROOT / "docs/guide").rglob("*.md"))
        needs = {(guide.name, need) for guide in guides for need, _ in run_guide.blocks(guide) if need}
        self.assertEqual(needs, ELSEWHERE)
        for guide in guides:
            if all(needs for needs, _ in run_guide.blocks(guide)):
                continue
            with self.subTest(guide=guide.name):
                done = subprocess.run([OFFHAND, "sandbox", "run", "--", sys.executable, run_guide.__file__, guide, OFFHAND],
                                      cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
                self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_commands_that_the_readme_names_exist(self):
        text = (ROOT / "README.md").read_text()
        targets = re.findall(r"^(\w[\w-]*):", (ROOT / "Makefile").read_text(), re.MULTILINE)
        for named in re.findall(r"(?:^|`)make ([a-z -]+?) *(?:#.*)?(?:`|$)", text, re.MULTILINE):
            self.assertLessEqual(set(named.split()), set(targets))
        commands = re.findall(r"\boffhand (?:--[a-z-]+ )*([a-z_]+)", text)
        self.assertGreater(len(commands), 8)
        for command in set(commands):
            done = subprocess.run([OFFHAND, "help", command], capture_output=True, text=True, timeout=60, check=False)
            self.assertEqual(done.returncode, 0, command)

    def test_skill_is_what_the_program_prints(self):
        """Of at most 6 kB, which a model reads at once."""
        skill = (ROOT / "docs/guide/skill/SKILL.md").read_text()
        self.assertLessEqual(len(skill.encode()), 6000)
        front, text = skill.removeprefix("---\n").split("\n---\n\n", 1)
        self.assertRegex(front, r"^name: offhand\ndescription: .{20,1024}$")
        printed = subprocess.run([OFFHAND, "guide"], capture_output=True, text=True, timeout=60, check=True).stdout
        self.assertEqual(printed.strip(), text.strip())

    def test_commands_for_a_browser(self):
        for name in sorted(name for name, need in ELSEWHERE if need == "browser"):
            with self.subTest(guide=name):
                self.run_for_a_browser(str(ROOT / "docs/guide" / name))

    def run_for_a_browser(self, guide):
        program, script = OFFHAND, run_guide.__file__
        with tempfile.TemporaryDirectory() as home:
            if os.geteuid() == 0:
                # They may have no way to where this was built, nor to root's own Python.
                program, script, guide = (shutil.copy(file, home) for file in (program, script, guide))
            words = [program, "sandbox", "run", "--", "python3", script, guide, program, "browser"]
            if os.geteuid() == 0:
                words = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups", *words]
            run = os.path.join(home, "run")
            os.mkdir(run, 0o700)
            if os.geteuid() == 0:
                for place in (home, run):
                    os.chown(place, 65534, 65534)
            environment = os.environ | {"HOME": home, "XDG_CONFIG_HOME": home + "/.config", "XDG_RUNTIME_DIR": run, "TMPDIR": home, "PYTHONDONTWRITEBYTECODE": "1"}
            done = subprocess.run(words, cwd=home, env=environment, capture_output=True, text=True, timeout=300, check=False)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_guides_show_commands_as_such(self):
        """A fence without a language is output: no command hides in it."""
        for guide in (ROOT / "docs/guide").rglob("*.md"):
            fence = None
            for line in guide.read_text().splitlines():
                line = line.lstrip()
                if line.startswith("```"):
                    fence = None if fence is not None else line[3:]
                elif fence == "":
                    self.assertNotRegex(line, r"^(\$ |offhand )", guide.name)


if __name__ == "__main__":
    unittest.main()
