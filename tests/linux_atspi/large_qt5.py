#!/usr/bin/python3
"""A window with a table of a million rows, a list of a million, and a button; Qt 5."""

import sys

from PyQt5.QtCore import QAbstractTableModel, Qt
from PyQt5.QtWidgets import QApplication, QListView, QPushButton, QTableView, QVBoxLayout, QWidget

ROWS = 1_000_000


class Model(QAbstractTableModel):
    def __init__(self, columns):
        super().__init__()
        self.columns = columns

    def rowCount(self, parent=None):
        return 0 if parent is not None and parent.isValid() else ROWS

    def columnCount(self, parent=None):
        return self.columns

    def data(self, index, role=Qt.DisplayRole):
        return f"{'R' if self.columns > 1 else 'Line '}{index.row()}" + (f" {index.column()}" if index.column() else "") \
            if role == Qt.DisplayRole else None


application = QApplication(sys.argv)
window = QWidget()
window.setWindowTitle("Large qt5")
window.resize(420, 500)
table = QTableView()
table.setModel(Model(3))
lines = QListView()
lines.setUniformItemSizes(True)
lines.setModel(Model(1))
layout = QVBoxLayout(window)
layout.addWidget(table)
layout.addWidget(lines)
layout.addWidget(QPushButton("After"))
window.show()
# The middle shows, not the beginning.
table.verticalScrollBar().setValue(500_000)
lines.verticalScrollBar().setValue(500_000)
print("ready", flush=True)
sys.exit(application.exec_())
