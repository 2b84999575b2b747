// What the HTTP transport answers by itself, before any method is looked at: an error by its official schema, or nothing.
import assert from 'node:assert/strict';
import http from 'node:http';
import * as core from '@modelcontextprotocol/core';

const json = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
/** The status, and what is sent for it. */
const refusals = [
  [400, { headers: json, body: ping }],
  [400, { headers: json, body: '{' }],
  [400, { path: '/mcp?token=x', headers: json, body: ping }],
  [403, { headers: { ...json, Origin: 'http://elsewhere.example' }, body: ping }],
  [403, { headers: { ...json, Host: 'elsewhere.example' }, body: ping }],
  [404, { path: '/elsewhere', headers: json, body: ping }],
  [404, { headers: { ...json, 'Mcp-Session-Id': 'none' }, body: ping }],
  [405, { method: 'PUT', headers: json, body: ping }],
  [406, { headers: { ...json, Accept: 'text/html' }, body: ping }],
  [413, { headers: { ...json, 'Content-Length': 17 << 20 }, body: ' ' }],
  [415, { headers: { ...json, 'Content-Type': 'text/plain' }, body: ping }],
  [431, { headers: { ...json, 'X-Long': 'x'.repeat(8000), 'X-Longer': 'x'.repeat(60000) }, body: ping }],
];

function ask(base, { path = '/mcp', method = 'POST', headers, body }) {
  return new Promise((resolve, reject) => {
    const request = http.request(new URL(path, base), { method, headers, agent: false }, async (response) => {
      let text = '';
      for await (const part of response) text += part;
      resolve({ status: response.statusCode, text });
    });
    request.on('error', reject);
    request.end(body);
  });
}

export async function everyRefusalIsAnError(server) {
  for (const [status, request] of refusals) {
    const answer = await ask(server.mcp, request);
    assert.equal(answer.status, status, answer.text.slice(0, 200));
    const message = JSON.parse(answer.text);
    const outcome = core.JSONRPCErrorResponseSchema.safeParse(message);
    assert.ok(outcome.success, `${status}: ${answer.text.slice(0, 200)} ${JSON.stringify(outcome.error?.issues)}`);
    assert.notEqual(message.id, null, `${status}: ${answer.text.slice(0, 200)}`);
  }
}
