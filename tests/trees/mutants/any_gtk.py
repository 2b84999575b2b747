"""What windows of every GTK that are changed on request have in common."""
import gi
gi.require_version("GLib", "2.0")
from gi.repository import GLib  # noqa: E402

import model  # noqa: E402


class Window:
    """Its `things` are widgets by their marks, which lie in its `parts`, in what is `scrolled`."""

    def remove(self, holder, mark):
        self.parts[holder].remove(self.things.pop(mark))

    def rename(self, mark, name):
        self.things[mark].set_label(name)

    def scroll(self, part):
        adjustment = self.scrolled.get_vadjustment()
        adjustment.set_value(part * (adjustment.get_upper() - adjustment.get_page_size()))

    def place(self, x, y):
        self.window.move(x, y)


def listen(mutated):
    """Does what it is told on standard input, and says so once the main loop has nothing else to do."""
    def read(*_):
        what = model.answer(mutated)
        GLib.idle_add(mutated.tell, what, priority=GLib.PRIORITY_LOW)
        return True

    GLib.io_add_watch(GLib.IOChannel.unix_new(0), GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, read)
    GLib.idle_add(mutated.tell, "start", priority=GLib.PRIORITY_LOW)
