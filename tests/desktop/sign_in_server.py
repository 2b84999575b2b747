"""A site with a page that asks to let a client in and a page behind HTTP authentication, and a log of who got where.

sign_in_server.py LOG: serves on a port of its own choice, writes {"event": "serving", "port": N} first, then a line for
each request that says who somebody is or lets somebody in.
"""
import base64
import http.server
import json
import sys

ASKS = """<!doctype html><meta charset=utf-8><title>Asks</title><h1>May Album see your photos?</h1>
<form action=/allowed><button>Allow it</button></form>"""
CREDENTIALS = "Basic " + base64.b64encode(b"ada:lovelace").decode()


def main(log):
    def tell(**event):
        with open(log, "a", encoding="utf-8") as file:
            file.write(json.dumps(event) + "\n")

    class Site(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            path = self.path.partition("?")[0]
            if path == "/authorize":
                return self.page(ASKS)
            if path == "/private":
                return self.private()
            if path == "/allowed":
                tell(event="allowed")
            return self.page("<!doctype html><title>Done</title><p>Done")

        def private(self):
            said = self.headers.get("Authorization")
            tell(event="credentials" if said else "challenged", right=said == CREDENTIALS)
            if said == CREDENTIALS:
                return self.page("<!doctype html><title>Inside</title><p>Inside")
            self.send_response(401)
            self.send_header("WWW-Authenticate", 'Basic realm="Tests"')
            self.send_header("Content-Length", "0")
            self.end_headers()

        def page(self, text):
            data = text.encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site)
    tell(event="serving", port=server.server_port)
    server.serve_forever()


main(sys.argv[1])
