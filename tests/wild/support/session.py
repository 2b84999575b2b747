"""What a task is written in: an agent's calls, each laid beside what the user noticed and what really happened."""

import json
import os
import re
import subprocess
import time

from support.desktop import wait_for
from support.lines import LineError
from support.notes import Baseline, lost_characters, of_groups, unreported
from support.verdict import BROKEN, FAILED, HONEST, LIED, REFUSED, TaskOver, worst

READERS = ("get_window_state", "list_windows")
AGAIN = "again"
FIND_S = 18
EFFECT_S = 6
ON_ITS_WAY_S = 0.02  # a reply, from its last look at the desk until it is read: 11 ms at most of 122 on a busy machine
NOTED_LATE_S = 0.5  # the pointer is looked at between two characters


def brief(value, limit=160):
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    text = " ".join(text.split())
    return text if len(text) <= limit else text[:limit - 1] + "…"


def matches(element, role=None, name=None, contains=None, value=None, says=None, state=None, without=None):
    roles = (role,) if isinstance(role, str) else role
    return not ((roles and element["role"] not in roles and element.get("platform_role") not in roles)
                or (name is not None and element["name"].strip() != name)
                or (contains is not None and contains not in element["name"])
                or (value is not None and value not in element.get("value", ""))
                or (says is not None and says not in element["name"] and says not in element.get("value", ""))
                or (state is not None and state not in element["states"])
                or (without is not None and without in element["states"]))


def next_act(calls, call, ended):
    """When the next call began that does something."""
    return next((later["started"] for later in calls[call["number"]:] if later["tool"] not in READERS), ended)


