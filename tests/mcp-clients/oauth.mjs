// The OAuth flow of the official client against `offhand mcp --http`, with a real authorization server between them.
import assert from 'node:assert/strict';
import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import { agree, startAuthorizationServer } from './authorization.mjs';
import { freePort, startHttp } from './http_server.mjs';
import { watched } from './judge.mjs';

const callback = 'http://127.0.0.1:1/callback';

/** What a client keeps of the flow, as the SDK asks for it. */
class Keeper {
  redirectUrl = callback;
  clientMetadata = { client_name: 'offhand-tests', redirect_uris: [callback], grant_types: ['authorization_code'], response_types: ['code'], token_endpoint_auth_method: 'none' };
  sentTo = [];
  clientInformation() { return this.information; }
  saveClientInformation(information) { this.information = information; }
  tokens() { return this.kept; }
  saveTokens(tokens) { this.kept = tokens; }
  redirectToAuthorization(url) { this.sentTo.push(url); }
  saveCodeVerifier(verifier) { this.verifier = verifier; }
  codeVerifier() { return this.verifier; }
  saveDiscoveryState(state) { this.discovered = state; }
  discoveryState() { return this.discovered; }
}

const modes = { legacy: 'legacy', modern: { pin: '2026-07-28' } };
const newClient = (mode) => new Client({ name: 'offhand-tests', version: '1' }, { versionNegotiation: { mode } });
const transportTo = (mcp, keeper) => watched(new StreamableHTTPClientTransport(new URL(mcp), { authProvider: keeper }));

/** From the first refusal to a token: it is sent away, logs in, agrees, and comes back with a code. */
async function authorize(mcp, mode, keeper = new Keeper()) {
  const transport = transportTo(mcp, keeper);
  await assert.rejects(newClient(mode).connect(transport), UnauthorizedError);
  assert.equal(keeper.sentTo.length, 1);
  await transport.finishAuth(await agree(keeper.sentTo[0], callback));
  return keeper;
}

async function connected(mcp, mode, keeper, use) {
  const client = newClient(mode);
  await client.connect(transportTo(mcp, keeper));
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

async function nameField(client) {
  const { windows } = (await client.callTool({ name: 'list_windows', arguments: {} })).structuredContent;
  const { pid, window_id } = windows.find((window) => window.title === 'Widgets');
  const state = await client.callTool({ name: 'get_window_state', arguments: { pid, window_id, format: 'json' } });
  const field = state.structuredContent.elements.find((element) => element.role === 'textbox');
  return { pid, window_id, element_index: field.element_index, value: field.value };
}

async function write(client, value) {
  const { pid, window_id, element_index } = await nameField(client);
  return client.callTool({ name: 'set_value', arguments: { pid, window_id, element_index, value } });
}

const claimsOf = (keeper) => JSON.parse(Buffer.from(keeper.kept.access_token.split('.')[1], 'base64url'));

const rows = {
  async 'metadata leads to the authorization server'({ mcp, issuer }, mode) {
    const bare = await fetch(mcp, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
    assert.equal(bare.status, 401);
    const told = /resource_metadata="([^"]+)"/.exec(bare.headers.get('www-authenticate'))[1];
    const metadata = await (await fetch(told)).json();
    assert.equal(metadata.resource, mcp);
    assert.deepEqual(metadata.authorization_servers, [issuer]);
    const keeper = await authorize(mcp, mode);
    assert.equal(keeper.discovered.resourceMetadataUrl, told);
    const asked = keeper.sentTo[0].searchParams;
    assert.equal(keeper.sentTo[0].origin, issuer);
    assert.equal(asked.get('resource'), mcp);
    assert.equal(asked.get('scope'), 'read act');
    assert.equal(asked.get('code_challenge_method'), 'S256');
    assert.equal(claimsOf(keeper).aud, mcp);
  },

  async 'the scope act acts'({ mcp }, mode) {
    const keeper = await authorize(mcp, mode);
    assert.equal(keeper.kept.scope, 'read act');
    const text = `written by act, ${JSON.stringify(mode)}`;
    await connected(mcp, mode, keeper, async (client) => {
      const done = await write(client, text);
      assert.ok(!done.isError, JSON.stringify(done.content));
      assert.equal((await nameField(client)).value, text);
    });
  },

  async 'the scope read reads and cannot act'({ mcp, policy }, mode) {
    const before = await connected(mcp, mode, await authorize(mcp, mode), async (client) => {
      await write(client, 'as it was');
      return (await nameField(client)).value;
    });
    assert.equal(before, 'as it was');
    policy.scope = 'read';
    const keeper = await authorize(mcp, mode);
    assert.equal(keeper.kept.scope, 'read');
    await connected(mcp, mode, keeper, async (client) => {
      const refused = await write(client, 'changed by read');
      assert.equal(refused.isError, true);
      assert.match(refused.content[0].text, /sandboxed/);
      assert.equal((await nameField(client)).value, 'as it was');
    });
  },

  async 'an expired token leads to the login again'({ mcp, policy }, mode) {
    policy.expired = true;
    const keeper = await authorize(mcp, mode);
    await refusedWith(mcp, keeper, /expired/);
    await assert.rejects(newClient(mode).connect(transportTo(mcp, keeper)), UnauthorizedError);
    assert.equal(keeper.sentTo.length, 2);
  },

  async 'a token for another audience opens nothing'({ mcp, policy }, mode) {
    policy.audience = 'https://other.example/mcp';
    const keeper = await authorize(mcp, mode);
    assert.equal(claimsOf(keeper).aud, policy.audience);
    await refusedWith(mcp, keeper, /audience/);
    await assert.rejects(newClient(mode).connect(transportTo(mcp, keeper)), UnauthorizedError);
  },
};

async function refusedWith(mcp, keeper, why) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${keeper.kept.access_token}` };
  const response = await fetch(mcp, { method: 'POST', body: '{}', headers });
  assert.equal(response.status, 401);
  assert.match(response.headers.get('www-authenticate'), /error="invalid_token"/);
  const body = await response.text();
  assert.match(body, why);
  assert.ok(!body.includes(keeper.kept.access_token));
}

export function oauthRows(offhand, row) {
  for (const [era, mode] of Object.entries(modes)) {
    for (const [name, run] of Object.entries(rows)) row(`OAuth, ${era}: ${name}`, () => withServers(offhand, (servers) => run(servers, mode)));
  }
}

async function withServers(offhand, use) {
  const authorization = await startAuthorizationServer();
  try {
    const port = await freePort();
    const mcp = `http://127.0.0.1:${port}/mcp`;
    const env = { OFFHAND_HTTP_OAUTH_ISSUER: authorization.issuer, OFFHAND_HTTP_OAUTH_AUDIENCE: mcp, OFFHAND_HTTP_OAUTH_KEYS: authorization.keys };
    // At every address, because on a loopback address alone the own user needs no token.
    const server = await startHttp(offhand, { port, words: ['--bind', '0.0.0.0'], env });
    try {
      await use({ ...authorization, mcp });
    } finally {
      await server.stop();
    }
  } finally {
    await authorization.stop();
  }
}
