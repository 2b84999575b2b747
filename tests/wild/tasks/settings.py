"""Settings, lists and trees of grown programs."""

from support.registry import task

EDIT = "org.gnome.gedit.preferences.editor"


@task("gedit")
def changes_a_preference(t):
    """Open the preferences and switch line numbers."""
    before = t.setting(EDIT, "display-line-numbers")
    t.click({"role": "button", "name": "Menu", "nth": -1})
    t.click({"role": ("button", "menuitem"), "name": "Preferences"}, so=("they show", lambda: t.titled("Preferences")))
    t.window("Preferences")
    t.click({"role": "checkbox", "contains": "line numbers"}, so=("the setting changed", lambda: t.setting(EDIT, "display-line-numbers") != before))


@task("gedit")
def leaves_the_dialog_in_front(t):
    """Press a key for the text while a modal dialog blocks it."""
    t.key("s", "ctrl", so=("a dialog shows", lambda: t.titled("Save As")))
    main = t.window_id
    held = [node for node in t.seen("all") if node[0] == "text"]
    t.never("press_key", {"pid": t.pid, "window_id": main, "key": "q"}, "a modal dialog blocks the window",
            lambda: [node for node in t.seen("all") if node[0] == "text"] == held)


@task("transmission")
def opens_preferences(t):
    """Open the preferences and switch a box: the file of settings has it."""
    t.menu("Edit", "Preferences", so=("they show", lambda: t.titled("Preferences")))
    t.window("Preferences")
    def ticked():
        return "checked" in (t.seen("states", role="check box", contains="Append") or [])

    before = ticked()
    t.click({"role": "checkbox", "contains": "Append"}, so=("it changed", lambda: ticked() != before))


@task("transmission")
def opens_an_address(t):
    """Open the dialog for an address, type one, cancel."""
    t.menu("File", "Open URL…", so=("a dialog shows", lambda: t.titled("Open URL")))
    t.window("Open URL")
    t.type("magnet:?xt=none", into={"role": "textbox", "state": "editable"}, so=("the field holds it", lambda: t.shows("magnet:?xt=none")))
    t.click({"role": "button", "name": "Cancel"}, so=("it is gone", lambda: not t.titled("Open URL")))


@task("transmission")
def chooses_what_to_show(t):
    """Choose from a combo box: show only what is active."""
    t.click({"role": "combobox", "name": "All"})
    t.click({"role": ("menuitem", "option"), "name": "Active"}, so=("the box says so", lambda: t.shows("Active")))


@task("transmission")
def sets_what_to_show(t):
    """Choose from a combo box without opening it: show only what is active."""
    t.set({"role": "combobox", "name": "All"}, "Active", so=("the box says so", lambda: t.shows("Active")))


@task("dconf-editor")
def opens_a_folder_of_settings(t):
    """Open a row of a list."""
    t.click({"role": "listitem", "nth": 2}, so=("the way there is shown", lambda: t.shows("gnome") or t.shows("gtk") or t.shows("ca")))


@task("dconf-editor", "/org/gtk/settings/file-chooser/show-hidden")
def changes_a_key(t):
    """Change a setting by its switch."""
    t.click({"role": "toggle button", "state": "checked", "without": "focusable"}, so=("it offers to apply the change", lambda: t.shows("Apply")))


@task("gucharmap")
def selects_a_script(t):
    """Select a script of a list with a single click."""
    t.click({"role": "cell", "name": "Arabic"}, so=("it is selected", lambda: "selected" in (t.seen("states", name="Arabic") or [])))


@task("gucharmap")
def searches_a_character(t):
    """Search for a character by the dialog."""
    t.menu("Search", "Find", so=("a dialog shows", lambda: t.titled("Find")))
    t.window("Find")
    t.type("snowman", into={"role": "textbox", "state": "editable"})
    t.click({"role": "button", "name": "Next"})
    t.expect("the status names it", lambda: t.shows("SNOWMAN", part=True))


@task("gucharmap")
def writes_into_the_entry(t):
    """Write into the entry below, by keys on the element."""
    field = t.find("textbox", state="editable")
    t.type("abc", into=field, so=("the entry has it", lambda: t.shows("abc")))
    t.key("home", into=field)
    t.type("x", into=field)
    t.expect("it stands in front", lambda: t.shows("xabc"))


@task("evince")
def opens_the_file_dialog(t):
    """Open the dialog for files and cancel it."""
    t.click({"role": "button", "contains": "Open"}, so=("it shows", lambda: len(t.desktop.titles()) > 2))
    t.window(other=True)
    t.click({"role": "button", "name": "Cancel"}, so=("it is gone", lambda: len(t.desktop.titles()) == 2))


@task("meld")
def starts_a_comparison(t):
    """Choose what to compare and start blank."""
    t.click({"role": "button", "name": "File"}, so=("it is chosen", lambda: t.shows("Blank comparison")))
    t.click({"role": "button", "name": "Blank comparison"}, so=("the choice is over", lambda: not t.shows("Blank comparison")))


@task("poedit")
def opens_the_catalogues(t):
    """Open the catalogues of a wx program from the menu, and read them."""
    t.menu("File", "Catalogs Manager", so=("they show", lambda: t.titled("Catalogs|Manager")))
    t.window("Catalogs|Manager")
    t.find("button")


@task("qbittorrent")
def selects_a_filter(t):
    """Choose a filter of a list."""
    t.click({"role": "listitem", "contains": "Paused"}, so=("it is selected", lambda: "selected" in (t.seen("states", contains="Paused") or [])))


