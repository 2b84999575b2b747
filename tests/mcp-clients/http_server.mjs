// `offhand mcp --http` on a free port of this machine.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

export async function startHttp(offhand, { port, words: more = ['--sse'], env } = {}) {
  port ??= await freePort();
  const words = ['--platform', 'sim:widgets', '--no-daemon', 'mcp', '--http', '--port', String(port), ...more];
  const child = spawn(offhand, words, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } });
  const base = `http://127.0.0.1:${port}`;
  for (const until = Date.now() + 10_000; ; await wait(20)) {
    const answered = await fetch(`${base}/mcp`, { method: 'OPTIONS' }).then(() => true, () => false);
    if (answered) break;
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${offhand} ${words.join(' ')} does not answer`);
  }
  return { mcp: `${base}/mcp`, sse: `${base}/sse`, stop: () => stop(child) };
}

/** The fixture server, which takes a free port and prints its address. */
export async function startFixtures(program, env) {
  const child = spawn(program, { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, ...env } });
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => Promise.reject(new Error(`${program} ended`)))]);
  const mcp = String(line).trim();
  return { mcp, sse: mcp.replace(/mcp$/, 'sse'), stop: () => stop(child) };
}

async function stop(child) {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`the server ended with ${child.exitCode ?? child.signalCode}`);
}
