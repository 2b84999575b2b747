// A client that says what it is told to say, over the official transports: the official clients keep some of the
// messages of a server to themselves, and have no words for others.
import assert from 'node:assert/strict';
import { watched } from './judge.mjs';

const meta = 'io.modelcontextprotocol/';
const patience_ms = 20_000;
export const capabilities = { elicitation: { form: {}, url: {} }, sampling: { tools: {} }, roots: { listChanged: true } };

/** A value that a schema takes: what it must have and nothing else. */
export function example(schema) {
  if ('default' in schema) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.oneOf) return schema.oneOf[0].const;
  if (schema.type === 'object') return Object.fromEntries((schema.required ?? []).map((name) => [name, example(schema.properties[name])]));
  return { boolean: true, integer: 1, number: 0.05, array: [] }[schema.type] ?? '1';
}

function answerTo({ method, params }) {
  if (method === 'elicitation/create') return params.mode === 'url' ? { action: 'accept' } : { action: 'accept', content: example(params.requestedSchema) };
  if (method === 'sampling/createMessage') return { role: 'assistant', content: { type: 'text', text: 'Paris' }, model: 'none' };
  if (method === 'roots/list') return { roots: [{ uri: 'file:///tmp', name: 'tmp' }] };
  return {};
}

export class Peer {
  #transport;
  #version;
  #waiting = new Map();
  #heard = [];
  #listeners = new Set();
  #count = 0;
  /** What must have happened before anything may be sent to us unasked. */
  ready = undefined;
  /** Questions are left open while it is false. */
  answers = true;

  constructor(transport, version) {
    this.#transport = watched(transport);
    this.#version = version;
    this.modern = version >= '2026-07-28';
    transport.onmessage = (message) => this.take(message);
    transport.onerror = () => {};
  }

  async open() {
    await this.#transport.start();
    if (this.modern) return this.result('server/discover');
    const agreed = await this.result('initialize', { protocolVersion: this.#version, capabilities, clientInfo: { name: 'offhand-tests', version: '1' } });
    assert.equal(agreed.protocolVersion, this.#version);
    this.#transport.setProtocolVersion?.(this.#version);
    await this.tell('notifications/initialized');
    await this.ready;
    return agreed;
  }

  close() {
    return this.#transport.close();
  }

  /** A message of the server; `judged` by whoever listens to the transport. */
  receive(message) {
    this.#transport.onmessage(message);
  }

  take(message) {
    if ('method' in message) {
      if ('id' in message && this.answers) this.send({ jsonrpc: '2.0', id: message.id, result: answerTo(message) });
      this.#heard.push(message);
      for (const look of this.#listeners) look();
    } else {
      this.#waiting.get(message.id ?? 'unasked')?.(message);
      this.#waiting.delete(message.id ?? 'unasked');
    }
  }

  /** HTTP refuses some requests by its status too: the answer is in the body. */
  async send(message) {
    try {
      await this.#transport.send(message);
    } catch (error) {
      const text = error.data?.text;
      if (!text) throw error;
      this.receive(JSON.parse(text));
    }
  }

  tell(method, params) {
    return this.send({ jsonrpc: '2.0', method, ...(params && { params }) });
  }

  claim() {
    return {
      [`${meta}protocolVersion`]: this.#version,
      [`${meta}clientInfo`]: { name: 'offhand-tests', version: '1' },
      [`${meta}clientCapabilities`]: { ...capabilities, extensions: { [`${meta}tasks`]: {} } },
      [`${meta}logLevel`]: 'debug',
    };
  }

  /** The request, and its answer when it comes; its stream may be open as long as it likes. */
  ask(method, params = {}, more = {}) {
    const id = ++this.#count;
    const _meta = { ...(this.modern && this.claim()), progressToken: `token ${id}`, ...more };
    return { id, answer: this.#answerTo({ jsonrpc: '2.0', id, method, params: { ...params, _meta } }) };
  }

  /** As it is, but for its id. */
  post(message) {
    return this.#within(message.method, this.#answerTo({ ...message, id: ++this.#count }));
  }

  /** The next error that belongs to no request. */
  unasked() {
    return this.#within('an error', new Promise((resolve) => this.#waiting.set('unasked', resolve)));
  }

  async #answerTo(request) {
    const answer = new Promise((resolve) => this.#waiting.set(request.id, resolve));
    await this.send(request);
    return answer;
  }

  /** The result, after as many rounds as its questions take. */
  async result(method, params) {
    const { result, error } = await this.#within(method, this.ask(method, params).answer);
    // Older versions do not know every question.
    if (error?.data?.code === 'missing_capability') return {};
    assert.ok(result, `${method} ${JSON.stringify(params)}: ${JSON.stringify(error)}`);
    if (result.resultType !== 'input_required') return result;
    return this.result(method, { ...params, inputResponses: this.answersTo(result), requestState: result.requestState });
  }

  answersTo({ inputRequests = {} }) {
    return Object.fromEntries(Object.entries(inputRequests).map(([key, question]) => [key, answerTo(question)]));
  }

  async refused(code, method, params, more) {
    const { error } = await this.#within(method, this.ask(method, params, more).answer);
    assert.equal(error?.code, code, `${method} ${JSON.stringify(params)}`);
    return error;
  }

  call(name, args = {}, more = {}) {
    return this.result('tools/call', { name, arguments: args, ...more });
  }

  /** The first message with this method that fits; it is heard only once. */
  hear(method, fits = () => true) {
    let look;
    const heard = new Promise((resolve) => {
      look = () => {
        const at = this.#heard.findIndex((message) => message.method === method && fits(message.params ?? {}));
        if (at >= 0) resolve(this.#heard.splice(at, 1)[0]);
      };
      this.#listeners.add(look);
      look();
    });
    return this.#within(method, heard).finally(() => this.#listeners.delete(look));
  }

  async #within(what, promise) {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${what} did not come within ${patience_ms} ms`)), patience_ms);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
  }
}
