#!/usr/bin/python3
"""Exports menus and commands on the session bus as GTK applications do, with GLib's own exporters; beside them objects that
lie, never end or never answer. Has no window. Writes what it is told to do to a log."""

import sys

from gi.repository import Gio, GLib

MENUS = """<node><interface name='org.gtk.Menus'><method name='Start'><arg type='au' direction='in'/>
  <arg type='%s' direction='out'/></method></interface></node>"""
CONTENT = "a(uuaa{sv})"

log = open(sys.argv[1], "a", buffering=1)
bus = Gio.bus_get_sync(Gio.BusType.SESSION)


def note(*words):
    print(*words, file=log)


def command(name, takes=None, state=None, enabled=True, then=None):
    action = Gio.SimpleAction(name=name, parameter_type=GLib.VariantType(takes) if takes else None, state=state, enabled=enabled)

    def activate(action, value):
        note("activate", name, value.print_(False) if value else "nothing")
        if state is not None and takes:
            action.set_state(value)
        elif state is not None:
            action.set_state(GLib.Variant("b", not action.get_state().get_boolean()))
        if then:
            then()

    action.connect("activate", activate)
    return action


def dialog():
    loop = GLib.MainLoop()
    GLib.timeout_add(1500, loop.quit)
    loop.run()
    note("closed")


def menu(*items):
    model = Gio.Menu()
    for label, what in items:
        if isinstance(what, Gio.Menu) and label is None:
            model.append_section(None, what)
        elif isinstance(what, Gio.Menu):
            model.append_submenu(label, what)
        else:
            model.append(label, what)
    return model


application = Gio.SimpleActionGroup()
application.add_action(command("quit"))
application.add_action(command("dialog", then=dialog))
window = Gio.SimpleActionGroup()
for each in (command("save-as"), command("dark", None, GLib.Variant("b", False)), command("off", enabled=False),
             command("sort", "s", GLib.Variant("s", "name")), command("zoom", "i", GLib.Variant("i", 100)), command("at", "(ii)")):
    window.add_action(each)
weird = Gio.MenuItem.new("Weird", None)
weird.set_action_and_target_value("win.at", GLib.Variant("(ii)", (1, 2)))
bar = menu(("_File", menu((None, menu(("Save _As…", "win.save-as"), ("Gone", "win.gone"))), ("Of a page", "page.close"),
                          ("Recent", menu(("One", "win.off"))))),
           ("View", menu(("Dark", "win.dark"), ("By Size", "win.sort::size"), ("Later", Gio.Menu()))))
bar.get_item_link(1, "submenu").append_item(weird)
bus.export_action_group("/test", application)
bus.export_action_group("/test/window", window)
bus.export_menu_model("/test/menubar", bar)
bus.export_menu_model("/test/appmenu", menu(("Quit", "app.quit")))


def label(text, **more):
    return {"label": GLib.Variant("s", text), **more}


def link(kind, group, number):
    return {":" + kind: GLib.Variant("(uu)", (group, number))}


def holds_itself(groups):
    return [(0, 0, [label("One", action=GLib.Variant("s", "win.save-as")), link("section", 0, 0), {**label("Deeper"), **link("submenu", 0, 0)}])]


def never_ends(groups):
    return [(group, 0, [{**label(f"Level {group}"), **link("submenu", group + 1, 0)}]) for group in groups]


def is_wide(groups):
    return [(0, 0, [label(f"Entry {number}") for number in range(20_000)])]


def multiplies(groups):
    return [(0, level, [link("section", 0, level + 1)] * 200) for level in range(15)]


def is_mistyped(groups):
    return [(0, 0, [{"label": GLib.Variant("i", 3), ":submenu": GLib.Variant("s", "x"), ":section": GLib.Variant("(us)", (1, "x"))},
                    label("Right", action=GLib.Variant("u", 7), target=GLib.Variant("a{sv}", {}))])]


def after_a_flood(groups):
    return [(0, 0, [label("Calm")])]


def export(path, content, kind=CONTENT):
    def call(connection, sender, path, interface, method, parameters, invocation):
        if content == after_a_flood:
            for _ in range(5_000):
                bus.emit_signal(sender, path, interface, "Changed", GLib.Variant("(a(uuuuaa{sv}))", ([],)))
        if content:
            invocation.return_value(GLib.Variant(f"({kind})", (content(parameters.unpack()[0]),)))

    bus.register_object(path, Gio.DBusNodeInfo.new_for_xml(MENUS % kind).interfaces[0], call, None, None)


for lie in (holds_itself, never_ends, is_wide, multiplies, is_mistyped, after_a_flood):
    export("/" + lie.__name__, lie)
export("/is_other", lambda groups: "x", "s")
export("/is_silent", None)
note("ready", bus.get_unique_name())
GLib.MainLoop().run()
