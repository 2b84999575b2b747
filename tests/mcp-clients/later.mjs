// What the SDK cannot find: it holds every legacy version against the schema of the newest one. later_members.json, which
// derive_later_members.py made of the official schemas, says what came with which version.
import { readFileSync } from 'node:fs';

const table = JSON.parse(readFileSync(new URL('later_members.json', import.meta.url)));

/** The rows that a value has a place for. */
function* found(rows, value, path = '') {
  if (rows.includes(path)) yield path;
  if (!rows.some((row) => row.startsWith(path))) return;
  if (Array.isArray(value)) {
    for (const entry of value) yield* found(rows, entry, `${path}[]`);
  } else if (value !== null && typeof value === 'object') {
    const typed = typeof value.type === 'string' ? `${path}<${value.type}>` : path;
    if (typed !== path && rows.includes(typed)) yield typed;
    // The name of a member may be anybody's choice, as that of a field is.
    const steps = (name) => [name, '*'].map((step) => (typed ? `${typed}.${step}` : step));
    for (const [name, member] of Object.entries(value)) for (const inside of steps(name)) yield* found(rows, member, inside);
  }
}

/** What a message to a legacy client says that its version has no word for; `version` is what `initialize` agreed on. */
export function tooNew(message, asked, version) {
  const method = message.method ?? asked?.method;
  if (version === undefined || !(method in table) || 'error' in message) return [];
  const rows = Object.keys(table[method]).filter((row) => table[method][row] > version);
  const places = new Set(found(rows, ('method' in message ? message.params : message.result) ?? {}));
  return [...places].map((place) => `${[method, place].filter(Boolean).join(': ')} is known only since ${table[method][place]}, and this is ${version}`);
}
