"""What is tried on each target, and how its effect is told from outside.

An action counts its effects in what the target wrote down since the call: none, one, or more than the one that was asked for.
"""

import dataclasses
import typing


@dataclasses.dataclass(frozen=True)
class Action:
    name: str  # as it stands in the table
    tool: str
    # The name of an element, or ("at", name, across, down): a point within its bounds; None for what has the window's focus.
    target: object
    arguments: dict
    count: typing.Callable  # of (what was told since the call, the mark of this cell) -> how often it took effect
    main: bool = False  # in the reduced matrix, too


def at(name, across=0.75, down=0.5):
    return ("at", name, across, down)


# The order of the table. What uses the window's focus comes first, while it lies where the target put it; what opens a menu comes last.
NAMES = ("type_text, focus", "type_text, any script", "press_key, focus", "hotkey, focus", "click, button", "click, action by name", "click, check box",
         "click, check box by name", "click, list row",
         "click, point", "click, modifier", "click, point of a button", "double_click, point", "drag", "drag, button and modifier", "scroll, point",
         "scroll, element", "press_key, field", "type_text, field", "set_value, slider", "set_value, option", "set_value, text",
         "right_click, point", "right_click, element", "invoke_menu")
MAIN = frozenset({"type_text, focus", "hotkey, focus", "click, button", "click, check box", "click, point", "drag", "scroll, point",
                  "type_text, field", "set_value, slider"})


def of(event, **wanted):
    return lambda told, _: sum(each["event"] == event and all(each.get(key) == value for key, value in wanted.items()) for each in told)


def last_text(name):
    """How often the last text of a field holds the mark."""
    def count(told, mark):
        texts = [each["text"] for each in told if each["event"] == "text" and each["name"] == name]
        return texts[-1].count(mark) if texts else 0
    return count


def last_scripts(told, mark):
    return last_text("Notes")(told, SCRIPTS.replace(MARK, mark))


def dragged(button, *modifiers):
    def count(told, _):
        presses = [each for each in told if each["event"] == "press" and each["button"] == button and each["modifiers"] == list(modifiers)]
        releases = [each for each in told if each["event"] == "release" and each["button"] == button]
        return sum(abs(up["x"] - down["x"]) > 30 for down, up in zip(presses, releases))
    return count


def scrolled(told, _):
    return int(any(each["event"] == "scroll" and each["dy"] > 0 for each in told))


def moved(told, _):
    return int(any(each["event"] == "moved" and each["position"] > 0 for each in told))


def key(letter, *modifiers, **where):
    """Of a letter that the layout of the keyboard lacks a page is told no name; that it was written tells, too."""
    pressed = of("key", key=letter, modifiers=list(modifiers), **where)
    written = lambda told: not modifiers and any(each["event"] == "text" and letter in each["text"] for each in told)  # noqa: E731
    return lambda told, mark: pressed(told, mark) or int(written(told))


def build(table):
    """Actions by name; what is missing is not applicable."""
    return {name: Action(name, name.split(",")[0], *table[name], main=name in MAIN) for name in NAMES if name in table}


MARK = "{mark}"
# Accents, an accent by itself, scripts from the right and with thousands of signs, and a sign beyond 16 bits.
SCRIPTS = "{mark} Zürich ßÆ e\u0301 Дом Ωμ שלום عين 日本 한글 🙂"
LISTED = "{listed}"  # the name under which the element lists what presses it
# Of windows with the controls of the fixtures, and of the page that has the same.
CONTROLS = build({
    "type_text, focus": (None, {"text": MARK}, last_text("Notes")),
    "type_text, any script": (None, {"text": SCRIPTS}, last_scripts),
    "press_key, focus": (None, {"key": "x"}, key("x")),
    "hotkey, focus": (None, {"keys": ["ctrl", "b"]}, key("b", "Control")),
    "click, button": ("A", {}, of("clicked", name="A")),
    "click, action by name": ("C", {"action": LISTED}, of("clicked", name="C")),
    "click, check box": ("Check me", {}, of("toggled", name="Check me")),
    "click, check box by name": ("Check me", {"action": LISTED}, of("toggled", name="Check me")),
    "click, list row": ("row 2", {}, of("selected", name="row 2")),
    "click, point": (at("Canvas"), {}, of("press", name="Canvas", button=1)),
    "click, modifier": (at("Canvas", 0.5), {"modifier": ["shift"]}, of("press", name="Canvas", button=1, modifiers=["Shift"])),
    "click, point of a button": (at("B", 0.5), {}, of("clicked", name="B")),
    "double_click, point": (at("Canvas"), {}, of("press", name="Canvas", button=1, count=2)),
    "drag": ((at("Canvas", 0.6), at("Canvas", 0.9)), {"duration_ms": 100, "steps": 5}, dragged(1)),
    "drag, button and modifier": ((at("Canvas", 0.6), at("Canvas", 0.9)), {"duration_ms": 100, "steps": 5, "button": "middle", "modifier": ["ctrl"]},
                                  dragged(2, "Control")),
    "scroll, point": (at("Canvas"), {"direction": "down", "amount": 1}, scrolled),
    "scroll, element": ("line 0", {"direction": "down", "amount": 1}, moved),
    "press_key, field": ("Entry", {"key": "x"}, key("x", name="Entry")),
    "type_text, field": ("Entry", {"text": MARK}, last_text("Entry")),
    "set_value, slider": ("Level", {"value": "42"}, lambda told, _: int(any(e["event"] == "value" and e["value"] == 42 for e in told))),
    "set_value, option": ("Choice", {"value": "Two"}, of("selected", name="Two")),
    "set_value, text": ("Entry", {"value": MARK}, last_text("Entry")),
    "right_click, point": (at("Canvas"), {}, of("press", name="Canvas", button=3)),
    "right_click, element": ("Canvas", {}, of("press", name="Canvas", button=3)),
    "invoke_menu": (None, {"path": ["Bar", "Bar Two"]}, of("clicked", name="Bar Two")),
})


