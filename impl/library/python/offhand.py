"""Offhand for Python: sees and operates desktop applications, in the words of the Computer Use Protocol.

    import offhand
    with offhand.Session() as session:
        print(session.capture())
        session.execute("e14", "click")

One file over the C interface of liboffhand (offhand/offhand.h), with nothing but the standard library. Structures are
what json.loads() makes of them. A function that fails raises offhand.Error, with its code and the next useful step.
Every function may be called by several threads at once.
"""

import ctypes
import json
import pathlib

SONAME = "liboffhand.so.0.1"


class Error(Exception):
    """Why a call failed: `code` for programs, the message as str(), `hint` for the next useful step."""

    def __init__(self, code, message, hint):
        super().__init__(message)
        self.code = code
        self.hint = hint


class _Rectangle(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int64) for name in "xywh"]


def _load():
    # offhand.libs/liboffhand.so.0.1 of a Python package, else lib/liboffhand.so.0.1 of a prefix with this file in
    # share/offhand/python, else where the loader finds it.
    folders = pathlib.Path(__file__).resolve().parents
    prefix = folders[3] if len(folders) > 3 else pathlib.Path("/")
    beside = [folders[0] / "offhand.libs" / SONAME, *sorted(prefix.glob(f"lib*/{SONAME}")), *sorted(prefix.glob(f"lib/*/{SONAME}"))]
    library = ctypes.CDLL(next((str(file) for file in beside if file.is_file()), SONAME))
    handle, text = ctypes.c_void_p, ctypes.c_char_p
    place = ctypes.POINTER(ctypes.c_void_p)
    library.offhand_version.restype = text
    for member in ("code", "message", "hint"):
        function = getattr(library, f"offhand_error_{member}")
        function.argtypes, function.restype = [handle], text
    for name in ("error", "text", "bytes", "session"):
        function = getattr(library, f"offhand_{name}_free")
        function.argtypes, function.restype = [handle], None
    for name, arguments in {
        "session_create": [text, place], "capture": [handle, text, place], "capture_compact": [handle, text, place],
        "execute": [handle, text, text, text, place], "press_keys": [handle, text, place], "launch_app": [handle, text, place],
        "find_elements": [handle, text, place], "batch_execute": [handle, text, place],
        "screenshot": [handle, ctypes.POINTER(_Rectangle), place, ctypes.POINTER(ctypes.c_size_t)],
        "get_tree": [place], "get_foreground_tree": [place], "get_compact": [place], "get_foreground_compact": [place],
        "get_overview": [place], "format": [text, text, place], "parse": [text, place], "search": [text, text, place],
        "validate": [text, place],
    }.items():
        function = getattr(library, f"offhand_{name}")
        function.argtypes, function.restype = [*arguments, place], ctypes.c_int
    return library


_library = _load()


def _utf8(text):
    # A lone surrogate has no UTF-8; what Python makes of it with this is refused by the library, with its place.
    return text if isinstance(text, (bytes, type(None))) else text.encode("utf-8", "surrogatepass")


def _json(value):
    return json.dumps(value).encode()


def _given(**members):
    return {name: value for name, value in members.items() if value is not None}


def _check(status, error):
    if status == 0:
        return
    words = [getattr(_library, f"offhand_error_{member}")(error).decode() if error else "" for member in ("code", "message", "hint")]
    _library.offhand_error_free(error)
    raise Error(*words)


def _text(function, *arguments):
    """The text that a function returns through its last place but one."""
    text, error = ctypes.c_void_p(), ctypes.c_void_p()
    _check(getattr(_library, f"offhand_{function}")(*arguments, ctypes.byref(text), ctypes.byref(error)), error)
    try:
        return ctypes.string_at(text.value).decode()
    finally:
        _library.offhand_text_free(text)


def version():
    return _library.offhand_version().decode()


