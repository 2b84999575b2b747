"""tab_order_qt5.py MODE LOG: as tab_order_gtk3.py, in Qt 5."""
import json
import sys

from PyQt5.QtCore import QEvent, Qt
from PyQt5.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget

mode = sys.argv[1]


def log(**event):
    with open(sys.argv[2], "a", encoding="utf8") as file:
        file.write(json.dumps(event) + "\n")


class Field(QLineEdit):
    def event(self, event):
        if mode == "traps" and event.type() == QEvent.KeyPress and event.key() in (Qt.Key_Tab, Qt.Key_Backtab):
            return True
        return super().event(event)


application = QApplication(sys.argv)
application.setStyleSheet("QWidget { background: #ffffff; color: #202020; } QPushButton { min-height: 32px; }")
window = QWidget()
window.setWindowTitle("Tab order " + mode)
rows = QVBoxLayout(window)


def control(widget, name):
    widget.setAccessibleName(name)
    rows.addWidget(widget)
    return widget


first = control(Field("Ada"), "First name")
first.textChanged.connect(lambda text: log(event="text", text=text))
save = control(QPushButton("Save draft"), "Save draft")
send = control(QPushButton("Send letter"), "Send letter")
for button in (save, send):
    button.clicked.connect(lambda _, name=button.text(): log(event="clicked", name=name))
if mode == "skips":
    save.setFocusPolicy(Qt.ClickFocus)
application.focusChanged.connect(lambda _, now: now and log(event="focus", name=now.accessibleName()))
send.setFocus()
window.show()
sys.exit(application.exec_())
