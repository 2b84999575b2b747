#!/usr/bin/python3
"""Combo boxes of GTK 3: over a tree, whose parts are submenus or unfold in a list, over a list with a header, and over
names that differ by their case or not at all; and tabs. Writes what was chosen into the file that it is given."""

import json
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402

log = open(sys.argv[1], "a", buffering=1, encoding="utf-8")


def model_of(rows):
    model = Gtk.TreeStore(str) if any(isinstance(row, tuple) for row in rows) else Gtk.ListStore(str)
    for row in rows:
        if isinstance(row, str):
            model.append(None, [row]) if isinstance(model, Gtk.TreeStore) else model.append([row])
            continue
        part = model.append(None, [row[0]])
        for name in row[1:]:
            model.append(part, [name])
    return model


def tell(box, name):
    chosen = box.get_active_iter()
    print(json.dumps({"event": "chosen", "in": name, "name": box.get_model()[chosen][0] if chosen else None}), file=log)


def combo_box(name, rows, is_list=False):
    box = Gtk.ComboBox(model=model_of(rows))
    cell = Gtk.CellRendererText()
    box.pack_start(cell, True)
    box.add_attribute(cell, "text", 0)
    box.get_accessible().set_name(name)
    if is_list:
        style = Gtk.CssProvider()
        style.load_from_data(b"combobox { -GtkComboBox-appears-as-list: 1; }")
        box.get_style_context().add_provider(style, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION)
    box.connect("changed", tell, name)
    return box


tree = [("Fruit", "Apple", "Pear"), ("Nuts", "Almond", "Hazel"), "Other"]
window = Gtk.Window(title="Choices")
column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
column.add(combo_box("Menu of parts", tree))
column.add(combo_box("List of parts", tree, is_list=True))
column.add(combo_box("List", ["First", "Second", "Third"], is_list=True))
column.add(combo_box("Twins", ["one", "One", "Two", "Two"]))
pages = Gtk.Notebook()
for title in ("Page one", "Page two"):
    pages.append_page(Gtk.Label(label=f"What is on {title}"), Gtk.Label(label=title))
pages.connect("switch-page", lambda book, page, number: print(json.dumps({"event": "page", "number": number}), file=log))
column.add(pages)
window.add(column)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
