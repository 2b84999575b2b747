// Tells the loopback server what happened to the page: the outside oracle of the tasks. Beacons overtake each other, so each has its number.
// They come also from a page that is being left, but one that is lost on a busy machine nobody hears of: what stays tells it again.
let reports = 0;
function report(what, fields) {
  const text = JSON.stringify({ what, page: location.pathname, loaded: performance.timeOrigin, number: ++reports, ...fields });
  navigator.sendBeacon("/report", text);
  tell(text, 10);
}
function tell(text, tries) {
  fetch("/report", { method: "POST", body: text }).catch(() => tries > 0 && setTimeout(tell, 200, text, tries - 1));
}
function watchValue(element) {
  for (const kind of ["input", "change"])
    element.addEventListener(kind, () => report(kind, { id: element.id, value: element.type === "checkbox" || element.type === "radio" ? element.checked : element.value }));
}
function watchPress(element) {
  element.addEventListener("click", (event) => report("click", { id: element.id, text: element.textContent.trim(), trusted: event.isTrusted }));
}
addEventListener("load", () => report("loaded", {}));
