// A server of the TypeScript SDK 2.x on standard streams, or over HTTP in both eras.
// Usage: sdk2.mjs ANSWERS [--http PORT]; ANSWERS holds the results of tools/list and tools/call, as the product gave them.
//
// It is as fast as the SDK can be made by its documented options: the low-level Server, which knows no argument schemas,
// JSON answers instead of streams of events, node's own HTTP server instead of Express, and the era told by one header.
import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { NodeStreamableHTTPServerTransport, toNodeHandler } from '@modelcontextprotocol/node';
import { randomUUID } from 'node:crypto';
import { answers, httpPort, listen, Sessions } from './server.mjs';

function newServer() {
  const server = new Server({ name: 'bench', version: '1' }, { capabilities: { tools: {} } });
  server.setRequestHandler('tools/list', () => answers['tools/list']);
  server.setRequestHandler('tools/call', () => answers['tools/call']);
  return server;
}

if (httpPort === null) {
  serveStdio(newServer);
} else {
  const sessions = new Sessions(async (opened) => {
    const transport = new NodeStreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(), enableJsonResponse: true, onsessioninitialized: (id) => opened(id, transport) });
    await newServer().connect(transport);
    return transport;
  });
  const modern = toNodeHandler(createMcpHandler(newServer, { legacy: 'reject' }));
  listen((request, response) =>
    request.headers['mcp-protocol-version'] >= '2026-07-28' ? modern(request, response) : sessions.serve(request, response));
}
