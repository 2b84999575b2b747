"""What is in the Python wheel (https://packaging.python.org/specifications/binary-distribution-format/): the module offhand.py, beside it in
offhand.libs the shared library that it opens and the program, which the library also starts as its helper, and a command that is this program."""
import base64
import hashlib
import pathlib
import re
import shutil
import subprocess
import typing

ROOT = pathlib.Path(__file__).resolve().parent.parent
METADATA = """Metadata-Version: 2.1
Name: offhand
Version: {version}
Summary: {summary}
Home-page: {homepage}
License: MIT
Keywords: computer-use,mcp,desktop,accessibility,automation
Classifier: License :: OSI Approved :: MIT License
Classifier: Operating System :: POSIX :: Linux
Classifier: Programming Language :: Python :: 3
Requires-Python: >=3.9
Description-Content-Type: text/markdown

"""
# pip writes the path of the interpreter into the first line. The module is not imported: it would open the library.
COMMAND = """#!python
import os
import sys

for folder in sys.path:
    program = os.path.join(folder, "offhand.libs", "offhand")
    if os.path.isfile(program):
        os.execv(program, [program, *sys.argv[1:]])
sys.exit("offhand: its program is gone from offhand.libs; pip install --force-reinstall offhand")
"""


class Files(typing.NamedTuple):
    library: pathlib.Path
    program: pathlib.Path


def output_of(*words):
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def soname(library):
    return re.search(r"SONAME.*\[(.*)\]", output_of("readelf", "-dW", library))[1]


def tag(files):
    """manylinux_X_Y says which release of glibc is the oldest that has every symbol (PEP 600)."""
    symbols = "".join(output_of("objdump", "-T", file) for file in files)
    newest = max((int(major), int(minor)) for major, minor in re.findall(r"\bGLIBC_([0-9]+)\.([0-9]+)", symbols))
    return "py3-none-manylinux_{}_{}_x86_64".format(*newest)


def file_name(files, version):
    return f"offhand-{version}-{tag(files)}.whl"


def facts_folder(version):
    return f"offhand-{version}.dist-info"


def put(source, target, mode):
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(mode)


def record(folder, own):
    """Sums of all files but of itself."""
    lines = []
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        content = file.read_bytes()
        total = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{file.relative_to(folder).as_posix()},sha256={total},{len(content)}\n")
    return "".join(lines) + f"{own},,\n"


def fill(folder, files, facts, licences_and_parts):
    """`facts` are those of packaging/facts.json and the version; the last argument goes into the .dist-info, {path: text}."""
    version = facts["version"]
    put(ROOT / "impl/library/python/offhand.py", folder / "offhand.py", 0o644)
    put(files.library, folder / "offhand.libs" / files.library.name, 0o755)
    put(files.program, folder / "offhand.libs" / files.program.name, 0o755)
    command = folder / f"offhand-{version}.data/scripts/offhand"
    command.parent.mkdir(parents=True)
    command.write_text(COMMAND, encoding="utf8")
    command.chmod(0o755)
    texts = {
        "METADATA": METADATA.format(**facts) + (ROOT / "packaging/python/README.md").read_text(encoding="utf8"),
        "WHEEL": f"Wheel-Version: 1.0\nGenerator: offhand ({version})\nRoot-Is-Purelib: false\nTag: {tag(files)}\n",
        **licences_and_parts,
    }
    told = folder / facts_folder(version)
    for name, text in texts.items():
        (told / name).parent.mkdir(parents=True, exist_ok=True)
        (told / name).write_text(text, encoding="utf8")
    (told / "RECORD").write_text(record(folder, f"{told.name}/RECORD"), encoding="utf8")
