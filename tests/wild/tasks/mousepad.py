"""A plain editor of GTK 3."""

from support.registry import task

NOTE = {"files/note.txt": "first line\n"}


@task("mousepad", "{folder}/files/note.txt", files=NOTE, quick=True)
def types_and_saves(t):
    """Write a line into a note and save it."""
    t.type("milk and bread ", into={"role": "textbox"}, so=("the editor holds it", lambda: "milk and bread" in (t.seen("text", role="text") or "")))
    t.key("s", "ctrl", so=("the file has it", lambda: "milk and bread" in t.read("files/note.txt")))
