"""In windows that nobody sees: put away, or on another workspace. Where one is afterwards is an oracle as well."""

import subprocess

from support.registry import task
from support.verdict import LIED

NOTE = {"files/note.txt": "first line\n"}
FILE = "{folder}/files/note.txt"
TEXT = {"role": "textbox", "state": "editable"}
FILES = {"files/alpha.txt": "a\n", "files/beta.txt": "b\n"}
OFFICE_S = 170
LETTER = {"letter.fodt": '<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
          'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">'
          "<office:body><office:text><text:p>Dear Ada</text:p></office:text></office:body></office:document>"}
ICONIC = 3


def number(t, name, window_id):
    value = t.desktop.property(t.desktop.display.create_resource_object("window", window_id), name)
    return value[0] if value is not None and len(value) else None


def is_put_away(t, window_id):
    return number(t, "WM_STATE", window_id) == ICONIC


def is_elsewhere(t, window_id):
    return number(t, "_NET_WM_DESKTOP", window_id) not in (None, number(t, "_NET_CURRENT_DESKTOP", t.desktop.root.id))


def put_away(t):
    subprocess.run(["xdotool", "windowminimize", str(t.window_id)], check=True, timeout=10)
    return is_put_away


def move_elsewhere(t):
    subprocess.run(["wmctrl", "-n", "2"], check=True, timeout=10)
    subprocess.run(["wmctrl", "-i", "-r", str(t.window_id), "-t", "1"], check=True, timeout=10)
    return is_elsewhere


def unshown(application, *arguments, lies, **options):
    """A task in a window that `lies` put somewhere, and that has to lie there still when all is done."""

    def register(body):
        def in_there(t):
            window_id = t.window_id
            lies_there = lies(t)
            t.expect(f"its window lies there ({lies.__name__})", lambda: lies_there(t, window_id))
            body(t)
            if t.mode == "background" and not lies_there(t, window_id):
                t.found(LIED, "its window shows, and no reply says so")
        in_there.__name__ = f"{body.__name__}_{'minimised' if lies is put_away else 'elsewhere'}"
        in_there.__doc__ = body.__doc__
        task(application, *arguments, **options)(in_there)
        return body

    return register


def saved(t):
    return t.read("files/note.txt") or ""


@unshown("mousepad", FILE, lies=put_away, files=NOTE, quick=True)
@unshown("geany", FILE, lies=put_away, files=NOTE)
@unshown("pluma", FILE, lies=move_elsewhere, files=NOTE)
@unshown("kwrite", FILE, lies=put_away, files=NOTE)
@unshown("featherpad", FILE, lies=move_elsewhere, files=NOTE)
def writes_and_saves(t):
    """Write a line into a note and save it."""
    t.type("milk and bread ", into=TEXT)
    t.key("s", "ctrl", so=("the file has it", lambda: "milk and bread" in saved(t)))


@unshown("kcalc", lies=put_away)
@unshown("speedcrunch", lies=move_elsewhere)
def adds_by_key(t):
    """40 + 2 by single keys."""
    for key in ("4", "0", "+", "2"):
        t.key(key)
    t.key("return")
    t.expect("it shows 42", lambda: t.shows("42", part=True))


@unshown("kcalc", lies=move_elsewhere)
@unshown("galculator", lies=put_away)
def adds_by_buttons(t):
    """40 + 2, by the buttons."""
    for name in ("4", "0", "+", "2"):
        t.click({"role": "button", "name": name})
    t.click({"role": "button", "name": "="}, so=("it shows 42", lambda: t.shows("42")))


@unshown("dolphin", lies=put_away, files=FILES)
def renames_in_place(t):
    """Rename a file where it stands: F2, the new name, return, in three steps."""
    t.type("alpha")  # chooses what is called so
    t.key("f2", so=("a field shows in its place", lambda: t.shows("alpha.txt")))
    t.type("gamma")
    t.key("return", so=("the file is called so", lambda: t.path("files/gamma.txt").is_file()))


@unshown("dolphin", lies=move_elsewhere, files=FILES)
def selects_a_file(t):
    """Click a file once: the line below tells of it."""
    t.click({"role": "cell", "name": "alpha.txt"}, so=("the line below tells of it", lambda: t.shows("alpha.txt (", part=True)))


@unshown("pcmanfm", lies=put_away, files={"files/inner/deep.txt": "d\n"})
def goes_to_a_folder(t):
    """Go to a folder by its path."""
    t.type(str(t.path("files/inner")), into=TEXT, clear_first=True)
    t.key("return", into=TEXT, so=("the window is called after it", lambda: t.titled("^inner")))


@task("hexchat")
def changes_a_name_minimised(t):
    """Give another name in a form, letter by letter, in a window that is put away."""
    t.click({"role": "button", "name": "OK"}, so=("it is gone", lambda: t.titled("Network List")))
    window_id = t.window("Network List")["window_id"]
    field = t.find("textbox", "Nick name:")
    put_away(t)
    t.expect("its window is put away", lambda: is_put_away(t, window_id))
    t.key("end", into=field)
    for number, letter in enumerate("xyz", 1):
        t.key(letter, into=field, so=(f"the field ends in {'xyz'[:number]}", lambda n=number: any(
            word.endswith("xyz"[:n]) for node in t.seen("all") or [] if node[0] in ("text", "entry") for word in node[1:])))
    t.expect("its window is put away still", lambda: is_put_away(t, window_id))


def value_of(t, identifier):
    return (t.pages.last("input", id=identifier) or t.pages.last("change", id=identifier) or {}).get("value")


@unshown("chromium", "{url}/form.html", lies=move_elsewhere)
@unshown("firefox", "{url}/form.html", lies=move_elsewhere)
def fills_a_form(t):
    """Fill the fields of an order form and send it."""
    t.type("Ada Lovelace", into={"role": "textbox", "name": "Name"}, so=("the page has the name", lambda: "Ada Lovelace" in (value_of(t, "name") or "")))
    t.click({"role": "checkbox", "name": "Gift wrap"}, so=("the page says it is ticked", lambda: value_of(t, "gift") is True))
    t.click({"role": "button", "name": "Send order"}, so=("the page was sent", lambda: t.pages.last("submit")))
    fields = t.pages.last("fields")
    t.expect("what was sent is what was filled in", lambda: fields["name"] == "Ada Lovelace" and fields["gift"] is True)


@unshown("writer", "{folder}/letter.fodt", lies=move_elsewhere, deadline_s=OFFICE_S, files=LETTER)
def writes_a_letter(t):
    """Write into a letter and save it."""
    t.type("Hello and ")
    t.key("s", "ctrl", so=("the file has it", lambda: "Hello and" in t.read("letter.fodt")), seconds=15)
