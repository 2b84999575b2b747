// A server of the TypeScript SDK 1.x on standard streams, or over HTTP with legacy sessions.
// Usage: sdk1.mjs ANSWERS [--http PORT]; ANSWERS holds the results of tools/list and tools/call, as the product gave them.
//
// It is as fast as the SDK can be made by its documented options: the low-level Server, which knows no argument schemas,
// JSON answers instead of streams of events, and node's own HTTP server instead of Express.
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { randomUUID } from 'node:crypto';
import { answers, httpPort, listen, Sessions } from './server.mjs';

function newServer() {
  const server = new Server({ name: 'bench', version: '1' }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => answers['tools/list']);
  server.setRequestHandler(CallToolRequestSchema, () => answers['tools/call']);
  return server;
}

if (httpPort === null) {
  await newServer().connect(new StdioServerTransport());
} else {
  const sessions = new Sessions(async (opened) => {
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(), enableJsonResponse: true, onsessioninitialized: (id) => opened(id, transport) });
    await newServer().connect(transport);
    return transport;
  });
  listen((request, response) => sessions.serve(request, response));
}
