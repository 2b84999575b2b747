"""File managers: select, open, rename, make, delete."""

import os
import time

from support.registry import task

FILES = {"files/alpha.txt": "a\n", "files/beta.txt": "b\n", "files/gamma.txt": "c\n", "files/inner/deep.txt": "d\n", "files/.hidden": "h\n"}
ITEM = ("cell", "img", "listitem", "gridcell", "generic", "icon", "group", "text")


def names(t, folder="files"):
    return sorted(os.listdir(t.path(folder)))


def selects_a_file(t):
    """Click a file once: it is selected, and nothing opens."""
    item = t.find(name="beta.txt", role=ITEM)
    windows = len(t.desktop.windows())
    t.click(item, so=("it alone is selected", lambda: selected(t) == ["beta.txt"]))
    time.sleep(1.5)  # a viewer would need so long to show
    if len(t.desktop.windows()) != windows:
        t.end("lied", f"a single click opened something: {t.desktop.titles()}")


def selected(t):
    """What another accessibility client says is selected, of the names that we know."""
    return [name for name in ("alpha.txt", "beta.txt", "gamma.txt", "inner") if t.seen("chosen", name=name)]


def opens_a_folder(t):
    """Open a folder with a double click."""
    t.click({"name": "inner", "role": ITEM}, count=2, so=("the window is called after it", lambda: t.titled("^inner")))


def goes_to_a_folder(t):
    """Go to a folder by its path."""
    t.key("l", "ctrl")
    t.key("a", "ctrl")
    t.type(str(t.path("files/inner")))
    t.key("return", so=("the window is called after it", lambda: t.titled("^inner")))


def makes_a_folder(t):
    """Make a folder called papers."""
    t.key("n", "ctrl", "shift")
    t.expect("a dialog asks for its name", lambda: t.shows("Create") or t.titled("New Folder|Create"))
    if t.titled("New Folder|Create"):
        t.window("New Folder|Create", other=True)
    t.key("a", "ctrl")
    t.type("papers")
    t.click({"role": "button", "name": "Create"}, so=("the folder is there", lambda: "papers" in names(t)))


def renames_a_file(t):
    """Rename beta.txt to delta.txt."""
    t.click({"name": "beta.txt", "role": ITEM})
    t.key("f2")
    t.expect("a dialog asks for the name", lambda: t.shows("Rename") or t.titled("Rename"))
    if t.titled("Rename"):
        t.window("Rename", other=True)
    t.key("a", "ctrl")
    t.type("delta.txt")
    t.key("return", so=("the file has the new name", lambda: "delta.txt" in names(t)))
    t.expect("the old name is gone", lambda: "beta.txt" not in names(t))


def deletes_a_file(t):
    """Delete a file for good, and confirm."""
    t.click({"name": "gamma.txt", "role": ITEM})
    t.key("delete", "shift")
    t.expect("it asks", lambda: t.shows("Delete"))
    if len(t.windows(t.pid)) > 1:
        t.window(other=True)
    t.click({"role": "button", "name": "Delete"}, so=("the file is gone", lambda: "gamma.txt" not in names(t)))
    t.expect("the others are there", lambda: {"alpha.txt", "beta.txt", "inner"} <= set(names(t)))


def asks_nautilus(t, command, so):
    """A command of nautilus for what is chosen, by its name: of a click in the background it is chosen and nothing more, so
    that no key of the view's serves."""
    t.act("invoke_menu", {"pid": t.pid, "window_id": t.window_id, "path": [command]}, so)


def renames_a_file_by_command(t):
    """Rename beta.txt to delta.txt, by the command for that; its popover takes the keyboard."""
    t.click({"name": "beta.txt", "role": ITEM}, so=("it is selected", lambda: selected(t) == ["beta.txt"]))
    asks_nautilus(t, "view.rename", ("it asks for the name", lambda: t.shows("Rename File")))
    t.key("a", "ctrl")
    t.type("delta.txt")
    t.key("return", so=("the file has the new name", lambda: "delta.txt" in names(t)))
    t.expect("the old name is gone", lambda: "beta.txt" not in names(t))


