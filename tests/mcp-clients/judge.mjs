// Holds every message of the server against the official schema of the method it answers, never against a catch-all.
import * as schemas from '@modelcontextprotocol/core';

export const problems = [];
let count = 0;
export const judged = () => count;

const results = {
  'server/discover': schemas.DiscoverResultSchema,
  initialize: schemas.InitializeResultSchema,
  ping: schemas.EmptyResultSchema,
  'tools/list': schemas.ListToolsResultSchema,
  'tools/call': schemas.CallToolResultSchema,
  'resources/list': schemas.ListResourcesResultSchema,
  'resources/templates/list': schemas.ListResourceTemplatesResultSchema,
  'resources/read': schemas.ReadResourceResultSchema,
  'prompts/list': schemas.ListPromptsResultSchema,
  'prompts/get': schemas.GetPromptResultSchema,
  'completion/complete': schemas.CompleteResultSchema,
  'logging/setLevel': schemas.EmptyResultSchema,
};
const notifications = {
  'notifications/progress': schemas.ProgressNotificationSchema,
  'notifications/message': schemas.LoggingMessageNotificationSchema,
  'notifications/resources/updated': schemas.ResourceUpdatedNotificationSchema,
  'notifications/resources/list_changed': schemas.ResourceListChangedNotificationSchema,
  'notifications/tools/list_changed': schemas.ToolListChangedNotificationSchema,
  'notifications/prompts/list_changed': schemas.PromptListChangedNotificationSchema,
};

function judge(message, asked) {
  count += 1;
  const complain = (what, outcome) => {
    if (!outcome.success) problems.push(`${what}: ${JSON.stringify(outcome.error.issues)} in ${JSON.stringify(message).slice(0, 500)}`);
  };
  if ('method' in message) {
    const schema = notifications[message.method];
    if (!schema) problems.push(`no schema for ${message.method}`);
    else complain(message.method, schema.safeParse(message));
  } else if ('error' in message) {
    complain('error', schemas.JSONRPCErrorResponseSchema.safeParse(message));
    if (message.id === null) problems.push('an error with the id null');
  } else {
    const method = asked.get(message.id);
    if (!results[method]) problems.push(`a result for ${method ?? `the unknown id ${message.id}`}`);
    else complain(method, results[method].safeParse(message.result));
  }
}

/** The transport, with an ear at it. */
export function watched(transport) {
  const asked = new Map();
  const send = transport.send.bind(transport);
  transport.send = (message, ...rest) => {
    if (message.method && message.id !== undefined) asked.set(message.id, message.method);
    return send(message, ...rest);
  };
  let handler;
  Object.defineProperty(transport, 'onmessage', {
    configurable: true,
    get: () => handler,
    set: (wanted) => {
      handler = wanted && ((message, ...rest) => {
        judge(message, asked);
        return wanted(message, ...rest);
      });
    },
  });
  return transport;
}
