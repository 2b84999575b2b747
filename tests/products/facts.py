"""What each product says of the arguments of a tool: {name: Facts}. Help, manual, reference, completion, tool list, JSON Schema
and TypeScript are each read by a reader of its own."""
import dataclasses
import functools
import json
import re

import support
from support import ROOT

# Several facts stand in one text, and a start of the program takes longer than all that is done with it.
output_of = functools.cache(support.output_of)


@dataclasses.dataclass
class Facts:
    default: object = None
    values: tuple = ()
    limits: dict = dataclasses.field(default_factory=dict)
    required: bool = False
    platforms: str = ""


SIZES = {"": ("minimum", "maximum"), " characters": ("minLength", "maxLength"), " items": ("minItems", "maxItems"),
         " members": ("minProperties", "maxProperties")}


def limits_in(text):
    """{"minimum": 1, "maximum": 3} of "1 to 3" and the like."""
    limits = {}
    number = r"(-?\d+(?:\.\d+)?)"
    pattern = text.split("matches ", 1)
    if len(pattern) == 2:
        limits["pattern"] = pattern[1].strip("`")
    for low, high, unit in re.findall(rf"{number} to {number}( characters| items| members|)", pattern[0]):
        limits |= dict(zip(SIZES[unit], (float(low), float(high))))
    for word, value, unit in re.findall(rf"(at least|at most) {number}( characters| items| members|)", pattern[0]):
        limits[SIZES[unit][word == "at most"]] = float(value)
    return limits


ONLY_ON = re.compile(r" ?\bOnly on ([a-z, ]+; (?:ignored|refused) elsewhere)\.")


def without_platforms(text):
    """A text without the sentence about platforms, and what that says: "windows; refused elsewhere"."""
    found = ONLY_ON.search(text)
    return (text[:found.start()] + text[found.end():], found[1]) if found else (text, "")


def typed(text, kind):
    """A default as it is typed, as the value it stands for."""
    if kind == "string":
        return text
    if kind == "array":
        return text.split(",")
    return json.loads(text)


def sentences_of(text, argument):
    """The facts that help and manual put behind a description."""
    kind = argument["type"]
    text, platforms = without_platforms(text.split(" ".join(argument["description"].split()), 1)[1])
    facts = Facts(required=text.endswith(" Required."), platforms=platforms)
    found = re.search(r" One of ([a-z0-9_., -]+?)\.(?: Limits:| Default:| Required\.|$)", text)
    facts.values = tuple(found[1].split(", ")) if found else ()
    found = re.search(r" Limits: (.*?)\.(?: Default:| Required\.|$)", text)
    facts.limits = limits_in(found[1]) if found else {}
    found = re.search(r" Default: (.*?)\.(?: Required\.|$)", text)
    # On the command line such a flag needs another one besides; its default is the same.
    if found:
        facts.default = typed(found[1].split(" with --")[0], kind)
    return facts


def key_of(flag):
    return flag.removeprefix("--").replace("-", "_")


def resolved(schema, whole):
    while "$ref" in schema:
        schema = {**whole["$defs"][schema["$ref"].rsplit("/", 1)[1]], **{k: v for k, v in schema.items() if k != "$ref"}}
    return schema


def facts_of_schema(whole, schema=None):
    facts = {}
    schema_of_object = whole if schema is None else schema
    for name, place in schema_of_object.get("properties", {}).items():
        schema = resolved(place, whole)
        single = resolved(schema["items"], whole) if "items" in schema else schema
        limits = {key: schema[key] for pair in SIZES.values() for key in pair if key in schema}
        if "pattern" in schema:
            limits["pattern"] = schema["pattern"]
        platforms = without_platforms(place.get("$comment", ""))[1]
        # Examples are the values so far of what may have more one day.
        facts[name] = Facts(schema.get("default"), tuple(single.get("enum") or single.get("examples", ())), limits, name in schema_of_object.get("required", ()), platforms)
    return facts


