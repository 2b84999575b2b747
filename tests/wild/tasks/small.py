"""Small programs of desktops: settings, colours, icons, names of files. What they write down is what is believed."""

import subprocess

from support.registry import task


def property_of(channel, name):
    """What Xfce keeps under a name."""
    done = subprocess.run(["xfconf-query", "--channel", channel, "--property", name], capture_output=True, text=True, check=False, timeout=10)
    return done.stdout.strip()


def kept(channel, name, value):
    return (f"{name} is {value}", lambda: property_of(channel, name) == value)


def mousepad(t, key, value):
    """What mousepad keeps; its settings are below one path."""
    group, _, name = key.rpartition(".")
    return (f"{key} is {value}", lambda: t.setting(f"org.xfce.mousepad.preferences.{group}", name) == value)


def page(t, name):
    t.click({"role": "tab", "name": name}, so=("it is chosen", lambda: t.seen("chosen", role="page tab", name=name)))


# The keyboard

@task("xfce4-keyboard")
def ends_key_repeat(t):
    """Let keys not be repeated."""
    t.set({"role": "checkbox", "name": "Enable key repeat"}, "off", so=kept("keyboards", "/Default/KeyRepeat", "false"))


@task("xfce4-keyboard")
def restores_num_lock(t):
    """Let num lock be as it was when one starts."""
    t.click({"role": "checkbox", "name": "Restore num lock state on startup"}, so=kept("keyboards", "/Default/RestoreNumlock", "true"))


@task("xfce4-keyboard")
def waits_less_before_keys_repeat(t):
    """Move two sliders to numbers."""
    t.set({"role": "slider", "name": "Repeat delay:"}, "300", so=kept("keyboards", "/Default/KeyRepeat/Delay", "300"))
    t.set({"role": "slider", "name": "Repeat speed:"}, "35", so=kept("keyboards", "/Default/KeyRepeat/Rate", "35"))


@task("xfce4-keyboard")
def stops_the_blinking(t):
    """Let the caret not blink."""
    t.click({"role": "checkbox", "name": "Show blinking"}, so=kept("xsettings", "/Net/CursorBlink", "false"))


@task("xfce4-keyboard")
def types_into_the_test_area(t):
    """Try the keyboard in the field that is there for it."""
    t.type("quick brown fox", into={"role": "textbox", "name": "Test area:"}, so=("it is there", lambda: t.shows("quick brown fox")))


@task("xfce4-keyboard")
def looks_at_the_shortcuts(t):
    """Go to the page of shortcuts."""
    page(t, "Application Shortcuts")


# The mouse

@task("xfce4-mouse")
def becomes_left_handed(t):
    """Exchange the buttons of the mouse."""
    t.click({"role": "radio", "name": "Left-handed"}, so=("the other one is not", lambda: "checked" in (t.seen("states", role="radio button", name="Left-handed") or [])))


@task("xfce4-mouse")
def is_accelerated(t):
    """Let the pointer move faster."""
    t.set({"role": "slider", "name": "Acceleration:"}, "5", so=("the slider is there", lambda: t.look(role="slider", name="Acceleration:")[0].get("value") == "5"))


@task("xfce4-mouse")
def is_right_handed_again(t):
    """Exchange the buttons and take that back."""
    t.click({"role": "radio", "name": "Left-handed"})
    t.click({"role": "radio", "name": "Right-handed"}, so=("it is chosen", lambda: "checked" in (t.seen("states", role="radio button", name="Right-handed") or [])))


# Access

@task("xfce4-accessibility")
def asks_for_assistive_technologies(t):
    """Let them start with the session."""
    t.click({"role": "checkbox", "name": "Enable assistive technologies"},
            so=kept("xfce4-session", "/general/StartAssistiveTechnologies", "true"))


@task("xfce4-accessibility")
def holds_modifiers(t):
    """Let modifiers stay down until another key is pressed."""
    page(t, "Keyboard")
    t.click({"role": "checkbox", "name": "Use sticky keys"}, so=kept("accessibility", "/StickyKeys", "true"))


@task("xfce4-accessibility")
def slows_keys_down(t):
    """Let keys count only when they are held, and for how long."""
    page(t, "Keyboard")
    t.set({"role": "checkbox", "name": "Use slow keys"}, "on", so=kept("accessibility", "/SlowKeys", "true"))
    t.set({"role": "checkbox", "name": "Use slow keys"}, "off", so=kept("accessibility", "/SlowKeys", "false"))


