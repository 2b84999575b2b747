// Tells the loopback server what happened to the page: the outside oracle of the tasks. Beacons overtake each other, so each has its number.
let reports = 0;
function report(what, fields) {
  navigator.sendBeacon("/report", JSON.stringify({ what, page: location.pathname, loaded: performance.timeOrigin, number: ++reports, ...fields }));
}
function watchValue(element) {
  for (const kind of ["input", "change"])
    element.addEventListener(kind, () => report(kind, { id: element.id, value: element.type === "checkbox" || element.type === "radio" ? element.checked : element.value }));
}
function watchPress(element) {
  element.addEventListener("click", (event) => report("click", { id: element.id, text: element.textContent.trim(), trusted: event.isTrusted }));
}
addEventListener("load", () => report("loaded", {}));
