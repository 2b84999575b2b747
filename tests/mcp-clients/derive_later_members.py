#!/usr/bin/env python3
"""Writes later_members.json: what a server may say to a legacy client only from some version on.

Usage: derive_later_members.py FOLDER, where FOLDER has the official schemas, <version>.schema.json. It is run by hand,
once for each new version; the table is kept, as the official SDK holds older versions against its newest schema.

{"tools/list": {"tools[].title": "2025-06-18", ...}, ...}: by method, below the result or the params. `[]` is an entry of
an array, `*` any member, `<text>` an object that says so by its `type`. What is below a later member is left out.
"""
import json
import pathlib
import sys

VERSIONS = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25']
RESULTS = {
    'initialize': 'InitializeResult', 'tools/list': 'ListToolsResult', 'tools/call': 'CallToolResult',
    'resources/list': 'ListResourcesResult', 'resources/templates/list': 'ListResourceTemplatesResult',
    'resources/read': 'ReadResourceResult', 'prompts/list': 'ListPromptsResult', 'prompts/get': 'GetPromptResult',
    'completion/complete': 'CompleteResult',
}
# Schemas of arguments and results are JSON Schema itself, in which any word may stand in any version.
OPAQUE = {'inputSchema', 'outputSchema'}


class Version:
    def __init__(self, folder, version):
        schema = json.loads((folder / f'{version}.schema.json').read_text())
        self.definitions = schema.get('definitions') or schema['$defs']

    def resolve(self, node):
        while '$ref' in node:
            node = self.definitions[node['$ref'].split('/')[-1]]
        return node

    def messages(self):
        """Root of each message, by method."""
        roots = {method: self.definitions[name] for method, name in RESULTS.items()}
        for union in ('ServerRequest', 'ServerNotification'):
            for option in self.definitions[union]['anyOf']:
                message = self.resolve(option)['properties']
                roots[message['method']['const']] = message.get('params', {})
        return roots

    def paths(self, node, path=''):
        node = self.resolve(node)
        for union in ('anyOf', 'oneOf', 'allOf'):
            for option in node.get(union, []):
                yield from self.paths(option, path)
        members = node.get('properties', {})
        kind = members.get('type', {})
        kinds = [kind['const']] if 'const' in kind else kind.get('enum', [])
        for place in [f'{path}<{name}>' for name in kinds] or [path]:
            if place != path:
                yield place
            for name, member in members.items():
                inside = f'{place}.{name}' if place else name
                yield inside
                if name not in OPAQUE:
                    yield from self.paths(member, inside)
        if isinstance(node.get('items'), dict):
            yield from self.paths(node['items'], path + '[]')
        if isinstance(node.get('additionalProperties'), dict):
            yield from self.paths(node['additionalProperties'], path + '.*')


def main():
    folder = pathlib.Path(sys.argv[1])
    since = {}
    for version in VERSIONS:
        schema = Version(folder, version)
        # Every message may have it, where the schema of its kind names it or not.
        always = {'_meta', '_meta.progressToken'}
        for method, root in schema.messages().items():
            rows = since.setdefault(method, {'': version})
            for path in schema.paths(root):
                if path not in always:
                    rows.setdefault(path, version)
    table = {}
    for method, rows in sorted(since.items()):
        def parent_since(path):
            parents = [other for other in rows if other != path and path.startswith(other)
                       and (not other or path[len(other)] in '.[<')]
            return rows[max(parents, key=len)]
        later = {path: version for path, version in sorted(rows.items())
                 if version != (parent_since(path) if path else VERSIONS[0])}
        if later:
            table[method] = later
    target = pathlib.Path(__file__).with_name('later_members.json')
    target.write_text(json.dumps(table, indent=1) + '\n')


main()
