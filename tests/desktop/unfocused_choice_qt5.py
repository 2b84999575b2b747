#!/usr/bin/python3
"""A combo box of Qt that takes no focus, beside a field. Writes what was chosen into the file that it is given."""

import sys

from PyQt5.QtCore import Qt
from PyQt5.QtWidgets import QApplication, QComboBox, QLineEdit, QVBoxLayout, QWidget

application = QApplication(sys.argv)
window = QWidget(windowTitle="Unfocused choice")
column = QVBoxLayout(window)
choice = QComboBox()
choice.setFocusPolicy(Qt.NoFocus)
choice.addItems(["Hex", "Dec", "Oct", "Bin", "Char"])
column.addWidget(choice)
column.addWidget(QLineEdit())


def chosen(name):
    with open(sys.argv[1], "a", encoding="utf-8") as log:
        print(name, file=log)


choice.currentTextChanged.connect(chosen)
window.show()
application.exec()
