"""Pages in Chromium and Firefox. What happened is what the page itself reported to its server."""

import re
import time

from support.applications import APPLICATIONS
from support.registry import task
from support.verdict import FAILED, LIED, REFUSED

BROWSERS = ("chromium", "firefox")
ROUNDS = 100  # of each browser
SLOW_ROUNDS = 20


def page(name, **options):
    """A task in each browser, with the page open."""

    def register(body):
        for browser in BROWSERS:
            quick = options.get("quick", False) and browser == "chromium"
            task(browser, "{url}/" + name, **{**options, "quick": quick})(body)
        return body

    return register


def value_of(t, identifier):
    return (t.pages.last("input", id=identifier) or t.pages.last("change", id=identifier) or {}).get("value")


def holds(t, identifier, text):
    return text in (value_of(t, identifier) or "")


@page("form.html")
def fills_a_form(t):
    """Fill the fields of an order form and send it."""
    t.type("Ada Lovelace", into={"role": "textbox", "name": "Name"}, so=("the page has the name", lambda: holds(t, "name", "Ada Lovelace")))
    t.type("ring twice", into={"role": "textbox", "name": "Remarks"}, so=("the page has the remark", lambda: holds(t, "remarks", "ring twice")))
    t.click({"role": "checkbox", "name": "Gift wrap"}, so=("the page says it is ticked", lambda: value_of(t, "gift") is True))
    t.click({"role": "button", "name": "Send order"}, so=("the page was sent", lambda: t.pages.last("submit")))
    fields = t.pages.last("fields")
    t.expect("what was sent is what was filled in", lambda: fields["name"] == "Ada Lovelace" and fields["gift"] is True)


WRITTEN = {"text": ("Text", "milk and bread"), "search": ("Search", "olives"), "email": ("Mail", "ada@example.org"),
           "url": ("Address", "http://example.org/"), "tel": ("Phone", "+49 30 1234"), "password": ("Secret", "correct horse"),
           "city": ("City", "Paris"), "remarks": ("Remarks", "ring twice")}
# Of Firefox months and weeks are words; of Chromium fields of their own, as days and hours are in both.
WORDS_OF_TIME = {"month": ("Season", "2031-07"), "week": ("Sprint", "2031-W09")}
# Day, hour, and both: Firefox calls the parts the same.
PARTS_OF_TIME = [("Month", "7"), ("Day", "9"), ("Hours", "11"), ("Minutes", "45")]
SENT = {"token": ["kept"], **{name: [value] for name, (_, value) in {**WRITTEN, **WORDS_OF_TIME}.items()}, "number": ["7"], "range": ["9"],
        "color": ["#ff8000"], "date": ["2030-07-09"], "time": ["11:45"], "moment": ["2030-07-09T11:45"], "gift": ["on"], "way": ["courier"],
        "single": ["Blue"], "grouped": ["Stew"], "several": ["Cheese", "Wine"], "paper": [["paper.txt", "of the form"]], "clicks": ["2"],
        "draft": ["Dear Ada"], "letter": ["see you at noon"]}
# The form is sent by each of these, and each adds something of its own: a picture the place in it that was pressed.
SENDERS = {"Send picture": {"picture.x": range(20), "picture.y": range(20)}, "Send words": {"sent": ["Send words"]}, "Send all": {"sent": ["yes"]}}


def starts_anew(t, label, name):
    """Change two fields, and take that back with all the rest by a button for it."""
    def now():
        return t.pages.last("changed")["fields"]

    t.type("scrap", into={"role": "textbox", "name": WRITTEN[name][0]}, so=("the page has it", lambda: t.pages.last("changed") and now()[name] == "scrap"))
    t.click({"role": "checkbox", "name": "Gift"}, so=("the page says it is ticked", lambda: "gift" in now()))
    count = len(t.pages.all("reset"))
    t.click({"role": "button", "name": label}, so=("the page says so", lambda: len(t.pages.all("reset")) > count))
    t.expect("every field is as it was", lambda: t.pages.last("reset")["fields"] == t.pages.last("fresh")["fields"], 0)


def is_meant(value, meant):
    return len(value or ()) == 1 and int(value[0]) in meant if isinstance(meant, range) else value == meant


