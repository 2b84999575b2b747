"""Applications that were first tried by hand: what went wrong in them, and what people do there most."""

import os
import pathlib
import sqlite3
import time

from support.registry import task

FILES = {"files/alpha.txt": "a\n", "files/beta.txt": "b\n", "files/inner/deep.txt": "d\n"}
VIEW = "dolphin/view_properties/global/.directory"


def data(name):
    path = pathlib.Path(os.environ["XDG_DATA_HOME"]) / name
    return path.read_text() if path.is_file() else ""


@task("dolphin", files=FILES)
def changes_the_view(t):
    """Choose another view by its button: it is another view then, not only another button that is down."""
    t.click({"role": "checkbox", "name": "Details"}, so=("its settings say so", lambda: "ViewMode=1" in data(VIEW)))


@task("dolphin", files=FILES)
def selects_a_file(t):
    """Click a file once: the line below tells of it."""
    t.click({"role": "cell", "name": "alpha.txt"}, so=("the line below tells of it", lambda: t.shows("alpha.txt (", part=True)))


@task("dolphin", files=FILES)
def renames_in_place(t):
    """Rename a file where it stands: F2, the new name, return, in three steps."""
    t.type("alpha")  # chooses what is called so
    t.key("f2", so=("a field shows in its place", lambda: t.shows("alpha.txt")))
    t.type("gamma")
    t.key("return", so=("the file is called so", lambda: t.path("files/gamma.txt").is_file()))


@task("dolphin", files=FILES)
def makes_a_folder(t):
    """Make a folder called papers."""
    t.key("f10", so=("a dialog asks for its name", lambda: t.titled("New Folder|Create")))
    t.window("New Folder|Create")
    t.type("papers", into={"role": "textbox", "state": "editable"}, clear_first=True)
    t.click({"role": "button", "name": "OK"}, so=("the folder is there", lambda: t.path("files/papers").is_dir()))


@task("kate", "{folder}/files/note.txt", files={"files/note.txt": "one fish two fish\n"})
def opens_a_side_bar(t):
    """Open the list of documents by its button in the border."""
    button = next(element for element in t.elements() if element["role"] == "checkbox" and element.get("description") == "Documents")
    t.click(button, so=("the list shows", lambda: any(node[0] in ("table cell", "tree item") and node[1] == "note.txt" for node in t.seen("all"))))


@task("kate", "{folder}/files/note.txt", files={"files/note.txt": "one fish two fish\n"})
def finds_and_replaces(t):
    """Replace a word everywhere by the bar below the text, and save."""
    t.key("r", "ctrl", so=("the bar shows", lambda: t.shows("Replace All")))
    time.sleep(0.5)  # it is put together for a while
    for name, word in (("Find:", "fish"), ("Replace:", "bird")):
        box = t.find("combobox", name)
        t.type(word, into=next(element for element in t.shown if element.get("parent_index") == box["element_index"] and element["role"] == "textbox"))
    t.click({"role": "button", "name": "Replace All"})
    t.key("s", "ctrl", into={"role": "textbox", "value": "one"})
    t.expect("the file has it", lambda: t.read("files/note.txt") == "one bird two bird\n")


@task("qalculate")
def calculates_with_return(t):
    """Write a sum and press return."""
    field = t.find("textbox", state="editable")
    t.type("12 km to m", into=field)
    t.key("return", into=field)
    t.expect("the result is there", lambda: any("12" in node[1] and "000" in node[1] for node in t.seen("all")))


@task("qalculate")
def chooses_a_number_base(t):
    """Choose hexadecimal numbers in a combo box."""
    t.set({"role": "combobox", "name": "Decimal"}, "Hexadecimal", so=("the box says so", lambda: t.shows("Hexadecimal")))


@task("zim")
def makes_a_page(t):
    """Make a page called Groceries, and write into it."""
    t.key("n", "ctrl", so=("a dialog asks for its name", lambda: t.titled("New Page")))
    t.window("New Page")
    t.type("Groceries", into={"role": "textbox", "state": "editable"})
    t.click({"role": "button", "name": "OK"}, so=("the window is called after it", lambda: t.titled("Groceries")))
    t.window("Groceries")
    t.type("milk and bread", into={"role": "textbox", "value": "Groceries"})
    t.key("s", "ctrl", so=("its file has it", lambda: "milk and bread" in (t.read("nb/Groceries.txt") or "")))


@task("cherrytree")
def adds_a_node(t):
    """Add a node with a name in bold, and write into it."""
    t.click({"role": "button", "name": "Add Node"}, so=("a dialog asks for it", lambda: t.titled("New Node")))
    t.window("New Node")
    t.type("Chapter one", into={"role": "textbox", "state": "editable"})
    t.click({"role": "checkbox", "name": "Bold"}, so=("it is ticked", lambda: "checked" in (t.seen("states", role="check box", name="Bold") or [])))
    t.click({"role": "button", "name": "OK"}, so=("the node is there", lambda: t.shows("Chapter one") and not t.titled("New Node")))
    t.window("CherryTree")
    t.type("some text", into={"role": "textbox", "state": "editable"}, so=("it is there", lambda: t.shows("some text")))


