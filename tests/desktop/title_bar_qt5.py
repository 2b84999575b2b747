#!/usr/bin/python3
"""A window of Qt 5 without a frame, which moves by whatever is pressed in it."""

import sys

from PyQt5.QtCore import Qt
from PyQt5.QtWidgets import QApplication, QWidget


class Frameless(QWidget):
    def mousePressEvent(self, event):
        self.windowHandle().startSystemMove()


application = QApplication(sys.argv)
window = Frameless()
window.setWindowFlag(Qt.FramelessWindowHint)
window.setWindowTitle("Title bar")
window.resize(500, 200)
window.show()
sys.exit(application.exec_())
