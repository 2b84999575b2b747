"""What is done in each application, and what is there afterwards."""

import dataclasses
import re
import socket
import sys
import time
import typing


class Agent:
    """An agent at work: calls that must succeed, and waits for what it sees."""

    def __init__(self, client, folder, url):
        self.client, self.folder, self.url = client, folder, url
        self.window = {}

    def call(self, name, seconds=45, **arguments):
        result = self.client.request("tools/call", {"name": name, "arguments": arguments}, seconds)
        if result.get("isError"):
            sys.exit(f"{name} {arguments}: {result['content'][0]['text']}")
        return result

    def wait(self, condition, what, seconds=15):
        deadline = time.monotonic() + seconds
        while not (found := condition()):
            if time.monotonic() > deadline:
                sys.exit(f"{what} did not come about within {seconds} s: {self.call('list_windows')['content'][0]['text']}")
            time.sleep(0.1)
        return found

    def launch(self, program, *arguments, **more):
        self.call("launch_app", launch_path=program, additional_arguments=list(arguments), seconds=90, **more)

    def turn_to(self, title):
        """The window of that title is the one that is meant from now on."""
        def shown():
            windows = self.call("list_windows")["structuredContent"]["windows"]
            return next((window for window in windows if re.search(title, window["title"])), None)
        window = self.wait(shown, f"a window {title}", seconds=30)
        self.window = {"pid": window["pid"], "window_id": window["window_id"]}

    def titled(self, title):
        return any(re.search(title, window["title"]) for window in self.call("list_windows")["structuredContent"]["windows"])

    def find(self, role, name="", state=""):
        def shown():
            narrowed = {"query": name} if name else {}  # a sheet alone has more elements than a state tells of
            state_of = self.call("get_window_state", format="json", include_screenshot=False, **narrowed, **self.window)["structuredContent"]
            return next((element for element in state_of["elements"]
                         if element["role"] in role and element["name"].startswith(name) and (not state or state in element["states"])), None)
        return self.wait(shown, f"an element {role} \"{name}\"", seconds=30)["element_index"]

    def click(self, role, name=""):
        self.call("click", element_index=self.find(role, name), **self.window)

    def type(self, text, **where):
        self.call("type_text", text=text, **where, **self.window)

    def key(self, key, *modifiers):
        if modifiers:
            self.call("hotkey", keys=[*modifiers, key], **self.window)
        else:
            self.call("press_key", key=key, **self.window)


def edits_a_text(agent):
    agent.launch("/usr/bin/mousepad", "--disable-server", str(agent.folder / "letter.txt"))
    agent.turn_to("letter.txt")
    agent.type("Hello Grace, ", element_index=agent.find(("textbox", "document"), state="editable"))
    agent.key("s", "ctrl")


def fills_a_sheet(agent):
    office = agent.folder / "office"
    agent.launch("/usr/bin/soffice", "--norestore", "--nologo", "--nofirststartwizard", f"-env:UserInstallation=file://{office}",
                 "--infilter=CSV:44,34,76,1", "--calc", str(agent.folder / "sheet.csv"))
    agent.turn_to("sheet.csv.*Calc")
    # An office that has just shown its window takes no keys yet; one that has made its tabs does.
    agent.click(("tab",), "sheet")
    agent.key("home", "ctrl")
    for key in ("down", "down", "down", "right"):
        agent.key(key)
    agent.type("=SUM(B2:B3)")
    agent.key("return")
    agent.key("s", "ctrl")
    agent.turn_to("Confirm File Format")
    agent.click(("button",), "Use Text CSV")


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def sends_a_form(agent):
    agent.launch("/usr/bin/chromium", "--no-sandbox", "--no-first-run", "--no-default-browser-check", "--disable-background-networking",
                 "--disable-component-update", "--disable-sync", "--disable-gpu", "--password-store=basic", "--force-renderer-accessibility",
                 f"--user-data-dir={agent.folder / 'profile'}", f"{agent.url}/form.html", electron_debugging_port=free_port())
    agent.turn_to("Order form")
    agent.call("page", action="insert_text", selector="#name", text="Grace", **agent.window)
    agent.call("page", action="type_keystrokes", selector="#remarks", text="Ring twice!", **agent.window)
    agent.click(("checkbox", "check box"), "Gift wrap")
    agent.call("page", action="click_element", selector="#send", **agent.window)


@dataclasses.dataclass(frozen=True)
class Scenario:
    name: str
    work: typing.Callable
    # Whether all that is to come of it has come, on the desktop itself.
    is_done: typing.Callable
    # What came of it, by the folder and what the page told its server.
    outcome: typing.Callable
    files: dict = dataclasses.field(default_factory=dict)
    limit_s: int = 60


def only_facts(reports):
    return [{key: value for key, value in report.items() if key not in ("loaded", "number", "arrived")} for report in reports]


SCENARIOS = {scenario.name: scenario for scenario in (
    Scenario("mousepad", edits_a_text, lambda agent: b"Grace" in (agent.folder / "letter.txt").read_bytes(),
             lambda folder, _: (folder / "letter.txt").read_bytes(), {"letter.txt": "Dear Ada\n"}),
    Scenario("calc", fills_a_sheet, lambda agent: b",7" in (agent.folder / "sheet.csv").read_bytes(),
             lambda folder, _: (folder / "sheet.csv").read_bytes(), {"sheet.csv": "name,pieces\npears,3\nplums,4\n"}, limit_s=150),
    Scenario("chromium", sends_a_form, lambda _: True, lambda _, reports: only_facts(reports), limit_s=120),
)}
