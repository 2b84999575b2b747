#!/usr/bin/python3
"""Things of Qt 5 that are ticked, chosen or turned over, heard as applications hear them: by the click, and of the frame by its state. Writes what was heard into the file that it is given."""

import sys

from PyQt5.QtCore import Qt
from PyQt5.QtWidgets import QAction, QActionGroup, QApplication, QCheckBox, QGroupBox, QListWidget, QListWidgetItem, QMainWindow, QPushButton, \
    QRadioButton, QTabWidget, QVBoxLayout, QWidget


def heard(what, more=""):
    with open(sys.argv[1], "a", encoding="utf-8") as log:
        print(what, more, file=log)


def ticks():
    page = QWidget()
    column = QVBoxLayout(page)
    for make, name in ((QCheckBox, "Wide box"), (QRadioButton, "Wide choice"), (QPushButton, "Held button")):
        widget = make(name)
        widget.setCheckable(True)
        widget.clicked.connect(lambda on, name=name: heard(name, "on" if on else "off"))
        column.addWidget(widget)
    frame = QGroupBox("Frame")
    frame.setCheckable(True)
    frame.toggled.connect(lambda on: heard("Frame", "on" if on else "off"))
    inner = QCheckBox("Inner")
    inner.clicked.connect(lambda on: heard("Inner"))
    QVBoxLayout(frame).addWidget(inner)
    column.addWidget(frame)
    return page


def opened(item):
    heard("opened", item.text())
    if item.text() == "Plum":
        viewer = QWidget(window, Qt.Window)
        viewer.setWindowTitle("Plum")
        viewer.show()


def rows():
    rows = QListWidget()
    for name in ("Apple", "Pear", "Plum"):
        item = QListWidgetItem(name, rows)
        item.setFlags(item.flags() | Qt.ItemIsUserCheckable)
        item.setCheckState(Qt.Unchecked)
    rows.currentTextChanged.connect(lambda name: heard("current", name))
    rows.itemDoubleClicked.connect(opened)
    rows.itemChanged.connect(lambda item: heard(item.text(), "on" if item.checkState() else "off"))
    return rows


application = QApplication(sys.argv)
window = QMainWindow()
window.setWindowTitle("Ticks of Qt")
bar, group = window.addToolBar("Views"), QActionGroup(window)
for name in ("Icons", "Details"):
    action = QAction(name, group, checkable=True, checked=name == "Icons")
    action.triggered.connect(lambda on, name=name: heard(name, "on" if on else "off"))
    bar.addAction(action)
tabs = QTabWidget()
tabs.addTab(ticks(), "Ticks")
tabs.addTab(rows(), "Rows")
window.setCentralWidget(tabs)
window.resize(640, 420)
window.show()
sys.exit(application.exec_())