def send_every_control(t, label):
    """Send the form with a button: value by value the server has what was meant."""
    count = len(t.pages.forms)
    t.click({"role": "button", "name": label}, so=("the server has the form", lambda: len(t.pages.forms) > count))
    sent, meant = t.pages.sent_form(), {**SENT, **SENDERS[label]}
    wrong = {name: sent.get(name) for name in {**meant, **sent} if not is_meant(sent.get(name), meant.get(name))}
    t.note(wrong=wrong)
    t.expect(f"{label}: the server has what was meant, not {wrong}", lambda: not wrong, 0)


def fill_every_control(t, months_are_words, pick_colour):
    """All but the colour by what the tree tells of the page."""
    starts_anew(t, "Start anew", "text")
    starts_anew(t, "Start over", "remarks")
    for label, text in {**WRITTEN, **(WORDS_OF_TIME if months_are_words else {})}.values():
        t.type(text, into={"role": ("textbox", "searchbox", "combobox"), "name": label}, clear_first=True)
    for label, number in PARTS_OF_TIME:
        for nth in range(2):
            parts = [part for part in t.look(role="spinbutton") if re.fullmatch(label + "( Day| Hour| Moment)?", part["name"])]
            t.set(parts[nth], number)
    if not months_are_words:
        for label, number in (("Month Season", "7"), ("Year Season", "2031"), ("Week Sprint", "9"), ("Year Sprint", "2031")):
            t.set({"role": "spinbutton", "name": label}, number)
    t.set({"role": "spinbutton", "name": "Pieces"}, "7")
    t.set({"role": "slider", "name": "Volume"}, "9")
    pick_colour(t)
    t.click({"role": "checkbox", "name": "Gift"})
    t.click({"role": "radio", "name": "Courier"})
    t.set({"role": "combobox", "name": "Colour"}, "Blue")
    t.set({"role": "combobox", "name": "Meal"}, "Stew")
    t.click({"role": "option", "name": "Cheese"})
    t.click({"role": "option", "name": "Wine"}, modifier=["ctrl"])
    windows = len(t.desktop.windows())
    page = t.window_id
    t.click({"role": "button", "contains": "Paper"}, so=("a dialog shows", lambda: len(t.desktop.windows()) > windows))
    t.window(other=True)
    t.find("button", "Open")
    t.type(str(t.path("home/paper.txt")))
    t.click({"role": "button", "name": "Open"}, so=("the dialog is gone", lambda: len(t.desktop.windows()) <= windows))
    t.window_id = page
    t.type("Dear Ada", into={"name": "Draft", "state": "editable"}, clear_first=True)
    t.type("see you at noon", into={"role": "textbox", "name": "Letter"})
    for label in ("Count", "Count more"):
        t.click({"role": "button", "name": label})
    for label in SENDERS:
        send_every_control(t, label)


def picks_a_colour_in_a_dialog(t):
    """The button that asks for another colour says so by an action of its own."""
    windows = len(t.desktop.windows())
    page = t.window_id
    t.click({"role": "button", "name": "Tint"}, so=("a dialog shows", lambda: len(t.desktop.windows()) > windows))
    t.window(other=True)
    t.click({"role": "button", "name": "Custom color"}, action="activate")
    t.set({"role": "textbox", "name": "Color Name"}, "#ff8000")
    t.click({"role": "textbox", "name": "Color Name"}, action="confirm")
    t.click({"role": "button", "name": "Select"}, so=("the dialog is gone", lambda: len(t.desktop.windows()) <= windows))
    t.window_id = page


def sets_a_colour_by_script(t):
    """Chromium shows what picks a colour only while its window is the active one."""
    script = "const tint = document.getElementsByName('color')[0]; tint.value = '#ff8000'; tint.dispatchEvent(new Event('change')); tint.value"
    call = t.attempt("page", {"action": "execute_javascript", "pid": t.pid, "javascript": script})
    if call["error"]:
        t.end(FAILED, f"page: {call['error']}: {call['message']}", call)


@task("firefox", "{url}/every-control.html", files={"home/paper.txt": "of the form"}, deadline_s=240)
def sends_every_control(t):
    """Fill a form with every kind of control there is, and send it to its server; the colour in the dialog for that."""
    fill_every_control(t, True, picks_a_colour_in_a_dialog)


