// Reads settings files as their clients do: VS Code's parser for JSON with comments, and those that npm has for TOML and YAML. Takes a list of
// {form, file} on standard input; prints what each holds, or why it cannot be read.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(process.argv[2] + "/package.json");
const { parse, printParseErrorCode } = require("jsonc-parser");
const toml = require("smol-toml");
const yaml = require("yaml");

const readers = {
  json(text) {
    const errors = [];
    const value = parse(text.replace(/^\uFEFF/, ""), errors, { allowTrailingComma: true, disallowComments: false });
    if (errors.length) throw new Error(errors.map(({ error, offset }) => `${printParseErrorCode(error)} at ${offset}`).join());
    return value;
  },
  toml: (text) => toml.parse(text),
  yaml: (text) => yaml.parse(text, { strict: true, uniqueKeys: true }),
};

const told = JSON.parse(readFileSync(0, "utf8")).map(({ form, file }) => {
  try {
    return { value: readers[form](readFileSync(file, "utf8")) };
  } catch (error) {
    return { problem: String(error) };
  }
});
console.log(JSON.stringify(told));
