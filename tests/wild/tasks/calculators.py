"""Calculators: the display is the oracle."""

from support.registry import task


def press_buttons(t, buttons):
    for name in buttons:
        t.click({"role": "button", "name": name, "state": "focusable"})


@task("gnome-calculator", quick=True)
def multiplies(t):
    """6 times 7, by the buttons."""
    press_buttons(t, ("6", "×", "7"))
    t.click({"role": "button", "name": "=", "state": "focusable"}, so=("it shows 42", lambda: shows(t, "42")))


def shows(t, number):
    """Whether some text of the application is the number: in the display or in the history."""
    texts = [t.seen("text", role="text", index=index) for index in range(4)] + [t.seen("name", role="label", name=number)]
    return any((text or "").strip() == number for text in texts)


@task("gnome-calculator")
def types_a_sum(t):
    """12 + 30, typed."""
    t.type("12+30", into={"role": "textbox", "state": "editable"})
    t.key("return", so=("it shows 42", lambda: shows(t, "42")))


@task("gnome-calculator")
def presses_digits_by_key(t):
    """1, 2, +, 3 by single keys."""
    for key in ("1", "2", "+", "3"):
        t.key(key)
    t.key("return", so=("it shows 15", lambda: shows(t, "15")))


@task("gnome-calculator")
def presses_one_button_five_times(t):
    """Press 5 five times, quickly."""
    button = t.find("button", "5", state="focusable")
    for _ in range(5):
        t.click(button)
    t.expect("the display has all five", lambda: shows(t, "55555"))


@task("galculator")
def subtracts(t):
    """50 - 8, by the buttons."""
    press_buttons(t, ("5", "0", "-", "8"))
    t.click({"role": "button", "name": "="}, so=("it shows 42", lambda: t.seen("text", role="text") == "42"))


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
    t.click({"role": "button", "name": "="}, so=("it shows 42", lambda: t.seen("name", role="frame|window|panel|filler", name="42") is not None))


@task("kcalc")
def presses_one_button_four_times(t):
    """Press 7 four times, quickly."""
    button = t.find("button", "7")
    for _ in range(4):
        t.click(button)
    t.expect("the display has all four", lambda: t.seen("name", name="7777") is not None)


@task("kcalc")
def adds_by_key(t):
    """40 + 2 by single keys."""
    for key in ("4", "0", "+", "2"):
        t.key(key)
    t.key("return", so=("it shows 42", lambda: t.seen("name", name="42") is not None))


@task("speedcrunch")
def evaluates(t):
    """Type a formula and evaluate it."""
    t.type("6*7", into={"role": "textbox", "state": "editable"})
    t.key("return", so=("the result shows", lambda: any("42" in (t.seen("text", role="text", index=i) or "") for i in (0, 1))))


@task("speedcrunch")
def leaves_the_history(t):
    """Try to type into the list of results, which cannot be written."""
    field = t.find("textbox", state="readonly")
    t.never("type_text", {"element_token": field["element_token"], "text": "zzz"}, "it cannot be written",
            lambda: not any("zzz" in (t.seen("text", role="text", index=index) or "") for index in (0, 1)))
