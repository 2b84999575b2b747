// Makes the fixture server say everything that a server can say: what the product has no reason for, it has tools for.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SSEClientTransport, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { startFixtures } from './http_server.mjs';
import { Peer, example } from './peer.mjs';

async function lists(peer) {
  const { tools } = await peer.result('tools/list');
  const { resources } = await peer.result('resources/list');
  const { resourceTemplates } = await peer.result('resources/templates/list');
  const { prompts } = await peer.result('prompts/list');
  for (const { uri } of resources) await peer.result('resources/read', { uri });
  for (const { uriTemplate } of resourceTemplates) {
    await peer.result('resources/read', { uri: uriTemplate.replace(/{.*?}/g, '123') });
    await peer.result('completion/complete', { ref: { type: 'ref/resource', uri: uriTemplate }, argument: { name: 'id', value: '12' } });
  }
  for (const { name, arguments: wanted = [] } of prompts) {
    await peer.result('prompts/get', { name, arguments: Object.fromEntries(wanted.map((argument) => [argument.name, 'test://1'])) });
    await peer.result('completion/complete', { ref: { type: 'ref/prompt', name }, argument: { name: wanted[0]?.name ?? 'x', value: '' } });
  }
  return tools;
}

/** Every tool, with as little as it takes. */
async function tools(peer, list) {
  for (const { name, inputSchema, execution } of list) {
    const mustBeTask = execution?.taskSupport === 'required';
    if (name !== broken) await peer.call(name, example(inputSchema), mustBeTask ? { task: {} } : {});
  }
}

const broken = 'protocol_error_job';
const changes = {
  'notifications/tools/list_changed': 'test_trigger_tool_change',
  'notifications/prompts/list_changed': 'test_trigger_prompt_change',
  'notifications/resources/list_changed': 'test_trigger_resource_change',
  'notifications/resources/updated': 'test_trigger_resource_update',
};
const subscription = 'io.modelcontextprotocol/subscriptionId';
const askingUri = 'test://user-name';
const watchedUri = 'test://watched-resource';

/** The task, once it is so. The peer must be told of its changes already. */
async function taskThatIs(peer, taskId, status) {
  const now = await peer.result('tasks/get', { taskId });
  if (now.status === status) return now;
  await told(peer, taskId, status);
  const task = await peer.result('tasks/get', { taskId });
  assert.equal(task.status, status);
  return task;
}

const told = (peer, taskId, status) => peer.hear(peer.modern ? 'notifications/tasks' : 'notifications/tasks/status',
  (params) => params.taskId === taskId && params.status === status);

export async function legacy(peer, version) {
  await peer.open();
  await peer.result('ping');
  await peer.result('logging/setLevel', { level: 'debug' });
  const list = await lists(peer);
  await tools(peer, list);
  await peer.hear('notifications/progress');
  await peer.hear('notifications/message');
  await peer.result('resources/subscribe', { uri: watchedUri });
  for (const [told, tool] of Object.entries(changes)) {
    await peer.call(tool);
    await peer.hear(told);
  }
  await peer.result('resources/unsubscribe', { uri: watchedUri });
  await peer.refused(-32601, 'no/such/method');
  await peer.refused(-32602, 'tools/call', { name: 'no_such_tool' });
  await peer.refused(-32002, 'resources/read', { uri: 'test://none' });
  await cancelledQuestion(peer);
  if (version >= '2025-11-25') await legacyTasks(peer);
}

/** Who gives up a call is told that the question in it is void. */
async function cancelledQuestion(peer) {
  peer.answers = false;
  const { id } = peer.ask('tools/call', { name: 'test_sampling', arguments: { prompt: 'Who?' } });
  const question = await peer.hear('sampling/createMessage', ({ messages }) => messages[0].content.text === 'Who?');
  await peer.tell('notifications/cancelled', { requestId: id, reason: 'for a test' });
  await peer.hear('notifications/cancelled', ({ requestId }) => requestId === question.id);
  peer.answers = true;
}

async function legacyTasks(peer) {
  const start = async (name, args = {}) => (await peer.call(name, args, { task: { ttl: 60_000 } })).task.taskId;
  await peer.hear('notifications/elicitation/complete');
  const slow = await start('slow_compute', { seconds: 60 });
  assert.equal((await peer.result('tasks/get', { taskId: slow })).status, 'working');
  await peer.result('tasks/list');
  await peer.result('tasks/cancel', { taskId: slow });
  await taskThatIs(peer, slow, 'cancelled');
  const asking = await start('confirm_delete', { filename: 'a' });
  await taskThatIs(peer, asking, 'input_required');
  await peer.result('tasks/result', { taskId: asking });
  await told(peer, asking, 'completed');
  await taskThatIs(peer, asking, 'completed');
  const givenUp = await start('confirm_delete', { filename: 'b' });
  peer.answers = false;
  const waiting = peer.refused(-32603, 'tasks/result', { taskId: givenUp });
  const question = await peer.hear('elicitation/create', ({ message }) => message === 'Delete b?');
  await peer.result('tasks/cancel', { taskId: givenUp });
  await peer.hear('notifications/cancelled', ({ requestId }) => requestId === question.id);
  await waiting;
  peer.answers = true;
  const failing = await start(broken);
  await peer.refused(-32603, 'tasks/result', { taskId: failing });
  await taskThatIs(peer, failing, 'failed');
}

