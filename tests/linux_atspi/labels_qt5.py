#!/usr/bin/python3
"""Combo boxes of Qt 5, which are called what is chosen in them: one beside a label that names it, one without."""

from PyQt5.QtWidgets import QApplication, QComboBox, QFormLayout, QLabel, QWidget

application = QApplication([])
window = QWidget()
window.setWindowTitle("Labels of Qt")
form = QFormLayout(window)
for text, options in (("Colour", ("Red", "Green")), ("", ("Alone",))):
    box = QComboBox()
    box.addItems(options)
    box.setCurrentIndex(len(options) - 1)
    label = QLabel(text)
    if text:
        label.setBuddy(box)
    form.addRow(label, box)
window.show()
print("ready", flush=True)
application.exec()
