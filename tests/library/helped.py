"""helped.py HELPER: types into a form that is not in front. The keyboard's guard that this needs is the installed helper, and what came
of it is what the form's log says."""
import pathlib
import sys

import offhand
from fixture import Fixture, wait_until

helper = pathlib.Path(sys.argv[1]).resolve()


def all_processes_of_helper():
    """{folder in /proc: name}"""
    found = {}
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if (folder / "exe").resolve() == helper:
                found[folder] = (folder / "comm").read_text(encoding="utf8").strip()
        except OSError:  # ended meanwhile, or somebody else's
            continue
    return found


# Where the helper is the program itself, it also made the desktop that this runs on.
others = all_processes_of_helper()


def processes_of_helper():
    return [name for folder, name in all_processes_of_helper().items() if folder not in others]


with Fixture("gtk3") as form, Fixture("qt5"), offhand.Session() as session:
    session.capture(scope="full", app=form.title)
    entry = session.find_elements(role="textbox", name="Entry")[0]["id"]
    done = session.execute(entry, "type", value="abc")
    assert done["success"], done
    wait_until(lambda: [event for event in form.events("text") if event["text"] == "abc"], "the text")
    done = session.execute(entry, "focus")
    assert done["success"], done
    done = session.press_keys("ctrl+a")
    assert done["success"], done
    done = session.press_keys("Delete")
    assert done["success"], done
    wait_until(lambda: form.events("text")[-1]["text"] == "", "the empty field")
    assert processes_of_helper() == ["keyboard-guard"], processes_of_helper()
    session.close()
    wait_until(lambda: not processes_of_helper(), "the end of the guard")
