"use strict";
// Finds the program for this machine: it is in a package of its own, which npm installs only where it fits.
const fs = require("node:fs");
const path = require("node:path");

const platforms = ["linux-x64"];

class NoProgram extends Error {}

/** The path of the program. OFFHAND_BINARY names another one. */
function binary() {
  if (process.env.OFFHAND_BINARY) return process.env.OFFHAND_BINARY;
  const here = `${process.platform}-${process.arch}`;
  if (!platforms.includes(here))
    throw new NoProgram(`Offhand has no program for ${here}; there is one for ${platforms.join(", ")}.`);
  const name = `@offhand/${here}`;
  let folder;
  try {
    folder = path.dirname(require.resolve(`${name}/package.json`));
  } catch {
    throw new NoProgram(
      `The package ${name}, which holds the program, is not installed. npm leaves it out with --omit=optional; ` +
        `install it: npm install ${name}`);
  }
  const program = path.join(folder, "bin", "offhand");
  if (!fs.existsSync(program)) throw new NoProgram(`The package ${name} lacks its program ${program}; install it again.`);
  // Alpine Linux has another C library.
  if (fs.existsSync("/lib/ld-musl-x86_64.so.1") && !fs.existsSync("/lib64/ld-linux-x86-64.so.2"))
    throw new NoProgram("Offhand needs the GNU C library (glibc 2.31 or later); this system has musl alone.");
  return program;
}

module.exports = { binary, NoProgram };
