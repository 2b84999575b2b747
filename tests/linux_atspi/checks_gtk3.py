"""A check box that stays as it is ticked, and one that turns itself back; each says what it is once it was pressed."""

import gi
gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402


def toggled(box, stays):
    if not stays and box.get_active():
        box.set_active(False)
        return
    print(box.get_label(), "on" if box.get_active() else "off", flush=True)


window, column = Gtk.Window(title="Checks"), Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
for label, stays in (("Lasting", True), ("Stubborn", False)):
    box = Gtk.CheckButton(label=label)
    box.connect("toggled", toggled, stays)
    column.add(box)
window.add(column)
window.show_all()
Gtk.main()
