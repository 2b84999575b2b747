"""Generated validators and python3-jsonschema say the same of the same arguments, by schemas that come from one source."""
import json
import os
import pathlib
import random
import subprocess
import unittest

import jsonschema

import instances

ROOT = pathlib.Path(__file__).resolve().parents[2]
JUDGE = os.environ["OFFHAND_TEST_JUDGE"]
# In each run other ones; a failure names its seed.
SEED = int(os.environ.get("OFFHAND_TEST_SEED", random.randrange(10**6)))
COUNT = int(os.environ.get("OFFHAND_TEST_INSTANCES", "300"))


def schemas():
    for file in sorted((ROOT / "generated/schemas").glob("*/*.arguments.json")):
        yield f"{file.parent.name}.{file.name.removesuffix('.arguments.json')}", json.loads(file.read_text(encoding="utf8"))


def lenient_arguments():
    """What a schema tells us to take though it means nothing; what is published names the values that do."""
    found = set()
    for file in (ROOT / "schema").glob("*/**/*.json"):
        def look(node):
            members = node.get("properties", {})  # the row of a reply's text may be called so as well
            for name, member in members.items() if isinstance(members, dict) else ():
                if isinstance(member, dict) and "unknown" in member:
                    found.add(name)
            for member in node.values():
                if isinstance(member, dict):
                    look(member)
        if "meta" not in file.parts:
            look(json.loads(file.read_text(encoding="utf8")))
    return found


def with_leniency(schema, names):
    """The string of an argument that may be any, in place of those that mean something."""
    properties = {name: {"type": "string"} if name in names else member for name, member in schema.get("properties", {}).items()}
    return {**schema, "properties": properties}


def judged(identity, texts):
    lines = "".join(f"{identity}\t{text}\n" for text in texts)
    done = subprocess.run([JUDGE], input=lines, capture_output=True, text=True, timeout=250, check=True)
    return done.stdout.splitlines()


class Agreement(unittest.TestCase):
    def test_every_tool(self):
        fits, does_not, lenient = 0, 0, lenient_arguments()
        self.assertEqual(lenient, {"delivery_mode"})
        for identity, schema in schemas():
            with self.subTest(tool=identity, seed=SEED):
                validator = jsonschema.Draft202012Validator(with_leniency(schema, lenient))
                texts = list(instances.texts(schema, random.Random(f"{SEED} {identity}"), COUNT))
                said = judged(identity, texts)
                self.assertEqual(len(said), len(texts))
                for text, ours in zip(texts, said):
                    theirs = validator.is_valid(json.loads(text))
                    self.assertEqual(ours == "ok", theirs, f"{text}\n{ours}\n{[error.message for error in validator.iter_errors(json.loads(text))]}")
                    fits += theirs
                    does_not += not theirs
        # Agreement on one kind alone would mean little.
        self.assertGreater(fits, (fits + does_not) / 4)
        self.assertGreater(does_not, (fits + does_not) / 10)


if __name__ == "__main__":
    unittest.main()