/** Ends with a subscription open, which the end of the server ends. */
export async function modern(peer) {
  await peer.open();
  await tools(peer, await lists(peer));
  await peer.hear('notifications/progress');
  await peer.hear('notifications/message');
  await peer.refused(-32601, 'no/such/method');
  await peer.refused(-32602, 'tools/call', { name: 'no_such_tool' });
  await peer.refused(-32021, 'tools/call', { name: 'test_missing_capability' }, { 'io.modelcontextprotocol/clientCapabilities': {} });
  const { requestState } = await peer.ask('resources/read', { uri: askingUri }).answer.then(({ result }) => result);
  await peer.refused(-32603, 'resources/read', { uri: askingUri, requestState, inputResponses: { user_name: { action: 'decline' } } });
  await peer.refused(-32022, 'tools/list', {}, { 'io.modelcontextprotocol/protocolVersion': '2026-01-01' });
  await modernTasks(peer);
  const wanted = { toolsListChanged: true, promptsListChanged: true, resourcesListChanged: true, resourceSubscriptions: [watchedUri] };
  const last = peer.ask('subscriptions/listen', { notifications: wanted });
  const ofIt = ({ _meta }) => _meta[subscription] === last.id;
  await peer.hear('notifications/subscriptions/acknowledged', ofIt);
  for (const [told, tool] of Object.entries(changes)) {
    await peer.call(tool);
    await peer.hear(told, ofIt);
  }
  return last;
}

async function modernTasks(peer) {
  const start = async (name, args) => (await peer.call(name, args)).taskId;
  const asking = await start('confirm_delete', { filename: 'a' });
  const failing = await start(broken);
  const slow = await start('slow_compute', { seconds: 60 });
  const { id } = peer.ask('subscriptions/listen', { notifications: { taskIds: [asking, slow, failing] } });
  await peer.hear('notifications/subscriptions/acknowledged', ({ _meta }) => _meta[subscription] === id);
  assert.equal((await peer.result('tasks/get', { taskId: slow })).status, 'working');
  await peer.result('tasks/cancel', { taskId: slow });
  await taskThatIs(peer, slow, 'cancelled');
  const open = await taskThatIs(peer, asking, 'input_required');
  await peer.result('tasks/update', { taskId: asking, inputResponses: peer.answersTo(open) });
  await told(peer, asking, 'completed');
  await taskThatIs(peer, asking, 'completed');
  await taskThatIs(peer, failing, 'failed');
}

/** What no client says on purpose. */
async function nonsense(peer, write) {
  const refused = peer.unasked();
  write('{nonsense\n');
  assert.equal((await refused).error.code, -32700);
  const claim = peer.modern ? { _meta: peer.claim() } : {};
  const { error } = await peer.post({ jsonrpc: '1.0', method: 'tools/list', params: claim });
  assert.equal(error.code, -32600);
}

/** A row for each version and transport. */
export function fixtureRows(program, row) {
  const env = { XDG_RUNTIME_DIR: mkdtempSync(path.join(tmpdir(), 'offhand-fixtures-')) };
  process.on('exit', () => rmSync(env.XDG_RUNTIME_DIR, { recursive: true }));
  const legacyVersions = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'];
  for (const version of [...legacyVersions, '2026-07-28']) {
    row(`fixtures, ${version}, stdio`, async () => {
      const transport = new StdioClientTransport({ command: program, args: ['--stdio'], env, stderr: 'ignore' });
      const peer = new Peer(transport, version);
      try {
        const last = await (peer.modern ? modern(peer) : legacy(peer, version));
        await nonsense(peer, (text) => transport._process.stdin.write(text));
        process.kill(transport.pid, 'SIGTERM');
        assert.ok(!peer.modern || (await last.answer).result);
      } finally {
        await peer.close();
      }
    });
  }
  for (const version of ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28']) {
    row(`fixtures, ${version}, HTTP`, () => overHttp(program, env, version, (server, fetch) => new StreamableHTTPClientTransport(new URL(server.mcp), { fetch })));
  }
  row('fixtures, 2024-11-05, SSE', () => overHttp(program, env, '2024-11-05', (server) => new SSEClientTransport(new URL(server.sse))));
}

async function overHttp(program, env, version, transportTo) {
  const server = await startFixtures(program, env);
  let listening;
  const listens = new Promise((resolve) => (listening = resolve));
  // What belongs to no request comes on the stream of a GET, or not at all while there is none.
  const fetchAndTell = async (url, init) => {
    const response = await fetch(url, init);
    if (init.method !== 'POST' && response.ok) listening();
    return response;
  };
  const transport = transportTo(server, fetchAndTell);
  const peer = new Peer(transport, version);
  let stopped = false;
  try {
    if (!peer.modern && transport instanceof StreamableHTTPClientTransport) peer.ready = listens;
    const last = await (peer.modern ? modern(peer) : legacy(peer, version));
    if (peer.modern) {
      const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', 'mcp-protocol-version': version, 'mcp-method': 'tools/call' };
      const body = JSON.stringify({ jsonrpc: '2.0', id: 'mismatch', method: 'tools/list', params: { _meta: peer.claim() } });
      const answer = await (await fetch(server.mcp, { method: 'POST', headers, body })).json();
      peer.receive(answer);
      assert.equal(answer.error.code, -32020);
      stopped = true;
      await Promise.all([server.stop(), last.answer]);
    }
  } finally {
    await peer.close();
    if (!stopped) await server.stop();
  }
}
