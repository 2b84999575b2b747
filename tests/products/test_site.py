"""The site of the documentation: every link leads somewhere, nothing is asked of another machine, and it fits a phone."""
import html.parser
import itertools
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

from headless import Headless
from support import PATIENCE_S, ROOT

# What the page itself says about its width and its search, once at a phone's width and once at a desktop's.
PROBE = """<script>
addEventListener("load", () => {
  const field = document.getElementById("search");
  field.value = "element_token";
  field.dispatchEvent(new Event("input"));
  const found = [...document.querySelectorAll("#found a")].map((link) => link.getAttribute("href"));
  const too_wide = document.documentElement.scrollWidth > innerWidth;
  parent.postMessage({ width: innerWidth, found, too_wide, menu: document.getElementById("menu").open }, "*");
});
</script>"""
# How wide a page would like to be, and how well its text can be read (the contrast of WCAG, of which 7 is its best grade).
LOOK = """(() => {
  const light = (color) => {
    const parts = color.match(/[0-9.]+/g).slice(0, 3).map((part) => part / 255).map((c) => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
  };
  const style = getComputedStyle(document.body);
  const behind = style.backgroundColor === "rgba(0, 0, 0, 0)" ? getComputedStyle(document.documentElement).backgroundColor : style.backgroundColor;
  const [low, high] = [light(style.color), light(behind)].sort((a, b) => a - b);
  return { width: innerWidth, needs: document.documentElement.scrollWidth, contrast: (high + 0.05) / (low + 0.05), dark: light(behind) < 0.2 };
})()"""
OUTER = """<!doctype html><body><iframe src="probe.html" width="390" height="800"></iframe><iframe src="probe.html" width="1280" height="800"></iframe>
<pre id="said"></pre><script>addEventListener("message", (event) => { said.textContent += "said:" + JSON.stringify(event.data) + "\\n"; });</script>"""


class Page(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.links, self.loads, self.ids = [], [], set()
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        self.ids.add(attributes.get("id"))
        if tag == "a":
            self.links.append(attributes["href"])
        elif tag in ("script", "img", "link", "iframe", "source"):
            self.loads.append(attributes.get("src") or attributes.get("srcset") or attributes.get("href"))


class Site(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.root = pathlib.Path(cls.folder.name)
        subprocess.run([sys.executable, ROOT / "docs/site/build.py", cls.root / "site"], check=True, timeout=PATIENCE_S)
        cls.root /= "site"
        cls.pages = {file: Page(file.read_text()) for file in cls.root.rglob("*.html")}

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def test_every_page_is_there(self):
        sources = [file for folder in ("guide", "reference", "design") for file in (ROOT / "docs" / folder).rglob("*.md")]
        self.assertEqual(len(self.pages), len(sources) + 1)

    def test_links_lead_somewhere(self):
        for file, page in self.pages.items():
            for link in page.links:
                if "://" in link:
                    continue
                target, _, anchor = link.partition("#")
                there = (file.parent / target).resolve() if target else file
                with self.subTest(page=file.name, link=link):
                    self.assertTrue(there.is_file())
                    if anchor:
                        self.assertIn(anchor, self.pages[there].ids)

    def test_nothing_is_loaded_from_elsewhere(self):
        for file, page in self.pages.items():
            for load in page.loads:
                with self.subTest(page=file.name, load=load):
                    self.assertNotIn(":", load)
                    self.assertTrue((file.parent / load).resolve().is_file())
        self.assertNotRegex((self.root / "style.css").read_text(), r"url\(|@import")
        self.assertNotRegex((self.root / "site.js").read_text(), r"fetch|XMLHttpRequest|https?:")

    def test_the_start_page_is_light_and_shows_the_film(self):
        page = self.pages[self.root / "index.html"]
        size = {load: (self.root / load).stat().st_size for load in page.loads}
        film = "pictures/film.gif"
        self.assertLess(size.pop(film), 1_500_000)
        del size["pictures/film-end.png"]  # which is shown instead of it
        self.assertLess((self.root / "index.html").stat().st_size + sum(size.values()), 1_000_000)

    def test_the_gallery_has_a_picture_of_every_task(self):
        gallery = self.pages[self.root / "guide/gallery.html"]
        for task in (ROOT / "docs/guide").glob("task-*.md"):
            self.assertIn(task.stem + ".html", gallery.links)
            self.assertIn(f"../pictures/{task.stem}.png", gallery.loads)
            self.assertRegex(task.read_text(), rf"```sh(?: needs=\w+)? picture={task.stem}\n", "the picture is of the commands on the page")

    def test_search_leads_to_pages(self):
        entries = re.findall(r'"page": "([^"]+)"', (self.root / "search-index.js").read_text())
        self.assertGreater(len(entries), 100)
        for entry in entries:
            page, _, anchor = entry.partition("#")
            self.assertTrue(not anchor or anchor in self.pages[self.root / page].ids, entry)

    def test_every_page_fits_in_every_light_and_asks_nobody(self):
        with tempfile.TemporaryDirectory() as profile:
            browser = Headless(profile, 1280, 800)
            try:
                for file in self.pages:
                    browser.open(f"file://{file}")
                    self.look_at(browser, file)
            finally:
                browser.close()
        elsewhere = [address for address in browser.requests if not address.startswith((f"file://{self.root}/", "data:", "about:"))]
        self.assertEqual(elsewhere, [], "the browser was made to ask for it")
        self.assertGreater(len(browser.requests), len(self.pages))
        self.assertEqual(browser.complaints, [])

    def look_at(self, browser, file):
        """One load serves every size and light: the page has no script that looks at either when it is loaded."""
        for width, scheme in itertools.product((360, 1400), ("light", "dark")):
            browser.show_at(width, 800, scheme)
            seen = browser.value(LOOK)
            with self.subTest(page=str(file.relative_to(self.root)), width=width, scheme=scheme):
                self.assertEqual(seen["width"], width)
                self.assertLessEqual(seen["needs"], width, "it has to be scrolled sideways")
                self.assertGreater(seen["contrast"], 7, "text against what lies behind it")
                self.assertEqual(seen["dark"], scheme == "dark")

    def test_fits_phone_and_desktop_and_finds(self):
        page = (self.root / "reference/tools/desktop/click.html").read_text()
        folder = self.root / "reference/tools/desktop"
        (folder / "probe.html").write_text(page.replace("</body>", PROBE + "</body>"))
        (folder / "outer.html").write_text(OUTER)
        shown = subprocess.run(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={self.folder.name}/profile",
             "--virtual-time-budget=5000", "--window-size=1400,1700", "--dump-dom", f"file://{folder}/outer.html"],
            capture_output=True, text=True, timeout=2 * PATIENCE_S, check=True).stdout
        said = [line for line in shown.splitlines() if "said:{" in line]
        self.assertEqual(len(said), 2, shown)
        for line in said:
            self.assertIn('"too_wide":false', line)
            self.assertIn("tools/desktop/click.html", line)
        self.assertIn('"menu":false', next(line for line in said if '"width":390' in line))
        self.assertIn('"menu":true', next(line for line in said if '"width":1280' in line))


if __name__ == "__main__":
    unittest.main()
