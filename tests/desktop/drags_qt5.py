#!/usr/bin/python3
"""A list and a plate of Qt 5 that show at a press that they were pressed, and a pad that shows when a button is let go over it, each in a
line of its own."""

import sys

from PyQt5.QtWidgets import QApplication, QLabel, QListWidget, QVBoxLayout, QWidget


class Plate(QLabel):
    def mousePressEvent(self, event):
        pressed.setText("Pressed: yes")


class Pad(QLabel):
    def mousePressEvent(self, event):
        event.accept()

    def mouseReleaseEvent(self, event):
        dropped.setText("Dropped: yes")


application = QApplication(sys.argv)
window = QWidget()
window.setWindowTitle("Drags of Qt")
rows = QListWidget()
rows.addItems(["Apple", "Pear", "Plum"])
chosen = QLabel("Chosen: none yet")
rows.currentTextChanged.connect(lambda name: chosen.setText(f"Chosen: {name}"))
plate = Plate("Plate")
plate.setMinimumHeight(60)
pressed = QLabel("Pressed: no")
pad = Pad("Pad")
pad.setMinimumHeight(60)
dropped = QLabel("Dropped: no")
column = QVBoxLayout(window)
for part in (rows, chosen, plate, pressed, pad, dropped):
    column.addWidget(part)
window.resize(300, 400)
window.show()
sys.exit(application.exec_())
