"""The toolkits' own programs of demonstration: one of each widget."""

from support.registry import task
from support.verdict import LIED

FACTORIES = ("gtk3-widget-factory", "gtk4-widget-factory")


def each(t, get, **question):
    """What another accessibility client says of the first five such elements: several have the same name."""
    return [t.seen(get, **question, index=index) for index in range(5)]


def boxes(t):
    return ["checked" in (states or []) for states in each(t, "states", role="check box", name="checkbutton")]


def spins(t):
    return [value for value in each(t, "value", role="spin button") if value is not None]


def ticks_a_box(t):
    """Tick a check box."""
    before = boxes(t)
    t.click({"role": "checkbox", "name": "checkbutton", "without": "disabled"},
            so=("one changed", lambda: sum(now != then for now, then in zip(boxes(t), before)) == 1))


def toggles(t):
    return [bool({"pressed", "checked"} & set(states or [])) for states in each(t, "states", role="push button|toggle button", name="togglebutton")]


def presses_a_toggle(t):
    """Press a toggle button."""
    before = toggles(t)
    t.click({"name": "togglebutton", "without": "disabled", "state": "focusable"},
            so=("one changed", lambda: sum(now != then for now, then in zip(toggles(t), before)) == 1))


def writes_into_an_entry(t):
    """Write into an entry."""
    t.type("hello", into={"role": "textbox", "state": "editable", "without": "disabled"}, so=("the entry has it", lambda: t.shows("hello", part=True)))


def leaves_a_disabled_entry(t):
    """Try to type into an entry that is switched off."""
    field = t.find("textbox", state="disabled")
    t.never("type_text", {"element_token": field["element_token"], "text": "zzz"}, "the entry is disabled", lambda: not t.shows("zzz", part=True))


def presses_home_on_a_spin_button(t):
    """Press the home key on a spin button: its value must stay."""
    values = spins(t)
    t.key("home", into={"role": "spinbutton", "without": "disabled"})
    t.expect("every value stayed", lambda: spins(t) == values)


def raises_a_spin_button(t):
    """Raise a spin button by the up key, three times."""
    spin = t.find("spinbutton", without="disabled")
    values = spins(t)
    # In GTK 4's factory several show the same number.
    def rises():
        return {now - then for now, then in zip(spins(t), values)} - {0}
    for times in range(1, 4):
        t.key("up", into=spin, so=(f"it rose by {times}", lambda times=times: rises() == {times}))


for application in FACTORIES:
    for body in (ticks_a_box, presses_a_toggle, writes_into_an_entry, leaves_a_disabled_entry, presses_home_on_a_spin_button, raises_a_spin_button):
        task(application)(body)


@task("gtk3-widget-factory")
def changes_the_page(t):
    """Go to another page by its tab or button."""
    t.click({"name": "Page 2", "role": ("tab", "radio", "button", "toggle button")},
            so=("it shows", lambda: bool({"selected", "checked"} & set(t.seen("states", name="Page 2") or []))))


@task("gtk3-demo", "--run=spinner")
def doubts_beside_a_spinner(t):
    """Press a dead part of a window in which something turns all the time, eight times."""
    t.window("Spinner")
    label = t.find("text")
    confirmed = sum(t.attempt("click", t.target(label))["effect"] == "confirmed" for _ in range(8))
    t.note(confirmed=confirmed)
    if confirmed:
        t.end(LIED, f"{confirmed} of 8 clicks on nothing were confirmed")


@task("gtk3-demo")
def selects_a_demo(t):
    """Select a row of a tree with a single click: it must not be run."""
    windows = len(t.desktop.windows())
    t.click({"role": "cell", "name": "Clipboard"}, so=("it is selected", lambda: "selected" in (t.seen("states", role="table cell", name="Clipboard") or [])))
    t.expect("nothing was run", lambda: len(t.desktop.windows()) == windows)


@task("gtk3-demo")
def runs_a_demo(t):
    """Run a row of a tree with a double click."""
    windows = len(t.desktop.windows())
    t.click({"role": "cell", "name": "Clipboard"}, count=2, so=("it runs", lambda: len(t.desktop.windows()) > windows))


@task("gtk4-demo")
def searches_a_demo(t):
    """Search in a list."""
    t.type("clipboard", into={"role": "textbox", "state": "editable"}, so=("the field has it", lambda: t.shows("clipboard")))


@task("gtk4-demo", "--run=spinbutton")
def steps_a_spin_button(t):
    """Raise one of several spin buttons by the up key."""
    month = t.find("spinbutton", "Month")
    values = spins(t)
    t.key("up", into=month, so=("one rose by one", lambda: sum(spins(t)) == sum(values) + 1))


@task("gtk3-demo", "--run=expander")
def opens_an_expander(t):
    """Open the details of a message."""
    t.window(other=True)
    t.click({"contains": "Details", "role": ("button", "generic", "toggle button")},
            so=("they are open", lambda: bool({"expanded", "checked"} & set(t.seen("states", contains="Details") or []))))
