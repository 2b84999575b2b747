// page_floor.mjs PORT: the calls of the protocol that a reading of a page needs, and nothing made of their answers. A
// line in: "change" gives the page another heading, "first" is a whole reading, "unchanged" asks whether anything is new,
// "click" presses the button in one call. A line out: {"us": microseconds}.
import { createInterface } from 'node:readline';

const [port] = process.argv.slice(2);
const pages = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
const page = pages.find(each => each.type === 'page');
const socket = new WebSocket(page.webSocketDebuggerUrl);
await new Promise((resolve, reject) => { socket.onopen = resolve; socket.onerror = reject; });
let next = 1;
const waiting = new Map();
// Only the number of the answer is looked for: it stands first.
socket.onmessage = event => {
  const id = /^\{"id":(\d+)/.exec(event.data);
  if (!id) return;
  waiting.get(Number(id[1]))?.(event.data);
  waiting.delete(Number(id[1]));
};
const call = (method, params = {}) => new Promise(resolve => {
  waiting.set(next, resolve);
  socket.send(JSON.stringify({ id: next++, method, params }));
});
const evaluate = expression => call('Runtime.evaluate', { expression, returnByValue: true });
await call('Accessibility.enable');
// What a reading wants of each element and of the page besides.
const computedStyles = ['display', 'visibility', 'position', 'float', 'content', 'content-visibility', 'white-space-collapse', 'reading-flow',
  'interactivity', '-webkit-user-modify', 'overflow', 'columns'];
const facts = `(() => ({links: [...document.links].map(each => each.href), elements: document.getElementsByTagName('*').length, held: document.hasFocus(),
  odd: !!document.querySelector(':modal,:popover-open,:fullscreen,input[type=checkbox]:indeterminate')}))()`;
const listeners = async () => {
  const { result } = JSON.parse(await call('Runtime.evaluate', { expression: 'document' }));
  return call('DOMDebugger.getEventListeners', { objectId: result.result.objectId, depth: -1, pierce: true });
};
const fingerprint = `(() => { let sum = 0; for (const each of document.querySelectorAll('*')) { const box = each.getBoundingClientRect(); sum = (sum * 31 + box.x + box.y + box.width + box.height) | 0; } return sum; })()`;
let turn = 0;
const jobs = {
  change: () => evaluate(`document.querySelector('h1').textContent = 'Turn ${++turn}'`),
  first: () => Promise.all([call('Page.getFrameTree'), evaluate('innerWidth'), evaluate(facts),
    call('DOMSnapshot.captureSnapshot', { computedStyles }), evaluate(fingerprint), listeners()]),
  unchanged: () => evaluate(fingerprint),
  click: () => evaluate(`document.querySelector('button').click()`),
};
for await (const line of createInterface({ input: process.stdin })) {
  const before = process.hrtime.bigint();
  await jobs[line.trim()]();
  console.log(JSON.stringify({ us: Number(process.hrtime.bigint() - before) / 1000 }));
}
process.exit(0);
