#!/usr/bin/python3
"""Combo boxes of Qt that take no focus, one of them with a name of its own and an option that is disabled, beside a field. Writes what was
chosen, and what got the focus, into the file that it is given."""

import sys

from PyQt5.QtCore import Qt
from PyQt5.QtWidgets import QApplication, QComboBox, QLineEdit, QVBoxLayout, QWidget

application = QApplication(sys.argv)
window = QWidget(windowTitle="Unfocused choice")
column = QVBoxLayout(window)


def say(line):
    with open(sys.argv[1], "a", encoding="utf-8") as log:
        print(line, file=log)


def add_choice(names):
    choice = QComboBox()
    choice.setFocusPolicy(Qt.NoFocus)
    choice.addItems(names)
    choice.currentTextChanged.connect(say)
    column.addWidget(choice)
    return choice


add_choice(["Hex", "Dec", "Oct", "Bin", "Char"])
angle = add_choice(["Degree", "Radian", "Gradian", "Turn"])
angle.setAccessibleName("Angle")
angle.model().item(2).setEnabled(False)
column.addWidget(QLineEdit())
window.show()
application.focusChanged.connect(lambda _, now: say(f"focus {type(now).__name__}") if now else None)
application.exec()
