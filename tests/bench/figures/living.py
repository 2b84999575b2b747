"""What lives beside the calls: policy, log and limits of a call, access tokens, and news of what subscribers watch."""

import base64
import contextlib
import http.client
import json
import os
import pathlib
import select
import subprocess
import time

from figures.echo import run_client
from figures.http_transport import request
from http_support import POST_HEADERS, HttpProcess, open_session, open_stream
from support import HERE, INITIALIZE, SCENE, BenchError, LineProcess, McpClient, figure, message, summary

CALLS = 5000
NEWS = 20
PATIENCE_S = 10
SUBSCRIBERS = 100
PULSE_SECONDS = 4
PULSES = 3
AUDIENCE = "https://desk.example/mcp"
ISSUER = "https://login.example"
CLICK = {"name": "click", "arguments": {"pid": 200, "x": 30, "y": 30}}


def difference(more, less):
    """Of two summaries of the same run."""
    return {"rounds": more["rounds"], **{key: round(more[key] - less[key], 3) for key in ("median", "p95", "min")}}


def policy(tools):
    """The same click on the simulated desktop, with nothing to keep to and with all there is."""
    with tools.scratch() as scratch:
        script, log = pathlib.Path(scratch, "script"), pathlib.Path(scratch, "audit.jsonl")
        script.write_bytes(message("initialize", INITIALIZE) + message("notifications/initialized", identifier=None) + message("tools/call", CLICK))
        strict = ["env", "OFFHAND_SECURITY_MODE=safe", f"OFFHAND_AUDIT_LOG={log}", "OFFHAND_RATE_LIMIT_PER_SECOND=100000",
                  "OFFHAND_RATE_LIMIT_PER_MINUTE=1000000", 'OFFHAND_DENIED_APPLICATIONS=["no-such-application"]']
        server = tools.mcp(platform=SCENE)
        results = run_client(tools, ["echo", "--pin", "--calls", CALLS], [("strict", script, *strict, *server), ("free", script, *server)])
        written = sum(1 for file in (log, log.with_name(log.name + ".1")) if file.exists() for _ in file.open())
        if written < CALLS:
            raise BenchError(f"the log has {written} lines of {CALLS} calls")
        return figure("policy", "what policy, log and limits add to a call: mode safe, a log, both limits, a denied application", "us",
                      difference(results["strict"], results["free"]), results["free"], names={"floor": "the call without any of them"})


def encoded(data):
    return base64.urlsafe_b64encode(data if isinstance(data, bytes) else json.dumps(data).encode()).rstrip(b"=").decode()


def openssl(*words, data=None):
    return subprocess.run(["openssl", *words], input=data, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True).stdout


def access_token(folder):
    """A token of a key that was just made, and the file with that key's public half."""
    key, keys = folder / "key.pem", folder / "keys.json"
    key.write_bytes(openssl("genrsa", "2048"))
    modulus = bytes.fromhex(openssl("rsa", "-in", str(key), "-noout", "-modulus").decode().strip().split("=")[1])
    keys.write_text(json.dumps({"keys": [{"kty": "RSA", "kid": "bench", "alg": "RS256", "use": "sig", "n": encoded(modulus), "e": "AQAB"}]}))
    claims = {"iss": ISSUER, "aud": AUDIENCE, "sub": "bench", "exp": int(time.time()) + 3600, "scope": "act"}
    signed = f"{encoded({'alg': 'RS256', 'kid': 'bench', 'typ': 'at+jwt'})}.{encoded(claims)}"
    return f"{signed}.{encoded(openssl('dgst', '-sha256', '-sign', str(key), data=signed.encode()))}", keys


def tokens(tools):
    """A request of 2026-07-28 with an access token, beside one with the token of a file."""
    with tools.scratch() as scratch, contextlib.ExitStack() as stack:
        folder = pathlib.Path(scratch)
        token, keys = access_token(folder)
        secret = folder / "token"
        secret.write_text("0123456789abcdef" * 4)
        secret.chmod(0o600)
        settings = {"access": ["/usr/bin/env", f"OFFHAND_HTTP_OAUTH_ISSUER={ISSUER}", f"OFFHAND_HTTP_OAUTH_AUDIENCE={AUDIENCE}", f"OFFHAND_HTTP_OAUTH_KEYS={keys}"],
                    "secret": ["/usr/bin/env", f"OFFHAND_HTTP_TOKEN_FILE={secret}"]}
        bearers = {"access": token, "secret": secret.read_text()}
        targets = []
        for name, words in settings.items():
            server = stack.enter_context(HttpProcess(lambda port, words=words: [*words, *tools.mcp(platform=SCENE, port=port)], pinned=True))
            (folder / name).mkdir()
            plain = request("modern", server.port)
            (folder / name / "0").write_bytes(plain.replace(b"\r\n", f"\r\nAuthorization: Bearer {bearers[name]}\r\n".encode(), 1))
            targets.append((name, folder / name, server.port))
        results = run_client(tools, ["http-echo", "--pin", "--calls", CALLS], targets)
        return figure("access_token", "what a signed access token (RS256) adds to a request over HTTP", "us", difference(results["access"], results["secret"]),
                      results["secret"], names={"floor": "the request with the token of a file"})


