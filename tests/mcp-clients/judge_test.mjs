// That the judge finds what is wrong: each of these messages breaks one rule of its schema, or is of no kind that there is.
import assert from 'node:assert/strict';
import { classify, kinds } from './kinds.mjs';
import { tooNew } from './later.mjs';

const task = { taskId: 't', status: 'working', createdAt: 'now', lastUpdatedAt: 'now' };
const told = (method, params) => ({ jsonrpc: '2.0', method, params });
const asked = (method, params) => ({ jsonrpc: '2.0', id: 'q', method, params });
const result = (value) => ({ jsonrpc: '2.0', id: 1, result: value });
const refused = (code, data, id = 1) => ({ jsonrpc: '2.0', id, error: { code, message: 'no', data } });
const form = { message: 'Who?', requestedSchema: { type: 'object', properties: { name: { type: 'array', items: { type: 'object' } } } } };
const asking = (question) => result({ resultType: 'input_required', inputRequests: { q: question } });

const wrong = [
  ['legacy', told('notifications/progress', { progress: 1 })],
  ['legacy', told('notifications/message', { level: 'loud', data: '' })],
  ['legacy', told('notifications/resources/updated', {})],
  ['legacy', told('notifications/cancelled', { requestId: {} })],
  ['legacy', told('notifications/tasks/status', { ...task, ttl: '1' })],
  ['legacy', told('notifications/elicitation/complete', {})],
  ['legacy', told('notifications/tasks', { ...task, ttlMs: 1 })],
  ['modern', told('notifications/tasks', { ...task, ttl: 1 })],
  ['modern', told('notifications/tasks/status', { ...task, ttl: 1 })],
  ['modern', told('notifications/subscriptions/acknowledged', { notifications: { toolsListChanged: 1 } })],
  ['modern', told('notifications/subscriptions/acknowledged', { notifications: { taskIds: 't' } })],
  ['legacy', asked('elicitation/create', form)],
  ['legacy', asked('elicitation/create', { mode: 'url', message: 'Who?', url: 'https://example.com' })],
  ['legacy', asked('sampling/createMessage', { messages: [] })],
  ['legacy', asked('tools/list', {})],
  ['modern', asked('roots/list', {})],
  ['legacy', result({ extra: 1 }), 'ping'],
  ['legacy', result({ task }), 'tools/call', { task: {} }],
  ['legacy', result({ content: [] }), 'tasks/result'],
  ['legacy', result({ content: [{ type: 'text' }] }), 'tools/call'],
  ['legacy', result({}), undefined],
  ['legacy', result({}), 'no/such/method'],
  ['modern', result({ resultType: 'complete', tools: [] }), 'tools/list'],
  ['modern', result({ content: [] }), 'tools/call'],
  ['modern', result({ resultType: 'task', ...task }), 'tools/call'],
  ['modern', result({ resultType: 'input_required' }), 'tools/call'],
  ['modern', asking({ method: 'elicitation/create', params: form }), 'prompts/get'],
  ['modern', asking({ method: 'ping' }), 'tools/call'],
  ['modern', asking({ method: 'roots/list' }), 'tools/list'],
  ['modern', result({ resultType: 'complete' }), 'subscriptions/listen'],
  ['modern', result({ resultType: 'complete', ...task, status: 'completed', ttlMs: 1, result: {} }), 'tasks/get'],
  ['modern', result({}), 'tasks/update'],
  ['modern', refused(-32021, {})],
  ['modern', refused(-32022, { supported: 'all' })],
  ['modern', refused(-32099)],
  ['legacy', refused(-32600, undefined, null)],
];

const text = { type: 'text', text: 'a' };
const fields = (field) => ({ message: 'Who?', requestedSchema: { type: 'object', properties: { name: field } } });
const list = (more) => result({ tools: [{ name: 't', inputSchema: { type: 'object', $schema: 'any' }, ...more }] });

/** Each fits the newest legacy schema, and is fine from the version on that is named first but not before. */
const later = [
  ['2025-11-25', '2025-06-18', asked('elicitation/create', fields({ type: 'string', default: 'a' }))],
  ['2025-11-25', '2025-06-18', asked('elicitation/create', fields({ type: 'integer', default: 1 }))],
  ['2025-11-25', '2025-06-18', asked('elicitation/create', fields({ type: 'array', items: { type: 'string', enum: ['a'] } }))],
  ['2025-06-18', '2025-03-26', asked('elicitation/create', fields({ type: 'boolean', default: true }))],
  ['2025-11-25', '2025-06-18', asked('sampling/createMessage', { maxTokens: 1, messages: [{ role: 'user', content: [text] }] })],
  ['2025-11-25', '2025-06-18', told('notifications/elicitation/complete', { elicitationId: 'e' })],
  ['2025-03-26', '2024-11-05', told('notifications/progress', { progressToken: 1, progress: 1, message: 'a' })],
  ['2025-11-25', '2025-06-18', list({ icons: [] }), 'tools/list'],
  ['2025-06-18', '2025-03-26', list({ title: 'T' }), 'tools/list'],
  ['2025-06-18', '2025-03-26', result({ content: [text], structuredContent: {} }), 'tools/call'],
  ['2025-06-18', '2025-03-26', result({ content: [{ ...text, _meta: {} }] }), 'tools/call'],
  ['2025-06-18', '2025-03-26', result({ content: [{ type: 'resource_link', uri: 'test://a', name: 'a' }] }), 'tools/call'],
];

export function theJudgeKnowsWhatCameLater() {
  for (const [since, before, message, method] of later) {
    const question = method && { method, params: {} };
    assert.deepEqual(classify('legacy', message, question).wrong, [], JSON.stringify(message));
    assert.deepEqual(tooNew(message, question, since), [], JSON.stringify(message));
    assert.ok(tooNew(message, question, before).length > 0, `${before}: ${JSON.stringify(message)}`);
  }
}

export function theJudgeFindsWhatIsWrong() {
  for (const [era, message, method, params = {}] of wrong) {
    const found = classify(era, message, method && { method, params });
    assert.ok(found.wrong.length > 0 || found.kind.some((kind) => !kinds.has(kind)), `${era}: ${JSON.stringify(message)}`);
  }
}
