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
JUDGE_CONSTRUCTS = os.environ.get("OFFHAND_TEST_JUDGE_CONSTRUCTS")
# In each run other ones; a failure names its seed.
SEED = int(os.environ.get("OFFHAND_TEST_SEED", random.randrange(10**6)))
COUNT = int(os.environ.get("OFFHAND_TEST_INSTANCES", "300"))


def schemas(folder):
    for file in sorted((folder / "generated/schemas").glob("*/*.arguments.json")):
        yield f"{file.parent.name}.{file.name.removesuffix('.arguments.json')}", json.loads(file.read_text(encoding="utf8"))


def lenient_arguments(folder):
    """What a schema tells us to take though it means nothing; what is published names the values that do."""
    found = set()
    for file in (folder / "schema").glob("*/**/*.json"):
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
    """The string of an argument that may be any, in place of those that mean something; of tools that it calls, too."""
    lenient = dict(schema)
    if "properties" in schema:
        lenient["properties"] = {name: {"type": "string"} if name in names else member for name, member in schema["properties"].items()}
    if "$defs" in schema:
        lenient["$defs"] = {name: with_leniency(definition, names) for name, definition in schema["$defs"].items()}
    return lenient


class Calls:
    """Schemas in which a call of another tool is judged by that tool's own. What is published says {tool, arguments} and no more."""

    CALL = {"type": "object", "properties": {"tool": {"type": "string"}, "arguments": {"type": "object"}}, "required": ["tool"], "additionalProperties": False}

    def __init__(self, folder, toolset):
        self.toolset, self.definitions, called = toolset, {}, []
        by_name = {identity.split(".")[1]: schema for identity, schema in schemas(folder / "golden")}
        for file in sorted((folder / "schema/tools" / toolset).glob("*.json")):
            declared = json.loads(file.read_text(encoding="utf8"))
            # One that goes out as it is written is judged by its body alone.
            schema = by_name.get(declared["name"], {"type": "object"})
            names = [declared["name"], f"{toolset}.{declared['name']}", *declared.get("aliases", ())]
            called.append((declared["name"], names, schema))
        for name, _, schema in called:
            self.definitions[name] = self.moved(schema, name)
        self.definitions["Call"] = {"anyOf": [self.form(name, names) for name, names, _ in sorted(called, key=lambda one: len(json.dumps(one[2])))]}

    def moved(self, node, name):
        """With definitions that keep apart from those of other tools."""
        if isinstance(node, list):
            return [self.moved(item, name) for item in node]
        if not isinstance(node, dict):
            return node
        if {key: value for key, value in node.items() if key in self.CALL} == self.CALL:
            return {"$ref": "#/$defs/Call"}
        moved = {key: self.moved(value, name) for key, value in node.items() if key not in ("$defs", "$schema")}
        if moved.get("type") == "number":
            # A number is a double, and its limits are.
            moved |= {key: float(moved[key]) for key in ("minimum", "maximum") if key in moved}
        self.definitions |= {f"{name}.{inner}": self.moved(value, name) for inner, value in node.get("$defs", {}).items()}
        if isinstance(moved.get("$ref"), str) and moved["$ref"] != "#/$defs/Call":
            moved["$ref"] = f"#/$defs/{name}.{moved['$ref'].rsplit('/', 1)[1]}"
        return moved

    def form(self, name, names):
        properties = {"tool": {"enum": names}, "arguments": {"$ref": f"#/$defs/{name}"}}
        # Left out, they are none.
        may_be_left_out = self.validator(self.definitions[name]).is_valid({})
        return {"type": "object", "properties": properties, "required": ["tool"] if may_be_left_out else ["tool", "arguments"], "additionalProperties": False}

    def whole(self, name):
        return {**self.definitions[name], "$defs": self.definitions}

    def validator(self, schema):
        return jsonschema.Draft202012Validator({**schema, "$defs": {"Call": True, **self.definitions}})


def judged(judge, identity, texts):
    lines = "".join(f"{identity}\t{text}\n" for text in texts)
    done = subprocess.run([judge], input=lines, capture_output=True, text=True, timeout=250, check=True)
    return done.stdout.splitlines()


class Agreement(unittest.TestCase):
    def agree(self, judge, lenient, named_schemas):
        fits, does_not = 0, 0
        for identity, schema in named_schemas:
            with self.subTest(tool=identity, seed=SEED):
                validator = jsonschema.Draft202012Validator(with_leniency(schema, lenient))
                texts = list(instances.texts(schema, random.Random(f"{SEED} {identity}"), COUNT))
                said = judged(judge, identity, texts)
                self.assertEqual(len(said), len(texts))
                for text, ours in zip(texts, said):
                    theirs = validator.is_valid(json.loads(text))
                    self.assertEqual(ours == "ok", theirs, f"{text}\n{ours}\n{[error.message for error in validator.iter_errors(json.loads(text))]}")
                    fits += theirs
                    does_not += not theirs
        # Agreement on one kind alone would mean little.
        self.assertGreater(fits, (fits + does_not) / 4)
        self.assertGreater(does_not, (fits + does_not) / 10)

    def test_every_tool(self):
        lenient = lenient_arguments(ROOT)
        self.assertEqual(lenient, {"delivery_mode"})
        self.agree(JUDGE, lenient, schemas(ROOT))

    @unittest.skipUnless(JUDGE_CONSTRUCTS, "this build has no tests of the generator, and so no code of their schema")
    def test_every_construct(self):
        """Of the schema that the generator is tested with: tagged unions, maps, null, trees, calls of tools, prefixes."""
        folder = ROOT / "tests/codegen"
        calls = Calls(folder, "demo")
        names = [identity.split(".")[1] for identity, _ in schemas(folder / "golden")]
        self.assertGreater(len(names), 4)
        self.agree(JUDGE_CONSTRUCTS, lenient_arguments(folder), ((f"demo.{name}", calls.whole(name)) for name in names))


if __name__ == "__main__":
    unittest.main()
