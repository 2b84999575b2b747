const assert = require("node:assert");
const { Offhand, errors, binary } = require("offhand");

async function main() {
  assert.ok(require("node:fs").existsSync(binary()));
  const offhand = new Offhand({ platform: "sim:widgets" });
  const { windows } = await offhand.call("desktop.list_windows");
  assert.ok(windows.length > 0);
  await assert.rejects(offhand.desktop.get_window_state({ pid: 1, window_id: 1 }), (error) => error.hint.length > 0 && error instanceof Error);
  assert.equal(typeof errors.StaleElementError, "function");
  await offhand.close();
  console.log("commonjs ok");
}

main();
