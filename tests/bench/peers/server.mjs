// What the two SDK servers share: their command line, and the sessions that both leave to their user.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [answersFile, http, port] = process.argv.slice(2);
export const answers = JSON.parse(readFileSync(answersFile, 'utf8'));
export const httpPort = http === '--http' ? Number(port) : null;

/** One transport a session, by the id that the client sends. `open` makes one and tells when it has its id. */
export class Sessions {
  #byId = new Map();
  #open;

  constructor(open) {
    this.#open = open;
  }

  async serve(request, response) {
    const known = this.#byId.get(request.headers['mcp-session-id']);
    const transport = known ?? (await this.#open((id, opened) => this.#byId.set(id, opened)));
    await transport.handleRequest(request, response);
  }
}

export function listen(serve) {
  const server = createServer(serve);
  // The turns of the others last longer than the 5 s after which node would close a kept connection.
  server.keepAliveTimeout = 0;
  server.listen(httpPort, '127.0.0.1');
  process.on('SIGTERM', () => process.exit(0));
}