@task("qbittorrent")
def opens_a_link_dialog(t):
    """Open the dialog for links, write one, cancel."""
    t.menu("File", "Add Torrent Link...", so=("it shows", lambda: t.titled("Download from URLs|Add Torrent")))
    t.window("Download|Add Torrent")
    t.type("magnet:none", into={"role": "textbox", "state": "editable"}, so=("the field has it", lambda: t.shows("magnet:none", part=True)))
    t.click({"role": "button", "name": "Cancel"}, so=("it is gone", lambda: not t.titled("Download from|Add Torrent")))


@task("qbittorrent")
def searches_in_the_filter_field(t):
    """Write into the field that filters names."""
    t.type("linux", into={"role": "textbox", "state": "editable"}, so=("the field has it", lambda: t.shows("linux")))


@task("keepassxc")
def starts_a_database(t):
    """Start making a database: the wizard asks for its name; write it."""
    t.click({"role": "button", "name": "Create new database"}, so=("the wizard shows", lambda: t.titled("Create a new")))
    t.window("Create a new")
    field = t.find("textbox", state="editable")
    t.key("a", "ctrl", into=field)
    t.type("family", into=field, so=("the field has it", lambda: t.shows("family", part=True)))
    t.expect("it has only that", lambda: t.shows("family"))


@task("keepassxc")
def opens_settings(t):
    """Open the settings from the menu and tick a box."""
    t.menu("Tools", "Settings", so=("they show", lambda: "showing" in (t.seen("states", role="check box", contains="Automatically save after") or [])))


@task("keepassxc")
def opens_a_file_dialog(t):
    """Open the dialog for files and cancel it."""
    t.click({"role": "button", "name": "Open existing database"}, so=("it shows", lambda: t.titled("Open database")))
    t.window("Open database")
    t.click({"role": "button", "name": "Cancel"}, so=("it is gone", lambda: not t.titled("Open database")))


@task("designer")
def makes_a_form(t):
    """Take the template that the dialog for new forms proposes."""
    t.window("New Form")
    t.click({"role": "button", "name": "Create"}, so=("a form shows", lambda: t.titled("untitled") or t.shows("untitled", part=True)))


@task("designer")
def saves_a_form_by_the_menu(t):
    """Save a new form by the menu, and answer Qt's dialog for files with a path."""
    t.window("New Form")
    t.click({"role": "button", "name": "Create"}, so=("a form shows", lambda: t.titled("untitled") or t.shows("untitled", part=True)))
    t.window("Designer")
    t.menu("File", "Save As...", so=("the dialog shows", lambda: t.titled("Save Form As")))
    t.window("Save Form As")
    t.type(str(t.path("letter.ui")), into={"role": "textbox", "state": "editable"}, clear_first=True)
    t.click({"role": "button", "name": "Save"}, so=("the form is on the disk", lambda: "<ui version" in t.read("letter.ui")))
    t.expect("the dialog is gone", lambda: not t.titled("Save Form As"))


@task("linguist")
def opens_about(t):
    """Open the box about the program from the menu."""
    t.menu("Help", "About Qt Linguist", so=("it shows", lambda: t.titled("Linguist$|About") and len(t.desktop.titles()) > 2))


@task("assistant")
def finds_in_text(t):
    """Choose a tab of the side bar."""
    t.click({"role": "tab", "name": "Index"}, so=("its page shows", lambda: "showing" in (t.seen("states", role="label", name="Look for:") or [])))


@task("gnome-clocks")
def changes_the_page(t):
    """Go to the stop watch."""
    t.click({"role": "tab", "name": "Stopwatch"}, so=("it is chosen", lambda: "selected" in (t.seen("states", role="page tab", name="Stopwatch") or [])))


@task("gnome-clocks")
def runs_the_stop_watch(t):
    """Start the stop watch."""
    t.click({"role": "tab", "name": "Stopwatch"})
    t.click({"role": "button", "name": "Start", "without": "offscreen"}, so=("it can be paused", lambda: t.shows("Pause")))


@task("gnome-clocks")
def doubts_while_the_watch_runs(t):
    """Press the tab that is chosen already, five times, while a stop watch runs."""
    t.click({"role": "tab", "name": "Stopwatch"})
    t.click({"role": "button", "name": "Start", "without": "offscreen"})
    tab = t.find("tab", "Stopwatch")
    confirmed = sum(t.attempt("click", t.target(tab))["effect"] == "confirmed" for _ in range(5))
    t.note(confirmed=confirmed)
    if confirmed:
        t.end("lied", f"{confirmed} of 5 presses of a tab that was chosen already were confirmed")


@task("gnome-characters")
def chooses_a_category(t):
    """Choose a category of characters."""
    def named():
        return sum(node[1] == "Arrows" for node in t.seen("all"))

    before = named()
    t.click({"name": "Arrows"}, so=("the heading says so", lambda: named() > before))


@task("gnome-characters")
def searches(t):
    """Search for a character."""
    t.type("snowman", into={"role": "textbox", "state": "editable"})
    t.expect("it is found", lambda: t.shows("☃") or t.shows("snowman", part=True))


@task("gnome-font-viewer")
def opens_a_font(t):
    """Open a font of the list."""
    t.find(contains="DejaVu")
    t.click({"contains": "DejaVu Sans"}, so=("the window is called after it", lambda: t.titled("DejaVu")))
