"""folds_qt5.py LOG: what can be unfolded, and a dialog that can be dismissed, in Qt 5."""
import json
import sys

from PyQt5.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget


def log(**event):
    with open(sys.argv[1], "a", encoding="utf8") as file:
        file.write(json.dumps(event) + "\n")


application = QApplication(sys.argv)
window = QWidget()
window.setWindowTitle("Folds qt5")
tree = QTreeWidget()
tree.setHeaderLabels(["Files"])
details = QTreeWidgetItem(tree, ["Details"])
QTreeWidgetItem(details, ["Inside"])
tree.itemExpanded.connect(lambda _: log(event="folded", expanded=True))
tree.itemCollapsed.connect(lambda _: log(event="folded", expanded=False))
button = QPushButton("Ask")


def ask():
    dialog = QDialog(window)
    dialog.setWindowTitle("Question")
    layout = QVBoxLayout(dialog)
    layout.addWidget(QLabel("Really?"))
    dialog.finished.connect(lambda _: log(event="dismissed"))
    dialog.open()


button.clicked.connect(ask)
rows = QVBoxLayout(window)
rows.addWidget(tree)
rows.addWidget(button)
window.show()
sys.exit(application.exec_())