@task("chromium", launched=True, files={"home/paper.txt": "of the form"}, deadline_s=240)
def sends_every_control(t):  # noqa: F811
    """Fill a form with every kind of control there is, and send it to its server; the colour by the page's own words."""
    arguments = [argument.format(folder=t.folder) for argument in APPLICATIONS["chromium"].command[1:]]
    t.launch("chromium", *arguments, f"{t.pages.url}/every-control.html", page_pipe=True)
    fill_every_control(t, False, sets_a_colour_by_script)


@page("form.html")
def types_at_the_caret(t):
    """Click into a field and type, in two steps."""
    t.click({"role": "textbox", "name": "Name"})
    t.type("Grace", so=("the page has it", lambda: holds(t, "name", "Grace")))


@page("form.html")
def returns_to_a_field(t):
    """Write into a field, press a button, and write on in the field: the button must not get the keys."""
    def presses():
        return len(t.pages.all("click", id="dead"))

    field = t.find("textbox", "Name")
    t.type("Ada", into=field, so=("the page has it", lambda: holds(t, "name", "Ada")))
    t.click({"role": "button", "name": "Nothing"}, so=("the page was told", presses))
    call = t.attempt("type_text", {**t.target(field), "text": " of the house"})
    time.sleep(1)  # what a page reports may come late
    if presses() != 1:
        t.end(LIED, f"{t.asked(call)}: {call['effect'] or call['error']}, and its keys pressed the button {presses() - 1} times", call)
    t.expect(f"the page has both, not {value_of(t, 'name')!r}", lambda: value_of(t, "name") == "Ada of the house")


@page("form.html")
def replaces_a_field(t):
    """Replace what a field holds: select all, type."""
    street = t.find("textbox", "Street")
    t.key("a", "ctrl", into=street)
    t.type("New Lane 2", into=street, so=("the page has it", lambda: holds(t, "street", "New Lane 2")))
    t.expect("the page has only that", lambda: value_of(t, "street") == "New Lane 2")


@page("form.html")
def replaces_a_field_by_emoji(t):
    """Replace what a field holds by letters and characters beyond the first plane of Unicode."""
    text = "a\U0001f600b\U0001f469\u200d\U0001f467"
    t.type(text, into={"role": "textbox", "name": "Street"}, clear_first=True, so=("the page has it", lambda: holds(t, "street", text)))
    t.expect("the page has only that", lambda: value_of(t, "street") == text)


@page("form.html")
def leaves_a_readonly_field(t):
    """Try to type into a field that cannot be written."""
    field = t.find("textbox", "Number")
    t.never("type_text", {"element_token": field["element_token"], "text": "zzz"}, "the field cannot be written",
            lambda: not t.pages.all("input"))


@page("form.html")
def leaves_a_disabled_field(t):
    """Try to type into a field that is switched off."""
    field = t.find("textbox", "Voucher")
    t.never("type_text", {"element_token": field["element_token"], "text": "zzz"}, "the field is disabled", lambda: not t.pages.all("input"))


@page("form.html")
def steps_a_number(t):
    """Raise a number with the arrow key."""
    t.key("up", into={"role": "spinbutton", "name": "Pieces"}, so=("the page has 4", lambda: value_of(t, "pieces") == "4"))


@page("form.html")
def chooses_an_option(t):
    """Choose blue in a drop-down list."""
    t.click({"role": "combobox", "name": "Colour"})
    t.click({"name": "Blue", "role": ("option", "menuitem", "listitem")}, so=("the page has Blue", lambda: value_of(t, "colour") == "Blue"))


@page("form.html")
def sets_an_option(t):
    """Choose blue in a drop-down list without opening it."""
    t.set({"role": "combobox", "name": "Colour"}, "Blue", so=("the page has Blue", lambda: value_of(t, "colour") == "Blue"))


@page("form.html")
def chooses_a_radio_button(t):
    """Choose the courier."""
    t.click({"role": "radio", "name": "Courier"}, so=("the page has it", lambda: value_of(t, "courier") is True))