class TellingWindow(LineProcess):
    def __init__(self):
        super().__init__(["/usr/bin/python3", str(HERE / "programs" / "telling_window.py")])

    def does(self, word):
        return self.exchange(word.encode() + b"\n")[0].decode().strip()


def await_window(client, pid):
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        if client.tool("list_windows", pid=pid)[0]["structuredContent"]["windows"]:
            return
        time.sleep(0.05)
    raise BenchError("the telling window did not come")


def drain(stream):
    """Leaves out what was sent by now, in the pipe and read ahead."""
    os.set_blocking(stream.fileno(), False)
    stream.read()
    os.set_blocking(stream.fileno(), True)


def news(tools):
    """From the change in the application until a subscriber has read that there is news."""
    with TellingWindow() as window, McpClient(tools) as client:
        await_window(client, window.pid)
        # Before this message a client is told nothing on its own.
        client.process.stdin.write(message("notifications/initialized", identifier=None))
        client.request("resources/subscribe", {"uri": f"offhand://app/{window.pid}/events"})
        samples = []
        for _ in range(NEWS + 2):
            time.sleep(0.5)
            # One change is several events, of which several notifications may tell; those of the last change are no news.
            drain(client.process.stdout)
            changed = int(window.does("change"))
            if not select.select([client.process.stdout], [], [], PATIENCE_S)[0]:
                raise BenchError(f"no news within {PATIENCE_S} s")
            line = json.loads(client.process.stdout.readline())
            samples.append((time.monotonic_ns() - changed) / 1e6)
            if line.get("method") != "notifications/resources/updated":
                raise BenchError(f"not news: {line}")
        return figure("news", "from a change in a GTK 3 application until a subscriber to its events has the notification", "ms", summary(samples[2:]))


def processor_ms(pid):
    return sum(int((task / "schedstat").read_text().split()[0]) / 1e6 for task in pathlib.Path(f"/proc/{pid}/task").iterdir())


def share(pids):
    """Percent of a core that each takes for a while."""
    before, begin = [processor_ms(pid) for pid in pids], time.monotonic()
    time.sleep(PULSE_SECONDS)
    elapsed = 1000 * (time.monotonic() - begin)
    return [100 * (processor_ms(pid) - spent) / elapsed for pid, spent in zip(pids, before)]


def subscribe(port, headers, uri):
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", port, timeout=30)) as connection:
        connection.request("POST", "/mcp", message("resources/subscribe", {"uri": uri}), {**POST_HEADERS, **headers})
        answer = connection.getresponse().read()
    if b'"error"' in answer or b'"result"' not in answer:
        raise BenchError(f"no subscription: {answer[:500].decode()}")


def subscriptions(tools):
    """Each subscriber a session of its own, with its stream; they watch the tree, the state and the events of a window that pulses."""
    with TellingWindow() as window, HttpProcess(lambda port: tools.mcp(port=port)) as server, contextlib.ExitStack() as stack:
        with McpClient(tools) as client:
            await_window(client, window.pid)
        window.does("pulse")
        pids = (server.process.pid, window.pid)
        alone = [share(pids) for _ in range(PULSES)]
        for number in range(SUBSCRIBERS):
            headers = open_session(server.port)
            stack.enter_context(open_stream(server.port, headers))
            subscribe(server.port, headers, f"offhand://app/{window.pid}/{('tree', 'state', 'events')[number % 3]}")
        watched = [share(pids) for _ in range(PULSES)]
        window.does("rest")
        return [figure("subscriptions", f"of a core, {SUBSCRIBERS} subscriptions on a window that pulses", "%", summary([each[0] for each in watched]),
                       summary([each[0] for each in alone]), names={"floor": "the same server with no subscriber"}),
                figure("subscriptions_application", "of a core, that window's application meanwhile", "%", summary([each[1] for each in watched]),
                       summary([each[1] for each in alone]), names={"floor": "with no subscriber"})]


def measure(tools):
    return [news(tools), *subscriptions(tools), policy(tools), tokens(tools)]