class Session:
    def __init__(self, client, user, desktop, witness, pages, folder, task):
        self.client, self.user, self.desktop, self.witness, self.pages = client, user, desktop, witness, pages
        self.folder, self.task = folder, task
        self.pid = self.window_id = 0
        self.calls, self.findings, self.figures = [], [], {}
        self.mode, self.names, self.shown = "background", {}, []
        self.background = None  # what the background came to, once the foreground was tried

    # What was found

    def found(self, verdict, what, call=None):
        self.findings.append({"verdict": verdict, "what": brief(what, 400), "call": call["number"] if call else None,
                              "mode": self.mode})

    def end(self, verdict, what, call=None):
        self.found(verdict, what, call)
        raise TaskOver

    def note(self, **figures):
        self.figures.update(figures)

    # Calls

    def call(self, tool, **arguments):
        """One call of a tool. Its errors are part of the answer; what it does to the user is judged when the task is over."""
        desk = self.user.desk()
        target = self.names.get(arguments.get("element_token"))
        result, started, answered = self.client.tool(tool, arguments)
        told = result.get("structuredContent") or result.get("_meta", {}).get("dev.offhand/error") or {}
        call = {"number": len(self.calls) + 1, "tool": tool, "target": target, "arguments": arguments, "started": started, "answered": answered,
                "ms": round(1000 * (answered - started), 1), "error": told.get("code", "error") if result.get("isError") else None,
                "effect": told.get("effect"),
                "side_effects": told.get("side_effects") or (told.get("data") or {}).get("side_effects", []),
                "late_side_effects": told.get("late_side_effects", []), "path": told.get("path"),
                "evidence": told.get("evidence"), "desk_before": desk, "mode": self.mode}
        if call["error"]:
            call["message"] = told.get("message") or next((part["text"] for part in result.get("content", []) if part.get("type") == "text"), "")
            call["hint"] = told.get("hint", "")
        self.calls.append(call)
        if tool not in READERS:
            call["desk_after"] = self.user.look_again()
        return result, told, call

    def act(self, tool, arguments, so=None, seconds=EFFECT_S):
        """An acting call, and whether what it claims is so: `so` is (what, condition), seen from outside."""
        if self.mode == "foreground":
            arguments["delivery_mode"] = "foreground"
        _, told, call = self.call(tool, **arguments)
        if call["error"]:
            return self.judge_error(tool, arguments, told, call, so, seconds)
        happened = True
        if so is not None:
            happened = wait_for(so[1], seconds)
            call["happened"] = bool(happened)
        if self.judge_claim(call, happened, so) == AGAIN:
            return self.act(tool, dict(arguments), so, seconds)
        return told

    def judge_claim(self, call, happened, so):
        claim = call["effect"] or "confirmed"  # tools without the contract claim by answering
        evidence = f" (evidence: {brief(call['evidence'], 200)})" if call["evidence"] else ""
        asked = self.asked(call)
        if not happened and claim == "confirmed":
            self.end(LIED, f"{asked}: confirmed{evidence}, but not: {so[0]}", call)
        if not happened and claim == "suspected_noop":
            if self.go_foreground(REFUSED, f"{asked}: suspected no-op", call):
                return AGAIN
            self.end(REFUSED, f"{asked}: suspected no-op, and so it was: {so[0]}", call)
        if not happened:
            self.end(FAILED, f"{asked}: {claim}, and not: {so[0]}", call)
        # Whoever believes it does it again.
        if so is not None and claim == "suspected_noop":
            self.found(LIED, f"{asked}: suspected no-op, although: {so[0]}", call)
        return None

    def judge_error(self, tool, arguments, told, call, so, seconds):
        asked = f"{self.asked(call)}: {call['error']}: {call['message']}"
        if so is not None and call["error"] and wait_for(so[1], 0.7):
            self.end(FAILED, f"{asked} Yet: {so[0]}", call)
        if call["error"] not in HONEST:
            self.end(FAILED, asked, call)
        advised = call["error"] == "background_unavailable" or "foreground" in call["hint"]
        if advised and self.go_foreground(REFUSED, asked, call):
            return self.act(tool, dict(arguments), so, seconds)
        return self.end(REFUSED, asked, call)

    def go_foreground(self, verdict, what, call):
        """Whether the task goes on in the foreground, as the answer advises. What the background came to is kept."""
        if self.mode == "foreground" or not self.task.foreground or "delivery_mode" in call["arguments"]:
            return False
        self.found(verdict, what, call)
        self.background, self.mode = verdict, "foreground"
        return True

    def asked(self, call):
        arguments = {key: value for key, value in call["arguments"].items() if key not in ("pid", "window_id", "element_token")}
        return f"{call['tool']} {call['target'] or ''} {brief(arguments, 80) if arguments else ''}".replace("  ", " ").strip()

    # Seeing

    def windows(self, pid=None):
        _, told, call = self.call("list_windows", **({"pid": pid} if pid else {}))
        if call["error"]:
            self.end(FAILED, f"list_windows: {call['error']}: {call['message']}", call)
        return told["windows"]

    def window(self, title=None, other=False, seconds=15, pid=None):
        """The window whose title matches, and which is used from now on; `other` than the one used so far."""
        def look():
            for window in self.windows():
                if window["pid"] == (pid or self.pid) and (not other or window["window_id"] != self.window_id) \
                        and (title is None or re.search(title, window["title"])):
                    return window
            return None
        found = wait_for(look, seconds, pause=0.15)
        if not found:
            self.end(FAILED, f"list_windows shows no window {title or ''} of the application within {seconds} s")
        self.window_id = found["window_id"]
        return found

    def elements(self, **arguments):
        """The tree as the agent gets it; None after an error, which the last call tells."""
        arguments = {"include_screenshot": False, "format": "json", **arguments}
        _, told, call = self.call("get_window_state", pid=self.pid, window_id=self.window_id, **arguments)
        if call["error"]:
            return None
        self.shown = elements = told.get("elements", [])
        for element in elements:
            self.names[element["element_token"]] = f"{element['role']} \"{brief(element['name'], 40)}\""
        return elements

    def look(self, **wanted):
        """The elements that match now."""
        return [element for element in self.elements() or [] if matches(element, **wanted)]

    def find(self, role=None, name=None, nth=0, seconds=FIND_S, **wanted):
        """The element, as soon as the tree has it."""
        wanted.update({key: value for key, value in (("role", role), ("name", name)) if value is not None})
        def look():
            found = self.look(**wanted)
            found = [element for element in found if not {"offscreen", "hidden"} & set(element["states"])] or found  # what shows comes first
            return found[nth] if len(found) > nth or (nth < 0 and len(found) >= -nth) else None
        element = wait_for(look, seconds, pause=0.25)
        if element:
            return element
        last = next(call for call in reversed(self.calls) if call["tool"] == "get_window_state")
        if last["error"]:
            self.end(REFUSED if last["error"] in HONEST else FAILED, f"get_window_state: {last['error']}: {last['message']}", last)
        return self.end(FAILED, f"get_window_state shows no {brief(wanted)}", last)

    def place(self, element):
        def look():
            return next((each.get("window_bounds") for each in self.elements() or [] if each["element_token"] == element["element_token"]), None)
        return wait_for(look, FIND_S, pause=0.25)

    def middle(self, element, scale=1):
        """The point in a picture of that scale where an element is clicked."""
        box = element.get("window_bounds")
        if not box:
            # A browser tells of a button before it tells where that is, and by now as in the last picture.
            box, scale = self.place(element), 1
        if not box:
            self.end(FAILED, f"get_window_state tells no place of {self.names[element['element_token']]}")
        return round((box["x"] + box["width"] / 2) * scale), round((box["y"] + box["height"] / 2) * scale)

    def picture(self):
        """Pixels from now on are those of the window at native size."""
        self.call("get_window_state", pid=self.pid, window_id=self.window_id, include_accessibility_tree=False, max_image_dimension=0)

    # Doing

    def target(self, what):
        if what is None:
            return {"pid": self.pid, "window_id": self.window_id}
        if isinstance(what, dict) and "element_token" in what:
            return {"element_token": what["element_token"]}
        if isinstance(what, dict):
            return {"element_token": self.find(**what)["element_token"]}
        return {"pid": self.pid, "window_id": self.window_id, "x": what[0], "y": what[1]}

    def click(self, what, so=None, seconds=EFFECT_S, **arguments):
        return self.act("click", {**self.target(what), **arguments}, so, seconds)

    def type(self, text, into=None, so=None, seconds=EFFECT_S, **arguments):
        return self.act("type_text", {**self.target(into), "text": text, **arguments}, so, seconds)

    def set(self, what, value, so=None, seconds=EFFECT_S, **arguments):
        return self.act("set_value", {**self.target(what), "value": value, **arguments}, so, seconds)

    def key(self, key, *modifiers, into=None, so=None, seconds=EFFECT_S, **arguments):
        if modifiers:
            arguments["modifiers"] = list(modifiers)
        return self.act("press_key", {**self.target(into), "key": key, **arguments}, so, seconds)

    def drag(self, begin, end, so=None, seconds=EFFECT_S, **arguments):
        """From one point to another, as `click` takes them."""
        points = {"from_x": begin[0], "from_y": begin[1], "to_x": end[0], "to_y": end[1]}
        return self.act("drag", {**self.target(None), **points, **arguments}, so, seconds)

    def launch(self, name, *arguments, so=None, **more):
        """Starts an application as the product does it; its first window is used from now on."""
        told = self.act("launch_app", {"name": name, "additional_arguments": list(arguments), **more}, so)
        self.pid, self.window_id = told["pid"], told["windows"][0]["window_id"]
        return told

    def attempt(self, tool, arguments):
        """A call that had better not claim success: its answer, whatever it says."""
        return self.call(tool, **arguments)[2]

    def never(self, tool, arguments, what, stayed, seconds=1.0):
        """A call that cannot have its effect: refusing or doubting is right, confirming is false, and nothing else may change.
        `stayed` says from outside that nothing did."""
        call = self.attempt(tool, arguments)
        changed = not stayed() or wait_for(lambda: not stayed(), seconds)
        call["happened"] = not changed
        if changed:
            self.end(LIED if call["effect"] == "confirmed" or not call["error"] else FAILED,
                     f"{self.asked(call)}: {call['effect'] or call['error']}, but not: {what}", call)
        if call["effect"] == "confirmed":
            self.end(LIED, f"{self.asked(call)}: confirmed (evidence: {brief(call['evidence'], 200)}), but {what}", call)
        if call["error"] and call["error"] not in HONEST:
            self.end(FAILED, f"{self.asked(call)}: {call['error']}: {call['message']}", call)
        return call

    # Judging from outside

    def expect(self, what, condition, seconds=EFFECT_S):
        if not wait_for(condition, seconds):
            self.end(FAILED, f"not: {what}")

    def read(self, name):
        path = self.folder / name
        return path.read_text(errors="replace") if path.is_file() else None

    def seen(self, get, **question):
        """What another accessibility client says of an element, or None."""
        try:
            return self.witness().ask({"pid": self.pid, "get": get, **question}, 20)["value"]
        except LineError as problem:
            raise TaskOver(f"the witness: {problem}") from problem

    def path(self, name):
        return self.folder / name

    def shows(self, text, part=False):
        """Whether another accessibility client finds the text as the name or the content of anything."""
        said = [word.strip() for node in self.seen("all") or [] for word in node[1:]]
        return any(text in word for word in said) if part else text in said

    def titled(self, pattern):
        """Whether a window's title matches, as the window manager has it."""
        return any(re.search(pattern, title) for title in self.desktop.titles())

    def menu(self, *names, so=None):
        """Chooses an item of a menu: the item itself, which needs no open menu; where that is not offered, through the menu."""
        item = next(iter(self.look(name=names[-1], role=("menuitem", "menuitemcheckbox", "menuitemradio", "menu"))), None)
        for name in names[:-1] if item is None else ():
            self.click({"name": name, "role": ("menu", "menuitem", "button")})
        return self.click(item or {"name": names[-1], "role": ("menuitem", "menuitemcheckbox", "menuitemradio", "button")}, so=so)

    def setting(self, schema, key):
        done = subprocess.run(["gsettings", "get", schema, key], capture_output=True, text=True, timeout=10,
                              env={**os.environ, "GSETTINGS_BACKEND": "keyfile"})
        return done.stdout.strip()

    # The end

    def last_look(self):
        """The answer that tells what the last action did after its own."""
        if self.calls and self.calls[-1]["tool"] not in READERS and not self.calls[-1]["error"]:
            self.call("get_window_state", pid=self.pid, include_screenshot=False, format="json")

    def verdict(self):
        verdicts = [finding["verdict"] for finding in self.findings]
        if self.background is not None:  # what failed in the foreground is told apart; a lie is one anywhere
            verdicts = [verdict for verdict in verdicts if verdict in (LIED, BROKEN)] or [self.background]
        return worst(verdicts)

    def foreground_verdict(self):
        if self.background is None:
            return None
        return worst(finding["verdict"] for finding in self.findings if finding["mode"] == "foreground")

    def judge_user(self, sent, received, events, ended):
        """Lays what the user noticed beside the replies."""
        lost, foreign = lost_characters(sent, received)
        acted = None
        for call, after in zip(self.calls, [*self.calls[1:], None]):
            until = after["started"] if after else ended
            if call["tool"] not in READERS:
                acted = call
            baseline = Baseline(call["desk_before"])
            during = baseline.disturbances(events, call["started"], call["answered"])
            later = baseline.disturbances(events, call["answered"], until)
            noted = min(call["answered"] + NOTED_LATE_S, next_act(self.calls, call, ended))
            moved = [event["value"] for event in events if event["kind"] == "pointer" and call["started"] <= event["at"] <= noted]
            if call is acted and moved:
                during["pointer"] = 0.0
                call["moved"] = moved
            if during:
                call["noticed"] = [[event["kind"], event["value"], round(1000 * (event["at"] - call["started"]))]
                                   for event in events if event["kind"] in during and call["started"] <= event["at"] <= call["answered"]]
            call.update(disturbed=during, disturbed_after=later, lost=sum(call["started"] <= entry["at"] < until for entry in lost))
            # An application may come to the front by itself. What happens while we read is the doing of an action just before.
            blamed = call if call is acted else acted if acted and call["started"] < acted["answered"] + 2 else None
            if blamed:
                before = baseline.disturbances(events, call["started"], call["answered"] - ON_ITS_WAY_S)
                going_on = baseline.going_on(events, call["started"], call["answered"])
                self.judge_disturbance(blamed, call, during, later, going_on | (during.keys() - before.keys()))
        if foreign:
            self.found(LIED, f"{foreign} characters reached the user's window that nobody typed there")
        self.note(lost_characters=len(lost), typed_characters=len(sent))

    def judge_words(self, words, whole):
        """Of the user who composes: a word that was broken off has to be told, by whichever reply."""
        broken = max(words - whole, 0)
        told = sum(effect.get("kind") == "composition" for call in self.calls for effect in call["side_effects"] + call["late_side_effects"])
        keys_lost = self.figures.get("lost_characters", 0)
        self.note(words=words, broken_words=broken)
        if broken > told + keys_lost:
            self.found(LIED, f"{broken} of {words} words that the user composed were broken; {told} told of, {keys_lost} keys lost")

    def judge_disturbance(self, blamed, call, during, later, after_its_reply):
        """`after_its_reply`: the kinds that its reply, which was on its way by then, may not have known of."""
        told = call["side_effects"]
        if call["arguments"].get("delivery_mode") == "foreground":  # asked for, and over by the answer
            during = {}
        # What outlasts the answer is told as something that was not restored, what comes after it with a later one.
        late = [effect for after in self.calls[blamed["number"]:] for effect in after["late_side_effects"]]
        lasting = [effect for effect in told if not effect.get("restored", True)] + late
        told_late = of_groups(late, after_its_reply) if call is blamed else late
        parts = [f"{kind} {during[kind]} ms" for kind in unreported(during, told + told_late)]
        parts += [f"{kind} {later[kind]} ms after the answer" for kind in unreported(later, lasting)]
        if parts:
            text = f"{self.asked(blamed)}: unreported: {', '.join(parts)}; {call['lost']} characters lost"
            self.findings.append({"verdict": LIED, "what": text, "call": call["number"], "mode": call["mode"]})
