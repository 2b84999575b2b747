"""tsc, as npm has it, reads the declarations and judges programs that use them."""
import pathlib
import shutil
import subprocess
import unittest

from support import OFFHAND, ROOT

HERE = ROOT / "tests/products/typescript"


class TypeScript(unittest.TestCase):
    def test_programs_are_judged(self):
        folder = pathlib.Path(OFFHAND).parent / "typescript"
        folder.mkdir(exist_ok=True)
        lock = folder / "installed-lock.json"
        for file in (*HERE.iterdir(), ROOT / "generated/typescript/offhand.d.ts"):
            shutil.copy(file, folder)
        if not lock.exists() or lock.read_text() != (HERE / "package-lock.json").read_text():
            subprocess.run(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], cwd=folder, check=True, timeout=240)
            shutil.copy(HERE / "package-lock.json", lock)
        judged = subprocess.run(["node", "node_modules/typescript/lib/tsc.js", "--strict", "--noEmit", "--exactOptionalPropertyTypes", "uses.ts"],
                                cwd=folder, capture_output=True, text=True, timeout=240, check=False)
        self.assertEqual((judged.returncode, judged.stdout), (0, ""))


if __name__ == "__main__":
    unittest.main()
