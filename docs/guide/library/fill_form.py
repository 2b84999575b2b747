"""Fills a form: fill_form.py TITLE TEXT puts TEXT into the field "Entry" of the window whose title contains TITLE,
ticks "Check me", and presses "A"."""
import sys

import offhand


def main(title, text):
    with offhand.Session() as session:
        session.capture(scope="full", app=title)
        for role, name, action, value in (("textbox", "Entry", "setvalue", text), ("checkbox", "Check me", "toggle", None), ("button", "A", "click", None)):
            element = session.find_elements(role=role, name=name)[0]
            print(session.execute(element["id"], action, value=value)["message"])


try:
    main(*sys.argv[1:])
except offhand.Error as error:
    sys.exit(f"{error.code}: {error} {error.hint}")
