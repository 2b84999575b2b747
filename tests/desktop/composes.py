"""A window with a field and a button, for somebody who composes text with an input method.
usage: composes.py gtk3|qt5 TITLE FILE: what the field holds and how often the button was pressed is written to FILE."""
import json
import os
import sys

toolkit, title, file = sys.argv[1:4]
held = {"text": "", "presses": 0, "returns": 0}


def write():
    with open(file + ".new", "w", encoding="utf-8") as out:
        json.dump(held, out)
    os.replace(file + ".new", file)


def holds(text):
    held["text"] = text
    write()


def counts(what):
    held[what] += 1
    write()


def gtk3():
    import gi
    gi.require_version("Gtk", "3.0")
    from gi.repository import Gtk
    window = Gtk.Window(title=title)
    box = Gtk.VBox()
    window.add(box)
    field = Gtk.Entry()
    field.get_accessible().set_name("Words")
    field.connect("changed", lambda entry: holds(entry.get_text()))
    field.connect("activate", lambda _: counts("returns"))
    button = Gtk.Button(label="Count")
    button.connect("clicked", lambda _: counts("presses"))
    box.add(field)
    box.add(button)
    window.set_default_size(300, 120)
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    field.grab_focus()
    Gtk.main()


def qt5():
    from PyQt5.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
    application = QApplication(sys.argv[:1])
    window = QWidget()
    window.setWindowTitle(title)
    layout = QVBoxLayout(window)
    field = QLineEdit()
    field.setAccessibleName("Words")
    field.textChanged.connect(holds)
    field.returnPressed.connect(lambda: counts("returns"))
    button = QPushButton("Count")
    button.clicked.connect(lambda: counts("presses"))
    layout.addWidget(field)
    layout.addWidget(button)
    field.setFocus()
    window.resize(300, 120)
    window.show()
    application.exec_()


write()
{"gtk3": gtk3, "qt5": qt5}[toolkit]()
