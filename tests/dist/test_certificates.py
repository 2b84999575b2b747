"""Whom the program trusts over https: whoever the machine's own curl trusts. OpenSSL is linked in to serve, and its folder of
certificates, which is Debian's wherever the program runs, is never asked."""
import contextlib
import http.server
import json
import os
import pathlib
import re
import ssl
import tempfile
import threading
import unittest

from support import OFFHAND, ROOT, WORK, done


class Release(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        text = b'{"version": "999.1"}'
        self.send_response(200)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        """A client that does not trust it hangs up, which is what one of the tests wants."""


@contextlib.contextmanager
def served(certificate, key):
    """The address of a release on an https server that has this certificate."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    server = Server(("127.0.0.1", 0), Release)
    server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"https://localhost:{server.server_port}/release.json"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Certificates(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(dir=WORK)
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        cls.certificate, cls.key = cls.folder / "served.pem", cls.folder / "served.key"
        done("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-subj", "/CN=localhost",
             "-addext", "subjectAltName=DNS:localhost", "-keyout", cls.key, "-out", cls.certificate)

    def looked_up(self, address, **settings):
        plain = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy") and not name.startswith(("SSL_", "CURL_"))}
        environment = plain | {"HOME": str(self.folder), "OFFHAND_UPDATE_MANIFEST": address} | settings
        return json.loads(done(OFFHAND, "--platform", "sim:widgets", "--no-daemon", "check_for_update", "--output", "json", env=environment))

    def test_what_the_machine_trusts_is_trusted_and_nothing_else(self):
        # Where Fedora, Arch, Alpine and SUSE keep theirs is known to the curl that they ship; it reads these variables everywhere.
        with served(self.certificate, self.key) as address:
            refused = self.looked_up(address)
            self.assertFalse(refused["checked"])
            self.assertIn("certificate", refused["detail"])
            for variable in ("SSL_CERT_FILE", "CURL_CA_BUNDLE"):
                self.assertEqual(self.looked_up(address, **{variable: str(self.certificate)}).get("latest_version"), "999.1", variable)

    def test_no_source_asks_openssl_for_certificates_or_connects_by_it(self):
        asking = re.compile(r"SSL_connect|SSL_set_connect_state|TLS_client_method|TLS_method\(|set_default_verify_paths|load_verify|X509_STORE|ssl::context")
        sources = [file for folder in ("impl", "platform", "codegen") for file in (ROOT / folder).rglob("*") if file.suffix in (".h", ".cpp")]
        self.assertTrue(any("SSL_accept" in text or "SSL_set_accept_state" in text for text in map(pathlib.Path.read_text, sources)))
        self.assertEqual([str(file) for file in sources if asking.search(file.read_text())], [])


if __name__ == "__main__":
    unittest.main()