@page("form.html")
def types_a_password(t):
    """Type a password."""
    t.type("correct horse", into={"name": "Password", "state": "protected"},
           so=("the page has it", lambda: holds(t, "password", "correct horse")))


@page("form.html")
def presses_return_to_send(t):
    """Send a form with the return key."""
    t.key("return", into={"role": "textbox", "name": "Name"}, so=("the page was sent", lambda: t.pages.last("submit")))


@page("ticking.html")
def doubts_a_dead_button(t):
    """Press a button that does nothing beside a clock that ticks, eight times."""
    confirmed = 0
    button = t.find("button", "Nothing happens")
    for _ in range(8):
        confirmed += t.attempt("click", t.target(button))["effect"] == "confirmed"
    t.note(confirmed=confirmed)
    if confirmed:
        t.end(LIED, f"{confirmed} of 8 presses of a button that does nothing were confirmed")


@page("ticking.html", quick=True)
def counts_beside_a_clock(t):
    """Press a button that counts beside a clock that ticks."""
    button = t.find("button", "Count")
    for pressed in range(1, 4):
        t.click(button, so=(f"the page counted to {pressed}", lambda pressed=pressed: t.pages.last("counted", value=str(pressed))))


@page("rerender.html", deadline_s=170)
def presses_the_right_row(t):
    """Press a row of a list that is drawn anew all the time, a hundred times."""
    press_rows(t, ROUNDS)


@page("rerender.html#2500", deadline_s=170)
def presses_the_right_row_now_and_then(t):
    """Press a row of a list that is drawn anew every two and a half seconds, twenty times."""
    press_rows(t, SLOW_ROUNDS)


def press_rows(t, rounds):
    right = wrong = refused = claimed = 0
    for number in range(rounds):
        wanted = f"Order {1 + number % 8}"
        button = t.find("button", wanted)
        before = len(t.pages.all("row"))
        call = t.attempt("click", t.target(button))
        pressed = [report["text"] for report in t.pages.all("row")[before:]]
        right += pressed == [wanted]
        refused += not pressed and bool(call["error"])
        wrong += any(text != wanted for text in pressed)
        claimed += any(text != wanted for text in pressed) and call["effect"] == "confirmed"
    t.note(right=right, wrong=wrong, refused=refused, wrong_and_confirmed=claimed)
    if wrong:
        t.end(LIED, f"the wrong row pressed {wrong} times of {rounds}, {claimed} of them confirmed; right {right}, refused {refused}")
    if right < rounds // 2:
        t.end(REFUSED, f"right {right}, refused {refused} of {rounds}")


@page("late.html")
def waits_for_a_button(t):
    """Press a button that is ready a moment after its field was filled."""
    mail = t.find("textbox", "Mail")
    button = t.find("button", "Continue")
    t.type("a@b.example", into=mail, so=("the page has it", lambda: holds(t, "mail", "a@b.example")), seconds=1)
    t.click(button, so=("the page was told", lambda: t.pages.last("click", id="next")))


@page("overlay.html")
def leaves_what_is_covered(t):
    """Click a thing that a banner covers: the banner must not get it."""
    thing = t.find(name="Buy for 10")
    t.never("click", t.target(thing), "a banner covers it", lambda: not t.pages.all("cover"))


@page("overlay.html")
def double_clicks_nothing_that_is_covered(t):
    """Double-click a thing that a banner covers, which only a pointer can: neither of the two may get it."""
    thing = t.find(name="Buy for 10")
    t.never("double_click", t.target(thing), "a banner covers it", lambda: not t.pages.all("cover") and not t.pages.all("buy"))


@page("openers.html")
def opens_a_tab(t):
    """Open a link in a new tab."""
    t.click({"role": "link", "contains": "Open the order form"}, so=("the form was loaded", lambda: t.pages.last("loaded", page="/form.html")))


@page("openers.html")
def opens_a_window(t):
    """Press a button that opens a small window."""
    t.click({"role": "button", "name": "Open a window"}, so=("the form was loaded", lambda: t.pages.last("loaded", page="/form.html")))


@page("openers.html")
def answers_an_alert(t):
    """Press a button that shows an alert, and dismiss it."""
    t.click({"role": "button", "name": "Show an alert"}, so=("the page shows it", lambda: t.pages.last("alerting")))
    t.click({"role": "button", "name": "OK"}, so=("the page goes on", lambda: t.pages.last("alerted")))


