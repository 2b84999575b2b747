#!/usr/bin/python3
"""changing_form.py gtk3|gtk4|qt5: a form that changes when it is told to, by a line on standard input: `enable`, `show`, `check`, `write`, `open` or `close`."""

import sys

# Line by line: what would lie in a buffer wakes nobody.
orders = open(0, "rb", buffering=0)
TITLE, OTHER = "Form that changes", "Report of the form"


def gtk(version):
    import gi
    gi.require_version("Gtk", version)
    from gi.repository import GLib, Gtk
    is_new = version == "4.0"

    def called(widget, name):
        if is_new:
            widget.update_property([Gtk.AccessibleProperty.LABEL], [name])
        else:
            widget.get_accessible().set_name(name)
        return widget

    def window(title, child):
        made = Gtk.Window(title=title, default_width=300, default_height=200)
        made.set_child(child) if is_new else made.add(child)
        made.present() if is_new else made.show_all()
        return made

    send = Gtk.Button(label="Send it", sensitive=False)
    name = called(Gtk.Entry(text="Ada"), "Full name")
    remember = Gtk.CheckButton(label="Remember me")
    late = Gtk.Label(label="Sent at last")
    column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    for part in (Gtk.Button(label="Save"), Gtk.Button(label="Save As…"), send, name, remember, late):
        column.append(part) if is_new else column.add(part)
    form = window(TITLE, column)
    late.hide()
    others = []
    loop = GLib.MainLoop()
    form.connect("destroy", lambda *_: loop.quit())
    commands = {"enable": lambda: send.set_sensitive(True), "show": late.show, "check": lambda: remember.set_active(True), "write": lambda: name.set_text("Grace"),
                "open": lambda: others.append(window(OTHER, Gtk.Label(label="All is well"))), "close": lambda: others.pop().destroy()}

    def read(*_):
        order = orders.readline().decode().strip()
        commands.get(order, loop.quit)()
        return order in commands

    GLib.io_add_watch(GLib.IOChannel.unix_new(0), GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, read)
    loop.run()


def qt():
    from PyQt5.QtCore import QSocketNotifier
    from PyQt5.QtWidgets import QApplication, QCheckBox, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
    application = QApplication(sys.argv)
    form = QWidget(windowTitle=TITLE)
    send, remember, late = QPushButton("Send it", enabled=False), QCheckBox("Remember me"), QLabel("Sent at last")
    name = QLineEdit("Ada", accessibleName="Full name")
    column = QVBoxLayout(form)
    for part in (QPushButton("Save"), QPushButton("Save As…"), send, name, remember, late):
        column.addWidget(part)
    late.hide()
    form.resize(300, 200)
    form.show()
    others = []

    def another():
        others.append(QWidget(windowTitle=OTHER))
        QVBoxLayout(others[-1]).addWidget(QLabel("All is well"))
        others[-1].show()

    commands = {"enable": lambda: send.setEnabled(True), "show": late.show, "check": lambda: remember.setChecked(True), "write": lambda: name.setText("Grace"),
                "open": another, "close": lambda: others.pop().close()}

    def read():
        commands.get(orders.readline().decode().strip(), application.quit)()

    notifier = QSocketNotifier(0, QSocketNotifier.Read)
    notifier.activated.connect(read)
    application.exec_()


{"gtk3": lambda: gtk("3.0"), "gtk4": lambda: gtk("4.0"), "qt5": qt}[sys.argv[1]]()
