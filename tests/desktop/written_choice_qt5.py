#!/usr/bin/python3
"""A combo box of Qt that can be written into, and gives the focus away whenever something was chosen in it. Writes what
was chosen into the file that it is given."""

import sys

from PyQt5.QtWidgets import QApplication, QComboBox, QTextEdit, QVBoxLayout, QWidget

application = QApplication(sys.argv)
window = QWidget(windowTitle="Written choice")
column = QVBoxLayout(window)
choice, text = QComboBox(editable=True), QTextEdit()
choice.addItems([f"{size} %" for size in (10, 25, 50, 75, 100, 150, 200)])
choice.setCurrentIndex(4)
column.addWidget(choice)
column.addWidget(text)


def chosen(name):
    with open(sys.argv[1], "a", encoding="utf-8") as log:
        print(name, file=log)
    text.setFocus()


choice.activated[str].connect(chosen)
text.setFocus()
window.show()
application.exec()
