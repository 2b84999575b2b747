"""Two tellings of one tree, node by node."""

import rules

FIELDS = ("role", "name", "states", "parent", "bounds")


def is_expected(node, by_path, toolkit):
    """Neither what is torn down nor, of a long list, what does not show."""
    if "defunct" in node["states"]:
        return False
    parent = by_path.get(node["parent"])
    if parent is None:
        return node["parent"] is None
    long = not 0 <= parent["count"] <= rules.listed(toolkit)
    return not long or "showing" in node["states"]


def pair(ours, theirs):
    """Pairs of nodes, then what only one side has. LibreOffice's cells and Qt's tree items are made anew for everybody who asks: they go by what they
    are."""
    left = {node["path"]: node for node in ours}
    right = {node["path"]: node for node in theirs}
    pairs = [(left[path], right[path]) for path in left if path in right]
    only_left = [node for node in ours if node["path"] not in right]
    only_right = [node for node in theirs if node["path"] not in left]
    by_kind = {}
    for node in only_left:
        by_kind.setdefault((node["parent"], node["role"], node["name"]), []).append(node)
    rest = []
    for node in only_right:
        alike = by_kind.get((node["parent"], node["role"], node["name"]))
        if alike:
            pairs.append((alike.pop(0), node))
        else:
            rest.append(node)
    return pairs, [node for alike in by_kind.values() for node in alike], rest


def compare(ours, theirs, toolkit, frame, changing):
    """(how many nodes were compared, the differences). Of what is changing it is only compared whether it is there."""
    by_path = {node["path"]: node for node in theirs}
    gone = set()
    for node in theirs:  # parents come first
        if node["parent"] in gone or not is_expected(node, by_path, toolkit):
            gone.add(node["path"])
    pairs, only_ours, only_theirs = pair(ours, theirs)
    missing = [node for node in only_theirs if node["path"] not in gone]
    differences = [{"field": "node", "role": node["role"], "name": node["name"], "ours": "there", "theirs": "missing"} for node in only_ours]
    differences += [{"field": "node", "role": node["role"], "name": node["name"], "ours": "missing", "theirs": "there"} for node in missing]
    alias = {theirs_["path"]: ours_["path"] for ours_, theirs_ in pairs}
    for ours_, theirs_ in pairs:
        if ours_["path"] in changing:
            continue
        where = rules.bounds(theirs_, frame, toolkit, by_path)
        if theirs_["parent"] is None:
            where = [0, 0, frame["width"], frame["height"]]
        expected = {"role": theirs_["role"], "name": rules.name(theirs_, toolkit), "parent": alias.get(theirs_["parent"]),
                    "states": sorted(rules.states(theirs_, where, frame, toolkit, by_path)), "bounds": where}
        said = {**ours_, "states": sorted(ours_["states"])}
        # What does not show is told no place; what a toolkit says of it is no place either.
        laid_out = "visible" in theirs_["states"] and (toolkit == "GTK" or "showing" in theirs_["states"])
        for field in FIELDS:
            if field == "bounds" and not laid_out:
                continue
            if said[field] != expected[field]:
                differences.append({"field": field, "role": theirs_["role"], "name": theirs_["name"][:60], "ours": said[field], "theirs": expected[field]})
    return len(pairs) + len(only_ours) + len(missing), differences