def renames_files_by_command(t):
    """Rename all files and folders at once, in the window that asks for a template, where the caret stands behind the name."""
    asks_nautilus(t, "view.select-all", ("they are selected", lambda: len(selected(t)) == 4))
    asks_nautilus(t, "view.rename", ("it asks for the template", lambda: t.titled("Rename 4 Files")))
    t.window("Rename 4 Files", other=True)
    t.type("-old", into={"role": "textbox", "state": "focused"})
    t.click({"role": "button", "name": "Rename"}, so=("all have the new name", lambda: {"alpha-old.txt", "beta-old.txt", "gamma-old.txt", "inner-old"} <= set(names(t))))
    t.expect("the old names are gone", lambda: not {"alpha.txt", "beta.txt", "gamma.txt", "inner"} & set(names(t)))


def deletes_a_file_by_command(t):
    """Delete a file for good by the command for that, and confirm."""
    t.click({"name": "gamma.txt", "role": ITEM}, so=("it is selected", lambda: selected(t) == ["gamma.txt"]))
    asks_nautilus(t, "view.delete-permanently-shortcut", ("it asks", lambda: t.shows("Delete")))
    t.window(other=True)
    t.click({"role": "button", "name": "Delete"}, so=("the file is gone", lambda: "gamma.txt" not in names(t)))
    t.expect("the others are there", lambda: {"alpha.txt", "beta.txt", "inner"} <= set(names(t)))


def shows_hidden_files(t):
    """Show hidden files with the keyboard."""
    t.key("h", "ctrl", so=("the hidden file shows", lambda: t.shows(".hidden")))


for application in ("thunar", "nautilus"):
    for body in (selects_a_file, opens_a_folder, goes_to_a_folder, makes_a_folder, shows_hidden_files):
        task(application, files=FILES)(body)
for application, bodies in {"thunar": (renames_a_file, deletes_a_file), "nautilus": (renames_a_file_by_command, renames_files_by_command, deletes_a_file_by_command)}.items():
    for body in bodies:
        task(application, files=FILES)(body)


@task("thunar", files=FILES)
def shows_properties(t):
    """Show the properties of a file and close them."""
    t.click({"name": "alpha.txt", "role": ITEM})
    t.key("return", "alt", so=("they show", lambda: t.titled("Properties")))
    t.window("Properties")
    t.click({"role": "button", "name": "Close"}, so=("they are gone", lambda: not t.titled("Properties")))


@task("thunar", files=FILES)
def opens_a_context_menu(t):
    """Right click a file and choose Rename from the menu."""
    t.click({"name": "alpha.txt", "role": ITEM}, button="right")
    t.click({"role": "menuitem", "contains": "Rename"}, so=("a dialog shows", lambda: t.titled("Rename")))


@task("filezilla", files=FILES)
def connects_nowhere(t):
    """Fill in host and port and press Quickconnect; the log says what came of it."""
    boxes = t.look(role="textbox", state="editable")
    t.type("127.0.0.1", into=boxes[0], so=("the field has it", lambda: t.shows("127.0.0.1")))
    t.type("9", into=[box for box in boxes if "protected" not in box["states"]][2])
    t.click({"role": "button", "name": "Quickconnect"}, so=("the log names the host", lambda: t.shows("127.0.0.1:9", part=True)))


@task("filezilla", files=FILES)
def opens_the_site_manager(t):
    """Open the site manager from the menu, and cancel it."""
    t.menu("File", "Site Manager...", so=("it shows", lambda: t.titled("Site Manager")))
    t.window("Site Manager")
    t.click({"role": "button", "name": "New site"})
    t.click({"role": "button", "name": "Cancel"}, so=("it is gone", lambda: not t.titled("Site Manager")))


@task("filezilla", files=FILES)
def reads_after_a_modal_dialog(t):
    """Open a modal dialog and read it."""
    t.menu("Edit", "Settings...", so=("it shows", lambda: t.titled("Settings")))
    t.window("Settings")
    t.click({"role": "button", "name": "Cancel"}, so=("it is gone", lambda: not t.titled("Settings")))


@task("file-roller", "{folder}/box.tar", files={"box.tar": b""})
def says_what_is_wrong(t):
    """Open a broken archive and read what is wrong."""
    t.expect("it shows its window", lambda: t.titled("box.tar|Archive"))
    t.find("button", seconds=5)
