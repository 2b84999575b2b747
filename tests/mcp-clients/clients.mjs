// Drives `offhand` with the official clients, in every era and over every transport they have, and judges every message
// that the server sends by the official schema of its method. What the product has no reason to send, the fixture server
// does. Usage: clients.mjs OFFHAND FIXTURES; exits with 1 when a row fails or a kind of message was never seen.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Client as NewClient, StreamableHTTPClientTransport as NewHttp } from '@modelcontextprotocol/client';
import { StdioClientTransport as NewStdio } from '@modelcontextprotocol/client/stdio';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as OldStdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as OldHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { SSEClientTransport as OldSse } from '@modelcontextprotocol/sdk/client/sse.js';
import { watched, problems, conclude } from './judge.mjs';
import { startHttp } from './http_server.mjs';
import { everyRefusalIsAnError } from './refusals.mjs';
import { fixtureRows } from './fixtures.mjs';
import { oauthRows } from './oauth.mjs';
import { theJudgeFindsWhatIsWrong, theJudgeKnowsWhatCameLater } from './judge_test.mjs';

const offhand = path.resolve(process.argv[2] ?? 'build/offhand');
const fixtures = path.resolve(process.argv[3] ?? 'build/offhand-conformance-server');
const program = ['--platform', 'sim:widgets', '--no-daemon', 'mcp'];
const about = { name: 'offhand-tests', version: '1' };
const rows = [];
const row = (name, run) => rows.push({ name, run });

/** What every client does: list, call, fail, read, and come back. */
async function drive(client) {
  const { tools } = await client.listTools();
  assert.ok(tools.length >= 6, `${tools.length} tools`);
  const windows = await client.callTool({ name: 'list_windows', arguments: {} });
  const { window_id, pid } = windows.structuredContent.windows.find((window) => window.title === 'Widgets');
  const state = await client.callTool({ name: 'get_window_state', arguments: { pid, window_id, format: 'json' } });
  const button = state.structuredContent.elements.find((element) => element.role === 'button');
  const click = await client.callTool({ name: 'click', arguments: { pid, window_id, element_index: button.element_index } });
  assert.ok(!click.isError, JSON.stringify(click.content));
  const wrong = await client.callTool({ name: 'click', arguments: { pid, window_id, element_indx: 1 } });
  assert.equal(wrong.isError, true);
  assert.match(wrong.content[0].text, /element_index/);
  await assert.rejects(client.callTool({ name: 'no_such_tool', arguments: {} }), /no_such_tool/);
  const { resources } = await client.listResources();
  for (const resource of resources) {
    // Ends a recording of the user, of which there is none.
    if (resource.uri === 'offhand://recording/stop') {
      await assert.rejects(client.readResource({ uri: resource.uri }), /recording\/start/);
      continue;
    }
    const { contents } = await client.readResource({ uri: resource.uri });
    assert.ok(contents.length > 0, resource.uri);
  }
  await assert.rejects(client.readResource({ uri: 'offhand://none/../../etc/passwd' }));
  await client.listResourceTemplates();
  const { prompts } = await client.listPrompts();
  for (const prompt of prompts) {
    const values = {};
    for (const { name } of prompt.arguments ?? []) {
      const { completion } = await client.complete({ ref: { type: 'ref/prompt', name: prompt.name }, argument: { name, value: '' } });
      values[name] = completion.values[0] ?? '1';
    }
    assert.ok((await client.getPrompt({ name: prompt.name, arguments: values })).messages.length > 0, prompt.name);
  }
}

async function through(client, transport) {
  await client.connect(watched(transport));
  try {
    await drive(client);
  } finally {
    await client.close();
  }
}

const newClient = (mode) => new NewClient(about, { versionNegotiation: { mode } });
const modes = { legacy: 'legacy', auto: 'auto', modern: { pin: '2026-07-28' } };
for (const [era, mode] of Object.entries(modes)) {
  row(`client 2.x, ${era}, stdio`, () => through(newClient(mode), new NewStdio({ command: offhand, args: program })));
  row(`client 2.x, ${era}, HTTP`, (server) => through(newClient(mode), new NewHttp(new URL(server.mcp))));
  row(`inspector, ${era}, stdio`, () => inspect(era, [offhand, ...program]));
  row(`inspector, ${era}, HTTP`, (server) => inspect(era, ['--server-url', server.mcp, '--transport', 'http']));
}
row('sdk 1.x, stdio', () => through(new OldClient(about), new OldStdio({ command: offhand, args: program })));
row('sdk 1.x, HTTP', (server) => through(new OldClient(about), new OldHttp(new URL(server.mcp))));
row('sdk 1.x, SSE', (server) => through(new OldClient(about), new OldSse(new URL(server.sse))));

row('the judge', theJudgeFindsWhatIsWrong);
row('the judge, older versions', theJudgeKnowsWhatCameLater);
fixtureRows(fixtures, row);
oauthRows(offhand, row);
row('refusals of HTTP', everyRefusalIsAnError);

async function inspect(era, target) {
  const require = createRequire(import.meta.url);
  const launcher = path.join(path.dirname(require.resolve('@modelcontextprotocol/inspector/package.json')), 'clients/launcher/build/index.js');
  const words = [launcher, '--cli', ...target, '--method', 'tools/list', '--strict', '--protocol-era', era];
  const { stdout } = await promisify(execFile)(process.execPath, words, { timeout: 60_000 });
  assert.ok(JSON.parse(stdout).tools.length >= 6);
}

const server = await startHttp(offhand);
let failed = 0;
for (const { name, run } of rows) {
  problems.length = 0;
  try {
    await run(server);
    assert.deepEqual(problems, []);
    console.log(`ok      ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED  ${name}\n${error.stack ?? error}`);
  }
}
await server.stop();
const unseen = conclude();
console.log(`${rows.length - failed} passed, ${failed} failed`);
process.exit(failed + unseen === 0 ? 0 : 1);
