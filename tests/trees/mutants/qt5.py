#!/usr/bin/python3
import sys

from PyQt5.QtCore import QSocketNotifier, Qt, QTimer
from PyQt5.QtWidgets import QApplication, QGroupBox, QHBoxLayout, QListWidget, QListWidgetItem, QMainWindow, QPushButton, QScrollArea, QVBoxLayout, QWidget

import model


class Window:
    def __init__(self):
        self.window = QMainWindow()
        self.window.setWindowTitle("Mutations")
        self.window.resize(460, 420)
        whole, self.parts = QWidget(), {}
        columns = QHBoxLayout(whole)
        for name in model.BOXES:
            self.parts[name] = QGroupBox()
            QVBoxLayout(self.parts[name])
        self.parts[model.LIST] = QListWidget()
        for name, part in self.parts.items():
            part.setAccessibleDescription(name)
            columns.addWidget(part)
        self.scrolled = QScrollArea()
        self.scrolled.setWidgetResizable(True)
        self.scrolled.setWidget(whole)
        self.window.setCentralWidget(self.scrolled)
        self.things = {}
        self.window.show()

    def insert(self, holder, place, mark, name):
        if holder == model.LIST:
            thing = QListWidgetItem(name)
            thing.setData(Qt.AccessibleDescriptionRole, mark)
            self.parts[holder].insertItem(place, thing)
        else:
            thing = QPushButton(name)
            thing.setAccessibleDescription(mark)
            self.parts[holder].layout().insertWidget(place, thing)
        self.things[mark] = thing

    def remove(self, holder, mark):
        thing = self.things.pop(mark)
        if holder == model.LIST:
            self.parts[holder].takeItem(self.parts[holder].row(thing))
        else:
            thing.setParent(None)
            thing.deleteLater()

    def rename(self, mark, name):
        self.things[mark].setText(name)

    def reparent(self, holder, other, place, mark):
        self.parts[other].layout().insertWidget(place, self.things[mark])

    def recycle(self, mark, new, name):
        thing = self.things[new] = self.things.pop(mark)
        thing.setText(name)
        thing.setData(Qt.AccessibleDescriptionRole, new)

    def scroll(self, part):
        bar = self.scrolled.verticalScrollBar()
        bar.setValue(int(part * bar.maximum()))

    def place(self, x, y):
        self.window.move(x, y)


application = QApplication(sys.argv)
mutated = model.Model(Window(), sys.argv[1])


def read():
    what = model.answer(mutated)
    QTimer.singleShot(0, lambda: mutated.tell(what))


notifier = QSocketNotifier(0, QSocketNotifier.Read)
notifier.activated.connect(read)
QTimer.singleShot(0, lambda: mutated.tell("start"))
sys.exit(application.exec_())
