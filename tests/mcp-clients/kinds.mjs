// Every kind of message that a server can send, as the official SDK knows them, and the official schema of each.
import * as core from '@modelcontextprotocol/core';
import * as tasks from '@modelcontextprotocol/ext-tasks/core/v2';
import { Client, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/client';
import * as sdk1 from '@modelcontextprotocol/sdk/types.js';

/** The SDK's table of the schemas of one era, by method. It is kept for those who derive from its classes. */
class Table extends Client {
  constructor(version) {
    super({ name: 'offhand-tests', version: '1' });
    this._negotiatedProtocolVersion = version;
  }
  get codec() {
    return this._wireCodec();
  }
}
export const codecs = { legacy: new Table('2025-11-25').codec, modern: new Table('2026-07-28').codec };

const methodsOf = (...unions) => unions.flatMap((union) => union.options.map((option) => option.shape.method.value));
const requestsToServer = methodsOf(core.ClientRequestSchema, sdk1.ClientRequestSchema);
const requestsToClient = methodsOf(core.ServerRequestSchema, sdk1.ServerRequestSchema);
const notifications = methodsOf(core.ServerNotificationSchema, sdk1.ServerNotificationSchema);
const ofTasks = Object.values(tasks).flatMap((schema) => schema?.shape?.jsonrpc && schema.shape.method ? [schema.shape] : []);
const taskRequests = ofTasks.filter((shape) => shape.id).map((shape) => shape.method.value);
const taskNotifications = ofTasks.filter((shape) => !shape.id).map((shape) => shape.method.value);
const modes = core.ElicitRequestParamsSchema.options.map((option) => option.shape.mode.unwrap?.().value ?? option.shape.mode.value);
const statuses = core.TaskStatusSchema.options;

/** What may be answered with questions: CallTool-, GetPrompt- and ReadResourceResultResponse of the schema of 2026-07-28. */
export const mayAsk = ['tools/call', 'prompts/get', 'resources/read'];
/** -32020 is in the schema; the SDK has no name for it. */
const headerMismatch = -32020;
export const errorCodes = [...Object.values(ProtocolErrorCode).filter((code) => typeof code === 'number'), headerMismatch];

const asking = (method) => (method === 'elicitation/create' ? modes.map((mode) => `${method} (${mode})`) : [method]);
const withStatus = (method) => (method === 'tasks/get' ? statuses.map((status) => `${method} (${status})`) : [method]);

function kindsOf(era) {
  const codec = codecs[era];
  const modern = era === 'modern';
  const results = requestsToServer.filter((method) => codec.hasRequestMethod(method));
  const questions = modern
    ? requestsToClient.filter((method) => codec.hasInputRequestMethod(method))
    : requestsToClient.filter((method) => codec.hasRequestMethod(method));
  const told = notifications.filter((method) => codec.hasNotificationMethod(method));
  const unique = new Set([
    ...[...results, ...(modern ? taskRequests : [])].flatMap(withStatus).map((kind) => `result of ${kind}`),
    ...(modern ? mayAsk.map((method) => `result of ${method} that asks`) : []),
    'result of tools/call that is a task',
    ...questions.flatMap(asking).map((kind) => `question ${kind}`),
    ...told,
    ...(modern ? taskNotifications : []),
    ...errorCodes.map((code) => `error ${code}`),
  ]);
  return [...unique].map((kind) => `${era} ${kind}`);
}
export const kinds = new Set([...kindsOf('legacy'), ...kindsOf('modern')]);

const otherSide = 'the server never asks its client to run tasks';
const newer = 'a code of 2026-07-28';
/** Kinds that this server never sends, and why. One that is seen after all must go from here. */
export const never = {
  'legacy question ping': 'nothing here needs to know whether a silent client is still there',
  'legacy question tasks/get': otherSide,
  'legacy question tasks/result': otherSide,
  'legacy question tasks/list': otherSide,
  'legacy question tasks/cancel': otherSide,
  'legacy error -32042': 'a client of 2025-11-25 is asked to open a page by a request, and its call goes on',
  'legacy error -32020': newer,
  'legacy error -32021': newer,
  'legacy error -32022': newer,
  'modern notifications/cancelled': 'the end of a subscription is the result of subscriptions/listen, as the schema has it',
  'modern error -32002': 'legacy: here it is -32602',
  'modern error -32042': 'legacy: here the page is a question',
};

const verdict = (schema, value) => {
  const outcome = schema.safeParse(value);
  return outcome.success ? [] : [JSON.stringify(outcome.error.issues)];
};
const checked = (outcome) => (outcome.ok ? [] : [outcome.message ?? outcome.reason]);
const modeOf = (method, params) => (method === 'elicitation/create' ? `${method} (${params?.mode ?? 'form'})` : method);

/** The kinds of one message (with the questions in it) and what its schemas have against it. */
export function classify(era, message, asked) {
  const codec = codecs[era];
  const kind = [];
  const wrong = [];
  const is = (name, ...problems) => {
    kind.push(`${era} ${name}`);
    wrong.push(...problems.flat());
  };
  if ('method' in message && 'id' in message) {
    is(`question ${modeOf(message.method, message.params)}`, verdict(core.JSONRPCRequestSchema, message),
      checked(codec.validateRequest(message.method, message)));
  } else if ('method' in message) {
    const own = era === 'modern' && taskNotifications.includes(message.method);
    is(message.method, verdict(core.JSONRPCNotificationSchema, message),
      own ? verdict(tasks.TaskStatusNotificationV2Schema, message) : checked(codec.validateNotification(message.method, message)));
    if (own && message.params.status === 'completed') wrong.push(...checked(codec.validateResult('tools/call', message.params.result)));
    if (message.method === 'notifications/subscriptions/acknowledged') {
      wrong.push(...verdict(tasks.TaskSubscriptionAcknowledgedNotificationsV2Schema, message.params.notifications));
    }
  } else if ('error' in message) {
    const { code, message: text, data } = message.error;
    is(`error ${code}`, verdict(core.JSONRPCErrorResponseSchema, message));
    // The SDK makes an error of its own class only where the data of these codes fits.
    const typed = code === -32021 || code === -32022;
    if (typed && ProtocolError.fromError(code, text, data).constructor === ProtocolError) wrong.push('the data does not fit the code');
    if (message.id === null) wrong.push('the id is null');
  } else if (asked === undefined) {
    wrong.push('it answers nothing that was asked');
  } else {
    wrong.push(...verdict(core.JSONRPCResultResponseSchema, message));
    (era === 'modern' ? modernResult : legacyResult)(codec, asked, message.result, is);
  }
  return { kind, wrong };
}

function legacyResult(codec, { method, params }, result, is) {
  if (method === 'tools/call' && params.task) return is(`result of ${method} that is a task`, verdict(core.CreateTaskResultSchema, result));
  if (method === 'tasks/get') return is(`result of ${method} (${result.status})`, verdict(core.GetTaskResultSchema, result));
  if (method === 'tasks/list') return is(`result of ${method}`, verdict(core.ListTasksResultSchema, result));
  if (method === 'tasks/cancel') return is(`result of ${method}`, verdict(core.CancelTaskResultSchema, result));
  if (method !== 'tasks/result') return is(`result of ${method}`, checked(codec.validateResult(method, result)));
  return is(`result of ${method}`, checked(codec.validateResult('tools/call', result)),
    verdict(core.RelatedTaskMetadataSchema, result._meta?.['io.modelcontextprotocol/related-task']));
}

function modernResult(codec, { method }, result, is) {
  if (result.resultType === 'input_required') {
    is(`result of ${method} that asks`, verdict(tasks.InputRequiredCallToolResultV2Schema, result));
    questions(codec, result, is);
  } else if (result.resultType === 'task') {
    is(`result of ${method} that is a task`, verdict(tasks.CreateTaskResultV2Schema, result));
  } else if (method === 'tasks/get') {
    is(`result of ${method} (${result.status})`, verdict(tasks.GetTaskResultV2Schema, result),
      result.status === 'completed' ? checked(codec.validateResult('tools/call', result.result)) : []);
    questions(codec, result, is);
  } else if (method === 'tasks/update') {
    is(`result of ${method}`, verdict(tasks.UpdateTaskResultV2Schema, result));
  } else if (method === 'tasks/cancel') {
    is(`result of ${method}`, verdict(tasks.CancelTaskResultV2Schema, result));
  } else if (method === 'subscriptions/listen') {
    is(`result of ${method}`, verdict(core.SubscriptionsListenResultSchema, result));
  } else {
    const decoded = codec.decodeResult(method, result);
    is(`result of ${method}`, decoded.kind === 'complete' ? checked(codec.validateResult(method, decoded.result)) : [String(decoded.error)]);
  }
}

function questions(codec, { inputRequests = {} }, is) {
  for (const question of Object.values(inputRequests)) {
    is(`question ${modeOf(question.method, question.params)}`, checked(codec.validateInputRequest(question.method, question)));
  }
}
