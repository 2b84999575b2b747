"""The pages that browsers show, served on loopback. What a page sees happen to it, it reports to us: that is the outside oracle."""

import email.parser
import email.policy
import http.server
import json
import pathlib
import threading
import time

PAGES = pathlib.Path(__file__).resolve().parent.parent / "pages"


def fields_of(content_type, body):
    """What a form was sent with: each name with its values, of a file its name and what is in it."""
    message = email.parser.BytesParser(policy=email.policy.HTTP).parsebytes(b"Content-Type: " + content_type.encode() + b"\r\n\r\n" + body)
    fields = {}
    for part in message.iter_parts():
        value = part.get_payload(decode=True).decode()
        file = part.get_filename()
        fields.setdefault(part.get_param("name", header="content-disposition"), []).append(value if file is None else [file, value])
    return fields


class Pages:
    def __init__(self, folder=PAGES):
        self.reports, self.forms, self.lock = [], [], threading.Lock()
        pages = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                path = folder / self.path.split("?")[0].strip("/")
                if path.parent == folder and path.is_file():
                    kind = "text/javascript" if path.suffix == ".js" else "text/html"
                    self.reply(200, path.read_bytes(), f"{kind}; charset=utf-8")
                else:
                    self.reply(404, b"")

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                if self.headers["Content-Type"].startswith("multipart/form-data"):
                    with pages.lock:
                        pages.forms.append(fields_of(self.headers["Content-Type"], body))
                    return self.reply(200, b"<!doctype html><title>Received</title><p>Received.", "text/html")
                with pages.lock:
                    pages.take(json.loads(body))
                return self.reply(204, b"")

            def reply(self, status, body, kind="text/plain"):
                self.send_response(status)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        class Server(http.server.ThreadingHTTPServer):
            request_queue_size = 128  # a page may report several things at once

        self.server = Server(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def take(self, body):
        """A page may tell the same twice."""
        if all((report["loaded"], report["number"]) != (body["loaded"], body["number"]) for report in self.reports):
            self.reports.append({**body, "arrived": time.monotonic()})
            self.reports.sort(key=lambda report: (report["loaded"], report["number"]))

    def all(self, what, **fields):
        """The reports of a kind, in order."""
        with self.lock:
            return [report for report in self.reports
                    if report["what"] == what and all(report.get(key) == value for key, value in fields.items())]

    def last(self, what, **fields):
        found = self.all(what, **fields)
        return found[-1] if found else None

    def sent_form(self):
        """The last form that was sent by the browser itself."""
        with self.lock:
            return self.forms[-1] if self.forms else None

    def count(self):
        with self.lock:
            return len(self.reports)

    def since(self, count):
        """The reports that came after so many others, in the order in which they were sent."""
        with self.lock:
            late = sorted(self.reports, key=lambda report: report["arrived"])[count:]
        return sorted(late, key=lambda report: (report["loaded"], report["number"]))

    def close(self):
        self.server.shutdown()
