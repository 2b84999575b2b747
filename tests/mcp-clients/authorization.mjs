// An authorization server (npm's oidc-provider) on a free port of this machine, and a person who logs in there and agrees.
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/** The server. `policy` is what it decides with when it signs a token, and may be changed at any time. */
export async function startAuthorizationServer() {
  const policy = { scope: 'read act', expired: false, audience: undefined };
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const issuer = `http://127.0.0.1:${http.address().port}`;
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...key, kid: 'first', alg: 'ES256', use: 'sig' }] },
    scopes: ['openid', 'read', 'act'],
    cookies: { keys: ['of a test'] },
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    features: {
      registration: { enabled: true },
      devInteractions: { enabled: true },
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: (_context, resource) => ({
          scope: policy.scope,
          audience: policy.audience ?? resource,
          accessTokenFormat: 'jwt',
          accessTokenTTL: 600,
          jwt: { sign: { alg: 'ES256' } },
        }),
        useGrantedResource: () => true,
      },
    },
    formats: {
      customizers: {
        jwt: (_context, _token, parts) => {
          if (policy.expired) parts.payload.exp = Math.floor(Date.now() / 1000) - 3600;
        },
      },
    },
  });
  // It warns on standard output that its development pages and keys in memory are for tests.
  http.on('request', provider.callback());
  return { issuer, keys: `${issuer}/jwks`, policy, stop: () => new Promise((done) => http.close(done).closeAllConnections()) };
}

/** A browser without a window: it follows redirections, keeps cookies, and fills in the two forms until it is sent to `callback`. */
export async function agree(address, callback) {
  const cookies = new Map();
  let request = { url: address, form: undefined };
  for (let step = 0; step < 20; ++step) {
    const response = await fetch(request.url, {
      redirect: 'manual',
      method: request.form ? 'POST' : 'GET',
      body: request.form,
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie);
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const next = response.headers.get('location');
    if (next) {
      const url = new URL(next, request.url);
      if (url.href.startsWith(callback)) return url.searchParams;
      request = { url };
      continue;
    }
    const page = await response.text();
    const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1];
    if (response.status !== 200 || !action) throw new Error(`${request.url}: ${response.status} ${page.slice(0, 2000)}`);
    const answers = prompt === 'login' ? { prompt, login: 'ada', password: 'none is checked' } : { prompt };
    request = { url: new URL(action, request.url), form: new URLSearchParams(answers) };
  }
  throw new Error(`${address} never led to ${callback}`);
}
