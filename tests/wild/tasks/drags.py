"""Drags in the lists of applications: files, rows, columns and tabs. Where a toolkit takes the user's pointer for it, the background refuses."""

import os
import pathlib
import re

from support.registry import task

FILES = {"files/alpha.txt": "a\n", "files/beta.txt": "b\n", "files/gamma.txt": "c\n", "files/inner/deep.txt": "d\n"}
TEXTS = ("alpha.txt", "beta.txt", "gamma.txt")
ITEM = ("cell", "img")
BOOKMARKS = "$XDG_CONFIG_HOME/gtk-3.0/bookmarks"


def in_settings(name):
    path = pathlib.Path(os.path.expandvars("$XDG_CONFIG_HOME"), name)
    return path.read_text() if path.is_file() else ""


def order(words, text):
    """Those words in the order in which a text has them first."""
    return sorted(words, key=text.find)


@task("thunar", files=FILES)
@task("pcmanfm", files=FILES)
def drags_a_file_into_a_folder(t):
    """Drag a file onto a folder of the same view: it is moved there."""
    t.find(ITEM, says="alpha.txt")
    t.picture()
    item, folder = (t.middle(t.find(ITEM, says=name)) for name in ("alpha.txt", "inner"))
    t.drag(item, folder, so=("the file is in the folder", lambda: t.read("files/inner/alpha.txt") == "a\n"))
    t.expect("it is nowhere else", lambda: not t.path("files/alpha.txt").exists())


@task("thunar", files={**FILES, BOOKMARKS: "file:///usr/bin one\nfile:///usr/lib two\nfile:///usr/share three\n"})
def drags_a_bookmark(t):
    """Drag the last of three bookmarks in the side pane above the first: their file has them in that order."""
    names = ("one", "two", "three")
    t.find("cell", "three")
    t.picture()
    # Each is told twice, the first time of a cell as wide as a pixel or two.
    last, first = (t.find("cell", name, nth=1)["window_bounds"] for name in ("three", "one"))
    x = last["x"] + last["width"] // 2
    t.drag((x, last["y"] + last["height"] // 2), (x, first["y"] + 2),
           so=("their file has it first", lambda: order(names, in_settings("gtk-3.0/bookmarks")) == ["three", "one", "two"]))


BOOK = ('<?xml version="1.0" encoding="UTF-8"?>\n<cherrytree><bookmarks list=""/>' + "".join(
    f'<node name="{name}" unique_id="{number}" prog_lang="custom-colors" tags="" readonly="0" nosearch_me="0" nosearch_ch="0" custom_icon_id="0" '
    f'is_bold="0" foreground="" ts_creation="0" ts_lastsave="0"><rich_text>about it</rich_text></node>'
    for number, name in enumerate(("Apple", "Pear", "Plum"), 1)) + "</cherrytree>")


@task("cherrytree", "{folder}/book.ctd", files={"book.ctd": BOOK})
def drags_a_node(t):
    """Drag the last node of a tree above the first, and save: the book has them in that order."""
    names = ("Apple", "Pear", "Plum")
    t.find("cell", "Plum")
    t.picture()
    last, first = t.middle(t.find("cell", "Plum")), t.find("cell", "Apple")["window_bounds"]
    t.drag(last, (last[0], first["y"] + 2),
           so=("the tree has it first", lambda: [node[1] for node in t.seen("all") if node[0] == "table cell" and node[1] in names] == ["Plum", "Apple", "Pear"]))
    t.key("s", "ctrl")
    t.expect("the book has it first", lambda: order(names, t.read("book.ctd")) == ["Plum", "Apple", "Pear"])


@task("thunar", files=FILES)
def drags_a_column_wider(t):
    """Drag the edge of a column 40 pixels to the right: the settings have its width."""
    t.find("cell", says="alpha.txt")
    t.picture()
    name = t.find("columnheader", "Name")["window_bounds"]
    edge, middle = name["x"] + name["width"], name["y"] + name["height"] // 2

    def widths():
        found = re.search('"last-details-view-column-widths" type="string" value="([0-9,]+)"',
                          in_settings("xfce4/xfconf/xfce-perchannel-xml/thunar.xml"))
        return found[1].split(",") if found else []

    t.drag((edge, middle), (edge + 40, middle), so=("the settings have it", lambda: str(name["width"] + 40) in widths()), seconds=12)


def all_chosen(t):
    """By what another accessibility client is told of the items, or by the line below."""
    return all(t.seen("chosen", name=name) for name in TEXTS) or t.shows("3 items selected", part=True)


@task("thunar", files={name: text for name, text in FILES.items() if "inner" not in name})
@task("caja", files={name: text for name, text in FILES.items() if "inner" not in name})
@task("pcmanfm", files={name: text for name, text in FILES.items() if "inner" not in name})
def drags_around_files(t):
    """Draw a frame around three files from the empty part of their view: all are chosen."""
    t.find(ITEM, says="gamma.txt")
    t.picture()
    points = [t.middle(t.find(ITEM, says=name)) for name in TEXTS]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    t.drag((right + 40, bottom + 90), (left - 5, top), so=("they are chosen", lambda: all_chosen(t)))


@task("mousepad", *(f"{{folder}}/files/{name}" for name in TEXTS), files=FILES)
@task("geany", *(f"{{folder}}/files/{name}" for name in TEXTS), files=FILES)
@task("gedit", *(f"{{folder}}/files/{name}" for name in TEXTS), files=FILES)
@task("pluma", *(f"{{folder}}/files/{name}" for name in TEXTS), files=FILES)
def drags_a_tab(t):
    """Drag the first of three tabs behind the last."""
    t.find("tab", says="gamma.txt")
    t.picture()
    first, last = (t.middle(t.find("tab", says=name)) for name in ("alpha.txt", "gamma.txt"))
    def tabs():
        names = [node[1].strip("*") for node in t.seen("all") if node[0] == "page tab"]
        return [name for name in names if name in TEXTS]

    t.drag(first, (last[0] + 20, last[1]), so=("it is the last", lambda: tabs() == ["beta.txt", "gamma.txt", "alpha.txt"]))
    t.expect("nothing was written into them, as a star in the title would tell", lambda: not t.titled(r"\*"))