@page("openers.html")
def cancels_a_question(t):
    """Press a dangerous button, and say no to its question."""
    t.click({"role": "button", "name": "Delete everything"})
    t.click({"role": "button", "name": "Cancel"}, so=("the page was told no", lambda: t.pages.last("answered", value=False)))


@page("openers.html")
def fills_a_page_dialog(t):
    """Fill and close a dialog that the page itself draws."""
    t.click({"role": "button", "name": "Show a dialog"}, so=("the page shows it", lambda: t.pages.last("shown")))
    t.type("tidy", into={"role": "textbox", "name": "Reason"})
    t.click({"role": "button", "name": "Keep"}, so=("the page was told the reason", lambda: t.pages.last("kept", value="tidy")))


@page("openers.html")
def uses_a_page_menu(t):
    """Right click for a menu that the page itself draws, and choose from it."""
    t.click({"says": "Right click here", "role": ("group", "paragraph", "text")}, button="right",
            so=("the page shows its menu", lambda: t.pages.last("menu")))
    t.click({"role": "menuitem", "contains": "Archive"}, so=("the page was told", lambda: t.pages.last("archived")))


@page("mail.html")
def opens_a_mail(t):
    """Open a mail of a list."""
    t.click({"name": "Cleo: invoice 4711", "role": ("cell", "gridcell")},
            so=("the page opened it", lambda: t.pages.last("opened", mail="Cleo: invoice 4711")))


@page("mail.html", quick=True)
def archives_two_mails(t):
    """Tick two mails and archive them."""
    for mail in ("Bert: lunch?", "Emil: keys"):
        t.click({"role": "checkbox", "name": f"Select {mail}"}, so=("it is ticked", lambda mail=mail: t.pages.last("ticked", mail=mail, value=True)))
    t.click({"role": "button", "name": "Archive"},
            so=("both are archived", lambda: t.pages.last("archived", mails=["Bert: lunch?", "Emil: keys"])))


@page("mail.html")
def searches_mails(t):
    """Search, and open what is found."""
    t.type("dora", into={"name": "Search", "state": "editable"}, so=("one mail is left", lambda: t.pages.last("drawn")["rows"] == 1))
    t.click({"name": "Dora: holidays", "role": ("cell", "gridcell")}, so=("the page opened it", lambda: t.pages.last("opened", mail="Dora: holidays")))


@page("mail.html", quick=True)
def changes_a_page_tab(t):
    """Choose another tab of a page."""
    t.click({"role": "tab", "name": "Drafts"}, so=("the page was told", lambda: t.pages.last("tab", id="drafts")))


@page("form.html")
def goes_to_an_address(t):
    """Go to an address: control+L, type, return."""
    t.key("l", "ctrl")
    t.type(f"{t.pages.url}/mail.html".removeprefix("http://"))
    t.key("return", so=("the page was loaded", lambda: t.pages.last("loaded", page="/mail.html")))


@page("slow.html")
def leaves_a_slow_page(t):
    """Go to an address while the page takes its time over each key, which browsers ask it about first."""
    goes_to_an_address(t)


@page("form.html")
def clicks_a_point(t):
    """Press a button by its place in the picture."""
    button = t.find("button", "Send order")
    t.picture()
    told = t.click(t.middle(button), so=("the page was sent", lambda: t.pages.last("submit")))
    hit = told.get("target", {})
    if hit.get("role") not in ("button", "text") or hit.get("name") != "Send order":  # the text lies in the button
        t.found("failed", f"the reply says that {hit} was hit")


@page("form.html")
def clicks_a_point_of_a_small_picture(t):
    """Press a button by its place in a picture that was made smaller."""
    button = t.find("button", "Send order")
    _, told, call = t.call("get_window_state", pid=t.pid, window_id=t.window_id, max_image_dimension=600, format="json")
    if call["error"]:
        t.end("failed", f"get_window_state: {call['error']}: {call['message']}", call)
    t.click(t.middle(button, told["screenshot_scale"]), so=("the page was sent", lambda: t.pages.last("submit")))


