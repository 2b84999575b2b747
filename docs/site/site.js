"use strict";
// Search without a server: the index is a script beside the pages, so it works from a folder too.
const field = document.getElementById("search");
const found = document.getElementById("found");
const menu = document.getElementById("menu");
const wide = matchMedia("(min-width: 52.01rem)");
const unfold = () => { menu.open = wide.matches; };
unfold();
wide.addEventListener("change", unfold);

function matches(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const scored = [];
  for (const entry of searchIndex) {
    const title = entry.title.toLowerCase();
    const body = entry.text.toLowerCase();
    if (!words.every((word) => title.includes(word) || body.includes(word))) continue;
    const score = words.reduce((sum, word) => sum + (title === word ? 20 : title.startsWith(word) ? 8 : title.includes(word) ? 5 : 1), 0);
    scored.push({ entry, score });
  }
  return scored.sort((a, b) => b.score - a.score).slice(0, 12).map((item) => item.entry);
}

function item(entry) {
  const link = document.createElement("a");
  link.href = field.dataset.root + entry.page;
  link.textContent = entry.title;
  const where = document.createElement("small");
  where.textContent = entry.of;
  link.append(where);
  const line = document.createElement("li");
  line.append(link);
  return line;
}

function show() {
  const entries = matches(field.value);
  found.hidden = field.value.trim() === "";
  found.replaceChildren(...entries.map(item));
  if (entries.length > 0) return;
  const none = document.createElement("li");
  none.className = "none";
  none.textContent = "Nothing found.";
  found.append(none);
}

field.addEventListener("input", show);
addEventListener("keydown", (event) => {
  const links = [...found.querySelectorAll("a")];
  const at = links.indexOf(document.activeElement);
  if (event.key === "/" && document.activeElement.tagName !== "INPUT") {
    event.preventDefault();
    field.focus();
  } else if (event.key === "Escape") {
    found.hidden = true;
  } else if (event.key === "Enter" && document.activeElement === field && links.length > 0) {
    links[0].click();
  } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !found.hidden && (at >= 0 || document.activeElement === field)) {
    event.preventDefault();
    const next = at + (event.key === "ArrowDown" ? 1 : -1);
    (links[next] ?? field).focus();
  }
});
addEventListener("click", (event) => { if (!event.target.closest(".search")) found.hidden = true; });
