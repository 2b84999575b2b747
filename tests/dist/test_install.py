"""`offhand install` beside the clients' own readers: every client's file in every state, and what may go wrong with a file."""
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

from support import HERE, OFFHAND, PATIENCE_S, ROOT, WORK, done, run, tools

CLIENTS = json.loads((ROOT / "schema/clients.json").read_text())["clients"]

# As people have them: comments, trailing commas, other servers, an entry of ours from before.
JSON_FILE = """{
  // What is mine.
  "theme": "dark", /* at night */
  "SERVERS": {
    "github": { "command": "github-mcp-server", "args": ["stdio",], "env": { "TOKEN": "\\u00e9\\"}" } }, // read only
    OURS
    "files": {
      "command": "npx",
      "args": ["-y", "@modelcontextprotocol/server-filesystem", "/home/ann"],
    },
  },
  "last": [1, 2.5e3, null, { "deep": [[], {}] }],
}
"""
TOML_FILE = """# Codex
model = "o5"
notes = '''
[mcp_servers.offhand]
'''

[mcp_servers.github] # read only
command = "github-mcp-server"
args = [
  "stdio",
]
OURS
[mcp_servers.github.env]
TOKEN = "x"

[[profiles]]
name = "quick"
"""
YAML_FILE = """# Goose
GOOSE_MODEL: 'o5'
SERVERS:
  github:   # read only
    type: stdio
    cmd: github-mcp-server
    args: ["stdio"]
    envs: { TOKEN: "x" }
OURS  memory:
    type: builtin
    enabled: true
GOOSE_MODE: auto
"""
OURS = {"json": '"offhand": { "command": "/old/offhand", "args": ["mcp", "--old",], },', "toml": '\n[mcp_servers.offhand]\ncommand = "/old/offhand"\nargs = ["mcp", "--old"]\n',
        "yaml": '  offhand:\n    cmd: /old/offhand\n    args: ["mcp", "--old"]\n'}
FILES = {"json": JSON_FILE, "toml": TOML_FILE, "yaml": YAML_FILE}
STATES = ("created", "merged", "older", "crlf", "bom")


def sample(client, state):
    declared = CLIENTS[client]
    text = FILES[declared["form"]].replace("SERVERS", declared["servers"]).replace("OURS", OURS[declared["form"]] if state == "older" else "")
    if state == "crlf":
        text = text.replace("\n", "\r\n")
    return ("\ufeff" if state == "bom" else "") + text


class Home:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.environment = {**os.environ, "HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder / ".config")}

    def file(self, client):
        return self.folder / CLIENTS[client]["user_file"].replace("~config", ".config")

    def offhand(self, *words, **options):
        return run(OFFHAND, *words, env=self.environment, **options)


def read_by_clients(asked):
    told = done("node", HERE / "parse_settings.mjs", tools(), input=json.dumps([{"form": form, "file": str(file)} for form, file in asked]))
    return json.loads(told)


def entry_of(client):
    words = {"$program": str(OFFHAND), "$arguments": ["mcp", "--tools", "lean,record", "--sandbox"]}
    words["$words"] = [words["$program"], *words["$arguments"]]
    return {key: words.get(value, value) if isinstance(value, str) else value for key, value in CLIENTS[client]["entry"].items()}


class Install(unittest.TestCase):
    def setUp(self):
        WORK.mkdir(parents=True, exist_ok=True)
        folder = tempfile.TemporaryDirectory(dir=WORK)
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_every_client_in_every_state_by_its_own_reader(self):
        cases, before, homes = [], [], {}
        for client, declared in CLIENTS.items():
            for state in STATES:
                if state == "bom" and declared["form"] != "json":
                    continue
                home = homes[client, state] = Home(self.folder / client / state)
                file = home.file(client)
                if state != "created":
                    file.parent.mkdir(parents=True)
                    file.write_text(sample(client, state), newline="")
                    before.append((declared["form"], file))
                cases.append((client, state, declared["form"], file))
        was = iter(read_by_clients(before))
        values = {case[:2]: next(was)["value"] if case[1] != "created" else {} for case in cases}
        for client, state, _, _ in cases:
            said = homes[client, state].offhand("install", "--client", client, "--preset", "lean,record", "--sandbox")
            self.assertEqual(said.returncode, 0, (client, state, said.stderr))
        for (client, state, _, _), told in zip(cases, read_by_clients([case[2:] for case in cases])):
            with self.subTest(client=client, state=state, after="install"):
                servers = CLIENTS[client]["servers"]
                expected = {**values[client, state]}
                expected[servers] = {**expected.get(servers, {}), "offhand": entry_of(client)}
                self.assertEqual(told.get("value"), expected, told.get("problem"))
        for client, state, _, _ in cases:
            self.assertEqual(homes[client, state].offhand("uninstall", "--client", client).returncode, 0)
        for (client, state, _, file), told in zip(cases, read_by_clients([case[2:] for case in cases])):
            with self.subTest(client=client, state=state, after="uninstall"):
                servers = CLIENTS[client]["servers"]
                left = {name: entry for name, entry in values[client, state].get(servers, {}).items() if name != "offhand"}
                value = told.get("value") or {}
                self.assertEqual(value.get(servers) or {}, left, told.get("problem"))
                self.assertEqual({key: part for key, part in value.items() if key != servers},
                                 {key: part for key, part in values[client, state].items() if key != servers})
                if state in ("merged", "crlf", "bom"):
                    with file.open(newline="") as written:
                        self.assertEqual(written.read(), sample(client, state))

