"""Dialogs of zenity: what it prints or how it ends is the oracle, and it cannot be seen but from outside."""

from support.registry import task


def gone(t):
    return not t.desktop.titles() or all(title == "User at work" for title in t.desktop.titles())


@task("zenity", "--question", "--title=Shall we?", "--text=Shall we go on?")
def says_yes(t):
    """Answer a question with yes."""
    t.click({"role": "button", "name": "Yes"}, so=("the dialog is gone", lambda: gone(t)))


@task("zenity", "--question", "--title=Shall we?", "--text=Shall we go on?")
def says_no_by_key(t):
    """Answer a question with the escape key."""
    t.key("escape", so=("the dialog is gone", lambda: gone(t)))


@task("zenity", "--forms", "--title=User", "--text=Who", "--add-entry=First name", "--add-entry=Last name", "--add-password=Secret")
def fills_a_form(t):
    """Fill three fields of a form."""
    fields = [t.find("textbox", state="editable", without="protected", nth=number) for number in range(2)]
    t.type("Ada", into=fields[0], so=("the field holds it", lambda: t.shows("Ada")))
    t.type("Lovelace", into=fields[1], so=("the field holds it", lambda: t.shows("Lovelace")))
    t.type("hidden", into={"role": "textbox", "state": "protected"})
    t.click({"role": "button", "name": "OK"}, so=("the dialog is gone", lambda: gone(t)))


@task("zenity", "--entry", "--title=Name", "--text=Your name", "--entry-text=nobody")
def replaces_an_entry(t):
    """Replace what an entry holds: select all, type."""
    field = t.find("textbox", state="editable")
    t.key("a", "ctrl", into=field)
    t.type("Ada", into=field, so=("the field has it", lambda: t.shows("Ada", part=True)))
    t.expect("it has only that", lambda: t.shows("Ada"))


@task("zenity", "--list", "--checklist", "--title=Choose", "--column=Take", "--column=Fruit", "FALSE", "apple", "FALSE", "pear", "FALSE", "plum")
def ticks_in_a_list(t):
    """Tick one row of a list."""
    row = t.find(name="pear", role=("cell", "gridcell"))
    cells = t.look(role=("cell", "gridcell"))
    box = cells[next(index for index, cell in enumerate(cells) if cell["element_token"] == row["element_token"]) - 1]
    t.click(box, so=("it is ticked, and nothing else", lambda: ticks(t) == [False, True, False]))


def ticks(t):
    return ["checked" in (t.seen("states", role="table cell|check box", index=index) or []) for index in (0, 2, 4)]


@task("zenity", "--list", "--title=Choose", "--column=Fruit", "apple", "pear", "plum")
def selects_a_row(t):
    """Select a row of a list with a single click: it must not be taken for a choice."""
    t.click({"name": "pear", "role": ("cell", "gridcell")}, so=("it is selected", lambda: "selected" in (t.seen("states", name="pear") or [])))
    t.expect("the dialog still shows", lambda: not gone(t))


@task("zenity", "--scale", "--title=Loud", "--text=How loud", "--value=50", "--min-value=0", "--max-value=100")
def moves_a_scale(t):
    """Move a scale one step by its key."""
    t.key("right", into={"role": "slider"}, so=("it moved by one", lambda: t.seen("value", role="slider") == 51))


@task("zenity", "--calendar", "--title=When", "--day=15", "--month=6", "--year=2024")
def leaves_a_calendar(t):
    """Take the day that a calendar shows."""
    t.click({"role": "button", "name": "OK"}, so=("the dialog is gone", lambda: gone(t)))


@task("zenity", "--progress", "--title=Work", "--text=Working", "--pulsate")
def cancels_work(t):
    """Cancel work whose bar moves all the time."""
    t.click({"role": "button", "name": "Cancel"}, so=("the dialog is gone", lambda: gone(t)))


@task("zenity", "--text-info", "--editable", "--title=Text", "--filename={folder}/note.txt", files={"note.txt": "first\n"})
def writes_into_a_text(t):
    """Write into a text of several lines."""
    t.type("second ", into={"role": "textbox", "state": "editable"}, so=("the text has it", lambda: t.shows("second", part=True)))


@task("zenity", "--file-selection", "--title=Which", "--filename={folder}/files/", files={"files/one.txt": "1", "files/two.txt": "2"})
def chooses_a_file(t):
    """Choose a file by its name in a list."""
    t.click({"name": "two.txt", "role": ("cell", "gridcell")}, so=("it is selected", lambda: "selected" in (t.seen("states", name="two.txt") or [])))
    t.click({"role": "button", "name": "OK"}, so=("the dialog is gone", lambda: gone(t)))


@task("sylpheed")
def answers_the_first_question(t):
    """Say where the mail is to lie, at the first start of a mail program."""
    t.click({"role": "button", "name": "OK"}, so=("the next question shows, and the folder is made", lambda: t.path("home/Mail").is_dir()))


@task("sylpheed")
def chooses_another_place(t):
    """Choose the other place: its field can be written then."""
    t.click({"role": "radio", "contains": "following location"}, so=("the field can be written", lambda: "sensitive" in (t.seen("states", role="text") or [])))
    t.type("{}/mail".format(t.folder), into={"role": "textbox"}, so=("the field holds it", lambda: t.shows(f"{t.folder}/mail", part=True)))


@task("sylpheed")
def leaves_a_disabled_field(t):
    """Try to type into a field that is switched off."""
    field = t.find("textbox")
    t.never("type_text", {"element_token": field["element_token"], "text": "zzz"}, "the field is disabled", lambda: not t.shows("zzz", part=True))
