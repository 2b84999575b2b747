#!/usr/bin/env python3
"""Makes the site of the documentation: plain HTML from docs/guide, docs/reference and docs/design, rendered by cmark-gfm.
Usage: build.py OUTPUT"""
import html
import json
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys

SITE = pathlib.Path(__file__).resolve().parent
DOCS = SITE.parent
# What a reader with something to do looks for first.
TASKS = ("guide/gallery", "guide/task-")
SECTIONS = [("Tasks", TASKS), ("Guides", "guide"), ("Clients", "reference/clients"), ("Coming from", "reference/coming-from"), ("Reference", "reference"), ("Tools", "reference/tools"), ("Design", "design")]


def anchor_of(heading):
    """As the links of the Markdown files have it: small letters, hyphens for spaces, other punctuation dropped."""
    return "".join("-" if c == " " else c.lower() for c in heading if c.isalnum() or c in " -_")


def plain(markup):
    return html.unescape(re.sub(r"<[^>]+>", "", markup))


def rendered(file):
    command = ["cmark-gfm", "--unsafe", "-e", "table", "-e", "autolink", "-e", "strikethrough", file]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def with_anchors(body):
    return re.sub(r"<h([1-6])>(.*?)</h\1>", lambda m: f'<h{m[1]} id="{anchor_of(plain(m[2]))}">{m[2]}</h{m[1]}>', body, flags=re.DOTALL)


def page_of(file):
    return file.relative_to(DOCS).with_suffix(".html").as_posix()


def with_links(body, file, page, pages):
    """Links to Markdown lead to its page; what is no part of the site is named without a link."""
    def place_of(target):
        there = (file.parent / target).resolve()
        if not there.is_file() or not there.is_relative_to(DOCS) or (there.suffix == ".md" and there not in pages):
            return None
        relative = there.relative_to(DOCS).as_posix()
        return os.path.relpath(relative.removesuffix(".md") + ".html" if there in pages else relative, pathlib.Path(page).parent)

    def link(match):
        target, _, anchor = match[1].partition("#")
        if "://" in target or not target:
            return match[0]
        place = place_of(target)
        if place is None:
            return f"<span>{match[2]}</span>"
        return f'<a href="{place}{"#" + anchor if anchor else ""}">{match[2]}</a>'

    def image(match):
        source, alt = place_of(match[1]), match[2]
        shown = f'<img src="{source}" alt="{alt}"{size_of(file.parent / match[1])}>'
        if not source.endswith(".gif"):
            return shown
        # Whoever wants nothing to move sees how it ends.
        return f'<picture><source media="(prefers-reduced-motion: reduce)" srcset="{source.removesuffix(".gif")}-end.png">{shown}</picture>'

    body = re.sub(r'<a href="([^"]*)">(.*?)</a>', link, body, flags=re.DOTALL)
    return re.sub(r'<img src="([^"]*)" alt="([^"]*)" />', image, body)


def size_of(picture):
    """So that the text below it stays where it is when the picture arrives."""
    head = picture.read_bytes()[:24]
    width, height = struct.unpack("<HH", head[6:10]) if head.startswith(b"GIF8") else struct.unpack(">II", head[16:24])
    return f' width="{width}" height="{height}"'


def with_labels(body):
    """Each cell carries its column's title: a narrow screen shows a row as a list."""
    def table(match):
        titles = [plain(title) for title in re.findall(r"<th[^>]*>(.*?)</th>", match[0], re.DOTALL)]

        def row(found):
            cells = iter(titles)
            return re.sub(r"<td", lambda _: f'<td data-label="{html.escape(next(cells, ""))}"', found[0])

        return '<div class="table">' + re.sub(r"<tr>.*?</tr>", row, match[0], flags=re.DOTALL) + "</div>"

    return re.sub(r"<table>.*?</table>", table, body, flags=re.DOTALL)


def with_gallery(body):
    """Side by side where there is room: each heading with its picture and what it says."""
    first, *rest = re.split(r"(?=<h2)", body)
    return first + '<div class="gallery">' + "".join(f"<section>{part}</section>" for part in rest) + "</div>"


def title_of(body, file):
    heading = re.search(r"<h1[^>]*>(.*?)</h1>", body, re.DOTALL)
    return plain(heading[1]) if heading else file.stem


def menu(current, titles):
    root = "../" * current.count("/")
    out = []
    for section, folder in SECTIONS:
        inside = [page for page in titles if page.startswith(folder if folder == TASKS else folder + "/")]
        if folder == "guide":
            inside = [page for page in inside if not page.startswith(TASKS)]
        if folder == "reference":
            inside = [page for page in inside if page.count("/") == 1]
        if not inside:
            continue
        out.append(f"<h2>{section}</h2><ul>")
        for page in sorted(inside, key=lambda page: (page != "guide/gallery.html", titles[page].lower())):
            here = ' aria-current="page"' if page == current else ""
            name = titles[page].removeprefix("Task: ")
            out.append(f'<li><a href="{root}{page}"{here}>{html.escape(name[0].upper() + name[1:])}</a></li>')
        out.append("</ul>")
    return "\n".join(out)


def index_entries(page, title, body):
    """One for the page and one for each heading, with the text below it."""
    parts = re.split(r'<h([1-6]) id="([^"]*)">(.*?)</h\1>', body, flags=re.DOTALL)
    yield {"page": page, "title": title, "of": page.removesuffix(".html"), "text": " ".join(plain(parts[0]).split())}
    for level, anchor, heading, text in zip(parts[1::4], parts[2::4], parts[3::4], parts[4::4]):
        name = title if level == "1" else plain(heading)
        yield {"page": page if level == "1" else f"{page}#{anchor}", "title": name, "of": title, "text": " ".join(plain(text).split())[:1500]}


def build(output):
    shutil.rmtree(output, ignore_errors=True)
    files = [SITE / "index.md", *sorted(file for folder in ("guide", "reference", "design") for file in (DOCS / folder).rglob("*.md"))]
    pages = {file.resolve() for file in files[1:]}
    where = {file: "index.html" if file.parent == SITE else page_of(file) for file in files}
    bodies = {file: with_anchors(with_links(rendered(file), file, where[file], pages)) for file in files}
    titles = {where[file]: title_of(bodies[file], file) for file in files}
    frame = (SITE / "page.html").read_text()
    index = []
    for file in files:
        page, body = where[file], with_labels(bodies[file])
        if file.stem == "gallery":
            body = with_gallery(body)
        index += index_entries(page, titles[page], bodies[file])
        title = titles[page] if page == "index.html" else f"{titles[page]} · Offhand"
        parts = {"title": html.escape(title), "root": "../" * page.count("/"), "menu": menu(page, titles), "content": body}
        text = re.sub("@(title|root|menu|content)@", lambda m: parts[m[1]], frame)
        (output / page).parent.mkdir(parents=True, exist_ok=True)
        (output / page).write_text(text)
    entries = [entry for entry in index if entry["text"] or "#" not in entry["page"]]
    (output / "search-index.js").write_text("const searchIndex = " + json.dumps(entries, ensure_ascii=False) + ";\n")
    for name in ("style.css", "site.js"):
        shutil.copy(SITE / name, output / name)
    # What pages show or link besides pages.
    for file in DOCS.rglob("*"):
        if file.suffix in (".png", ".gif", ".json", ".c", ".cpp", ".py") and SITE not in file.parents:
            (output / file.relative_to(DOCS)).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, output / file.relative_to(DOCS))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    build(pathlib.Path(sys.argv[1]))
