#!/usr/bin/python3
"""Pastes or copies as applications do: clipboard_peer.py TOOLKIT DEED. Prints JSON of what can be pasted; of long texts their length and
their end. "copy" holds a long text until it is ended."""

import json
import sys

LONG = "x" * 1_000_000 + "end"


def summary(text):
    return None if text is None else [len(text), text[-40:]]


def gtk3(deed):
    import gi
    gi.require_version("Gtk", "3.0")
    gi.require_version("Gdk", "3.0")
    from gi.repository import Gdk, Gtk
    clipboard = Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD)
    if deed == "copy":
        clipboard.set_text(LONG, -1)
        print("holding", flush=True)
        Gtk.main()
    image = clipboard.wait_for_image()
    return {"text": summary(clipboard.wait_for_text()), "files": clipboard.wait_for_uris(),
            "image": image and [image.get_width(), image.get_height()]}


def qt5(deed):
    from PyQt5.QtGui import QGuiApplication
    application = QGuiApplication([])
    clipboard = application.clipboard()
    if deed == "copy":
        clipboard.setText(LONG)
        print("holding", flush=True)
        application.exec_()
    data = clipboard.mimeData()
    image = clipboard.image()
    return {"text": summary(data.text() if data.hasText() else None), "files": [url.toString(url.FullyEncoded) for url in data.urls()],
            "image": None if image.isNull() else [image.width(), image.height()]}


print(json.dumps({"gtk3": gtk3, "qt5": qt5}[sys.argv[1]](sys.argv[2])))
