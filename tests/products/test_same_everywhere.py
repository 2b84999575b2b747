"""Help, manual, reference, completion, tool list, JSON Schema and TypeScript of any tool carry the same names, defaults and limits."""
import collections
import functools
import json
import math
import unittest

import facts
from support import ROOT, listed_tools

# `words` are what is typed behind the program's name: tools of several toolsets may have one name.
Tool = collections.namedtuple("Tool", "toolset name words wire")


def words_of(toolset, name):
    declared = json.loads((ROOT / "schema/tools" / toolset / f"{name}.json").read_text())
    command = declared.get("cli", {}).get("command", name.removeprefix(f"{toolset}_"))
    return (command,) if toolset == "desktop" else (toolset, command)


def tools():
    for folder in sorted((ROOT / "generated/schemas").iterdir()):
        names = sorted(file.name.removesuffix(".arguments.json") for file in folder.glob("*.arguments.json"))
        selection = ("--tools", ",".join(f"{folder.name}.{name}" for name in names))
        wires = listed_tools(*selection) if names else {}
        # What this system cannot have is listed where it is simulated.
        if set(names) - set(wires):
            wires = listed_tools("--platform", "sim:widgets", *selection) | wires
        for name in names:
            yield Tool(folder.name, name, words_of(folder.name, name), wires[name])


def arguments_of(tool):
    whole = json.loads((ROOT / "generated/schemas" / tool.toolset / f"{tool.name}.arguments.json").read_text())
    return {name: facts.resolved(schema, whole) for name, schema in whole["properties"].items()}


def taken_unlisted(tool):
    """Arguments that no list here tells of: old names, and those of other platforms."""
    def among(schema):
        members = schema.items() if isinstance(schema, dict) else enumerate(schema) if isinstance(schema, list) else ()
        for name, member in members:
            if isinstance(member, dict) and (not member.get("listed", True) or "linux" not in member.get("platforms", ["linux"])):
                yield name
            yield from among(member)

    return set(among(declared_of(tool)))


@functools.cache
def typescript_of(toolset):
    return facts.TypeScript(toolset)


def declared_of(tool):
    return json.loads((ROOT / "schema/tools" / tool.toolset / f"{tool.name}.json").read_text())


def support_in_words(said):
    if isinstance(said, str):
        return said
    return f"{said['support']}: {said.get('note') or said['reason']}"


def declared_support(tool):
    """{"linux": "full"} as the tool says it, or a platform for those that do not."""
    said = declared_of(tool)["platforms"]
    support = {}
    for file in sorted((ROOT / "schema/platforms").glob("*.json")):
        platform = json.loads(file.read_text())
        name = platform["name"]
        support[name] = "full" if said == "all" else support_in_words(said.get(name) or platform["unless_said"])
    return support


def declared_platforms(tool):
    """Of the arguments that not every platform knows: {"path": "windows; refused elsewhere"}. None of them is in schema/common."""
    schema = declared_of(tool)
    objects = [schema["inputSchema"], *schema.get("$defs", {}).values()]
    members = [item for part in objects for item in part.get("properties", {}).items()]
    return {name: f"{', '.join(member['platforms'])}; {member.get('elsewhere', 'refuse')}d elsewhere" for name, member in members if "platforms" in member}