# The editor of all settings

@task("xfce4-settings-editor")
def chooses_a_channel(t):
    """Choose what to look at."""
    t.click({"role": "cell", "name": "xsettings"}, so=("its properties show", lambda: t.shows("Gtk") or t.shows("Net") or t.shows("Xft")))


@task("xfce4-settings-editor")
def looks_for_a_setting(t):
    """Look for a shortcut."""
    t.type("Print", into={"role": "textbox", "name": "Search"}, so=("the field has it", lambda: t.shows("Print")))
    t.expect("it is among what shows", lambda: t.look(role="cell", contains="Print"))


# Workspaces

@task("xfwm4-workspaces")
def makes_a_margin(t):
    """Leave a margin on the edge of the screen."""
    page(t, "Margins")
    t.set({"role": "spinbutton", "nth": -1}, "12", so=("one of the four is kept", lambda: "12" in {
        property_of("xfwm4", f"/general/margin_{side}") for side in ("top", "left", "right", "bottom")}))


# Kinds of files

@task("xfce4-mime")
def filters_kinds_of_files(t):
    """Look for a kind of file."""
    page(t, "Others")
    t.type("zip", into={"role": "textbox", "state": "editable"}, so=("the field has it", lambda: t.shows("zip")))
    t.expect("such kinds show", lambda: t.look(role="cell", contains="zip"))


@task("xfce4-mime")
def looks_at_utilities(t):
    """Go to another page."""
    page(t, "Utilities")


# A colour

@task("mate-color-select")
def takes_red_out(t):
    """Set one of three numbers: the name of the colour follows."""
    t.set({"role": "spinbutton", "name": "Red:"}, "128", so=("the colour is called so", lambda: t.shows("#80FFFF")))


@task("mate-color-select")
def writes_a_colour(t):
    """Write the name of a colour and press return: the numbers follow."""
    t.type("#336699", into={"role": "textbox", "name": "Color name:"}, clear_first=True)
    t.key("return", into={"role": "textbox", "name": "Color name:"})
    t.expect("its red is 51", lambda: t.look(role="spinbutton", name="Red:")[0].get("value") == "51")


@task("mate-color-select")
def saturates(t):
    """Make it a strong red by its saturation."""
    t.set({"role": "spinbutton", "name": "Saturation:"}, "100", so=("it is red", lambda: t.shows("#FF0000")))


# Icons

@task("gtk3-icon-browser")
def looks_at_communication(t):
    """Choose a group of icons by a click."""
    t.click({"role": "listitem", "name": "Communication"}, so=("its icons show", lambda: t.shows("call-start")))


@task("gtk3-icon-browser")
def shows_symbolic_icons(t):
    """Choose the other kind of icons."""
    t.click({"role": "radio", "name": "Symbolic"}, so=("it is chosen", lambda: "checked" in (t.seen("states", role="radio button", name="Symbolic") or [])))


@task("gtk3-icon-browser")
def chooses_two_groups(t):
    """Choose one group after the other."""
    t.click({"role": "listitem", "name": "Navigation"}, so=("its icons show", lambda: t.shows("go-first")))
    t.click({"role": "listitem", "name": "Emotes"}, so=("its icons show", lambda: t.shows("face-cool")))


@task("gtk4-icon-browser")
def goes_to_another_group(t):
    """Choose a group of icons by a click."""
    t.click({"role": "listitem", "name": "Navigation"}, so=("its icons show", lambda: t.shows("go-first", part=True)))


@task("gtk4-icon-browser")
def goes_to_two_groups(t):
    """Choose one group after the other."""
    t.click({"role": "listitem", "name": "Editing"}, so=("its icons show", lambda: t.shows("edit-copy", part=True)))
    t.click({"role": "listitem", "name": "Emotes"}, so=("its icons show", lambda: t.shows("face-cool", part=True)))


# Nodes and print

@task("gtk4-node-editor")
def writes_a_node(t):
    """Write another drawing."""
    t.type("color { color: red; bounds: 0 0 9 9; }", into={"role": "textbox", "state": "editable"}, clear_first=True,
           so=("the text is there", lambda: t.shows("bounds: 0 0 9 9", part=True)))


@task("gtk4-node-editor")
def saves_it(t):
    """Ask to save it by a button: a dialog asks where."""
    t.click({"role": "button", "name": "Save to node file"}, so=("a dialog shows", lambda: len(t.desktop.titles()) > 2))


