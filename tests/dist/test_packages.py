"""Each form of distribution, by the tools that read it elsewhere."""
import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest

from support import HELLO, HERE, LAUNCHER, LIBRARY, OFFHAND, ROOT, WORK, ask, dist, done, make, run, tools, version


class Packages(unittest.TestCase):
    def test_made_twice_is_the_same(self):
        first = (dist() / "sha256sums").read_text()
        with tempfile.TemporaryDirectory(dir=WORK) as other:
            again = make(*(shutil.copy(file, other) for file in (OFFHAND, LIBRARY, LAUNCHER)), pathlib.Path(other) / "dist")
            self.assertEqual((again / "sha256sums").read_text(), first)

    def test_sums_are_those_of_the_files(self):
        done("sha256sum", "--check", "--strict", "--quiet", "sha256sums", cwd=dist())
        listed = {line.split("  ")[1] for line in (dist() / "sha256sums").read_text().splitlines()}
        self.assertEqual(listed, {str(file.relative_to(dist())) for file in dist().rglob("*") if file.is_file()} - {"sha256sums"})

    def test_version_stands_in_one_place(self):
        entry = re.search(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)[1]
        self.assertEqual(entry, version())
        for file in (ROOT / "packaging").rglob("*"):
            if file.is_file() and "__pycache__" not in file.parts:
                self.assertNotRegex(file.read_text(), rf"(?<![0-9.]){re.escape(version())}(?![0-9.])", file)

    def test_program_is_stripped_and_its_symbols_are_beside_it(self):
        with tempfile.TemporaryDirectory(dir=WORK) as folder:
            done("tar", "xzf", dist() / f"offhand-{version()}-linux-x64.tar.gz", "-C", folder)
            program = pathlib.Path(folder) / f"offhand-{version()}-linux-x64/bin/offhand"
            sections = done("readelf", "-SW", program)
            self.assertNotIn(".symtab", sections)
            self.assertNotIn(".debug_info", sections)
            build_id = re.search(r"Build ID: ([0-9a-f]{40})", done("readelf", "-n", program))
            if build_id:
                self.assertIn(build_id[1], done("readelf", "-n", dist() / f"offhand-{version()}-linux-x64.debug"))
            self.assertEqual(done(program, "--version").strip(), f"offhand {version()}")

    def test_bundle_is_valid_by_its_own_tool(self):
        bundle = dist() / f"offhand-{version()}-linux-x64.mcpb"
        mcpb = tools() / "node_modules/@anthropic-ai/mcpb/dist/cli/cli.js"
        with tempfile.TemporaryDirectory(dir=WORK) as folder:
            done("node", mcpb, "unpack", bundle, folder)
            self.assertIn("passes", done("node", mcpb, "validate", pathlib.Path(folder) / "manifest.json"))
            manifest = json.loads((pathlib.Path(folder) / "manifest.json").read_text())
            command = manifest["server"]["mcp_config"]["command"].replace("${__dirname}", folder)
            self.assertTrue(pathlib.Path(command).is_file())
            pathlib.Path(command).chmod(0o755)
            answers = ask([command, "--platform", "sim:widgets", *manifest["server"]["mcp_config"]["args"]], HELLO)
            self.assertFalse(answers[1]["result"].get("isError"))
            named = {tool["name"] for tool in manifest["tools"]}
            self.assertEqual(named, {tool["name"] for tool in json.loads(done(OFFHAND, "--platform", "sim:widgets", "list-tools", "--output", "json"))})
            # What is wrong in it is found.
            del manifest["server"]
            (pathlib.Path(folder) / "manifest.json").write_text(json.dumps(manifest))
            self.assertNotEqual(run("node", mcpb, "validate", pathlib.Path(folder) / "manifest.json").returncode, 0)

    def test_entry_of_the_registry_has_its_form(self):
        judge = """const Ajv = require("ajv").default; const ajv = new Ajv({ strict: false, allErrors: true });
const valid = ajv.compile(require(process.argv[1])); const entry = require(process.argv[2]);
if (!valid(entry)) { console.error(valid.errors); process.exit(1); }
entry.description = "x".repeat(101); if (valid(entry)) process.exit(2);"""
        done("node", "-e", judge, HERE / "server.schema.json", dist() / "server.json", cwd=tools())
        entry = json.loads((dist() / "server.json").read_text())
        bundle = next(package for package in entry["packages"] if package["registryType"] == "mcpb")
        self.assertEqual(bundle["fileSha256"], hashlib.sha256((dist() / pathlib.Path(bundle["identifier"]).name).read_bytes()).hexdigest())

    def test_plugin_and_extension_carry_the_skill_and_start_the_server(self):
        skill = (ROOT / "docs/guide/skill/SKILL.md").read_text()
        market = json.loads((dist() / "claude-plugin/.claude-plugin/marketplace.json").read_text())
        folder = dist() / "claude-plugin" / market["plugins"][0]["source"]
        plugin = json.loads((folder / ".claude-plugin/plugin.json").read_text())
        extension = json.loads((dist() / "gemini-extension/gemini-extension.json").read_text())
        self.assertEqual(market["plugins"][0]["name"], plugin["name"])
        self.assertEqual((folder / "skills/offhand/SKILL.md").read_text(), skill)
        self.assertTrue((dist() / "gemini-extension" / extension["contextFileName"]).read_text().startswith("# Operating a desktop"))
        for declared in (plugin, extension):
            self.assertEqual((declared["name"], declared["version"]), ("offhand", version()))
            self.assertEqual(declared["mcpServers"]["offhand"], {"command": "npx", "args": ["-y", f"offhand@{version()}", "mcp"]})

    def test_sbom_names_everything_that_is_linked_in(self):
        bill = json.loads((dist() / f"offhand-{version()}.spdx.json").read_text())
        self.assertEqual((bill["spdxVersion"], bill["dataLicense"], bill["SPDXID"]), ("SPDX-2.3", "CC0-1.0", "SPDXRef-DOCUMENT"))
        identities = [package["SPDXID"] for package in bill["packages"]]
        self.assertEqual(len(set(identities)), len(identities))
        for package in bill["packages"]:
            self.assertRegex(package["SPDXID"], r"^SPDXRef-[A-Za-z0-9.-]+$")
            self.assertNotIn("NOASSERTION", (package["versionInfo"], package["licenseDeclared"]), package["name"])
        self.assertEqual({relation["relatedSpdxElement"] for relation in bill["relationships"]}, set(identities))

    def test_changes_have_the_form_of_debian(self):
        text = done(sys.executable, ROOT / "packaging/debian_changelog.py")
        first, *entries, last = text.rstrip("\n").split("\n\n")
        self.assertRegex(first, rf"^offhand \({re.escape(version())}\) [a-z]+; urgency=[a-z]+$")
        self.assertRegex(last, r"^ -- [^<>]+ <[^<>@ ]+@[^<>@ ]+>  [A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d [+-]\d{4}$")
        lines = "\n".join(entries).splitlines()
        self.assertGreater(len(lines), 5)
        for line in lines:
            self.assertRegex(line, r"^  (\* |  )\S.{0,76}$")

    def test_recipe_for_arch_installs_the_tarball(self):
        with tempfile.TemporaryDirectory(dir=WORK) as folder:
            folder = pathlib.Path(folder)
            (folder / "src").mkdir()
            shutil.copy(dist() / "PKGBUILD", folder)
            script = f"""set -eu; source ./PKGBUILD; srcdir=$PWD/src pkgdir=$PWD/pkg
[ "${{sha256sums[0]}}" = "$(sha256sum "{dist()}/${{source[0]##*/}}" | cut -d' ' -f1)" ]
tar xzf "{dist()}/${{source[0]##*/}}" -C src; package; "$pkgdir/usr/bin/offhand" --version"""
            self.assertIn(version(), done("bash", "-c", script, cwd=folder))
            for file in ("usr/share/man/man1/offhand.1.gz", "usr/lib/systemd/user/offhand@.service", "usr/share/licenses/offhand-bin/LICENSE",
                         "usr/share/bash-completion/completions/offhand"):
                self.assertTrue((folder / "pkg" / file).is_file(), file)

    def test_formula_and_flake_name_the_tarball(self):
        tarball = dist() / f"offhand-{version()}-linux-x64.tar.gz"
        total = hashlib.sha256(tarball.read_bytes()).hexdigest()
        for name in ("offhand.rb", "flake.nix"):
            text = (dist() / name).read_text()
            self.assertIn(total, text)
            self.assertIn(tarball.name, text)
            code = re.sub(r"#[^\n]*|\"(?:\\.|[^\"\\])*\"|''.*?''", "", text, flags=re.MULTILINE | re.DOTALL)
            for opening, closing in ("{}", "()", "[]"):
                self.assertEqual(code.count(opening), code.count(closing), (name, opening))
        formula = (dist() / "offhand.rb").read_text()
        opened = len(re.findall(r"^\s*(?:class|def)\b|\bdo$", formula, re.MULTILINE))
        self.assertEqual(opened, len(re.findall(r"^\s*end$", formula, re.MULTILINE)))
        with tarfile.open(tarball) as content:
            tops = {name.split("/")[1] for name in content.getnames()}
        for folder in re.findall(r'Dir\["(\w+)/', formula):
            self.assertIn(folder, tops)


if __name__ == "__main__":
    unittest.main()