    def test_two_at_once_leave_one_whole_entry(self):
        home = Home(self.folder)
        file = home.file("cursor")
        file.parent.mkdir(parents=True)
        file.write_text(sample("cursor", "merged"))
        words = [OFFHAND, "install", "--client", "cursor", "--preset", "lean,record", "--sandbox"]
        started = [subprocess.Popen(words, env=home.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(8)]
        for process in started:
            _, complaint = process.communicate(timeout=PATIENCE_S)
            if process.returncode != 0:
                self.assertRegex(complaint, "is left as it is: (another process of offhand changes it right now|it was changed meanwhile)")
        self.assertIn(0, [process.returncode for process in started])
        told = read_by_clients([("json", file)])[0]["value"]
        self.assertEqual(told["mcpServers"]["offhand"], entry_of("cursor"))
        self.assertEqual(list(told["mcpServers"]), ["github", "files", "offhand"])
        self.assertEqual(pathlib.Path(f"{file}.offhand-backup").read_text(), sample("cursor", "merged"))

    def test_full_disk_leaves_the_file(self):
        """On a file system of 16 kB, which a file of 12 kB fills so far that no copy fits."""
        home = Home(self.folder / "home")
        home.folder.mkdir()
        script = """set -e; mount -t tmpfs -o size=16k tmpfs "$HOME"; mkdir "$HOME/.cursor"; cp "$1" "$HOME/.cursor/mcp.json"
status=0; "$2" install --client cursor 2>"$3" || status=$?; cmp "$1" "$HOME/.cursor/mcp.json"; ls -A "$HOME/.cursor" >> "$3"; exit $status"""
        source, said = self.folder / "source.json", self.folder / "said"
        source.write_text(json.dumps({"note": "x" * 9000, "mcpServers": {}}))
        space = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--user", "--map-root-user", "--mount"]
        full = run(*space, "bash", "-c", script, "bash", source, OFFHAND, said, env=home.environment)
        self.assertEqual(full.returncode, 1, (full.stderr, said.read_text() if said.exists() else ""))
        self.assertRegex(said.read_text(), "cannot be written: No space left on device")

    def test_home_that_is_none(self):
        said = run(OFFHAND, "install", "--client", "cursor", env={**os.environ, "HOME": "/proc/nobody", "XDG_CONFIG_HOME": ""})
        self.assertEqual(said.returncode, 1)
        self.assertRegex(said.stderr, r"^offhand: /proc/nobody/\.cursor.* cannot be written: .+\n.*[Cc]heck the folder")
        without = {key: value for key, value in os.environ.items() if key not in ("HOME", "XDG_CONFIG_HOME")}
        self.assertEqual(run(OFFHAND, "install", "--client", "cursor", "--dry-run", env=without).returncode, 0)

    @unittest.skipUnless(os.geteuid() == 0, "only root can give a file away")
    def test_file_of_somebody_else_stays(self):
        home = Home(self.folder)
        file = home.file("cursor")
        file.parent.mkdir(parents=True)
        file.write_text("{}")
        shutil.chown(file, 65534)
        self.assertIn("it belongs to another user (uid 65534)", home.offhand("install", "--client", "cursor").stderr)
        self.assertEqual(file.read_text(), "{}")


if __name__ == "__main__":
    unittest.main()
