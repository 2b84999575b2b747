"""Sheets and letters: LibreOffice and Gnumeric. What was saved is the oracle."""

import gzip
import pathlib
import subprocess
import tempfile

from support.registry import task

OFFICE_S = 170
SHEET = {"sheet.csv": "name,pieces\npears,3\nplums,4\n"}


def save_as_text(t, answer, has_it):
    """Save what is no document of LibreOffice's own: it may ask whether to keep the format."""
    t.key("s", "ctrl")
    t.expect("the file was saved, or it asks for the format", lambda: has_it() or t.titled("Keep|Save|Confirm"))
    if not has_it():
        t.window(other=True)
        t.click({"role": "button", "contains": answer}, so=("the file has it", has_it))


@task("calc", "{folder}/sheet.csv", "--infilter=CSV:44,34,76,1", files=SHEET, deadline_s=OFFICE_S)
def reads_a_cell(t):
    """Find a cell of a sheet by its content."""
    t.find(name="A2", role=("cell", "gridcell", "table cell"), seconds=25)
    t.expect("the application goes on", lambda: t.titled("sheet.csv"))


@task("calc", "{folder}/sheet.csv", "--infilter=CSV:44,34,76,1", files=SHEET, deadline_s=OFFICE_S)
def writes_cells_and_a_formula(t):
    """Go to B4 by the name box, write a sum, save."""
    box = t.find("textbox", value="A1", seconds=25)  # LibreOffice gives it no name
    t.type("B4", into=box, clear_first=True)
    t.key("return", into=box, so=("B4 has the cursor", lambda: t.seen("text", role="text") == "B4"))
    t.type("=SUM(B2:B3)", so=("the cell is being edited", lambda: t.shows("=SUM(B2:B3)")))
    t.key("return", so=("the next cell has the cursor", lambda: t.seen("text", role="text") == "B5"))
    save_as_text(t, "Use Text CSV", lambda: ",7" in t.read("sheet.csv"))


@task("calc", "{folder}/sheet.csv", "--infilter=CSV:44,34,76,1", files=SHEET, deadline_s=OFFICE_S)
def clicks_a_cell(t):
    """Click a cell: that one has the cursor then, and not its neighbour."""
    t.click(t.find("cell", "B4", seconds=25), so=("the name box has it", lambda: t.seen("text", role="text") == "B4"))


@task("calc", "{folder}/sheet.csv", "--infilter=CSV:44,34,76,1", files=SHEET, deadline_s=OFFICE_S)
def clicks_into_the_name_box(t):
    """Click into the field that says where the cursor is, and write there: what is below it must not get the click."""
    t.click(t.find("textbox", value="A1", seconds=25))
    t.expect("nothing else is chosen", lambda: t.seen("text", role="text") == "A1")
    t.type("0", so=("the field has it", lambda: t.seen("text", role="text") == "A10"))


@task("calc", "{folder}/sheet.csv", "--infilter=CSV:44,34,76,1", files=SHEET, deadline_s=OFFICE_S)
def types_into_a_chosen_cell(t):
    """Click a cell and write there: while it is edited the cell itself says what it held before."""
    t.click(t.find("cell", "B1", seconds=25), so=("the name box has it", lambda: t.seen("text", role="text") == "B1"))
    t.type("figs", so=("the cell is being edited", lambda: t.shows("figs")))
    t.key("return", so=("the cell has it", lambda: t.seen("text", role="table cell", name="B1") == "figs"))


@task("calc", "{folder}/sheet.csv", "--infilter=CSV:44,34,76,1", files=SHEET, deadline_s=OFFICE_S)
def types_into_a_cell_without_the_tree(t):
    """Write into the first cell by the keyboard alone and save."""
    t.type("fruit", so=("the cell is being edited", lambda: t.shows("fruit")))
    t.key("return", so=("the cell has it", lambda: t.seen("text", role="table cell", name="A1") == "fruit"))
    save_as_text(t, "Use Text CSV", lambda: "fruit" in t.read("sheet.csv"))


@task("writer", "{folder}/letter.fodt", deadline_s=OFFICE_S, files={"letter.fodt": '<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
      'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">'
      "<office:body><office:text><text:p>Dear Ada</text:p></office:text></office:body></office:document>"}, quick=True)
def writes_a_letter(t):
    """Write into a letter and save it."""
    t.type("Hello and ")
    t.key("s", "ctrl", so=("the file has it", lambda: "Hello and" in t.read("letter.fodt")), seconds=15)


LETTER = {"letter.txt": "Dear Ada\n"}