class Session:
    """Remembers its latest capture, whose ids its actions and searches refer to."""

    def __init__(self, platform="", endpoint="", helper=""):
        self._handle = ctypes.c_void_p()
        error = ctypes.c_void_p()
        options = _json({"platform": platform, "endpoint": endpoint, "helper": helper})
        _check(_library.offhand_session_create(options, ctypes.byref(self._handle), ctypes.byref(error)), error)

    def close(self):
        """Calls after this raise Error with the code null_argument."""
        _library.offhand_session_free(self._handle)
        self._handle = ctypes.c_void_p()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def __del__(self):
        if getattr(self, "_handle", None):
            self.close()

    def capture(self, scope="foreground", app="", max_depth=999, compact=True, detail="standard", dialect="long", max_chars=40000):
        """Compact text, or with compact=False the envelope as a dict, whose tree is whole whatever detail says."""
        options = {"scope": scope, "app": app, "max_depth": max_depth}
        if not compact:
            return json.loads(_text("capture", self._handle, _json(options)))
        return _text("capture_compact", self._handle, _json(options | {"detail": detail, "dialect": dialect, "max_chars": max_chars}))

    def execute(self, element_id, action, value=None, direction=None):
        """{"success", "message", "evidence"}."""
        parameters = _json(_given(value=value, direction=direction))
        return json.loads(_text("execute", self._handle, _utf8(element_id), _utf8(action), parameters))

    def press_keys(self, combination):
        return json.loads(_text("press_keys", self._handle, _utf8(combination)))

    def launch_app(self, name):
        return json.loads(_text("launch_app", self._handle, _utf8(name)))

    def find_elements(self, query=None, role=None, name=None, state=None, limit=10, threshold=None):
        """Nodes without children, best first."""
        wanted = _given(query=query, role=role, name=name, state=state, limit=limit, threshold=threshold)
        return [found["node"] for found in json.loads(_text("find_elements", self._handle, _json(wanted)))]

    def batch_execute(self, steps):
        """Results up to the first failure, which is the last of them then."""
        return json.loads(_text("batch_execute", self._handle, _json(steps)))

    def screenshot(self, region=None):
        """The bytes of a PNG. `region`: (x, y, w, h) in physical pixels of the screen."""
        png, size, error = ctypes.c_void_p(), ctypes.c_size_t(), ctypes.c_void_p()
        part = ctypes.byref(_Rectangle(*region)) if region else None
        _check(_library.offhand_screenshot(self._handle, part, ctypes.byref(png), ctypes.byref(size), ctypes.byref(error)), error)
        try:
            return ctypes.string_at(png.value, size.value)
        finally:
            _library.offhand_bytes_free(png)


def get_tree():
    """All windows, as an envelope."""
    return json.loads(_text("get_tree"))


def get_foreground_tree():
    """The active window, as an envelope."""
    return json.loads(_text("get_foreground_tree"))


def get_compact():
    """All windows, as compact text."""
    return _text("get_compact")


def get_foreground_compact():
    """The active window, as compact text."""
    return _text("get_foreground_compact")


def get_overview():
    """The list of windows, as text."""
    return _text("get_overview")


def format_envelope(envelope, detail="standard", dialect="long", max_chars=40000):
    """An envelope (a dict) as compact text."""
    return _text("format", _json(envelope), _json({"detail": detail, "dialect": dialect, "max_chars": max_chars}))


def parse(text):
    """Compact text as an envelope."""
    return json.loads(_text("parse", _utf8(text)))


def search(tree, query=None, role=None, name=None, state=None, limit=10, threshold=None):
    """[{"node", "score"}] of an envelope or a list of nodes, best first."""
    wanted = _given(query=query, role=role, name=name, state=state, limit=limit, threshold=threshold)
    return json.loads(_text("search", _json(tree), _json(wanted)))


def validate(envelope):
    """[{"pointer", "message"}]: every rule of the protocol that it breaks."""
    return json.loads(_text("validate", _json(envelope)))
