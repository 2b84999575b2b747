"""A window of Qt 5 with a button that copies a text which is another one each time. usage: copy_qt5.py"""
import sys

from PyQt5.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

application = QApplication(sys.argv)
window = QWidget()
window.setWindowTitle("Copies")
layout = QVBoxLayout(window)
copies = 0


def copy():
    global copies
    copies += 1
    QApplication.clipboard().setText(f"copy {copies}")
    button.setText(f"Copy ({copies})")


button = QPushButton("Copy")
button.setAccessibleName("Copy")
button.clicked.connect(copy)
layout.addWidget(button)
window.resize(300, 200)
window.show()
application.exec_()