@task("writer", "{folder}/letter.txt", files=LETTER, deadline_s=OFFICE_S)
def types_into_a_paragraph(t):
    """Write at a paragraph of a letter."""
    t.type("Hello and ", into={"role": ("group", "paragraph"), "state": "editable"}, so=("the letter has it", lambda: t.shows("Hello and", part=True)))


@task("writer", "{folder}/letter.txt", files=LETTER, deadline_s=OFFICE_S)
def makes_text_bold(t):
    """Press the button for bold text."""
    t.click({"role": "button", "name": "Bold"}, so=("it is pressed", lambda: pressed(t, "Bold")))


def pressed(t, name):
    states = t.seen("states", name=name, role="toggle button|push button") or []
    return "pressed" in states or "checked" in states


@task("writer", "{folder}/letter.txt", files=LETTER, deadline_s=OFFICE_S)
def counts_words(t):
    """Open the dialog that counts words, from the menu, read it and close it."""
    t.menu("Tools", "Word Count...", so=("it shows", lambda: t.titled("Word Count")))
    t.window("Word Count")
    t.click({"role": "button", "name": "Close"}, so=("it is gone", lambda: not t.titled("Word Count")))


@task("writer", "{folder}/letter.txt", files=LETTER, deadline_s=OFFICE_S)
def finds_and_replaces(t):
    """Write into a letter, find and replace by the dialog, and save: the file has the new word twice, and the old one nowhere."""
    t.type("Hello Ada, ", into={"role": ("group", "paragraph"), "state": "editable"}, so=("the letter has it", lambda: t.shows("Hello Ada, Dear Ada")))
    t.key("h", "ctrl", so=("it shows", lambda: t.titled("Find & Replace|Find and Replace")))
    t.window("Find")
    fields = t.look(role=("textbox", "combobox"), state="editable", without="offscreen")  # there are twins that do not show
    if len(fields) < 2:
        t.end("failed", "get_window_state shows no two fields to write into")
    t.type("Ada", into=fields[0], so=("the field has it", lambda: t.shows("Ada")))
    t.type("Grace", into=fields[1], so=("the field has it", lambda: t.shows("Grace")))
    t.click({"role": "button", "name": "Replace All"}, so=("the letter has it", lambda: t.shows("Hello Grace, Dear Grace")))
    t.click({"role": "button", "name": "Close"}, so=("it is gone", lambda: not t.titled("Find & Replace|Find and Replace")))
    t.window("letter.txt")
    save_as_text(t, "Use Text Format", lambda: t.read("letter.txt").removeprefix("\ufeff") == "Hello Grace, Dear Grace\n")


@task("writer", "{folder}/letter.txt", files=LETTER, deadline_s=OFFICE_S)
def presses_letters_in_a_dialog(t):
    """Press three letters, one key each, in a field of a dialog."""
    t.key("h", "ctrl", so=("it shows", lambda: t.titled("Find & Replace|Find and Replace")))
    t.window("Find")
    field = t.find(("textbox", "combobox"), state="editable", without="offscreen")
    for number, letter in enumerate("xyz", 1):
        t.key(letter, into=field, so=(f"the field holds {'xyz'[:number]}", lambda n=number: t.shows("xyz"[:n])))


def fruit():
    """A workbook with 3 and 4 in its first column."""
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "fruit.csv").write_text("3\n4\n")
        subprocess.run(["ssconvert", "fruit.csv", "fruit.gnumeric"], cwd=folder, check=True, capture_output=True, timeout=30)
        return pathlib.Path(folder, "fruit.gnumeric").read_bytes()


BOOK = {"book.gnumeric": fruit}


def book(t):
    """What the saved workbook says, packed or not."""
    data = t.path("book.gnumeric").read_bytes()
    return (gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data).decode()


@task("gnumeric", "{folder}/book.gnumeric", files=BOOK)
def writes_a_formula(t):
    """Write a sum under a column and save."""
    t.key("down")
    t.key("down")
    t.type("=sum(a1:a2)")
    t.key("return")
    t.key("s", "ctrl")
    t.expect("the file has the formula", lambda: "sum(A1:A2)" in book(t) or "sum(a1:a2)" in book(t))


@task("gnumeric", "{folder}/sheet.csv", files=SHEET)
def makes_a_cell_bold(t):
    """Press the button for bold text."""
    t.click({"role": "button", "name": "Bold"}, so=("it is pressed", lambda: pressed(t, "Bold")))


@task("gnumeric", "{folder}/sheet.csv", files=SHEET)
def opens_goal_seek(t):
    """Open a dialog from the menu and close it."""
    t.menu("Tools", "Goal Seek...", so=("it shows", lambda: t.titled("Goal ?Seek")))
    t.window("Goal ?Seek")
    t.click({"role": "button", "name": "Close"}, so=("it is gone", lambda: not t.titled("Goal ?Seek")))
