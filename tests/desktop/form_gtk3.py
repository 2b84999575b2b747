#!/usr/bin/python3
"""A form that is filled in, checked and saved, in twelve steps. `--broken N` breaks what step N needs; `--file FILE` is where it is saved."""
import argparse
import json

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402

options = argparse.ArgumentParser()
options.add_argument("--broken", type=int, default=0)
options.add_argument("--file", required=True)
options = options.parse_args()


def breaks(step):
    return options.broken == step


class Form(Gtk.Window):
    def __init__(self):
        super().__init__(title="Membership")
        self.set_default_size(420, 480)
        self.grid = Gtk.Grid(row_spacing=6, column_spacing=6, border_width=8)
        self.rows = 0
        self.fields = {name: self.field(name, step) for name, step in (("Name", 1), ("Street", 2), ("City", 3))}
        self.member = Gtk.CheckButton(label="Member")
        self.member.set_sensitive(not breaks(4))
        self.put(self.member)
        self.yearly = Gtk.RadioButton(label="Yearly")
        self.monthly = Gtk.RadioButton(label="Monthly", group=self.yearly)
        self.put(self.yearly)
        if not breaks(5):
            self.put(self.monthly)
        self.years = Gtk.SpinButton.new_with_range(1, 9, 1)
        self.named(self.years, "Years" if not breaks(6) else "Months")
        self.fields["Remarks"] = self.field("Remarks", 9)
        self.verdict = Gtk.Label(label="unchecked")
        check = Gtk.Button(label="Check")
        check.connect("clicked", self.on_check)
        check.set_sensitive(not breaks(10))
        self.put(check)
        self.put(self.verdict)
        save = Gtk.Button(label="Save")
        save.connect("clicked", self.on_save)
        save.set_sensitive(not breaks(12))
        self.put(save)
        # What was filled in does not stay: somebody changed it before it is looked at.
        if breaks(7):
            self.years.connect("value-changed", lambda *_: self.fields["Name"].set_text("Somebody else"))
        if breaks(8):
            self.years.connect("value-changed", lambda *_: self.member.set_active(False))
        self.add(self.grid)
        self.connect("destroy", Gtk.main_quit)
        self.show_all()

    def put(self, widget, column=0):
        self.grid.attach(widget, column, self.rows, 1, 1)
        self.rows += column == 0

    def named(self, widget, name):
        label = Gtk.Label(label=name)
        label.set_mnemonic_widget(widget)
        widget.get_accessible().set_name(name)
        widget.get_accessible().set_accessible_id(f"field-{name.lower()}")
        self.grid.attach(label, 0, self.rows, 1, 1)
        self.grid.attach(widget, 1, self.rows, 1, 1)
        self.rows += 1

    def field(self, name, step):
        entry = Gtk.Entry()
        entry.set_editable(not breaks(step))
        entry.set_sensitive(not breaks(step))
        self.named(entry, name)
        return entry

    def values(self):
        told = {name: field.get_text() for name, field in self.fields.items()}
        told.update(member=self.member.get_active(), monthly=self.monthly.get_active(), years=self.years.get_value_as_int())
        return told

    def on_check(self, _button):
        if not breaks(11):
            self.verdict.set_text("complete" if all(self.values().values()) else "incomplete")

    def on_save(self, _button):
        with open(options.file, "w", encoding="utf-8") as file:
            json.dump(self.values(), file)


Form()
Gtk.main()
