"""A page in a browser that is told what to do by a server on the loopback."""

import http.server
import json
import os
import pathlib
import queue
import subprocess
import sys
import tempfile
import threading

import model

PAGE = """<!doctype html><meta charset=utf-8><title>Mutations</title>
<div role=group aria-description=box-one id=box-one></div><div role=group aria-description=box-two id=box-two></div>
<div role=listbox aria-description=rows id=rows style="height:120px;overflow:auto"></div><script>
const all = {}
const put = (holder, place, thing) => { const part = document.getElementById(holder); part.insertBefore(thing, part.children[place] || null) }
const say = (thing, name, mark) => { thing.textContent = name; if (mark) { thing.setAttribute('aria-description', mark); all[mark] = thing } }
const what = {
  insert(holder, place, mark, name) {
    const thing = document.createElement(holder === 'rows' ? 'div' : 'button')
    if (holder === 'rows') { thing.setAttribute('role', 'option'); thing.style.height = '30px' }
    say(thing, name, mark); put(holder, place, thing) },
  remove(holder, mark) { all[mark].remove(); delete all[mark] },
  rename(mark, name) { say(all[mark], name) },
  reparent(holder, other, place, mark) { const thing = all[mark]; thing.remove(); put(other, place, thing) },
  recycle(mark, now, name) { const thing = all[mark]; delete all[mark]; say(thing, name, now) },
  scroll(part) { const list = document.getElementById('rows'); list.scrollTop = part * list.scrollHeight },
  place() {} }
async function next() {
  for (;;) {
    for (const [name, ...rest] of await (await fetch('/next', {method: 'POST'})).json()) what[name](...rest)
    await new Promise(requestAnimationFrame); await fetch('/done', {method: 'POST'})
  } }
next()</script>"""


class Window:
    def __init__(self):
        self.waiting = []
        self.batches, self.done = queue.Queue(), queue.Queue()

    def __getattr__(self, name):
        if name not in ("insert", "remove", "rename", "reparent", "recycle", "scroll", "place"):
            raise AttributeError(name)
        return lambda *arguments: self.waiting.append([name, *arguments])

    def send(self):
        self.batches.put(self.waiting)
        self.waiting = []
        self.done.get()


window = Window()


class Handler(http.server.BaseHTTPRequestHandler):
    def answer(self, body, kind):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        self.answer(PAGE.encode() if self.path == "/" else b"", "text/html")

    def do_POST(self):
        if self.path == "/done":
            window.done.put(True)
            return self.answer(b"[]", "application/json")
        self.answer(json.dumps(window.batches.get()).encode(), "application/json")

    def log_message(self, *_):
        pass


def run(command):
    """Of a folder for everything that the browser keeps and an address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory(prefix="mutations-", ignore_cleanup_errors=True) as folder:
        subprocess.Popen(command(pathlib.Path(folder), f"http://127.0.0.1:{server.server_port}/"), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                         stderr=subprocess.DEVNULL, env={**os.environ, "HOME": folder})
        mutated = model.Model(window, sys.argv[1])
        window.send()
        mutated.tell("start")
        while True:
            what = model.answer(mutated)
            window.send()
            mutated.tell(what)
