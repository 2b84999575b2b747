"use strict";
// A typed client of the program: a call is a line of JSON to `offhand call -`, its answer is a line of JSON.
const { spawn } = require("node:child_process");
const { createInterface } = require("node:readline");
const { binary, NoProgram } = require("./binary.js");
const codes = require("./error-codes.json");

class OffhandError extends Error {
  constructor({ code, message, hint, data }) {
    super(hint ? `${message} ${hint}` : message);
    this.name = new.target.name;
    this.code = code;
    this.hint = hint ?? "";
    this.data = data ?? {};
  }
}

const pascal = (code) => code.replace(/(^|_)([a-z])/g, (_, __, letter) => letter.toUpperCase());
const errors = {};
const byCode = new Map();
for (const code of codes) {
  const name = `${pascal(code)}Error`;
  errors[name] = { [name]: class extends OffhandError {} }[name];
  byCode.set(code, errors[name]);
}

function errorOf(answer) {
  const keys = Object.keys(answer);
  if (!byCode.has(answer.code) || typeof answer.message !== "string") return null;
  if (!keys.every((key) => ["code", "message", "hint", "data"].includes(key))) return null;
  return new (byCode.get(answer.code))(answer);
}

class Offhand {
  #child;
  #waiting = [];
  #ended = null;
  #stderr = "";

  /** { platform, config, program, env }: all optional. */
  constructor(options = {}) {
    const words = [];
    if (options.platform) words.push("--platform", options.platform);
    if (options.config) words.push("--config", options.config);
    words.push("call", "-", "--output", "json");
    this.#child = spawn(options.program ?? binary(), words, {
      stdio: ["pipe", "pipe", "pipe"],
      env: { ...process.env, ...options.env },
    });
    createInterface({ input: this.#child.stdout }).on("line", (line) => this.#answer(line));
    this.#child.stderr.on("data", (text) => (this.#stderr = (this.#stderr + text).slice(-2000)));
    this.#child.stdin.on("error", () => {});
    this.#child.on("error", (error) => this.#end(error));
    this.#child.on("close", (code) => this.#end(new Error(`offhand ended with ${code}. ${this.#stderr}`.trim())));
    for (const toolset of ["desktop", "cup", "ax"]) this[toolset] = this.#toolset(toolset);
  }

  /** Calls a tool by its identity: "desktop.click". */
  call(tool, args = {}) {
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#child.stdin.write(JSON.stringify({ tool, arguments: args }) + "\n");
    });
  }

  /** Ends the program once the calls that were made are answered. */
  async close() {
    this.#child.stdin.end();
    if (this.#ended) return;
    await new Promise((resolve) => this.#child.once("close", resolve));
  }

  #toolset(toolset) {
    return new Proxy(Object.freeze({}), {
      get: (_, name) =>
        typeof name === "string" && name !== "then" ? (args) => this.call(`${toolset}.${name}`, args) : undefined,
    });
  }

  #answer(line) {
    const waiting = this.#waiting.shift();
    if (!waiting) return;
    let answer;
    try {
      answer = JSON.parse(line);
    } catch {
      return waiting.reject(new Error(`offhand answered with ${line.slice(0, 200)}`));
    }
    const error = errorOf(answer);
    if (error) waiting.reject(error);
    else waiting.resolve(answer);
  }

  #end(reason) {
    this.#ended ??= reason;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#ended);
  }
}

module.exports = { Offhand, OffhandError, NoProgram, errors, binary };
