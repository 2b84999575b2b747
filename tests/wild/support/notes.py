"""What the user noticed during a task, laid beside what the replies said about it."""

import array
import os

# One disturbance may show in several ways: a window that opens takes the focus, becomes the active one and lies in front.
GROUPS = {"focus": "keyboard", "active_window": "keyboard", "grab": "keyboard", "stacking": "stacking", "pointer": "pointer"}
LASTING = ("focus", "active_window", "grab", "stacking")


def lost_characters(sent, received):
    """Those of `sent` that did not arrive in their place, and how many arrived that nobody had typed."""
    typed = "".join(entry["character"] for entry in sent)
    arrived = "".join(entry["character"] for entry in received)
    begin = len(os.path.commonprefix([typed, arrived]))
    in_common = lengths_in_common(typed[begin:], arrived[begin:])
    lost, kept, at = [], 0, 0
    for number, entry in enumerate(sent[begin:]):
        behind = arrived.find(entry["character"], begin + at) + 1 - begin
        if behind <= 0 or in_common[number + 1][behind] + 1 < in_common[number][at]:
            lost.append(entry)
            continue
        at, kept = behind, kept + 1
    return lost, len(arrived) - begin - kept


def lengths_in_common(one, other):
    """Of the longest common subsequences of all ends of two texts. Words that are typed again and again have longer blocks in common
    a word apart than in their places, of which difflib takes the longest."""
    rows = [array.array("H", bytes(2 * (len(other) + 1)))]
    for character in reversed(one):
        below, row = rows[-1], array.array("H", bytes(2 * (len(other) + 1)))
        for at in range(len(other) - 1, -1, -1):
            row[at] = below[at + 1] + 1 if character == other[at] else max(below[at], row[at + 1])
        rows.append(row)
    return rows[::-1]


class Baseline:
    """The desk as it was when a call began, and how long it was otherwise from then on."""

    def __init__(self, desk):
        self.window, stacking = desk["window"], desk["stacking"]
        self.order = [window for window in stacking if window != self.window]
        self.front = stacking[-1:] == [self.window]

    def disturbances(self, events, begin, end):
        """By kind, in milliseconds."""
        since, lasted = {}, {}
        for event in events:
            kind, at = event["kind"], event["at"]
            if kind not in LASTING or not begin <= at <= end:
                continue
            if self.disturbed(kind, event["value"]):
                since.setdefault(kind, at)
            elif kind in since:
                lasted[kind] = lasted.get(kind, 0.0) + at - since.pop(kind)
        for kind, at in since.items():
            lasted[kind] = lasted.get(kind, 0.0) + end - at
        return {kind: round(1000 * seconds, 1) for kind, seconds in lasted.items()}

    def going_on(self, events, begin, at):
        """The kinds that had been disturbed since `begin` and still were at a moment."""
        last = {event["kind"]: event["value"] for event in events if event["kind"] in LASTING and begin <= event["at"] <= at}
        return {kind for kind, value in last.items() if self.disturbed(kind, value)}

    def disturbed(self, kind, value):
        if kind in ("focus", "grab"):
            return not value
        if kind == "active_window":
            return value != self.window
        if [w for w in value if w in self.order] != [w for w in self.order if w in value]:
            return True
        return self.front and value[-1:] != [self.window]


def of_groups(side_effects, kinds):
    """Those that tell of one of these kinds."""
    groups = {GROUPS[kind] for kind in kinds}
    return [effect for effect in side_effects if GROUPS.get(effect.get("kind")) in groups]


def unreported(lasted, side_effects):
    """The kinds of disturbance whose group the reply does not name."""
    told = {GROUPS.get(effect.get("kind")) for effect in side_effects}
    return sorted(kind for kind in lasted if GROUPS[kind] not in told)
