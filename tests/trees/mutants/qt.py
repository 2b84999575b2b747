"""The window of Qt's mutants: qt5 and qt6 differ in nothing but their modules."""

import sys

import model


class Window:
    def __init__(self, core, widgets):
        self.core, self.widgets = core, widgets
        self.window = widgets.QMainWindow()
        self.window.setWindowTitle("Mutations")
        self.window.resize(460, 420)
        whole, self.parts = widgets.QWidget(), {}
        columns = widgets.QHBoxLayout(whole)
        for name in model.BOXES:
            self.parts[name] = widgets.QGroupBox()
            widgets.QVBoxLayout(self.parts[name])
        self.parts[model.LIST] = widgets.QListWidget()
        for name, part in self.parts.items():
            part.setAccessibleDescription(name)
            columns.addWidget(part)
        self.scrolled = widgets.QScrollArea()
        self.scrolled.setWidgetResizable(True)
        self.scrolled.setWidget(whole)
        self.window.setCentralWidget(self.scrolled)
        self.things = {}
        self.window.show()

    def insert(self, holder, place, mark, name):
        if holder == model.LIST:
            thing = self.widgets.QListWidgetItem(name)
            thing.setData(self.core.Qt.ItemDataRole.AccessibleDescriptionRole, mark)
            self.parts[holder].insertItem(place, thing)
        else:
            thing = self.widgets.QPushButton(name)
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
        thing.setData(self.core.Qt.ItemDataRole.AccessibleDescriptionRole, new)

    def scroll(self, part):
        bar = self.scrolled.verticalScrollBar()
        bar.setValue(int(part * bar.maximum()))

    def place(self, x, y):
        self.window.move(x, y)


def run(core, widgets):
    application = widgets.QApplication(sys.argv)
    mutated = model.Model(Window(core, widgets), sys.argv[1])

    def read():
        what = model.answer(mutated)
        core.QTimer.singleShot(0, lambda: mutated.tell(what))

    notifier = core.QSocketNotifier(0, core.QSocketNotifier.Type.Read)
    notifier.activated.connect(read)
    core.QTimer.singleShot(0, lambda: mutated.tell("start"))
    sys.exit(application.exec())