def held(whole, schema=None, path="", within=()):
    """What arguments hold, by dotted names: {"expect[].query": Facts}. What holds itself is told of once."""
    found = {}
    schema = whole if schema is None else schema
    for name, place in schema.get("properties", {}).items():
        place = resolved(place, whole)
        for key, sign in (("items", "[]"), ("additionalProperties", ".*"), (None, "")):
            inner = place if key is None else place.get(key)
            if isinstance(inner, dict):
                break
        label = inner.get("$ref", "")
        inner = resolved(inner, whole)
        if not inner.get("properties") or (label and label in within):
            continue
        below = path + name + sign
        found |= {f"{below}.{member}": fact for member, fact in facts_of_schema(whole, inner).items()}
        found |= held(whole, inner, below + ".", (*within, label))
    return found


def held_of_json_schema(tool):
    file = ROOT / "generated/schemas" / tool.toolset / f"{tool.name}.arguments.json"
    return held(json.loads(file.read_text()))


def held_of_tool_list(wire):
    return held(wire["inputSchema"])


def words_of_member(text):
    """Facts in "Its name. String, 1 to 256 characters. Default: a. Required.": what stands behind the description."""
    text, platforms = without_platforms(text)
    facts = Facts(required=text.endswith(" Required."), platforms=platforms)
    text = text.removesuffix(" Required.")
    found = re.search(r" Default: (.*?)\.$", text)
    if found:
        text = text[: found.start()]
    kind = re.search(r"(?:^|\. )((?:(?:List|Set) of )*(?:one of|string|integer|number|boolean|object|map to \w+|call of a tool|any JSON)\b[^;]*?)\.$", text, re.IGNORECASE)
    assert kind, text
    words = kind[1]
    values = re.search(r"one of ([a-z0-9_., -]+?)(?:, (?:at most|at least|\d+ to) .*)?$", words, re.IGNORECASE)
    facts.values = tuple(values[1].split(", ")) if values else ()
    facts.limits = limits_in(words)
    if found:
        kind = "array" if re.match("(list|set) of", words, re.IGNORECASE) else re.match(r"\w+", words)[0].lower()
        facts.default = typed(found[1], "string" if kind == "one" else kind)
    return facts


def held_of_help(tool):
    section = output_of("help", *tool.words).split("\nInside JSON arguments:\n", 1)
    if len(section) == 1:
        return {}
    entries = re.split(r"^  (?=\S)", section[1].split("\n\n", 1)[0], flags=re.MULTILINE)[1:]
    return {entry.split(None, 1)[0]: words_of_member(" ".join(entry.split(None, 1)[1].split())) for entry in entries}


def held_of_manual(tool):
    text = (ROOT / "generated/man/man1" / f"offhand-{'-'.join(tool.words)}.1").read_text()
    section = text.split(".SH INSIDE JSON ARGUMENTS\n", 1)
    if len(section) == 1:
        return {}
    facts = {}
    for entry in section[1].split("\n.SH ", 1)[0].split('.IP "\\fB')[1:]:
        head, body = entry.split("\n", 1)
        facts[unescaped(head.split("\\fR")[0])] = words_of_member(unescaped(body.strip()))
    return facts


def of_json_schema(tool):
    file = ROOT / "generated/schemas" / tool.toolset / f"{tool.name}.arguments.json"
    return facts_of_schema(json.loads(file.read_text()))


def result_schema(tool):
    """Of what a tool answers, with what that holds; None where nothing is said of it."""
    file = ROOT / "generated/schemas" / tool.toolset / f"{tool.name}.result.json"
    if not file.exists():
        return None
    whole = json.loads(file.read_text().replace("../types.json#", "#"))
    definitions = json.loads((ROOT / "generated/schemas/types.json").read_text())["$defs"] | whole.get("$defs", {})
    return resolved(whole | {"$defs": definitions}, {"$defs": definitions})


def result_of_json_schema(tool):
    whole = result_schema(tool)
    return {} if whole is None else {**facts_of_schema(whole), **held(whole)}


def descriptions_of_result(whole, schema=None, path="", within=()):
    """By dotted names, as in `held`."""
    told = {}
    for name, place in (whole if schema is None else schema).get("properties", {}).items():
        told[path + name] = place["description"]
        place = resolved(place, whole)
        sign, inner = ("[]", place["items"]) if "items" in place else (".*", place["additionalProperties"]) if isinstance(place.get("additionalProperties"), dict) else ("", place)
        label = inner.get("$ref", "")
        if not label or label not in within:
            told |= descriptions_of_result(whole, resolved(inner, whole), f"{path}{name}{sign}.", (*within, label))
    return told


