"use strict";
// The Session of the Computer Use Protocol, over the tools of the toolset cup.
const { spawn } = require("node:child_process");
const { mkdtemp, readFile, rm } = require("node:fs/promises");
const os = require("node:os");
const path = require("node:path");
const { Offhand, OffhandError, binary } = require("./index.js");

/** What a command of the program prints, given this input. */
function printed(program, words, input) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: ["pipe", "pipe", "pipe"] });
    let output = "";
    let complaint = "";
    child.stdout.on("data", (text) => (output += text));
    child.stderr.on("data", (text) => (complaint += text));
    child.stdin.on("error", () => {});
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve(output.replace(/\n$/, "")) : reject(new Error(complaint.trim()))));
    child.stdin.end(input);
  });
}

/** A failure is a result with an error here; what is wrong with the program itself is thrown. */
async function resultOf(call) {
  try {
    const { success, message, error } = await call;
    return error === undefined ? { success, message } : { success, message, error };
  } catch (problem) {
    if (!(problem instanceof OffhandError)) throw problem;
    return { success: false, message: "", error: problem.message };
  }
}

class Session {
  #offhand;
  #program;

  static async create(platform, options = {}) {
    const session = new Session();
    session.#program = options.program ?? binary();
    session.#offhand = new Offhand({ ...options, ...(platform ? { platform } : {}) });
    return session;
  }

  async capture({ scope = "foreground", app, maxDepth = 999, compact = true, detail = "standard" } = {}) {
    const envelope = await this.#envelope(scope, app, detail);
    if (maxDepth < 999) cut(envelope.tree, maxDepth);
    if (!compact) return { envelope };
    const { windows, ...rest } = envelope;
    return { compact: await printed(this.#program, ["cup", "format", "--detail", detail], JSON.stringify(scope === "overview" ? envelope : rest)) };
  }

  execute(elementId, action, params = {}) {
    return resultOf(this.#offhand.call("cup.execute_action", { element_id: elementId, action, ...params, include_tree: false }));
  }

  pressKeys(combo) {
    return resultOf(this.#offhand.call("cup.execute_action", { action: "press_keys", keys: combo, include_tree: false }));
  }

  launchApp(name) {
    return resultOf(this.#offhand.call("cup.launch_app", { name }));
  }

  async findElements(options = {}) {
    const { matches } = await this.#offhand.call("cup.find_element", { ...options, format: "json" });
    return matches;
  }

  async batchExecute(actions) {
    const { results } = await this.#offhand.call("cup.batch_execute", { actions, include_tree: false });
    return results.map(({ success, message, error }) => (error === undefined ? { success, message } : { success, message, error }));
  }

  async screenshot(region) {
    const folder = await mkdtemp(path.join(os.tmpdir(), "offhand-"));
    try {
      const file = path.join(folder, "screen.png");
      const place = region ? { region_x: region.x, region_y: region.y, region_w: region.w, region_h: region.h } : {};
      await this.#offhand.call("cup.screenshot", { ...place, screenshot_out_file: file, image_format: "png", max_image_dimension: 0 });
      return (await readFile(file)).toString("base64");
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  close() {
    return this.#offhand.close();
  }

  #envelope(scope, app, detail) {
    if (scope === "overview") return this.#offhand.call("cup.get_overview", { format: "json" });
    if (scope === "desktop") return this.#offhand.call("cup.get_desktop", { detail, format: "json" });
    if (scope === "full") return this.#offhand.call("cup.get_tree", { ...(app ? { app } : {}), detail, format: "json" });
    return this.#offhand.call("cup.get_foreground", { detail, format: "json" });
  }
}

function cut(nodes, depth) {
  for (const node of nodes) {
    if (depth <= 1) delete node.children;
    else cut(node.children ?? [], depth - 1);
  }
}

/** Of a session that lasts for one call. */
async function once(options) {
  const session = await Session.create();
  try {
    const { compact, envelope } = await session.capture(options);
    return compact ?? envelope;
  } finally {
    await session.close();
  }
}

const getTree = () => once({ scope: "full", compact: false });
const getForegroundTree = () => once({ scope: "foreground", compact: false });
const getCompact = () => once({ scope: "full" });
const getForegroundCompact = () => once({ scope: "foreground" });
const getOverview = () => once({ scope: "overview" });

module.exports = { Session, getTree, getForegroundTree, getCompact, getForegroundCompact, getOverview };
