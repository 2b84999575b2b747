"""What is compared: windows of applications that nobody here wrote, and pages of known sizes."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Subject:
    name: str
    application: str
    arguments: tuple = ()
    files: dict = dataclasses.field(default_factory=dict)
    # What its title holds once it is there, and how many nodes it has at least.
    title: str = ""
    at_least: int = 10
    # Whether windows and its pictures are compared, too: where nothing moves all the time.
    pictures: bool = False
    # Part of `make test`.
    quick: bool = False


SUBJECTS = {}


def add(name, application=None, **more):
    SUBJECTS[name] = Subject(name, application or name, **more)


def page(nodes):
    """Sections of everything that a page may hold, until it has about so many nodes."""
    section = ("<section aria-label='Part {n}'><h2>Part {n}</h2><p>Some words, <a href='#{n}'>a link {n}</a> and <b>bold</b> ones.</p>"
               "<button>Button {n}</button><label>Name {n} <input value='v{n}'></label><label><input type=checkbox checked>Box {n}</label>"
               "<select aria-label='Choice {n}'><option>one<option selected>two</select><input type=range aria-label='Slider {n}' value=30>"
               "<ul><li>first<li>second</ul><div role=tab aria-selected=true>Tab {n}</div><button disabled>Off {n}</button></section>")
    in_section = 34
    parts = "".join(section.format(n=n) for n in range(max(nodes // in_section, 1)))
    return f"<!doctype html><html lang=en><meta charset=utf-8><title>Page of {nodes}</title><body>{parts}"


add("gtk3-widget-factory", quick=True)
add("gtk4-widget-factory")
add("gnome-calculator", pictures=True, quick=True)
add("gnome-text-editor")
add("mousepad", pictures=True)
add("thunar")
add("designer")
add("featherpad", pictures=True, quick=True)
add("kcalc", pictures=True)
add("calc")
add("writer")
add("firefox", arguments=("{folder}/page.html",), files={"page.html": page(100)}, title="Page of 100", at_least=100)
for size in (100, 2000, 10000):
    add(f"chromium-{size}", "chromium", arguments=("{folder}/page.html",), files={"page.html": page(size)}, title=f"Page of {size}", at_least=size // 2)
