// Holds every message of the server against the official schema of its kind, never against a catch-all, and keeps count.
import { classify, kinds, never } from './kinds.mjs';
import { tooNew } from './later.mjs';

export const problems = [];
const counts = new Map();
const modernClaim = 'io.modelcontextprotocol/protocolVersion';

function judge(message, asked, era, version) {
  const { kind, wrong } = classify(era, message, asked);
  wrong.push(...tooNew(message, asked, version));
  for (const name of kind) counts.set(name, (counts.get(name) ?? 0) + 1);
  const strange = kind.filter((name) => !kinds.has(name)).map((name) => `no schema knows a ${name}`);
  for (const why of [...strange, ...wrong]) problems.push(`${kind[0] ?? era}: ${why} in ${JSON.stringify(message).slice(0, 500)}`);
}

/** The transport, with an ear at it. */
export function watched(transport) {
  const asked = new Map();
  let legacy = false;
  let version;
  const send = transport.send.bind(transport);
  transport.send = (message, ...rest) => {
    legacy ||= message.method === 'initialize';
    if (message.id !== undefined && 'method' in message) asked.set(message.id, message);
    return send(message, ...rest);
  };
  intercept(transport, 'onmessage', (message) => {
    const question = 'method' in message ? undefined : asked.get(message.id);
    const modern = question ? modernClaim in (question.params?._meta ?? {}) : !legacy;
    if (question?.method === 'initialize') version = message.result?.protocolVersion ?? version;
    judge(message, question, modern ? 'modern' : 'legacy', modern ? undefined : version);
  });
  // What is not even JSON-RPC does not get past the transport.
  intercept(transport, 'onerror', (error) => {
    if (error.name === 'ZodError' || error instanceof SyntaxError) problems.push(`not a message: ${error.message}`);
  });
  return transport;
}

function intercept(transport, name, listen) {
  let handler;
  Object.defineProperty(transport, name, {
    configurable: true,
    get: () => handler,
    set: (wanted) => {
      handler = wanted && ((value, ...rest) => {
        listen(value);
        return wanted(value, ...rest);
      });
    },
  });
}

/** Prints what was judged. How many kinds there are of which nothing was, or which are said not to be and are. */
export function conclude() {
  for (const name of [...counts.keys()].sort()) console.log(`${String(counts.get(name)).padStart(7)} ${name}`);
  for (const [name, why] of Object.entries(never)) console.log(`  never ${name}: ${why}`);
  const wrong = [
    ...[...kinds].filter((name) => !counts.has(name) && !(name in never)).map((name) => `never seen: ${name}`),
    ...Object.keys(never).filter((name) => counts.has(name)).map((name) => `seen after all: ${name}`),
    ...Object.keys(never).filter((name) => !kinds.has(name)).map((name) => `no such kind: ${name}`),
  ];
  for (const line of wrong) console.log(`FAILED  ${line}`);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${total} messages of ${counts.size} kinds judged; ${kinds.size} kinds there are, of which ${Object.keys(never).length} are never sent`);
  return wrong.length;
}