class SameEverywhere(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.tools = list(tools())
        self.assertGreater(len(self.tools), 10)

    def compare(self, tool, product, said, known, *, defaults=True, required=True, platforms=True):
        with self.subTest(tool=tool.words, product=product):
            self.assertEqual(set(said), set(known), "other arguments")
            for name, fact in known.items():
                self.assertEqual(said[name].values, fact.values, f"{name}: other values")
                # An empty list is nothing to type.
                if defaults:
                    self.assertEqual(said[name].default or None, fact.default or None, f"{name}: another default")
                self.assertEqual(said[name].limits, fact.limits, f"{name}: other limits")
                if platforms:
                    self.assertEqual(said[name].platforms, fact.platforms, f"{name}: other platforms")
                if required:
                    self.assertEqual(said[name].required, fact.required, f"{name}: required or not")

    def test_words(self):
        """What people read says all of it."""
        for tool in self.tools:
            known, arguments = facts.of_json_schema(tool), arguments_of(tool)
            self.compare(tool, "help", facts.of_help(tool, arguments), known)
            self.compare(tool, "manual", facts.of_manual(tool, arguments), known)
            self.compare(tool, "reference", facts.of_reference(tool), known)

    def test_what_arguments_hold(self):
        """Members of objects within arguments, too: a model, a user and a program read the same of them."""
        arguments = typescript_of("desktop").tools()
        told_of = 0
        for tool in self.tools:
            declared = typescript_of(tool.toolset)
            known = facts.held_of_json_schema(tool)
            told_of += len(known)
            self.compare(tool, "help", facts.held_of_help(tool), known)
            self.compare(tool, "manual", facts.held_of_manual(tool), known)
            self.compare(tool, "reference", facts.held_of_reference(tool), known)
            self.compare(tool, "describe", facts.held_of_description(tool), known)
            self.compare(tool, "TypeScript", declared.held(arguments[f"{tool.toolset}.{tool.name}"]), known, required=False)
            wire = facts.held_of_tool_list(tool.wire)
            with self.subTest(tool=tool.words, product="tool list"):
                self.assertEqual(set(wire), set(known))
                for name, fact in wire.items():
                    self.assertEqual((fact.values, fact.required), (known[name].values, known[name].required), name)
                    self.assertEqual(fact.default or None, known[name].default or None, name)
                    self.assertEqual(fact.limits, known[name].limits, name)
        self.assertGreater(told_of, 0)

    def test_typescript(self):
        arguments = typescript_of("desktop").tools()
        self.assertEqual(set(arguments), {f"{tool.toolset}.{tool.name}" for tool in self.tools})
        for tool in self.tools:
            said = typescript_of(tool.toolset).of(arguments[f"{tool.toolset}.{tool.name}"])
            known = facts.of_json_schema(tool)
            # Members of a union stand in its forms, where TypeScript has no place for a default.
            self.compare(tool, "TypeScript", said, known, required=False)

    def test_tool_list(self):
        """All but the arguments that are taken without being listed, and those that no platform here knows."""
        for tool in self.tools:
            known, said = facts.of_json_schema(tool), facts.of_tool_list(tool.wire)
            for name in taken_unlisted(tool) & set(known):
                self.assertNotIn(name, said, tool.words)
                del known[name]
            # It is the list of one platform.
            self.compare(tool, "tool list", said, known, platforms=False)

    def test_results(self):
        """Members of what a tool answers, and of what these hold: which are there, always or not, of which values and limits."""
        told_of, results = 0, typescript_of("desktop").results()
        for tool in self.tools:
            declared = typescript_of(tool.toolset)
            known = facts.result_of_json_schema(tool)
            told_of += len(known)
            self.compare(tool, "TypeScript", declared.result(results[f"{tool.toolset}.{tool.name}"]), known)
            # What an answer holds is read as it comes: a default has nothing to say there.
            self.compare(tool, "reference", facts.result_of_reference(tool), known, defaults=False)
            self.compare(tool, "manual", facts.result_of_manual(tool), known, defaults=False)
            if "outputSchema" in tool.wire:
                with self.subTest(tool=tool.words, product="tool list"):
                    required = {name for name, fact in known.items() if fact.required and "." not in name}
                    self.assertEqual(set(tool.wire["outputSchema"].get("required", ())), required)
        self.assertGreater(told_of, 300)

    def test_platforms(self):
        """Where a tool works and which platforms know an argument, as it is declared."""
        told_of, lacking = 0, 0
        for tool in self.tools:
            arguments = declared_platforms(tool)
            told_of += len(arguments)
            with self.subTest(tool=tool.words, product="JSON Schema"):
                self.assertEqual({name: fact.platforms for name, fact in facts.of_json_schema(tool).items() if fact.platforms}, arguments)
            support = declared_support(tool)
            lacking += any(words != "full" for words in support.values())
            for product, read in (("help", facts.support_of_help), ("manual", facts.support_of_manual), ("reference", facts.support_of_reference)):
                with self.subTest(tool=tool.words, product=product):
                    self.assertEqual(read(tool, support), support)
            with self.subTest(tool=tool.words, product="TypeScript"):
                self.assertEqual(typescript_of(tool.toolset).support_of(tool), support)
        self.assertGreater(told_of, 0)
        self.assertGreater(lacking, 0)

    def test_brief_tool_list(self):
        """The default list says less, and nothing else: of the limits those below a thousand."""
        whole = listed_tools("--tools", "full")
        brief = listed_tools("--tools", "lean")
        self.assertGreater(len(brief), 5)
        for name, wire in brief.items():
            known, said = facts.of_tool_list(whole[name]), facts.of_tool_list(wire)
            for argument, fact in known.items():
                fact.limits = {key: limit for key, limit in fact.limits.items() if key in ("minimum", "maximum") and fact.limits.get("maximum", math.inf) <= 1000}
            with self.subTest(tool=name):
                self.assertEqual(said, known)

    def test_completion(self):
        every_tool = {"output", "timeout_ms", "help", "platform", "config", "no_daemon", "socket", "version"}
        for tool in self.tools:
            known, arguments, said = facts.of_json_schema(tool), arguments_of(tool), facts.of_completion(tool)
            opposites = {f"no_{name}" for name, schema in arguments.items() if schema["type"] == "boolean"}
            with self.subTest(tool=tool.words):
                self.assertEqual(set(said) - every_tool, (set(known) | opposites) - every_tool)
            for name, fact in known.items():
                if fact.values:
                    with self.subTest(tool=tool.words, argument=name):
                        self.assertEqual(facts.offered_values(tool, name), fact.values)


if __name__ == "__main__":
    unittest.main()
