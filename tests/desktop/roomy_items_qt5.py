#!/usr/bin/python3
"""A list of Qt 5 whose items take presses at their names' places only, far from the middle, like those of a file manager without icons. What
is chosen stands below it."""

import sys

from PyQt5.QtCore import QModelIndex, QRect, QSize
from PyQt5.QtWidgets import QApplication, QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

ROOM = QSize(140, 90)
NAME = QRect(40, 70, 60, 14)  # within the room


class Items(QListWidget):
    def indexAt(self, point):
        index = super().indexAt(point)
        within = NAME.translated(self.visualRect(index).topLeft()).contains(point)
        return index if within else QModelIndex()


application = QApplication(sys.argv)
window = QWidget()
window.setWindowTitle("Roomy items")
items = Items()
items.setViewMode(QListWidget.IconMode)
for name in ("Apple", "Pear", "Plum"):
    item = QListWidgetItem(name, items)
    item.setSizeHint(ROOM)
chosen = QLabel("Chosen: none yet")
items.itemSelectionChanged.connect(lambda: chosen.setText("Chosen: " + " ".join(item.text() for item in items.selectedItems())))
column = QVBoxLayout(window)
column.addWidget(items)
column.addWidget(chosen)
window.resize(500, 300)
window.show()
sys.exit(application.exec_())