@task("gtk4-print-editor")
def writes_a_line(t):
    """Write a line: the line below says where the caret is."""
    t.type("twelve words", into={"role": "textbox", "state": "editable"}, so=("the text is there", lambda: t.shows("twelve words", part=True)))


@task("gtk4-print-editor")
def writes_two_lines(t):
    """Write two lines into one text."""
    t.type("one\ntwo", into={"role": "textbox", "state": "editable"}, so=("both are there", lambda: t.shows("one\ntwo", part=True)))


# The look

@task("lxappearance")
def ticks_in_the_preview(t):
    """Tick a box of the preview."""
    t.set({"role": "checkbox", "name": "Check Button"}, "on",
          so=("it is ticked", lambda: "checked" in (t.seen("states", role="check box", name="Check Button") or [])))


@task("lxappearance")
def asks_for_another_font(t):
    """Press the button of the font: a dialog asks which."""
    t.click({"role": "button", "contains": "Sans"}, so=("a dialog shows", lambda: t.titled("Font")))


# The file manager's settings

THUNAR = "thunar"


@task("thunar-settings")
def sorts_folders_among_files(t):
    """Let folders not come first."""
    t.click({"role": "checkbox", "name": "Sort folders before files"}, so=kept(THUNAR, "/misc-folders-first", "false"))


@task("thunar-settings")
def shows_thumbnails_always(t):
    """Choose in a list without opening it."""
    t.set({"role": "combobox", "name": "Local Files Only"}, "Always", so=kept(THUNAR, "/misc-thumbnail-mode", "THUNAR_THUMBNAIL_MODE_ALWAYS"))


@task("thunar-settings")
def chooses_a_view(t):
    """Choose how new folders are shown."""
    t.set({"role": "combobox", "name": "Last Active View"}, "Compact View", so=kept(THUNAR, "/default-view", "ThunarCompactView"))


@task("thunar-settings")
def puts_text_beside_icons(t):
    """Tick a box."""
    t.click({"role": "checkbox", "name": "Text beside icons"}, so=kept(THUNAR, "/misc-text-beside-icons", "true"))


@task("thunar-settings")
def chooses_a_form_of_dates(t):
    """Choose how dates are written."""
    t.set({"role": "combobox", "name": "Today"}, "Custom", so=kept(THUNAR, "/misc-date-style", "THUNAR_DATE_STYLE_CUSTOM"))


# Many names at once

@task("bulk-rename")
def puts_a_word_before_names(t):
    """Write a word that is put before each name, and rename."""
    t.type("new-", into={"role": "textbox", "name": "Text:"}, so=("the new names show", lambda: t.shows("new-one.txt")))
    t.click({"role": "button", "name": "Apply"}, so=("the files are called so", lambda: t.path("files/new-one.txt").is_file()))
    t.expect("both are", lambda: t.path("files/new-two.txt").is_file())


@task("bulk-rename")
def inserts_further_on(t):
    """Insert a word after the first letter."""
    t.set({"role": "spinbutton", "name": "At position:"}, "1")
    t.type("X", into={"role": "textbox", "name": "Text:"}, so=("the new names show", lambda: t.shows("oXne.txt")))


# The editor's settings

@task("mousepad-settings")
def shows_line_numbers(t):
    """Let lines have numbers."""
    t.click({"role": "checkbox", "name": "Show line numbers"}, so=mousepad(t, "view.show-line-numbers", "true"))


@task("mousepad-settings")
def wraps_long_lines(t):
    """Let long lines be wrapped, and let them not be."""
    t.set({"role": "checkbox", "name": "Wrap long lines"}, "on", so=mousepad(t, "view.word-wrap", "true"))
    t.set({"role": "checkbox", "name": "Wrap long lines"}, "off", so=mousepad(t, "view.word-wrap", "false"))


@task("mousepad-settings")
def chooses_colours(t):
    """Choose a scheme of colours in a list."""
    t.set({"role": "combobox", "name": "none"}, "Cobalt", so=mousepad(t, "view.color-scheme", "'cobalt'"))


@task("mousepad-settings")
def inserts_spaces(t):
    """On another page, choose spaces instead of tabs, and how many."""
    page(t, "Editor")
    t.set({"role": "combobox", "name": "Insert Tabs"}, "Insert Spaces", so=mousepad(t, "view.insert-spaces", "true"))
    t.set({"role": "spinbutton", "nth": 0}, "3", so=mousepad(t, "view.tab-width", "uint32 3"))
