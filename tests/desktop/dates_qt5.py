"""Fields for days and hours, and one for a number; what they take is written into a file, a line each."""
import sys

from PyQt5.QtCore import QDate, Qt, QTime
from PyQt5.QtWidgets import QApplication, QDateEdit, QFormLayout, QSpinBox, QTimeEdit, QWidget

application = QApplication(sys.argv)
window = QWidget()
window.setWindowTitle("Dates")
form = QFormLayout(window)


def log(line):
    with open(sys.argv[1], "a") as file:
        file.write(line + "\n")


def add(name, field):
    field.setAccessibleName(name)
    form.addRow(name, field)
    return field


add("Day", QDateEdit(QDate(2026, 1, 5))).dateChanged.connect(lambda day: log(day.toString(Qt.ISODate)))
add("Hour", QTimeEdit(QTime(10, 20))).timeChanged.connect(lambda hour: log(hour.toString()))
add("Number", QSpinBox()).valueChanged.connect(lambda number: log(str(number)))
window.show()
application.exec_()
