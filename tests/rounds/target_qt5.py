#!/usr/bin/python3
import sys

from PyQt5 import QtCore, QtWidgets

import target


class Window:
    def __init__(self, title, buttons):
        self.window = QtWidgets.QMainWindow()
        self.window.setWindowTitle(title)
        self.window.resize(300, 400)
        whole = QtWidgets.QWidget()
        self.column = QtWidgets.QVBoxLayout(whole)
        self.window.setCentralWidget(whole)
        self.shown = None
        self.rebuild(buttons)
        self.window.show()

    def children(self):
        return [self.column.itemAt(place).widget() for place in range(self.column.count())]

    def rebuild(self, buttons):
        for child in self.children():
            self.drop(child)
        for button in buttons:
            self.insert(*button)

    @staticmethod
    def drop(child):
        child.setParent(None)
        child.deleteLater()

    def insert(self, label, pressed):
        button = QtWidgets.QPushButton(label)
        button.clicked.connect(lambda _: pressed())
        self.column.insertWidget(0, button)

    def remove(self):
        for child in self.children()[:1]:
            self.drop(child)

    def dialog(self, label, pressed):
        self.shown = QtWidgets.QDialog(self.window)
        self.shown.setWindowTitle("Question")
        self.shown.setWindowModality(QtCore.Qt.WindowModal)
        button = QtWidgets.QPushButton(label)
        button.clicked.connect(lambda _: pressed())
        QtWidgets.QVBoxLayout(self.shown).addWidget(button)
        self.shown.show()

    def undialog(self):
        if self.shown:
            self.shown.close()
            self.shown.deleteLater()
        self.shown = None

    def close(self):
        self.undialog()
        self.window.close()
        self.window.deleteLater()


class Toolkit:
    window = Window

    @staticmethod
    def later(after_ms, what):
        QtCore.QTimer.singleShot(after_ms, what)


application = QtWidgets.QApplication(sys.argv)
application.setQuitOnLastWindowClosed(False)
whole = target.Target(Toolkit)
notifier = QtCore.QSocketNotifier(0, QtCore.QSocketNotifier.Read)


def read():
    if not whole.read():
        application.quit()


notifier.activated.connect(read)
application.exec_()
