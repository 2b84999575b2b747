#!/usr/bin/python3
"""A panel of Qt 5 that a button puts from one holder into the other beside it. Writes what its box was turned to into the file that it is given."""

import sys

from PyQt5.QtWidgets import QApplication, QCheckBox, QHBoxLayout, QLabel, QMainWindow, QPushButton, QVBoxLayout, QWidget


def heard(what):
    with open(sys.argv[1], "a", encoding="utf-8") as log:
        print(what, file=log)


def holder():
    made = QWidget()
    made.setFixedSize(280, 200)
    QVBoxLayout(made)
    return made


application = QApplication(sys.argv)
window = QMainWindow()
window.setWindowTitle("Moving panel")
page = QWidget()
row = QHBoxLayout(page)
left, right = holder(), holder()
panel = QWidget()
column = QVBoxLayout(panel)
box = QCheckBox("Box")
box.clicked.connect(lambda on: heard("on" if on else "off"))
column.addWidget(QLabel("Above it"))
column.addWidget(box)
column.addWidget(QLabel("Below it"))
left.layout().addWidget(panel)
move = QPushButton("Move")
move.clicked.connect(lambda: ((left if panel.parent() is right else right).layout().addWidget(panel), heard("moved")))
for part in (left, right, move):
    row.addWidget(part)
window.setCentralWidget(page)
window.show()
sys.exit(application.exec_())
