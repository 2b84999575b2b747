"""An editor in which Return is a shortcut, as in KWrite: carried out as it is read, before letters that wait in a queue.
Its text is kept in the file that it is given."""
import pathlib
import sys

from PyQt5.QtCore import QEvent, Qt
from PyQt5.QtGui import QKeySequence
from PyQt5.QtWidgets import QApplication, QPlainTextEdit, QShortcut


class Editor(QPlainTextEdit):
    def event(self, event):
        if event.type() == QEvent.ShortcutOverride and event.key() == Qt.Key_Return:
            event.ignore()
            return False
        return super().event(event)


application = QApplication(["return_by_shortcut"])
editor = Editor()
editor.setWindowTitle("Return by shortcut")
editor.resize(400, 300)
shortcut = QShortcut(QKeySequence(Qt.Key_Return), editor)
shortcut.activated.connect(lambda: editor.insertPlainText("\n"))
editor.textChanged.connect(lambda: pathlib.Path(sys.argv[1]).write_text(editor.toPlainText()))
editor.show()
application.exec_()
