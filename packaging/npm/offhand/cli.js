#!/usr/bin/env node
"use strict";
const { spawn } = require("node:child_process");
const { binary, NoProgram } = require("./binary.js");

function main() {
  let program;
  try {
    program = binary();
  } catch (error) {
    if (!(error instanceof NoProgram)) throw error;
    process.stderr.write(`offhand: ${error.message}\n`);
    process.exit(3);
  }
  const words = process.argv.slice(2);
  // In place of this process, where node can do that: nothing is left in between.
  if (process.execve && !process.permission) {
    const quiet = process.emitWarning;
    process.emitWarning = () => {};
    try {
      process.execve(program, [program, ...words], process.env);
    } catch {
      process.emitWarning = quiet;
    }
  }
  const child = spawn(program, words, { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    process.stderr.write(`offhand: ${program} cannot be run: ${error.message}\n`);
    process.exit(3);
  });
  child.on("exit", (code, signal) => {
    if (signal) {
      for (const each of ["SIGINT", "SIGTERM", "SIGHUP"]) process.removeAllListeners(each);
      process.kill(process.pid, signal);
    } else {
      process.exit(code ?? 1);
    }
  });
}

main();
