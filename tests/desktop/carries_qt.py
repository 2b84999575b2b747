#!/usr/bin/python3
"""A piece of Qt (5 or 6, as the first argument says) that carries a text when it is dragged, a place to drop it, and lines that tell what
came of it."""

import importlib
import sys

binding = f"PyQt{sys.argv[1]}"
core, gui, widgets = (importlib.import_module(f"{binding}.{part}") for part in ("QtCore", "QtGui", "QtWidgets"))


class Piece(widgets.QLabel):
    def mousePressEvent(self, event):
        self.pressed = event.pos()

    def mouseMoveEvent(self, event):
        if (event.pos() - self.pressed).manhattanLength() < widgets.QApplication.startDragDistance():
            return
        drag, data = gui.QDrag(self), core.QMimeData()
        data.setText("secret")
        drag.setMimeData(data)
        carried.setText("Carried: under way")
        copy = core.Qt.DropAction.CopyAction
        carried.setText("Carried: somewhere" if drag.exec(copy) == copy else "Carried: to nobody")


class Place(widgets.QLabel):
    def dragEnterEvent(self, event):
        event.acceptProposedAction()

    def dropEvent(self, event):
        dropped.setText(f"Dropped: {event.mimeData().text()}")
        event.acceptProposedAction()


application = widgets.QApplication(sys.argv)
window = widgets.QWidget()
window.setWindowTitle("Carries")
row = widgets.QHBoxLayout()
place = Place("Place")
place.setAcceptDrops(True)
for part in (Piece("Piece"), place):
    row.addWidget(part)
carried = widgets.QLabel("Carried: nothing")
dropped = widgets.QLabel("Dropped: nothing")
column = widgets.QVBoxLayout(window)
column.addLayout(row)
for line in (carried, dropped):
    column.addWidget(line)
window.resize(500, 200)
window.show()
sys.exit(application.exec())
