#!/usr/bin/python3
"""Runs one task inside a private desktop and writes its record: started by `run`, a sandbox for each task."""

import argparse
import json
import os
import pathlib
import re
import resource
import signal
import socket
import subprocess
import sys
import time
import traceback

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
sys.dont_write_bytecode = True

from support import managers, registry  # noqa: E402
from support.applications import APPLICATIONS  # noqa: E402
from support.client import Client  # noqa: E402
from support.desktop import Desktop, wait_for  # noqa: E402
from support.lines import LineProcess  # noqa: E402
from support.pages import Pages  # noqa: E402
from support.process import usage  # noqa: E402
from support.user import NOTICE_S  # noqa: E402
from support.session import Session  # noqa: E402
from support.verdict import BROKEN, FAILED, TaskOver  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
PYTHON = "/usr/bin/python3"  # Debian's, which has gi and Xlib
QUIET_S = 0.8  # without a change among the windows, and without much work, an application counts as started
BUSY_SHARE = 0.25  # of a processor: on a slow machine some come to the front once more when they have loaded everything


class User:
    def __init__(self, composes):
        self.process = LineProcess([PYTHON, "-B", "-m", "support.user", *(["--composes"] if composes else [])], cwd=HERE.parent)
        self.window = self.process.receive(70)["window"]

    def ask(self, what, **more):
        return self.process.ask({"do": what, **more}, 60)

    def desk(self):
        return self.ask("desk")

    def look_again(self):
        """After a call: gives late consequences time to show, and the desk time to be given back, or the user to take it."""
        time.sleep(0.12)
        wait_for(self.undisturbed, NOTICE_S + 1)
        return self.desk()

    def undisturbed(self):
        desk = self.desk()
        return desk["focus"] == self.window and desk["active_window"] == self.window


class SetUpFailed(Exception):
    pass


def make_files(folder, files):
    for name, content in files.items():
        path = folder / os.path.expandvars(name)  # an absolute one stays where it is
        path.parent.mkdir(parents=True, exist_ok=True)
        content = content() if callable(content) else content
        path.write_bytes(content if isinstance(content, bytes) else content.encode())


def filled(arguments, folder, url):
    return [argument.replace("{folder}", str(folder)).replace("{url}", url) for argument in arguments]


def start(application, task, folder, url, desktop, log):
    """The application's process once it shows a window and has come to rest."""
    before = {window["id"] for window in desktop.windows()}
    (folder / "tmp").mkdir()  # some programs meet there: each desktop has its own
    environment = {**os.environ, "GSETTINGS_BACKEND": "keyfile", "TMPDIR": str(folder / "tmp"), **application.environment}

    def limit():
        if application.address_space_gb:
            resource.setrlimit(resource.RLIMIT_AS, (application.address_space_gb << 30,) * 2)

    command = filled([*application.command, *task.arguments], folder, url)
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=log, stderr=log, env=environment, cwd=folder, preexec_fn=limit,
                             start_new_session=True)

    def window():
        for found in desktop.windows():
            if found["id"] not in before and re.search(application.window, f"{found['class']} {found['title']}"):
                return found
        return None

    found = wait_for(window, application.start_s, 0.1)
    if not found:
        raise SetUpFailed(f"{command[0]} showed no window within {application.start_s} s (it has ended: {child.poll() is not None})")
    pid = found["pid"] or child.pid
    rest(desktop, pid)
    found = window() or found
    return found["pid"] or child.pid, found["id"]


def rest(desktop, pid=None):
    """Until the windows have stayed the same for a while in which the application, where one is named, did little."""
    last, since, worked, deadline = None, time.monotonic(), 0, time.monotonic() + 15
    while time.monotonic() - since < QUIET_S and time.monotonic() < deadline:
        now = [(window["id"], window["title"]) for window in desktop.windows()]
        work = usage(pid)["all_ms"] / 1000 if pid else 0
        if now != last or work - worked > BUSY_SHARE * QUIET_S:
            last, since, worked = now, time.monotonic(), work
        time.sleep(0.1)


def name_cookie(folder):
    """The sandbox's cookie is for any host; python-xlib looks for one of this host."""
    cookies = pathlib.Path(os.environ["XAUTHORITY"]).read_bytes()
    fields, at = [], 2
    while len(fields) < 4:
        length = int.from_bytes(cookies[at:at + 2], "big")
        fields.append(cookies[at + 2:at + 2 + length])
        at += 2 + length
    fields[0] = socket.gethostname().encode()
    fields[1] = os.environ["DISPLAY"].lstrip(":").split(".")[0].encode()
    local = b"".join(len(field).to_bytes(2, "big") + field for field in fields)
    own = folder / "Xauthority"
    own.write_bytes(cookies + (256).to_bytes(2, "big") + local)
    os.environ["XAUTHORITY"] = str(own)


