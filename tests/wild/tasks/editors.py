"""Editors of several toolkits: write, save, undo, replace, count."""

from support.registry import task

NOTE = {"files/note.txt": "first line\n"}
FILE = "{folder}/files/note.txt"
TEXT = {"role": "textbox", "state": "editable"}


def saved(t):
    return t.read("files/note.txt") or ""


def write_and_save(t, field=TEXT):
    """Write a line into a note and save it."""
    t.type("milk and bread ", into=field)
    t.key("s", "ctrl", so=("the file has it", lambda: "milk and bread" in saved(t)))


def replace_and_save(t, field=TEXT):
    """Replace the whole text: select all, type, save."""
    place = t.find(**field)
    t.key("a", "ctrl", into=place)
    t.type("only this", into=place)
    t.key("s", "ctrl", so=("the file was saved", lambda: "only this" in saved(t)))
    t.expect("the file has only that", lambda: saved(t).strip() == "only this")


def press_letters(t, field=TEXT):
    """Press three letters, one key each, aimed at the text, and save."""
    place = t.find(**field)
    for letter in "xyz":
        t.key(letter, into=place)
    t.key("s", "ctrl", so=("the file was saved", lambda: saved(t) != NOTE["files/note.txt"]))
    t.expect("the file has the three letters together", lambda: "xyz" in saved(t))


FIELDS = {"gedit": TEXT, "pluma": TEXT, "geany": TEXT, "gnome-text-editor": TEXT, "featherpad": TEXT, "kwrite": TEXT}

for application, field in FIELDS.items():
    for action in (write_and_save, replace_and_save, press_letters):
        def body(t, action=action, field=field):
            action(t, field)
        body.__name__, body.__doc__ = action.__name__, action.__doc__
        task(application, FILE, files=NOTE)(body)


@task("gedit", FILE, files=NOTE)
def opens_a_second_document(t):
    """Make a new document in a tab."""
    t.click({"role": "button", "name": "New"}, so=("the window is called after it", lambda: t.titled("Untitled Document 1")))


@task("pluma", FILE, files=NOTE)
def finds_in_the_menu(t):
    """Choose the dialog for replacing from the menu, fill it, replace all."""
    t.menu("Search", "Replace...", so=("a dialog shows", lambda: t.titled("Replace")))
    t.window("Replace")
    t.find("textbox", state="editable")
    upper, lower = sorted(t.look(role="textbox", state="editable"), key=lambda field: field["window_bounds"]["y"])
    t.type("first", into=upper)
    t.type("second", into=lower)
    t.click({"role": "button", "name": "Replace All"})
    t.window("note.txt")
    t.key("s", "ctrl", so=("the file has it", lambda: "second line" in saved(t)))


@task("geany", FILE, files=NOTE)
def inserts_the_date(t):
    """Choose from a submenu: change all to upper case."""
    t.key("a", "ctrl", into=TEXT)
    t.menu("Edit", "Format", "Toggle Case of Selection")
    t.key("s", "ctrl", so=("the file is in upper case", lambda: "FIRST LINE" in saved(t)))


@task("geany", FILE, files=NOTE)
def saves_by_button(t):
    """Write, and save with the button of the tool bar."""
    t.type("milk ", into=TEXT)
    t.click({"role": "button", "name": "Save"}, so=("the file has it", lambda: "milk" in saved(t)))


@task("featherpad", FILE, files=NOTE)
def undoes(t):
    """Write, undo with the button of the tool bar, save."""
    t.type("milk ", into=TEXT)
    t.click({"role": "button", "name": "Undo"})
    t.type("tea ", into=TEXT)
    t.click({"role": "button", "name": "Save"}, so=("the file has the second text", lambda: "tea" in saved(t)))
    t.expect("the first is undone", lambda: "milk" not in saved(t))


@task("featherpad", FILE, files=NOTE)
def opens_about(t):
    """Open the box about the program from the menu and close it."""
    t.menu("Help", "About", so=("it shows", lambda: t.titled("About")))
    t.window("About")
    t.click({"role": "button", "contains": "Close"}, so=("it is gone", lambda: not t.titled("About")))


@task("kwrite", FILE, files=NOTE)
def shows_line_numbers_in_the_menu(t):
    """Go to a line with the bar at the foot, and write there."""
    t.key("g", "ctrl")
    t.type("1")
    t.key("return")
    t.type("HERE ")
    t.key("s", "ctrl", so=("the file has it", lambda: "HERE first line" in saved(t)))


@task("gnome-text-editor", FILE, files=NOTE)
def saves_under_another_name(t):
    """Save under another name by the dialog of GTK 4 for files."""
    t.key("s", "ctrl", "shift", so=("the dialog shows", lambda: t.titled("Save As")))
    t.window("Save As")
    t.type(str(t.path("files/copy.txt")), into={"role": "textbox", "state": "editable"}, clear_first=True)
    t.click({"role": "button", "name": "Save"}, so=("the copy is on the disk", lambda: t.read("files/copy.txt") == t.read("files/note.txt")))
    t.expect("the dialog is gone", lambda: not t.titled("Save As"))


@task("gnome-text-editor", FILE, files=NOTE)
def opens_a_tab(t):
    """Open a new tab with the button."""
    t.click({"role": "button", "contains": "New tab", "state": "focusable"},
            so=("a draft shows", lambda: t.titled("Draft")))


@task("jedit", FILE, files=NOTE)
def writes_and_saves(t):
    """Write into a Java program's text by the keyboard and save."""
    t.type("milk and bread ")
    t.key("s", "ctrl")
    t.expect("the file has it", lambda: "milk and bread" in saved(t))


@task("idle", "-e", FILE, files=NOTE)
def writes_without_accessibility(t):
    """Write into a program that shows no tree, by a point and the keyboard, and save."""
    t.picture()
    t.click((200, 120))
    t.type("milk and bread ")
    t.key("s", "ctrl")
    t.expect("the file has it", lambda: "milk and bread" in saved(t))


@task("xterm", "-xrm", "*allowSendEvents: true", "-e", "bash", "--norc")
def runs_a_command(t):
    """Run a command in a terminal that takes sent keys."""
    t.type("touch files/made-here")
    t.key("return", so=("the file is there", lambda: t.path("files/made-here").exists()))


@task("xterm", "-e", "bash", "--norc")
def runs_a_command_in_a_wary_terminal(t):
    """Run a command in a terminal that takes no sent keys, as it comes."""
    t.type("touch files/made-here")
    t.key("return", so=("the file is there", lambda: t.path("files/made-here").exists()))
