"""Drawing programs: thousands of nodes, spin buttons, dialogs."""

from support.registry import task


@task("gimp", deadline_s=150)
def makes_a_picture(t):
    """Make a new picture 123 pixels wide: by the dialog's field for the width."""
    t.key("n", "ctrl", so=("the dialog shows", lambda: t.titled("Create a New Image")), seconds=10)
    t.window("Create a New Image")
    t.find("spinbutton")
    spins = t.look(role="spinbutton")
    t.key("a", "ctrl", into=spins[0])
    t.type("123", into=spins[0])
    t.key("tab", into=spins[0])
    t.click({"role": "button", "name": "OK"}, so=("the dialog is over, or asks once more", lambda: t.titled("Untitled|imported|Confirm")), seconds=10)
    t.expect("it is 123 pixels wide", lambda: t.titled(r"\b123x"))


@task("gimp", deadline_s=150)
def changes_only_the_width(t):
    """Press the up key on the width: the height must stay as it is."""
    t.key("n", "ctrl", so=("the dialog shows", lambda: t.titled("Create a New Image")), seconds=10)
    t.window("Create a New Image")
    t.find("spinbutton")
    first = (t.seen("value", role="spin button", index=0), t.seen("value", role="spin button", index=1))
    spins = t.look(role="spinbutton")
    t.key("up", into=spins[0])
    t.expect("one field changed by one, and not the other", lambda: changed_by_one(t, first))


def changed_by_one(t, first):
    now = (t.seen("value", role="spin button", index=0), t.seen("value", role="spin button", index=1))
    return sorted(abs(after - before) for before, after in zip(first, now)) == [0, 1]


@task("gimp", deadline_s=150)
def opens_about(t):
    """Open the box about the program from the menu."""
    t.menu("Help", "About", so=("it shows", lambda: t.titled("About")))


@task("inkscape", deadline_s=120)
def makes_a_thing_half_transparent(t):
    """Select all, set the opacity to 50, save."""
    t.key("a", "ctrl")
    field = t.find("spinbutton", value="100")
    t.key("a", "ctrl", into=field)
    t.type("50", into=field)
    t.key("return", into=field)
    t.key("s", "ctrl")
    t.expect("it is half transparent", lambda: "opacity:0.5" in t.read("drawing.svg"))


@task("inkscape", deadline_s=120)
def opens_the_preferences(t):
    """Open a dialog from the menu."""
    t.menu("File", "Document Properties...", so=("it shows", lambda: t.shows("Display units:") or t.shows("Document Properties")))


@task("inkscape", deadline_s=120)
def deletes_a_thing(t):
    """Select all, delete, save."""
    t.key("a", "ctrl")
    t.key("delete")
    t.key("s", "ctrl")
    t.expect("the file has no rectangle", lambda: "<rect" not in t.read("drawing.svg"))
