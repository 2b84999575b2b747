#!/usr/bin/python3
"""A window of GTK 3 with one of most things, of which something changes by seeded accident: values, texts, states, ranges, pages, menus, and
where `gtk3_rows` starts it rows, cells and columns. It says what it did as soon as it did it, before anything is laid out anew."""

import json
import random
import sys

import gi
gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk  # noqa: E402

WORDS = ("Open", "Save", "Close", "Print", "Send", "Print all", "Send as a letter to somebody", "")


class Window:
    def __init__(self, seed, with_rows):
        self.with_rows = with_rows
        self.random = random.Random(seed)
        self.window = Gtk.Window(title="Mutations")
        self.window.set_default_size(640, 700)
        column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        self.window.add(column)
        self.bar, item, self.menu = Gtk.MenuBar(), Gtk.MenuItem(label="File"), Gtk.Menu()
        item.set_submenu(self.menu)
        self.bar.add(item)
        self.items = [Gtk.MenuItem(label="New"), Gtk.CheckMenuItem(label="Bold"), Gtk.MenuItem(label="Quit")]
        self.plain = Gtk.MenuItem()
        for each in (*self.items, self.plain):
            self.menu.add(each)
        column.add(self.bar)
        self.label, self.button, self.check, self.switch = Gtk.Label(label="Label"), Gtk.Button(label="Button"), Gtk.CheckButton(label="Check"), Gtk.Switch()
        self.entry, self.spin = Gtk.Entry(text="Text"), Gtk.SpinButton.new_with_range(0, 100, 1)
        self.scale, self.progress, self.level = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 100, 1), Gtk.ProgressBar(), Gtk.LevelBar()
        self.combo, self.link, self.expander = Gtk.ComboBoxText(), Gtk.LinkButton.new_with_label("https://example.org", "Link"), Gtk.Expander(label="More")
        for word in WORDS[:5]:
            self.combo.append_text(word)
        self.expander.add(Gtk.Label(label="Inside"))
        self.text = Gtk.TextView()
        self.image, self.status, self.info = Gtk.Image.new_from_icon_name("open", Gtk.IconSize.BUTTON), Gtk.Statusbar(), Gtk.InfoBar()
        self.info.get_content_area().add(Gtk.Label(label="Told"))
        self.notebook, self.stack = Gtk.Notebook(), Gtk.Stack()
        for page in ("One", "Two", "Three"):
            self.notebook.append_page(Gtk.Button(label=f"On {page}"), Gtk.Label(label=page))
            self.stack.add_titled(Gtk.Label(label=f"In {page}"), page, page)
        self.store = Gtk.TreeStore(str, bool, int)
        for number in range(12):
            parent = self.store.append(None, [f"Row {number}", False, number])
            self.store.append(parent, [f"Under {number}", True, number])
        self.tree = Gtk.TreeView(model=self.store)
        self.tree.append_column(Gtk.TreeViewColumn("Name", Gtk.CellRendererText(), text=0))
        self.tree.append_column(Gtk.TreeViewColumn("On", Gtk.CellRendererToggle(), active=1))
        self.tree.append_column(Gtk.TreeViewColumn("Count", Gtk.CellRendererProgress(), value=2))
        self.scrolled = Gtk.ScrolledWindow(min_content_height=120)
        self.scrolled.add(self.tree)
        self.paned, self.radio, self.spinner = Gtk.Paned(), Gtk.RadioButton(label="One way"), Gtk.Spinner()
        self.other, self.tools = Gtk.RadioButton.new_with_label_from_widget(self.radio, "Other way"), Gtk.Toolbar()
        self.tool = Gtk.ToggleToolButton(label="Tool")
        self.tools.insert(self.tool, 0)
        self.paned.pack1(self.scrolled if with_rows else Gtk.Label(label="Beside"), True, False)
        self.paned.pack2(self.notebook, True, False)
        self.simple = [self.label, self.button, self.check, self.switch, self.entry, self.spin, self.scale, self.progress, self.level, self.combo, self.link,
                       self.expander, self.text, self.image, self.status, self.info, self.stack, self.paned, self.radio, self.other, self.spinner, self.tools]
        for each in self.simple:
            column.add(each)
        self.style = Gtk.CssProvider()
        Gtk.StyleContext.add_provider_for_screen(self.window.get_screen(), self.style, Gtk.STYLE_PROVIDER_PRIORITY_USER)
        self.popover = Gtk.Popover(relative_to=self.button, modal=False)
        self.popover.add(Gtk.Label(label="Popped"))
        self.popover.get_child().show()
        self.window.show_all()

    def fill_item(self):
        """What has no content is a separator until it has some."""
        if self.plain.get_child():
            self.plain.remove(self.plain.get_child())
        else:
            self.plain.add(self.random.choice((Gtk.Image.new_from_icon_name("open", Gtk.IconSize.MENU), Gtk.Label(label=self.word()))))
            self.plain.show_all()

    def word(self):
        return self.random.choice(WORDS) + str(self.random.randint(0, 9))

    def row(self):
        rows = [self.store.iter_nth_child(None, number) for number in range(self.store.iter_n_children(None))]
        return self.random.choice(rows)

    def mutate(self):
        draw = self.random
        kinds = {
            "label": lambda: self.label.set_text(self.word()), "button": lambda: self.button.set_label(self.word()),
            "check": lambda: self.check.set_active(not self.check.get_active()), "switch": lambda: self.switch.set_active(not self.switch.get_active()),
            "inconsistent": lambda: self.check.set_inconsistent(not self.check.get_inconsistent()),
            "entry text": lambda: self.entry.set_text(self.word()), "entry placeholder": lambda: self.entry.set_placeholder_text(self.word()),
            "entry editable": lambda: self.entry.set_editable(not self.entry.get_editable()),
            "entry visibility": lambda: self.entry.set_visibility(not self.entry.get_visibility()),
            "spin value": lambda: self.spin.set_value(draw.randint(0, 100)), "spin range": lambda: self.spin.set_range(draw.randint(0, 9), draw.randint(50, 99)),
            "scale value": lambda: self.scale.set_value(draw.randint(0, 100)), "scale range": lambda: self.scale.set_range(draw.randint(0, 9), draw.randint(50, 99)),
            "progress": lambda: self.progress.set_fraction(draw.random()), "level": lambda: self.level.set_value(draw.random()),
            "progress text": lambda: (self.progress.set_show_text(True), self.progress.set_text(self.word())),
            "combo": lambda: self.combo.set_active(draw.randint(0, 4)), "combo more": lambda: self.combo.append_text(self.word()),
            "link": lambda: self.link.set_uri("https://example.org/" + self.word()), "expander": lambda: self.expander.set_expanded(not self.expander.get_expanded()),
            "text": lambda: self.text.get_buffer().set_text("\n".join(self.word() for _ in range(draw.randint(1, 4)))),
            "text editable": lambda: self.text.set_editable(not self.text.get_editable()),
            "image": lambda: self.image.set_from_icon_name(draw.choice(("open", "list-add")), draw.choice((Gtk.IconSize.BUTTON, Gtk.IconSize.DIALOG))),
            "status": lambda: self.status.push(1, self.word()), "info": lambda: self.info.set_visible(not self.info.get_visible()),
            "page": lambda: self.notebook.set_current_page(draw.randint(0, 2)), "stack": lambda: self.stack.set_visible_child_name(draw.choice(("One", "Two", "Three"))),
            "tab label": lambda: self.notebook.set_tab_label_text(self.notebook.get_nth_page(draw.randint(0, 2)), self.word()),
            "tab more": lambda: (self.notebook.append_page(Gtk.Button(label=self.word()), Gtk.Label(label=self.word())), self.notebook.show_all()),
            "tab less": lambda: self.notebook.get_n_pages() > 3 and self.notebook.remove_page(3),
            "paned": lambda: self.paned.set_position(draw.randint(100, 300)), "menu label": lambda: self.items[0].set_label(self.word()),
            "menu check": lambda: self.items[1].set_active(not self.items[1].get_active()),
            "menu sensitive": lambda: self.items[2].set_sensitive(not self.items[2].get_sensitive()),
            "menu visible": lambda: self.items[1].set_visible(not self.items[1].get_visible()),
            "menu order": lambda: self.menu.reorder_child(draw.choice(self.items), draw.randint(0, 3)),
            "menu filled": self.fill_item, "menu all": lambda: self.menu.set_sensitive(not self.menu.get_sensitive()),
            "icon": lambda: self.entry.set_icon_from_icon_name(Gtk.EntryIconPosition.PRIMARY, draw.choice(("open", None))),
            "icon sensitive": lambda: self.entry.set_icon_sensitive(Gtk.EntryIconPosition.PRIMARY, draw.random() < 0.5),
            "icon activatable": lambda: self.entry.set_icon_activatable(Gtk.EntryIconPosition.PRIMARY, draw.random() < 0.5),
            "sensitive": lambda: (lambda it: it.set_sensitive(not it.get_sensitive()))(draw.choice(self.simple)),
            "visible": lambda: (lambda it: it.set_visible(not it.get_visible()))(draw.choice(self.simple[:8])),
            "opacity": lambda: draw.choice(self.simple).set_opacity(draw.random()), "tooltip": lambda: draw.choice(self.simple).set_tooltip_text(self.word()),
            "name": lambda: draw.choice(self.simple).get_accessible().set_name(self.word()),
            "description": lambda: draw.choice(self.simple).get_accessible().set_description(self.word()),
            "focus": lambda: draw.choice((self.button, self.entry, self.check, self.text)).grab_focus(),
            "radio": lambda: draw.choice((self.radio, self.other)).set_active(True), "tool": lambda: self.tool.set_active(not self.tool.get_active()),
            "tool label": lambda: self.tool.set_label(self.word()), "spinner": lambda: self.spinner.set_size_request(draw.randint(16, 30), -1),
            "typed": lambda: self.text.get_buffer().insert_at_cursor(self.word()), "entry typed": lambda: self.entry.insert_text(self.word(), 0),
            "font": lambda: self.style.load_from_data(f"* {{ font-size: {draw.randint(8, 13)}px; }}".encode()),
            "margin": lambda: draw.choice(self.simple).set_margin_top(draw.randint(0, 12)), "title": lambda: self.window.set_title("Mutations " + self.word()),
            "resize": lambda: self.window.resize(draw.randint(500, 700), draw.randint(600, 800)), "popover": lambda: self.popover.set_visible(not self.popover.get_visible()),
            "border": lambda: self.window.set_border_width(draw.randint(0, 10)), "markup": lambda: self.label.set_markup(f"<b>{self.word()}</b>"),
        }
        rows = {
            "cell text": lambda: self.store.set_value(self.row(), 0, self.word()), "cell toggle": lambda: self.store.set_value(self.row(), 1, draw.random() < 0.5),
            "cell progress": lambda: self.store.set_value(self.row(), 2, draw.randint(0, 100)),
            "row more": lambda: self.store.insert(None, draw.randint(0, 12), [self.word(), False, 3]),
            "row less": lambda: self.store.iter_n_children(None) > 4 and self.store.remove(self.row()),
            "row order": lambda: self.store.move_before(self.row(), self.row()),
            "row open": lambda: self.tree.expand_row(self.store.get_path(self.row()), False), "row close": lambda: self.tree.collapse_all(),
            "row select": lambda: self.tree.get_selection().select_iter(self.row()), "row cursor": lambda: self.tree.set_cursor(self.store.get_path(self.row())),
            "rows scroll": lambda: self.scrolled.get_vadjustment().set_value(draw.randint(0, 200)),
            "column title": lambda: self.tree.get_column(0).set_title(self.word()), "column width": lambda: self.tree.get_column(0).set_fixed_width(draw.randint(60, 200)),
            "column hidden": lambda: self.tree.get_column(1).set_visible(not self.tree.get_column(1).get_visible()),
            "header hidden": lambda: self.tree.set_headers_visible(not self.tree.get_headers_visible()),
        }
        kinds.update(rows if self.with_rows else {})
        kind = draw.choice(list(kinds))
        kinds[kind]()
        return kind


def tell(what):
    print(json.dumps({"what": what, "tree": []}), flush=True)


def main(with_rows):
    window = Window(sys.argv[1], with_rows)

    def read(*_):
        if not sys.stdin.readline():
            sys.exit(0)
        tell(window.mutate())
        return True

    GLib.io_add_watch(GLib.IOChannel.unix_new(0), GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, read)
    GLib.idle_add(tell, "start", priority=GLib.PRIORITY_LOW)
    Gtk.main()


if __name__ == "__main__":
    main(False)