@task("sqlitebrowser", deadline_s=150)
def makes_a_table(t):
    """Make a database with a table of one column, and write it to the disk."""
    t.click({"role": "button", "name": "New Database"}, so=("a dialog shows", lambda: t.titled("Choose a filename")))
    t.window("Choose a filename")
    t.type(str(t.path("files/people.db")), into={"role": "textbox", "state": "editable"}, clear_first=True)
    t.click({"role": "button", "name": "Save"}, so=("it asks for a table", lambda: t.titled("Edit table")))
    t.window("Edit table")
    t.type("people", into={"role": "textbox", "state": "editable"})
    t.click({"role": "button", "name": "Add"})
    t.click({"role": "button", "name": "OK"}, so=("it is done", lambda: not t.titled("Edit table")))
    t.window("DB Browser")
    t.click({"role": "button", "name": "Write Changes"}, so=("the file has the table", lambda: "people" in tables(t.path("files/people.db"))))


def tables(path):
    if not path.is_file():
        return []
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as base:
        return [name for name, in base.execute("select name from sqlite_master")]


@task("sqlitebrowser")
def changes_the_page(t):
    """Go to another page by its tab: the reply says that it is chosen."""
    told = t.click({"role": "tab", "name": "Execute SQL"}, so=("its page shows", lambda: "showing" in (t.seen("states", role="push button", name="Execute SQL") or [])))
    if told["effect"] != "confirmed":
        t.end("failed", f"a tab that was chosen is {told['effect']}")


@task("abiword")
def writes_a_letter(t):
    """Write a letter and save it as text."""
    t.type("Dear Ann", so=("the document has changed", lambda: t.titled(r"^\*")))
    t.key("s", "ctrl", so=("a dialog shows", lambda: t.titled("Save File As")))
    t.window("Save File As")
    t.set({"role": "combobox", "contains": "AbiWord"}, "Text (.txt, .text)")
    t.type(str(t.path("files/letter.txt")), into={"role": "textbox", "state": "editable"}, clear_first=True)
    t.click({"role": "button", "name": "Save"}, so=("the file has it", lambda: "Dear Ann" in (t.read("files/letter.txt") or "")))


@task("kid3")
def ticks_an_item(t):
    """Tick an item of a list that has a box before its words."""
    def ticked():
        return "checked" in (t.seen("states", role="list item", name="BPM") or [])

    t.menu("Settings", "Configure Kid3...", so=("it shows", lambda: t.titled("Configure")))
    t.window("Configure")
    t.set({"role": "listitem", "name": "BPM"}, "on", so=("it is ticked", ticked))


@task("kid3")
def chooses_from_lists(t):
    """Choose in two combo boxes of the settings without opening them: the file of settings has it."""
    t.menu("Settings", "Configure Kid3...", so=("it shows", lambda: t.titled("Configure")))
    t.window("Configure")
    t.set({"role": "combobox", "name": "ISO-8859-1"}, "UTF16", so=("the box says so", lambda: t.shows("UTF16")))
    t.set({"role": "combobox", "name": "ID3v2.3.0"}, "ID3v2.4.0", so=("the box says so", lambda: t.shows("ID3v2.4.0")))
    t.click({"role": "button", "name": "OK"}, so=("it is gone", lambda: not t.titled("Configure")))
    settings = pathlib.Path(os.environ["XDG_CONFIG_HOME"]) / "Kid3/Kid3.conf"
    t.expect("the settings have it", lambda: settings.is_file() and {"TextEncoding=1", "ID3v2Version=1"} <= set(settings.read_text().splitlines()))


@task("gnote")
def writes_a_note(t):
    """Write a note: its first line is its title."""
    t.click({"role": "button", "name": "Add"})
    t.type("Shopping list", into={"role": "textbox", "value": "New Note", "state": "editable"}, clear_first=True,
           so=("it is called that", lambda: t.shows("Shopping list")))


@task("claws-mail", deadline_s=150)
def writes_a_draft(t):
    """Answer the wizard, write a mail and keep it as a draft."""
    for _ in range(5):
        if t.look(role="button", name="Save", without="disabled"):
            break
        t.click({"role": "button", "name": "Next"})
    t.click({"role": "button", "name": "Save"}, so=("the main window shows", lambda: t.titled("Claws Mail [0-9]")))
    t.window("Claws Mail [0-9]")
    t.click({"role": "button", "name": "Compose"})
    t.expect("somebody answers", lambda: t.titled("Error|Compose"), 15)
    if t.titled("^Error$"):  # it misses a dictionary
        t.window("^Error$")
        t.click({"role": "button", "name": "Close"})
    t.window("Compose")
    t.type("Lunch", into={"role": "textbox", "contains": "Subject"})
    t.type("See you at noon.", into={"role": "textbox", "state": "editable", "nth": -1})
    t.click({"role": "button", "name": "Draft"}, so=("the draft is there", lambda: "Lunch" in (t.read("home/Mail/draft/1") or "")))