def words_of_result(words, is_always):
    """Facts of "list of one of a, b, at most 3 items"."""
    values = re.search(r"one of ([a-z0-9_., -]+?)(?:, (?:at most|at least|\d+ to) .*)?$", words)
    return Facts(values=tuple(values[1].split(", ")) if values else (), limits=limits_in(words), required=is_always)


def member_of_result(name):
    """Rows name a list "rows[]"; elsewhere it is "rows", and only what it holds is below "rows[]"."""
    return re.sub(r"(\[\]|\.\*)$", "", name)


def result_of_reference(tool):
    text = (ROOT / "docs/reference/tools" / tool.toolset / f"{tool.name}.md").read_text()
    parts = text.split("## Result\n", 1)
    facts = {}
    for row in parts[1].split("\n## ", 1)[0].splitlines() if len(parts) == 2 else ():
        cells = [cell.replace("\\|", "|").strip() for cell in re.split(r"(?<!\\)\|", row)]
        if len(cells) >= 5 and cells[1].startswith("`"):
            facts[member_of_result(cells[1].strip("`"))] = words_of_result(cells[2].replace("`", ""), cells[3] == "always")
    return facts


def result_of_manual(tool):
    text = (ROOT / "generated/man/man1" / f"offhand-{'-'.join(tool.words)}.1").read_text()
    parts = text.split(".SH RESULT\n", 1)
    if len(parts) == 1:
        return {}
    section, described = parts[1].split("\n.SH ", 1)[0], descriptions_of_result(result_schema(tool))
    shared = re.search(r"is one (\w+) of offhand", section)
    return members_in_manual(types_in_manual()[shared[1]], described, within=(shared[1],)) if shared else members_in_manual(section, described)


@functools.cache
def types_in_manual():
    """What several tools answer with has a page of its own."""
    text = (ROOT / "generated/man/man7/offhand-types.7").read_text().split("\n.SH SEE ALSO\n")[0]
    return dict(part.split("\n", 1) for part in text.split("\n.SS ")[1:])


def members_in_manual(section, described, path="", within=()):
    facts = {}
    for entry in section.split('.IP "\\fB')[1:]:
        head, body = entry.split("\n", 1)
        label = path + unescaped(head.split("\\fR")[0])
        name = member_of_result(label)
        words = unescaped(body.strip()).split(described[name], 1)[1].strip().removeprefix("(").removesuffix(")")
        always, words = words.endswith(", always"), words.removesuffix(", always")
        shared = re.search(r" (\w+)$", words)
        if shared and shared[1] in types_in_manual():
            words = words[:shared.start()]
            if shared[1] not in within:
                facts |= members_in_manual(types_in_manual()[shared[1]], described, label + ".", (*within, shared[1]))
        facts[name] = words_of_result(words, always)
    return facts


def of_help(tool, arguments):
    section = output_of("help", *tool.words).split("each by its flag:\n", 1)
    if len(section) == 1:
        return {}
    entries = re.split(r"^  (?=--)", section[1].split("\n\n", 1)[0], flags=re.MULTILINE)[1:]
    facts = {}
    for entry in entries:
        key = key_of(re.match(r"--[a-z0-9-]+", entry)[0])
        facts[key] = sentences_of(" ".join(entry.split()), arguments[key])
    return facts


def unescaped(roff):
    for escape, sign in (("\\-", "-"), ("\\(dq", '"'), ("\\(aq", "'"), ("\\(ha", "^"), ("\\(ti", "~"), ("\\(ga", "`"), ("\\e", "\\"), ("\\&", "")):
        roff = roff.replace(escape, sign)
    return roff


def of_manual(tool, arguments):
    text = (ROOT / "generated/man/man1" / f"offhand-{'-'.join(tool.words)}.1").read_text()
    options = text.split(".SH OPTIONS\n", 1)[1].split("\n.SH ", 1)[0]
    facts = {}
    for entry in options.split('.IP "\\fB')[1:]:
        head, body = entry.split("\n", 1)
        flag = unescaped(head.split("\\fR")[0].split(", ")[0])
        if flag.startswith("--") and key_of(flag) in arguments:
            facts[key_of(flag)] = sentences_of(unescaped(body.split("\n", 1)[0]), arguments[key_of(flag)])
    return facts