def sent(sequence):
    """Bytes that a terminal sent on."""
    return lambda told, _: told.count(sequence)


def pressed(button):
    return lambda told, _: told.count(f"\x1b[<{button};") - told.count("m") if button is None else sum(
        part.startswith(f"{button};") and "M" in part.split("\x1b")[0] for part in told.split("\x1b[<")[1:])


# Of a terminal that was asked to tell of its mouse. It has no elements.
TERMINAL = build({
    "type_text, focus": (None, {"text": MARK}, lambda told, mark: told.count(mark)),
    "type_text, any script": (None, {"text": SCRIPTS}, lambda told, mark: told.count(SCRIPTS.replace(MARK, mark))),
    "press_key, focus": (None, {"key": "x"}, sent("x")),
    "hotkey, focus": (None, {"keys": ["ctrl", "b"]}, sent("\x02")),
    "click, point": (at("window", 0.75), {}, pressed(0)),
    "double_click, point": (at("window", 0.75), {}, lambda told, _: int(pressed(0)(told, _) == 2)),
    "drag": ((at("window", 0.6), at("window", 0.9)), {"duration_ms": 100, "steps": 5}, lambda told, _: min(pressed(32)(told, _), 1)),
    "scroll, point": (at("window", 0.75), {"direction": "down", "amount": 1}, pressed(65)),
    "right_click, point": (at("window", 0.75), {}, pressed(2)),
})


def more_of(words):
    """How many more there are of them in the text than before."""
    return lambda told, mark: told[1]["text"].count(words or mark) - told[0]["text"].count(words or mark)


def other(what):
    return lambda told, _: int(told[1][what] not in (None, told[0][what]))


# Of a letter in a word processor, which has words and lines rather than controls: (how it was, how it is) is told.
LETTER = build({
    "type_text, focus": (None, {"text": MARK}, more_of(None)),
    "type_text, any script": (None, {"text": SCRIPTS}, lambda told, mark: more_of(SCRIPTS.replace(MARK, mark))(told, mark)),
    "press_key, focus": (None, {"key": "x"}, more_of("x")),
    "hotkey, focus": (None, {"keys": ["ctrl", "b"]}, other("bold")),
    "click, button": ("Bold", {}, other("bold")),
    "click, action by name": ("Bold", {"action": LISTED}, other("bold")),
    "click, point": (at("window", 0.35, 0.6), {}, other("caret")),
    "click, modifier": (at("window", 0.45, 0.65), {"modifier": ["shift"]}, lambda told, _: int(told[1]["selected"] not in ("", told[0]["selected"]))),
    "double_click, point": (at("window", 0.35, 0.7), {}, lambda told, _: int(told[1]["selected"] not in ("", told[0]["selected"]))),
    "drag": ((at("window", 0.35, 0.5), at("window", 0.5, 0.5)), {"duration_ms": 100, "steps": 5},
             lambda told, _: int(told[1]["selected"] not in ("", told[0]["selected"]))),
    "scroll, point": (at("window", 0.45, 0.6), {"direction": "down", "amount": 1}, other("top")),
    "right_click, point": (at("window", 0.4, 0.55), {}, other("caret")),
    "invoke_menu": (None, {"path": ["Format", "Text", "Bold"]}, other("bold")),
})
