"""What the screen shows at a point, as GDK takes it from the root window: #rrggbb. Arguments: X Y."""

import sys

import gi

gi.require_version("Gdk", "3.0")
from gi.repository import Gdk  # noqa: E402

x, y = (int(word) for word in sys.argv[1:])
picture = Gdk.pixbuf_get_from_window(Gdk.get_default_root_window(), x, y, 1, 1)
print("#%02x%02x%02x" % tuple(picture.get_pixels()[:3]))
