#!/usr/bin/python3
"""Buttons of Qt 5 beside a number that is taken over when its editing ends. One lies behind something, one stops the program as soon as it is down, one
is drawn by a program that never says so and opens a window. A box tells whether it was clicked.
Writes what was heard into the file that it is given."""

import os
import signal
import sys

from PyQt5.QtCore import QTimer
from PyQt5.QtWidgets import QApplication, QCheckBox, QLabel, QPushButton, QSpinBox, QVBoxLayout, QWidget


def heard(what):
    said.setText(what)
    with open(sys.argv[1], "a", encoding="utf-8") as log:
        print(what, file=log)


def counted():
    global count
    count += 1
    heard(f"count {count}")


class Numb(QPushButton):
    def mousePressEvent(self, event):
        event.accept()
        QTimer.singleShot(100, self.open)

    def open(self):
        self.opened = QLabel("Opened")
        self.opened.setWindowTitle("Opened")
        self.opened.show()
        heard("opened")


count, taken = 0, 1
application = QApplication(sys.argv)
window = QWidget()
window.setWindowTitle("Buttons of Qt")
column = QVBoxLayout(window)
said = QLabel("nothing")
column.addWidget(said)

amount = QSpinBox()
amount.setAccessibleName("Amount")
amount.setMaximum(1000)
amount.setValue(taken)
amount.setKeyboardTracking(False)


def take(value):
    global taken
    taken = value


amount.valueChanged.connect(take)
column.addWidget(amount)
stops = QPushButton("Stops")
stops.pressed.connect(lambda: os.kill(os.getpid(), signal.SIGSTOP))
stops.released.connect(lambda: heard("let go"))
stops.clicked.connect(lambda: heard("clicked"))
column.addWidget(stops)
column.addWidget(Numb("Numb"))
box = QCheckBox("Box")
box.toggled.connect(lambda on: heard(f"box {'on' if on else 'off'}"))
box.clicked.connect(lambda: heard("box clicked"))
column.addWidget(box)
for name, clicked in (("Apply", lambda: heard(f"applied {taken}")), ("Count", counted), ("Behind", lambda: heard("behind"))):
    button = QPushButton(name)
    button.clicked.connect(clicked)
    column.addWidget(button)

window.resize(400, 360)
window.show()
cover = QLabel("Something over it", window)
cover.setAutoFillBackground(True)
cover.setGeometry(button.geometry())
cover.show()
sys.exit(application.exec_())
