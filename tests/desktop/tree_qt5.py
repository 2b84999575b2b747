#!/usr/bin/python3
"""A window with a tree view of Qt 5: three items of their own names and two that share one; a line on standard input puts another first."""

import sys

from PyQt5.QtCore import QSocketNotifier
from PyQt5.QtWidgets import QApplication, QMainWindow, QTreeWidget, QTreeWidgetItem

application = QApplication(sys.argv)
window = QMainWindow()
window.setWindowTitle("Tree of Qt")
tree = QTreeWidget()
tree.setHeaderLabels(["Name"])
for name in ("Apple", "Twin", "Pear", "Twin", "Plum"):
    tree.addTopLevelItem(QTreeWidgetItem([name]))
window.setCentralWidget(tree)
window.show()
notifier = QSocketNotifier(0, QSocketNotifier.Read)
notifier.activated.connect(lambda: tree.insertTopLevelItem(0, QTreeWidgetItem([sys.stdin.readline().strip() or "nothing"])))
sys.exit(application.exec_())