def over_time(*_):
    raise TimeoutError


def run(task, offhand, folder, output, record, manager, composes):
    application = APPLICATIONS[task.application]
    make_files(folder, {**application.files, **task.files})
    (folder / "files").mkdir(exist_ok=True)
    desktop, pages, helpers = Desktop(), Pages(), []
    managers.start(manager, desktop, folder)
    log = open(output / f"{task.name}.log", "w", encoding="utf-8")  # noqa: SIM115

    def witness():
        if len(helpers) < 2:
            helpers.append(LineProcess([PYTHON, "-B", "-m", "support.witness"], cwd=HERE.parent, stderr=log))
        return helpers[1]

    try:
        client = Client(offhand, log)
        session = Session(client, None, desktop, witness, pages, folder, task)
        if not task.launched:
            session.pid, session.window_id = start(application, task, folder, pages.url, desktop, log)
            if any("{url}" in argument for argument in task.arguments) and not wait_for(lambda: pages.last("loaded"), application.start_s, 0.1):
                raise SetUpFailed(f"the page was not loaded within {application.start_s} s")
        user = User(composes)
        helpers.append(user.process)
        session.user = user
        if not user.ask("settle", pointer=True)["focus"]:
            raise SetUpFailed("the user's window did not get the focus")
        user.ask("start")
        record.update(toolkit=application.toolkit)
        perform(task, session, record)
        wait_until = time.monotonic() + 0.6  # late consequences of the last call
        while time.monotonic() < wait_until:
            time.sleep(0.05)
        user.ask("stop")
        ended = time.monotonic()
        notes = user.ask("notes")
        session.judge_user(notes["sent"], notes["received"], notes["events"], ended)
        if composes:
            session.judge_words(notes["words"], notes["whole_words"])
        record.update(verdict=session.verdict(), foreground=session.foreground_verdict(), findings=session.findings,
                      figures=session.figures, calls=session.calls, lost=session.figures["lost_characters"])
        if record["verdict"] != "ok":
            desktop.activate(session.window_id)
            time.sleep(0.3)
            subprocess.run(["scrot", "--overwrite", str(output / f"{task.name}.png")], timeout=20, check=False, stderr=log)
            record["titles"] = desktop.titles()
        tree = "\n".join(describe(element) for element in session.shown)
        (output / f"{task.name}.tree").write_text(f"{tree}\n")
        client.close()
    except SetUpFailed as problem:
        record.update(verdict=BROKEN, findings=[{"verdict": BROKEN, "what": str(problem)}])
    finally:
        for helper in helpers:
            helper.close()
        pages.close()


def describe(element):
    words = [str(element["element_index"]), element["role"], f"\"{element['name']}\""]
    if element.get("value"):
        words.append(f"= \"{element['value'][:60]}\"")
    words += [",".join(element["states"]), "/".join(element.get("actions", [])), element.get("platform_role", "")]
    return " ".join(word for word in words if word)


def perform(task, session, record):
    signal.signal(signal.SIGALRM, over_time)
    signal.alarm(task.deadline_s)
    try:
        try:
            task.body(session)
        finally:
            session.last_look()
    except TaskOver:
        pass
    except TimeoutError:
        last = session.calls[-1] if session.calls else None
        session.found(FAILED, f"not over after {task.deadline_s} s; last call: {last and last['tool']}")
    except Exception:  # of the task itself: the run goes on, and it shows
        session.found(BROKEN, " ".join(traceback.format_exc().split())[-400:])
    finally:
        signal.alarm(0)
    record["seconds"] = round(time.monotonic() - record.pop("began"), 1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--offhand", required=True)
    parser.add_argument("--task", required=True)
    parser.add_argument("--output", required=True, type=pathlib.Path)
    parser.add_argument("--manager", default="openbox")
    parser.add_argument("--composes", action="store_true")
    options = parser.parse_args()
    task = registry.load()[options.task]
    folder = pathlib.Path(os.environ["HOME"]).parent
    name_cookie(folder)
    record = {"name": task.name, "application": task.application, "what": task.what, "began": time.monotonic(),
              "load": round(os.getloadavg()[0], 1), "manager": options.manager, "composes": options.composes}
    run(task, options.offhand, folder, options.output, record, options.manager, options.composes)
    record.pop("began", None)
    text = json.dumps(record, indent=1, ensure_ascii=False)
    (options.output / f"{task.name}.json").write_text(re.sub(r"127\.0\.0\.1:\d{4,}", "{host}", text.replace(str(folder), "{folder}")))


if __name__ == "__main__":
    main()
