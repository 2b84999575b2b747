"""filled_form.py COMMAND...: runs the command with a title and a text beside a GTK 3 form, whose log tells what came of it."""
import subprocess
import sys

from fixture import PATIENCE_S, Fixture, wait_until

TEXT = "Grüße, 漢字"

with Fixture("gtk3") as form:
    done = subprocess.run([*sys.argv[1:], form.title, TEXT], capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    assert done.returncode == 0, f"{sys.argv[1]} ended with {done.returncode}: {done.stdout}{done.stderr}"
    assert len(done.stdout.splitlines()) >= 3, done.stdout
    wait_until(lambda: form.events("clicked"), "the press")
    assert [event["name"] for event in form.events("clicked")] == ["A"], form.events("clicked")
    assert [(event["name"], event["active"]) for event in form.events("toggled")] == [("Check me", True)], form.events("toggled")
    texts = form.events("text")
    assert texts and texts[-1]["name"] == "Entry" and texts[-1]["text"] == TEXT, texts
