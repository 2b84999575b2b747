"""Further applications, as somebody would try them who has none of those above at hand: mail, terminals, file managers, slides, archives."""

import io
import struct
import tarfile
import time
import zipfile
import zlib

from support.registry import task

FILES = {"files/alpha.txt": "a\n", "files/beta.txt": "bb\n", "files/inner/deep.txt": "d\n"}


def picture(width, height, colour):
    """A picture of one colour, as a PNG file."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = (b"\0" + bytes(colour) * width) * height
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


PICTURES = {"files/red.png": picture(60, 40, (200, 0, 0)), "files/tall.png": picture(50, 70, (0, 160, 0))}


def document(pages):
    """A PDF file whose pages say their number."""
    bodies = ["<< /Type /Catalog /Pages 2 0 R >>",
              f"<< /Type /Pages /Count {pages} /Kids [{' '.join(f'{4 + 2 * i} 0 R' for i in range(pages))}] >>",
              "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"]
    for page in range(pages):
        text = f"BT /F1 24 Tf 72 700 Td (This is page {page + 1}) Tj ET"
        bodies += [f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents {5 + 2 * page} 0 R /Resources << /Font << /F1 3 0 R >> >> >>",
                   f"<< /Length {len(text)} >>\nstream\n{text}\nendstream"]
    said, places = "%PDF-1.4\n", []
    for number, body in enumerate(bodies, 1):
        places.append(len(said))
        said += f"{number} 0 obj\n{body}\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    count = len(bodies) + 1
    return f"{said}xref\n0 {count}\n0000000000 65535 f \n{table}trailer << /Size {count} /Root 1 0 R >>\nstartxref\n{len(said)}\n%%EOF\n"


def has_state(t, state, role, name):
    return state in (t.seen("states", role=role, name=name) or [])


def tick(t, name):
    t.click({"role": "checkbox", "name": name}, so=("it is ticked", lambda: has_state(t, "checked", "check box", name)))


# Terminals

@task("gnome-terminal", files=FILES)
@task("konsole", files=FILES)
@task("xfce4-terminal", files=FILES)
def runs_a_command(t):
    """Run a command."""
    t.type("cp files/alpha.txt files/copy.txt")
    t.key("return", so=("the command has run", lambda: t.read("files/copy.txt") == "a\n"))


@task("konsole", files=FILES)
def reads_what_a_command_says(t):
    """Run a command and read what it says."""
    t.type("wc -c files/beta.txt")
    t.key("return")
    t.expect("the terminal says it", lambda: any("3 files/beta.txt" in element.get("value", "") for element in t.look(role="textbox")))


@task("konsole", files=FILES)
def opens_a_tab(t):
    """Open another tab and run a command there."""
    t.click({"role": "button", "name": "New Tab"},
            so=("there are two", lambda: sum(node[0] == "page tab" and "bash" in node[1] for node in t.seen("all")) == 2))
    t.type("touch files/second.txt")
    t.key("return", so=("the command has run", lambda: t.path("files/second.txt").is_file()))


@task("xfce4-terminal")
def changes_a_preference(t):
    """Open the preferences by the menu, whose entries are made when it opens first, and switch a box."""
    t.act("invoke_menu", {"pid": t.pid, "window_id": t.window_id, "path": ["Edit", "Preferences"]},
          so=("they show", lambda: t.titled("Terminal Preferences")))
    t.window("Terminal Preferences")
    t.mode = "background"
    tick(t, "Scroll on output")


# File managers

@task("caja", files=FILES)
@task("pcmanfm", files=FILES)
def selects_a_file(t):
    """Click a file once: it is selected, and nothing opens."""
    t.click({"role": "img", "says": "alpha.txt"}, so=("the line below tells of it, and nothing opened", lambda: only_selected(t, "alpha.txt")))


@task("caja", files=FILES)
@task("pcmanfm", files=FILES)
def opens_a_folder(t):
    """Open a folder with a double click."""
    t.click({"role": "img", "says": "inner"}, count=2, so=("the window is called after it", lambda: t.titled("^inner")))


@task("pcmanfm", files=FILES)
def goes_to_a_folder(t):
    """Go to a folder by its path."""
    field = {"role": "textbox", "state": "editable"}
    t.type(str(t.path("files/inner")), into=field, clear_first=True)
    t.key("return", into=field, so=("the window is called after it", lambda: t.titled("^inner")))


@task("caja", files=FILES)
@task("pcmanfm", files=FILES)
@task("thunar", files=FILES, quick=True)
def opens_what_is_typed_ahead(t):
    """Read the folder, type a name where no field is, which a search takes, and return."""
    t.find(says="inner")
    time.sleep(1)  # whoever reads it takes longer
    t.type("inner")
    t.key("return", so=("the window is called after it", lambda: t.titled("^inner")))


@task("caja", files=FILES)
def renames_in_place(t):
    """Rename a file where it stands: the new name letter by letter."""
    t.click({"role": "img", "says": "alpha.txt"}, so=("the line below tells of it", lambda: only_selected(t, "alpha.txt")))
    t.key("f2", so=("a field shows in its place", lambda: t.shows("alpha.txt")))
    for letter in "gamma":
        t.key(letter)
    t.key("return", so=("the file is called so", lambda: t.path("files/gamma.txt").is_file()))


@task("pcmanfm", files=FILES)
def sorts_by_size(t):
    """Choose from a submenu: sort by size."""
    t.menu("View", "Sort Files", "By Size", so=("it is chosen", lambda: has_state(t, "checked", "check menu item|radio menu item", "By Size")))


def only_selected(t, name):
    told = [node for node in t.seen("all") if node[0] in ("label", "statusbar", "status bar")]
    return any(name in word for node in told for word in node[1:]) and len(t.desktop.titles()) == 2


@task("caja", files=FILES)
def makes_a_folder(t):
    """Make a folder by the menu, and give it a name."""
    t.menu("File", "Create Folder", so=("it is there", lambda: t.path("files/untitled folder").is_dir()))
    t.type("papers")
    t.key("return", so=("it is called so", lambda: t.path("files/papers").is_dir()))


@task("caja", files=FILES)
def shows_hidden_files(t):
    """Tick an item of a menu: hidden files."""
    t.menu("View", "Show Hidden Files", so=("it is ticked", lambda: has_state(t, "checked", "check menu item", "Show Hidden Files")))


# Pictures and documents

@task("eog", "{folder}/files/red.png", files=PICTURES)
def goes_to_the_next_picture(t):
    """Go to the next picture with the key for it."""
    t.key("right", so=("the window is called after it", lambda: t.titled("tall.png")))


@task("eog", "{folder}/files/red.png", files=PICTURES)
def hides_the_side_pane(t):
    """Hide the pane at the side with its key."""
    t.key("f9", so=("it does not show", lambda: not has_state(t, "showing", "label", "Camera")))


@task("okular", "{folder}/files/long.pdf", files={"files/long.pdf": document(5)})
def goes_to_a_page(t):
    """Go to page 4 by the dialog."""
    t.key("g", "ctrl", so=("the dialog shows", lambda: t.titled("Go to Page")))
    t.window("Go to Page")
    t.set({"role": "spinbutton"}, "4")
    t.click({"role": "button", "name": "OK"}, so=("page 4 shows", lambda: any(node[0] == "text" and node[2] == "4" for node in t.seen("all"))))


@task("okular", "{folder}/files/long.pdf", files={"files/long.pdf": document(5)})
def searches_a_word(t):
    """Search for a word: the bar for it, the word, return."""
    t.key("f", "ctrl", so=("the bar shows", lambda: has_state(t, "showing", "push button", "Next")))
    fields = t.look(role="textbox", state="editable", without="offscreen")
    field = next(each for each in fields if each.get("window_bounds", {}).get("y", 0) > 400)  # the others are in the tool bar
    t.type("page 3", into=field, so=("it holds that", lambda: t.shows("page 3")))
    t.key("return", into=field)
    t.expect("page 3 shows", lambda: any(node[0] == "text" and node[2] == "3" for node in t.seen("all")))


@task("okular", "{folder}/files/long.pdf", files={"files/long.pdf": document(5)})
def zooms_by_the_box(t):
    """Choose how large it is shown, in a combo box that can be written into."""
    t.set({"role": "combobox", "name": "Fit Width"}, "200%",
          so=("the box says so", lambda: any(node[2] == "200%" for node in t.seen("all") if node[0] == "text")))


# Archives

def archive(path, *names):
    with tarfile.open(path) as packed:
        return set(names) <= set(packed.getnames())


def packed(names):
    """A zip file with these files, each with its name as its text."""
    said = io.BytesIO()
    with zipfile.ZipFile(said, "w") as whole:
        for name in names:
            whole.writestr(name, name)
    return said.getvalue()


@task("ark", files=FILES)
def makes_an_archive(t):
    """Make an archive: its name, its kind, and the button."""
    t.click({"role": "button", "name": "Create New Archive..."}, so=("a dialog asks", lambda: t.titled("Create New Archive")))
    t.window("Create New Archive")
    t.type("bundle", into={"role": "textbox", "state": "editable", "value": "", "nth": 1})
    t.set({"role": "combobox", "name": "Tar archive (gzip-compressed)"}, "Zip archive", so=("it says so", lambda: t.shows("Automatically add .zip")))
    t.click({"role": "button", "name": "OK"}, so=("the window is called after it", lambda: t.titled("bundle.zip")))


@task("ark", "{folder}/files/some.zip", files={"files/some.zip": packed(["one.txt", "two.txt"])})
def deletes_from_an_archive(t):
    """Select a file of an archive, and delete it from there."""
    t.click({"role": ("cell", "treeitem"), "name": "one.txt"}, so=("it is selected", lambda: t.seen("chosen", role="table cell", name="one.txt")))
    t.click({"role": "button", "contains": "Remove from Archive"})
    t.window(other=True)
    t.click({"role": "button", "name": "Delete"})
    t.expect("it is gone", lambda: zipfile.ZipFile(t.path("files/some.zip")).namelist() == ["two.txt"])


# Slides, books, pages

@task("impress", deadline_s=150)
def writes_a_title(t):
    """Close the dialog of templates, write a title, and save."""
    t.window("Select a Template")
    t.click({"role": "button", "name": "Close"}, so=("it is gone", lambda: not t.titled("Select a Template")))
    t.window("Impress")
    t.type("My talk", into={"value": "Click to add Title"})
    save_as(t, "files/talk.odp", "My talk")


@task("impress", deadline_s=150)
def adds_a_slide(t):
    """Add a slide by its button: the line below counts two, which the tree tells."""
    t.window("Select a Template")
    t.click({"role": "button", "name": "Close"}, so=("it is gone", lambda: not t.titled("Select a Template")))
    t.window("Impress")
    t.click({"role": "button", "name": "New Slide"}, so=("there are two", lambda: t.shows("Slide 2 of 2")))
    t.find(says="Slide 2 of 2")


@task("draw", deadline_s=150)
def changes_the_name_of_a_page(t):
    """Rename a page: by the menu, the name, OK."""
    t.menu("Page", "Rename Page...", so=("a dialog asks", lambda: t.titled("Rename")))
    t.window("Rename")
    t.type("Plan", into={"role": "textbox", "state": "editable"}, clear_first=True)
    t.click({"role": "button", "name": "OK"}, so=("it is done", lambda: not t.titled("Rename")))
    t.window("Draw")
    t.expect("the page is called so", lambda: t.shows("Plan", part=True))


def save_as(t, name, text):
    t.key("s", "ctrl", so=("a dialog shows", lambda: t.titled("^Save")))
    t.window("^Save")
    t.type(str(t.path(name)), into={"role": "textbox", "state": "editable"}, clear_first=True)

    def has_it():
        return t.path(name).is_file() and text in zipfile.ZipFile(t.path(name)).read("content.xml").decode()

    t.click({"role": "button", "name": "Save"}, so=("the file has it", has_it), seconds=10)


@task("scribus", deadline_s=150)
def starts_a_document(t):
    """Start a document: A4, three pages, with frames for text."""
    t.window("New Document")
    def number(name):
        return t.seen("value", role="spin button", name=name) or 0

    t.set({"role": "combobox", "name": "Letter"}, "A4", so=("its width says so", lambda: abs(number("Width:") - 8.268) < .01))
    t.set({"role": "spinbutton", "name": "Number of Pages:"}, "3", so=("it says 3", lambda: number("Number of Pages:") == 3))
    tick(t, "Automatic Text Frames")
    t.click({"role": "tab", "name": "Bleeds"})
    t.click({"role": "button", "name": "OK"}, so=("it is there", lambda: t.titled("Document-1")))
    t.window("Document-1")
    t.expect("it has three pages", lambda: t.shows(" of 3", part=True) or t.shows("of 3"))


# Mail and talk

MAILBOX = "".join(f"From - Wed Nov 25 10:00:0{number} 2026\nFrom: {sender}\nTo: ann@example.org\nSubject: {subject}\n"
                  f"Message-ID: <{number}@example.org>\nDate: Wed, 25 Nov 2026 10:00:0{number} +0000\nContent-Type: text/plain\n\n{text}\n\n"
                  for number, (sender, subject, text) in enumerate([("Bob <bob@example.org>", "Lunch", "Shall we eat at noon?"),
                                                                     ("Carol <carol@example.org>", "Invoice", "It is due on Friday."),
                                                                     ("Dave <dave@example.org>", "Boat", "The boat leaks again.")]))
MAIL = {"thunderbird/Mail/Local Folders/Letters": MAILBOX}


@task("thunderbird", deadline_s=150)
def writes_a_draft(t):
    """Write a mail and keep it as a draft."""
    t.click({"role": "button", "name": "New Message"}, so=("a window for it shows", lambda: t.titled("^Write")))
    t.window("^Write")
    t.type("bob@example.org", into={"role": "textbox", "name": "To"})
    t.type("Lunch", into={"role": "textbox", "name": "Subject"}, so=("the window is called so", lambda: t.titled("Write: Lunch")))
    t.type("See you at noon.", into={"role": "document", "name": "Message body"})
    t.key("s", "ctrl", so=("the draft is there", lambda: any("See you at noon." in path.read_text(errors="replace")
                                                               for path in t.path("thunderbird/Mail").glob("**/Drafts"))))


@task("thunderbird", files=MAIL, deadline_s=150)
def reads_and_deletes_a_mail(t):
    """Open a folder, choose a mail by its subject, read it, and delete it."""
    t.click({"role": "treeitem", "name": "Local Folders"}, so=("it is chosen", lambda: has_state(t, "selected", "tree item", "Local Folders")))
    t.key("right", so=("what it holds shows", lambda: t.shows("Letters", part=True)))
    t.click({"role": "treeitem", "contains": "Letters"})
    t.click({"role": "option", "contains": "Invoice"}, so=("its text shows", lambda: t.shows("It is due on Friday.", part=True)))
    t.find(says="It is due on Friday.")
    t.key("delete", so=("it is not in the list", lambda: not t.shows("Invoice", part=True)))


@task("thunderbird", files=MAIL, deadline_s=150)
def opens_a_folder_by_a_double_click(t):
    """Double-click a folder, so that what it holds shows."""
    t.act("double_click", t.target({"role": "treeitem", "name": "Local Folders"}), ("what it holds shows", lambda: t.shows("Letters", part=True)))


@task("hexchat")
def changes_a_name(t):
    """Give another name in a form, and tick a box."""
    t.click({"role": "button", "name": "OK"}, so=("it is gone", lambda: t.titled("Network List")))
    t.window("Network List")
    t.type("annie", into={"role": "textbox", "name": "Nick name:"}, clear_first=True, so=("the field holds it", lambda: t.shows("annie")))
    tick(t, "Show favorites only")


@task("hexchat")
def selects_a_network(t):
    """Select a row of a list, and open what can be changed of it."""
    t.click({"role": "button", "name": "OK"}, so=("it is gone", lambda: t.titled("Network List")))
    t.window("Network List")
    t.click({"role": "cell", "name": "Oceanius"}, so=("it is selected", lambda: t.seen("chosen", name="Oceanius")))
    t.click({"role": "button", "name": "Edit..."}, so=("its window shows", lambda: t.titled("Edit Oceanius")))


# Money and settings

@task("homebank")
def looks_at_accounts(t):
    """Untick a box of what greets and close it, look at the accounts and close them."""
    t.window("Welcome to HomeBank")
    t.click({"role": "checkbox", "name": "Show this window next time"},
            so=("it is not ticked", lambda: not has_state(t, "checked", "check box", "Show this window next time")))
    t.click({"role": "button", "name": "Close"}, so=("it is gone", lambda: not t.titled("Welcome")))
    t.window("HomeBank")
    t.click({"role": "button", "name": "Account"}, so=("they show", lambda: t.titled("Manage Accounts")))
    t.window("Manage Accounts")
    t.click({"role": "button", "name": "Close"}, so=("they are gone", lambda: not t.titled("Manage Accounts")))


@task("xfce4-appearance")
def ticks_a_box(t):
    """Go to another page by its tab and tick a box: the setting has it."""
    t.click({"role": "tab", "name": "Settings"}, so=("it shows", lambda: has_state(t, "selected", "page tab", "Settings")))
    tick(t, "Enable editable accelerators")


@task("xfce4-appearance")
def chooses_in_a_list(t):
    """Select a row of a list by a click: a set of icons."""
    t.click({"role": "tab", "name": "Icons"}, so=("it shows", lambda: has_state(t, "selected", "page tab", "Icons")))
    row = t.find("cell", contains="Adwaita")
    t.click(row, so=("it is selected", lambda: t.seen("chosen", role="table cell", contains="Adwaita")))


@task("baobab")
def looks_at_a_folder(t):
    """Let the home folder be measured, and show it as another chart."""
    t.click({"role": "listitem", "nth": 0}, so=("it was measured", lambda: t.titled("^Home Folder")))
    t.click({"role": "tab", "name": "Treemap Chart"}, so=("it is chosen", lambda: t.seen("chosen", role="page tab", name="Treemap Chart")))
