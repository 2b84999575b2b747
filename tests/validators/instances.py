"""Random arguments for a JSON Schema: some fit it, some are spoilt in a place or two."""
import copy
import json
import re
import string

# As patterns want them.
FITTING_WORDS = ["abc", "run-1", "12-3-4", "320x200", "#aabbcc"]
WORDS = ["", "a", "Save", "é", "日本", "0", "-1", "true", "null", "e1", "a b", "#ff0000", "x" * 300]


class Maker:
    def __init__(self, schema, random):
        self.schema, self.random = schema, random

    def resolved(self, node):
        while "$ref" in node:
            node = {**self.schema["$defs"][node["$ref"].rsplit("/", 1)[1]], **{key: value for key, value in node.items() if key != "$ref"}}
        return node

    def fitting(self, node=None, depth=0):
        node = self.resolved(self.schema if node is None else node)
        if "const" in node:
            return node["const"]
        if "enum" in node:
            return self.random.choice(node["enum"])
        if "anyOf" in node and "properties" not in node:
            # What is nested ends somewhere: the first of what it may be is the shortest.
            return self.fitting(node["anyOf"][0] if depth > 4 else self.random.choice(node["anyOf"]), depth)
        kind = node.get("type")
        if isinstance(kind, list):
            kind = self.random.choice(kind)
        make = {"object": self.object, "array": self.array, "string": self.string, "integer": self.integer, "number": self.number}.get(kind)
        if make:
            return make(node, depth)
        return {"boolean": self.random.random() < 0.5, "null": None}.get(kind, self.anything())

    def object(self, node, depth):
        forms = [self.random.choice(part["anyOf"]) for part in [*node.get("allOf", []), node] if "anyOf" in part]
        required = {key for part in [node, *forms] for key in part.get("required", [])}
        banned = {key for form in forms for key, value in form.get("properties", {}).items() if value is False}
        value = {}
        for key, member in node.get("properties", {}).items():
            if key in required or (key not in banned and depth < 4 and self.random.random() < 0.35):
                value[key] = self.fitting(member, depth + 1)
        for form in forms:
            value.update({key: member["const"] for key, member in form.get("properties", {}).items() if isinstance(member, dict) and "const" in member})
        if isinstance(node.get("additionalProperties"), dict):
            for _ in range(self.random.randint(0, 2)):
                value[self.random.choice(WORDS[1:7])] = self.fitting(node["additionalProperties"], depth + 1)
        for key, needs in node.get("dependentRequired", {}).items():
            if key in value:
                value.update({need: self.fitting(node["properties"][need], depth + 1) for need in needs if need not in value})
        return value

    def array(self, node, depth):
        least = node.get("minItems", 0)
        items = [self.fitting(node["items"], depth + 1) for _ in range(self.random.randint(least, min(node.get("maxItems", least + 3), least + 3)))]
        if not node.get("uniqueItems"):
            return items
        return [item for at, item in enumerate(items) if item not in items[:at]]

    def string(self, node, _):
        if "format" in node:
            return {"uri": "https://example.com/a"}.get(node["format"], "/tmp/a")
        fitting = [word for word in FITTING_WORDS if re.search(node["pattern"], word)] if "pattern" in node else []
        if fitting and self.random.random() < 0.9:
            return self.random.choice(fitting)
        least, most = node.get("minLength", 0), node.get("maxLength", 400)
        word = self.random.choice(WORDS)
        return (word + "a" * max(0, least - len(word)))[:most]

    def integer(self, node, _):
        least, most = node.get("minimum", -(2**31)), node.get("maximum", 2**31)
        return self.random.choice([least, most, self.random.randint(least, most)])

    def number(self, node, _):
        least, most = node.get("minimum", -1e6), node.get("maximum", 1e6)
        return self.random.choice([least, most, self.random.uniform(least, most), float(self.random.randint(int(least), int(most)))])

    def anything(self):
        return self.random.choice([None, True, 0, -1, 1.5, 5.0, 10**9, "a", "", [], [1], {}, {"a": 1}, "background", "x" * 5000])

    def spoilt(self, value):
        value = copy.deepcopy(value)
        for _ in range(self.random.randint(1, 2)):
            self.spoil(value)
        return value

    def spoil(self, value):
        """One change somewhere in an object."""
        inside = [member for member in value.values() if isinstance(member, dict) and member]
        inside += [item for member in value.values() if isinstance(member, list) for item in member if isinstance(item, dict)]
        if inside and self.random.random() < 0.6:
            return self.spoil(self.random.choice(inside))
        properties = list(self.schema.get("properties", {}))
        kind = self.random.randrange(6)
        if kind == 0:
            value[self.random.choice(["unknown", "", *string.ascii_lowercase[:3]])] = self.anything()
        elif kind == 1 and properties:
            value[self.random.choice(properties)] = self.anything()
        elif value:
            key = self.random.choice(list(value))
            if kind == 2:
                del value[key]
            elif kind == 3:
                value[key] = self.anything()
            elif kind == 4:
                value[key] = self.beside(value[key])
            else:
                value[key + "s"] = value.pop(key)
        return None

    def beside(self, value):
        """Just over a limit, or of a kind that is nearly the same."""
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int) and abs(value) > 2**53:
            # As a double it would stand for several.
            return self.random.choice([value + 1, value - 1, str(value), [value]])
        if isinstance(value, (int, float)):
            return self.random.choice([value + 1, value - 1, value + 0.5, str(value), float(value), [value]])
        if isinstance(value, str):
            return self.random.choice([value + "a" * 5000, value.upper(), "", [value]])
        if isinstance(value, list):
            return self.random.choice([value * 40, [], value + [None], value + value])
        return [value]


def texts(schema, random, count):
    """Half of them as they should be."""
    maker = Maker(schema, random)
    for index in range(count):
        value = maker.fitting()
        yield json.dumps(value if index % 2 == 0 else maker.spoilt(value), ensure_ascii=False)
