"""A Chromium without a screen, driven over a pipe: no port, no library."""
import base64
import json
import os
import select
import subprocess
import time

from support import PATIENCE_S


class Headless:
    """One page. Of what it asks for and what it complains about, `requests` and `complaints` are kept."""

    def __init__(self, profile, width, height):
        to_browser, self.write_end = os.pipe()
        self.read_end, from_browser = os.pipe()
        words = ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
                 "--disable-component-update", "--host-resolver-rules=MAP * ~NOTFOUND", "--remote-debugging-pipe", f"--user-data-dir={profile}"]
        # The protocol's pipes are descriptors 3 and 4, whatever numbers they have here.
        shell = f'exec 3<&{to_browser} 4>&{from_browser}; exec "$@"'
        self.browser = subprocess.Popen(["bash", "-c", shell, "bash", *words], pass_fds=(to_browser, from_browser),
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.held, self.count, self.session = b"", 0, None
        self.requests, self.complaints, self.events = [], [], set()
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Network", "Log", "Runtime"):
            self.ask(domain + ".enable")
        self.ask("Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=0, uploadThroughput=0)
        self.show_at(width, height)

    def show_at(self, width, height, scheme="light"):
        """From now on the page has this size in pixels, and its user prefers light or dark colours."""
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def close(self):
        os.close(self.write_end)  # which ends it
        try:
            self.browser.wait(timeout=PATIENCE_S)
        finally:
            self.browser.kill()
            os.close(self.read_end)

    def ask(self, method, **params):
        self.count += 1
        message = {"id": self.count, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.write_end, json.dumps(message).encode() + b"\0")
        while True:
            said = self.next_message()
            if said.get("id") == self.count:
                assert "error" not in said, (method, said["error"])
                return said["result"]

    def next_message(self):
        deadline = time.monotonic() + PATIENCE_S
        while b"\0" not in self.held:
            ready, _, _ = select.select([self.read_end], [], [], max(0, deadline - time.monotonic()))
            assert ready, "the browser says nothing"
            some = os.read(self.read_end, 1 << 20)
            assert some, "the browser is gone"
            self.held += some
        text, self.held = self.held.split(b"\0", 1)
        said = json.loads(text)
        self.take_event(said.get("method"), said.get("params", {}))
        return said

    def take_event(self, name, params):
        self.events.add(name)
        if name == "Network.requestWillBeSent":
            self.requests.append(params["request"]["url"])
        elif name == "Log.entryAdded":
            self.complaints.append(params["entry"]["text"])
        elif name == "Runtime.exceptionThrown":
            self.complaints.append(params["exceptionDetails"]["text"])
        elif name == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning", "assert"):
            self.complaints.append(str(params["args"]))

    def open(self, address):
        self.events.clear()
        self.ask("Page.navigate", url=address)
        while "Page.loadEventFired" not in self.events:
            self.next_message()

    def value(self, javascript):
        done = self.ask("Runtime.evaluate", expression=javascript, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in done, done["exceptionDetails"]
        return done["result"].get("value")

    def picture(self, **clip):
        """Of the whole page, or of a part of it, as PNG."""
        more = {"clip": {**clip, "scale": 1}} if clip else {}
        return base64.b64decode(self.ask("Page.captureScreenshot", format="png", captureBeyondViewport=True, **more)["data"])