@page("openers.html", files={"home/one.txt": "1", "home/two.txt": "2"})
def chooses_a_file(t):
    """Choose a file for a page, in the browser's dialog: a path that is typed there opens a field for it. Return in that field closes
    Chromium's dialog without choosing, whoever presses it."""
    windows = len(t.desktop.windows())
    t.click({"role": "button", "contains": "Letter"}, so=("a dialog shows", lambda: len(t.desktop.windows()) > windows))
    t.window(other=True)
    t.find("button", "Open")
    t.type(str(t.path("home/two.txt")))
    t.click({"role": "button", "name": "Open"}, so=("the page has the file", lambda: t.pages.last("file", name="two.txt")))
    t.expect("the dialog is gone", lambda: len(t.desktop.windows()) <= windows)


@page("openers.html", files={"home/one.txt": "1", "home/two.txt": "2"})
def picks_a_file_of_the_list(t):
    """Choose a file for a page by its row in the browser's dialog."""
    windows = len(t.desktop.windows())
    t.click({"role": "button", "contains": "Letter"}, so=("a dialog shows", lambda: len(t.desktop.windows()) > windows))
    t.window(other=True)
    t.click({"role": "cell", "name": "two.txt"})
    t.click({"role": "button", "name": "Open"}, so=("the page has the file", lambda: t.pages.last("file", name="two.txt")))


@page("ticking.html")
def doubts_dead_keys(t):
    """Press keys that do nothing on a page that ticks: none may be confirmed."""
    button = t.find("button", "Nothing happens")
    calls = [t.attempt("press_key", {**t.target(into), "key": "f9"}) for into in (button, None) * 4]
    confirmed = sum(call["effect"] == "confirmed" for call in calls)
    sent = sum(not call["error"] for call in calls)
    t.note(confirmed=confirmed, sent=sent)
    if confirmed:
        t.end(LIED, f"{confirmed} of {len(calls)} keys that do nothing were confirmed")
    t.expect("keys were sent at all", lambda: sent)


@page("controls.html")
def drags_in_a_page(t):
    """Drag a piece onto its target."""
    t.picture()
    piece, target = t.middle(t.find(name="Piece")), t.middle(t.find(name="Target"))
    t.drag(piece, target, so=("it was dropped there", lambda: t.pages.last("dropped", on="target")))


@page("controls.html")
def sets_a_range(t):
    """Set a volume."""
    t.set({"role": "slider", "name": "Volume"}, "7", so=("the page has 7", lambda: value_of(t, "volume") == "7"))


@page("controls.html")
def steps_a_time(t):
    """Put the clock one hour on: the hour is a field of its own, which the up key counts up."""
    t.key("up", into={"role": "spinbutton", "contains": "Hour"}, so=("the page has it", lambda: value_of(t, "hour") == "09:30"))


@page("controls.html")
def picks_a_day(t):
    """Put another day into a field for days: its parts are fields of their own, which take digits as they are pressed."""
    t.key("7", into={"role": "spinbutton", "contains": "Month"}, so=("the page has the month", lambda: (value_of(t, "day") or "").startswith("2030-07")))
    day = next(each for each in t.look(role="spinbutton") if each["name"].startswith("Day"))  # "Month Day" in Chromium is the month
    t.key("9", into=day, so=("the page has the day", lambda: value_of(t, "day") == "2030-07-09"))


@page("controls.html")
def sets_a_colour(t):
    """Give a field for colours another colour, without opening what picks one, or be told that this cannot be done."""
    call = t.attempt("set_value", {**t.target(t.find(contains="Tint")), "value": "#ff8000"})
    if call["error"]:
        t.end(REFUSED, f"{call['error']}: {call['message']}", call)
    t.expect("the page has it", lambda: value_of(t, "tint") == "#ff8000")


@page("controls.html")
def chooses_several(t):
    """Choose two options of a list that takes several."""
    t.click({"role": "option", "name": "Bread"}, so=("it is chosen", lambda: (t.pages.last("chosen") or {}).get("options") == ["Bread"]))
    t.click({"role": "option", "name": "Olives"}, modifier=["ctrl"],
            so=("both are chosen", lambda: t.pages.last("chosen")["options"] == ["Bread", "Olives"]))
