import assert from "node:assert";
import { Offhand, OffhandError, errors } from "offhand";

const offhand = new Offhand({ platform: "sim:widgets" });
const { windows } = await offhand.desktop.list_windows();
const window = windows.find(({ title }) => title === "Widgets");
const { elements } = await offhand.desktop.get_window_state({ pid: window.pid, window_id: window.window_id });
const button = elements.find(({ role }) => role === "button");
const result = await offhand.desktop.click({ window_id: window.window_id, element_index: button.element_index });
assert.ok(["confirmed", "unverifiable", "suspected_noop"].includes(result.effect), JSON.stringify(result));
// Calls that were made at once are answered in their order.
const [first, second] = await Promise.all([offhand.desktop.list_apps(), offhand.desktop.list_windows()]);
assert.ok(first.apps && second.windows);
await assert.rejects(offhand.desktop.click({ pid: 1 }), (error) => {
  assert.ok(error instanceof errors.InvalidArgumentsError && error instanceof OffhandError);
  assert.equal(error.code, "invalid_arguments");
  assert.ok(error.data.problems.length > 0 && error.message.includes("pid"));
  return true;
});
await assert.rejects(offhand.call("desktop.nothing"), errors.UnknownToolError);
await offhand.close();
await assert.rejects(offhand.desktop.list_apps(), /ended/);
const absent = new Offhand({ program: "/nonexistent/offhand" });
await assert.rejects(absent.desktop.list_apps(), /ENOENT/);
console.log("esm ok");