def of_reference(tool):
    return {name: fact for name, fact in every_row_of_reference(tool).items() if "." not in name}


def held_of_reference(tool):
    return {name: fact for name, fact in every_row_of_reference(tool).items() if "." in name}


def held_of_description(tool):
    """`offhand describe` prints the page of the reference."""
    return {name: fact for name, fact in rows_of(output_of("describe", f"{tool.toolset}.{tool.name}")).items() if "." in name}


def every_row_of_reference(tool):
    return rows_of((ROOT / "docs/reference/tools" / tool.toolset / f"{tool.name}.md").read_text())


def rows_of(text):
    section = text.split("## Arguments\n", 1)[1].split("\n## ", 1)[0].split("\n### ", 1)[0]
    facts = {}
    for row in section.splitlines():
        cells = [cell.replace("\\|", "|").strip() for cell in re.split(r"(?<!\\)\|", row)]
        if len(cells) < 5 or not cells[1].startswith("`"):
            continue
        kind, fallback = cells[2], cells[3]
        values = re.search(r"one of ((?:`[^`]+`(?:, )?)+)", kind)
        facts[cells[1].strip("`")] = Facts(
            default=json.loads(fallback.strip("`")) if fallback.startswith("`") else None,
            values=tuple(re.findall("`([^`]+)`", values[1])) if values else (),
            limits=limits_in(kind), required=fallback == "required", platforms=without_platforms(cells[4])[1])
    return facts


def of_completion(tool):
    """Names and values: a shell shows no more."""
    facts = {}
    for line in output_of("complete", "--", *tool.words, "--").splitlines():
        key = key_of(line.split("\t")[0])
        facts[key] = Facts()
    return facts


def offered_values(tool, key):
    # The simulation has windows, and no daemon that could be asked.
    words = ("--platform", "sim:widgets", "complete", "--", "--platform", "sim:widgets", *tool.words, "--" + key.replace("_", "-"), "")
    return tuple(line.split("\t")[0] for line in output_of(*words).splitlines())


def of_tool_list(wire):
    return facts_of_schema(wire["inputSchema"])


def entries_of(section):
    """{"linux": "full."} of entries in help, whose texts go on below."""
    parts = re.split(r"^  (?=\S)", section, flags=re.MULTILINE)[1:]
    return {part.split(None, 1)[0]: " ".join(part.split(None, 1)[1].split()) for part in parts}


def support_of_help(tool, platforms):
    section = output_of("help", *tool.words).split("\nPlatforms:\n", 1)
    if len(section) == 1:
        # What works everywhere needs no word.
        return {platform: "full" for platform in platforms}
    return {name: text if ": " in text else text.removesuffix(".") for name, text in entries_of(section[1].split("\n\n", 1)[0]).items()}


def support_of_manual(tool, _):
    text = (ROOT / "generated/man/man1" / f"offhand-{'-'.join(tool.words)}.1").read_text()
    entries = re.findall(r'\.IP "\\fB([\w, ]+)\\fR"\n(.*)\n', text.split(".SH PLATFORMS\n", 1)[1].split(".SH ", 1)[0])
    return {name: unescaped(words) if ": " in words else words.removesuffix(".") for names, words in entries for name in names.split(", ")}


def support_of_reference(tool, _):
    section = (ROOT / "docs/reference/tools" / tool.toolset / f"{tool.name}.md").read_text().split("## Platforms\n", 1)[1]
    rows = re.findall(r"^\| (\w+) \| (full|partial|none) \|(?: (.*))? \|$", section, re.MULTILINE)
    return {name: f"{level}: {note}" if note else level for name, level, note in rows}


COMMENT = r"/\*\*((?:(?!\*/).)*)\*/\s+"
MEMBER = rf"(?:{COMMENT})?(\w+)(\??): ([^;]+);"


