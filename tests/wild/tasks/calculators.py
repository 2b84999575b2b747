"""Calculators: the display is the oracle."""

from support.registry import task


def press_buttons(t, buttons):
    for name in buttons:
        t.click({"role": "button", "name": name, "state": "focusable"})


@task("gnome-calculator", quick=True)
def multiplies(t):
    """6 times 7, by the buttons."""
    press_buttons(t, ("6", "×", "7"))
    t.click({"role": "button", "name": "=", "state": "focusable"}, so=("it shows 42", lambda: t.shows("42")))


@task("gnome-calculator")
def types_a_sum(t):
    """12 + 30, typed."""
    t.type("12+30", into={"role": "textbox", "state": "editable"})
    t.key("return")
    t.expect("it shows 42", lambda: t.shows("42"))


@task("gnome-calculator")
def presses_digits_by_key(t):
    """1, 2, +, 3 by single keys."""
    for key in ("1", "2", "+", "3"):
        t.key(key)
    t.key("return")
    t.expect("it shows 15", lambda: t.shows("15"))


@task("gnome-calculator")
def presses_one_button_five_times(t):
    """Press 5 five times, quickly."""
    button = t.find("button", "5", state="focusable")
    for _ in range(5):
        t.click(button)
    t.expect("the display has all five", lambda: t.shows("55555"))


@task("galculator")
def subtracts(t):
    """50 - 8, by the buttons."""
    press_buttons(t, ("5", "0", "-", "8"))
    t.click({"role": "button", "name": "="}, so=("it shows 42", lambda: t.shows("42")))


@task("galculator")
def turns_scientific(t):
    """Choose the scientific mode from the menu."""
    t.menu("View", "Scientific Mode", so=("its buttons show", lambda: "showing" in (t.seen("states", role="push button|toggle button", name="sin") or [])))


@task("galculator")
def opens_preferences(t):
    """Open the preferences and close them."""
    t.menu("Edit", "Preferences...", so=("they show", lambda: t.titled("Preferences")))
    t.window("Preferences")
    t.click({"role": "button", "name": "Close"}, so=("they are gone", lambda: not t.titled("Preferences")))


@task("kcalc")
def adds(t):
    """40 + 2, by the buttons."""
    press_buttons(t, ("4", "0", "+", "2"))
    t.click({"role": "button", "name": "="}, so=("it shows 42", lambda: t.shows("42")))


@task("kcalc")
def presses_one_button_four_times(t):
    """Press 7 four times, quickly."""
    button = t.find("button", "7")
    for _ in range(4):
        t.click(button)
    t.expect("the display has all four", lambda: t.shows("7777"))


@task("kcalc")
def adds_by_key(t):
    """40 + 2 by single keys."""
    for key in ("4", "0", "+", "2"):
        t.key(key)
    t.key("return")
    t.expect("it shows 42", lambda: t.shows("42"))


@task("speedcrunch")
def evaluates(t):
    """Type a formula and evaluate it."""
    t.type("6*7", into={"role": "textbox", "state": "editable"})
    t.key("return")
    t.expect("the result shows", lambda: t.shows("= 42", part=True))


@task("speedcrunch")
def leaves_the_history(t):
    """Try to type into the list of results, which cannot be written."""
    field = t.find("textbox", state="readonly")
    t.never("type_text", {"element_token": field["element_token"], "text": "zzz"}, "it cannot be written",
            lambda: not t.shows("zzz", part=True))
