"""Why the product says something else than pyatspi: differences.json, a row a reason."""

import json
import pathlib
import re

ROWS = json.loads((pathlib.Path(__file__).resolve().parent / "differences.json").read_text())["differences"]


def matches(pattern, value):
    return re.search(pattern, value if isinstance(value, str) else json.dumps(value)) is not None


def of(difference, record):
    """The reason of the first row that fits; empty: none does."""
    for row in ROWS:
        about = {**difference, "window": record["name"], "toolkit": record["toolkit"]}
        if all(key == "reason" or matches(pattern, about[key]) for key, pattern in row.items()):
            return row["reason"]
    return ""
