"""A plain editor of GTK 3: menus, dialogs, settings, a file chooser."""

from support.registry import task

NOTE = {"files/note.txt": "first line\n"}
VIEW = "org.xfce.mousepad.preferences.view"
TEXT = {"role": "textbox", "state": "editable"}


def saved(t):
    return t.read("files/note.txt")


@task("mousepad", "{folder}/files/note.txt", files=NOTE, quick=True)
def types_and_saves(t):
    """Write a line into a note and save it."""
    t.type("milk and bread ", into=TEXT, so=("the editor holds it", lambda: "milk and bread" in (t.seen("text", role="text") or "")))
    t.key("s", "ctrl", so=("the file has it", lambda: "milk and bread" in saved(t)))


@task("mousepad", "{folder}/files/note.txt", files=NOTE)
def replaces_the_text(t):
    """Replace the whole text: select all, type, save."""
    field = t.find(**TEXT)
    t.key("a", "ctrl", into=field)
    t.type("only this", into=field, so=("the editor holds it", lambda: t.shows("only this", part=True)))
    t.key("s", "ctrl", so=("the file was saved", lambda: "only this" in saved(t)))
    t.expect("the file has only that", lambda: saved(t).strip() == "only this")


@task("mousepad", "{folder}/files/note.txt", files={"files/note.txt": ""})
def presses_three_letters(t):
    """Press three letters, one key each, aimed at the text."""
    field = t.find(**TEXT)
    for number, letter in enumerate("xyz", 1):
        t.key(letter, into=field, so=(f"the editor holds {'xyz'[:number]}", lambda n=number: t.seen("text", role="text") == "xyz"[:n]))


@task("mousepad", "{folder}/files/note.txt", files={"files/note.txt": ""})
def doubts_a_dead_key_in_front(t):
    """Press a key that does nothing, eight times, in the foreground: what the user types meanwhile is not its doing."""
    field = t.find(**TEXT)
    for _ in range(8):
        t.never("press_key", {**t.target(field), "key": "escape", "delivery_mode": "foreground"}, "the key does nothing", lambda: True, seconds=0)


@task("mousepad", "{folder}/files/note.txt", files=NOTE)
def shows_line_numbers(t):
    """Tick a menu item: line numbers."""
    t.menu("View", "Line Numbers", so=("the setting is on", lambda: t.setting(VIEW, "show-line-numbers") == "true"))


@task("mousepad", "{folder}/files/note.txt", files=NOTE)
def changes_a_preference(t):
    """Open the preferences and tick a box."""
    t.menu("Edit", "Preferences...", so=("a window of preferences shows", lambda: t.titled("Preferences")))
    t.window("Preferences")
    t.click({"role": "checkbox", "contains": "ine numbers"}, so=("the setting is on", lambda: t.setting(VIEW, "show-line-numbers") == "true"))


@task("mousepad", "{folder}/files/note.txt", files=NOTE)
def saves_under_a_name(t):
    """Save under another name, through the file dialog."""
    t.key("s", "ctrl", "shift", so=("a dialog shows", lambda: t.titled("Save As")))
    t.window("Save As")
    name = t.find("textbox", value="note.txt")
    t.key("a", "ctrl", into=name)
    t.type("other.txt", into=name, so=("the field holds it", lambda: t.shows("other.txt", part=True)))
    t.click({"role": "button", "name": "Save"}, so=("the dialog is gone", lambda: not t.titled("Save As")))
    t.expect("the file is there, by that name", lambda: t.read("files/other.txt") is not None)


@task("mousepad", "{folder}/files/note.txt", files=NOTE)
def leaves_the_dialog_in_front(t):
    """Press a key for the text while a modal dialog blocks it: the dialog must not get it."""
    field, main = t.find(**TEXT), t.window_id
    t.key("s", "ctrl", "shift", so=("a dialog shows", lambda: t.titled("Save As")))
    for target in ({"element_token": field["element_token"]}, {"pid": t.pid, "window_id": main}):
        t.never("press_key", {**target, "key": "q"}, "a modal dialog blocks the window", lambda: t.titled("Save As") and t.shows("note.txt"))


@task("mousepad", "{folder}/files/note.txt", files=NOTE)
def discards_changes(t):
    """Close a changed note without saving: answer the question."""
    t.type("unwanted ", into=TEXT)
    t.key("w", "ctrl", so=("it asks", lambda: len(t.desktop.windows()) > 2))
    t.window(other=True)
    t.click({"role": "button", "contains": "Don't"}, so=("the question is gone", lambda: len(t.desktop.windows()) <= 2))
    t.expect("the file is as it was", lambda: saved(t) == "first line\n")


@task("mousepad", "{folder}/files/note.txt", files={"files/note.txt": "".join(f"line {n}\n" for n in range(1, 40))})
def goes_to_a_line(t):
    """Go to line 20 by the dialog with its spin button."""
    t.menu("Search", "Go to...", so=("a dialog shows", lambda: t.titled("Go To")))
    t.window("Go To")
    number = t.find("spinbutton")
    t.key("a", "ctrl", into=number)
    t.type("20", into=number)
    t.click({"role": "button", "contains": "Jump"}, so=("the dialog is gone", lambda: not t.titled("Go To")))
    t.window("note.txt")
    t.type("HERE ", into=None)
    t.key("s", "ctrl", so=("the file was saved", lambda: "HERE" in saved(t)))
    t.expect("it stands in line 20", lambda: "HERE line 20" in saved(t))