class TypeScript:
    """As much of offhand.d.ts as its emitter writes: what tools share, and the namespace of a toolset. Types of several may have one name."""

    def __init__(self, toolset):
        text = (ROOT / "generated/typescript/offhand.d.ts").read_text()
        self.text = re.sub(r"^export namespace (\w+) \{\n.*?^\}", lambda found: found[0] if found[1] == toolset else "", text, flags=re.DOTALL | re.MULTILINE)
        self.aliases = dict(re.findall(r"export type (\w+) = ([^;{]+(?:{}\))?);", self.text))
        self.comments = {name: body for body, name in re.findall(COMMENT + r"export type (\w+) =", self.text, re.DOTALL)}

    def body_of(self, name):
        found = re.search(rf"export (?:interface {name} |type {name} = ([^{{;]*?) ?&? ?)\{{\n(.*?)^\s*\}}", self.text, re.DOTALL | re.MULTILINE)
        assert found, name
        return [part for part in (found[1] or "").split(" & ") if part], found[2]

    def written_out(self, kind):
        """A list or a map behind its name."""
        named = self.aliases.get(kind.split(".")[-1], "")
        return named if named.startswith(("Array<", "Record<")) else kind

    def facts_of(self, kind, comment):
        tags = dict(re.findall(r"@(\w+) (.*)", comment))
        facts = Facts(default=json.loads(tags.pop("default")) if "default" in tags else None, platforms=tags.pop("platforms", "").rstrip())
        # A type with a name says its limits itself.
        tags |= dict(re.findall(r"@(\w+) (.*)", self.comments.get(kind.split(".")[-1], "")))
        kind = self.written_out(kind)
        inner = kind.removeprefix("Array<").removesuffix(">").split(".")[-1]
        if inner in self.aliases:
            facts.values = tuple(re.findall(r'"([^"]+)"', self.aliases[inner]))
        facts.limits = {key: value.rstrip() if key == "pattern" else float(value) for key, value in tags.items()}
        return facts

    def of(self, arguments):
        parts, body = self.body_of(arguments.split(".")[-1])
        facts = {}
        for comment, name, optional, kind in re.findall(MEMBER, body, re.DOTALL):
            facts[name] = self.facts_of(kind, comment)
            facts[name].required = not optional
        for part in parts:
            name = part.split(".")[-1]
            forms = re.search(rf"export type {name} =\n(.*?)\n\s*\}}(?: & Without<[^>]*>)?;", self.text, re.DOTALL)[1]
            tag_values = []
            for comment, name, _, kind in re.findall(MEMBER, forms, re.DOTALL):
                # The first form that has a key describes it.
                if name in facts and not comment and not kind.startswith('"'):
                    continue
                facts[name] = self.facts_of(kind, comment)
                # The tag: each form has its own value of it.
                if kind.startswith('"'):
                    tag_values.append(json.loads(kind))
                    facts[name].values = tuple(tag_values)
        return facts

    def tools(self):
        return dict(re.findall(r'"([\w.]+)": \{ arguments: ([\w.]+);', self.text))

    def results(self):
        return dict(re.findall(r'"([\w.]+)": \{ arguments: [\w.]+; result: ([\w.]+) \};', self.text))

    def result(self, name):
        """Of what a tool answers, with what that holds."""
        return {} if name == "unknown" else {**self.of(name), **self.held(name)}

    def support_of(self, tool):
        comment = re.search(rf'{COMMENT}"{tool.toolset}\.{tool.name}": ', self.text, re.DOTALL)[1]
        said = re.findall(r"@support ([\w, ]+): (.*)", comment)
        return {platform: words for platforms, words in said for platform in platforms.split(", ")}

    def held(self, arguments, path="", within=()):
        """What arguments hold, by dotted names as elsewhere."""
        name = arguments.split(".")[-1]
        found = {}
        for _, member, _, kind in re.findall(MEMBER, self.body_of(name)[1], re.DOTALL):
            kind = self.written_out(kind)
            many, mapped = re.match(r"Array<(.*)>$", kind), re.match(r"(?:Record<string, |\{ \[\w+: string\]: )(.*?)(?:>| \})$", kind)
            inner = (many or mapped)[1] if many or mapped else kind
            if not re.search(rf"export interface {inner.split('.')[-1]} \{{", self.text) or inner in within:
                continue
            below = path + member + ("[]" if many else ".*" if mapped else "")
            found |= {f"{below}.{key}": fact for key, fact in self.of(inner).items()}
            found |= self.held(inner, below + ".", (*within, inner))
        return found
