import { defineRpcError } from './rpc-error.ts';

export const unreadableMessage = defineRpcError<{ problem: string }>({
  code: -32700,
  status: 400,
  summary: 'The body is not JSON in UTF-8.',
  message: ({ problem }) => `Parse error: ${problem}`,
});

export const invalidMessage = defineRpcError<{ problem: string }>({
  code: -32600,
  status: 400,
  summary: 'The message is not a JSON-RPC message, or one that readers understand differently.',
  message: ({ problem }) => `Invalid request: ${problem}`,
});

export const invalidParams = defineRpcError<{ problem: string }>({
  code: -32602,
  status: 400,
  summary: 'The parameters do not have the form that the method takes.',
  message: ({ problem }) => `Invalid params: ${problem}`,
});

export const unknownName = defineRpcError<{ what: string; name: string }>({
  code: -32602,
  status: 400,
  summary: 'No tool, prompt or resource has this name.',
  message: ({ what, name }) => `Unknown ${what}: ${name.slice(0, 200)}`,
  // 2026-07-28, Resources, Error Handling.
  data: ({ what, name }) => (what === 'resource' ? { uri: name.slice(0, 8192) } : undefined),
});

export const unknownMethod = defineRpcError<{ method: string }>({
  code: -32601,
  status: 404,
  summary: 'The method does not exist in this revision of the protocol.',
  message: ({ method }) => `Method not found: ${method.slice(0, 100)}`,
});

export const headerMismatch = defineRpcError<{ problem: string }>({
  code: -32020,
  status: 400,
  summary: 'A header of revision 2026-07-28 is missing or differs from the body.',
  message: ({ problem }) => `Header mismatch: ${problem}`,
});

export const unsupportedRevision = defineRpcError<{ requested: string; supported: readonly string[] }>({
  code: -32022,
  status: 400,
  summary: 'The revision of the protocol is not one that the server speaks.',
  message: ({ requested, supported }) =>
    `Unsupported protocol version: ${requested.slice(0, 40)}; this server speaks ${supported.join(', ')}`,
  data: ({ requested, supported }) => ({ supported, requested: requested.slice(0, 40) }),
});

export const sessionNeeded = defineRpcError({
  code: -32600,
  status: 400,
  summary: 'A request of a revision with sessions has no Mcp-Session-Id.',
  message: () => 'Invalid request: the header Mcp-Session-Id is missing; send an initialize request first',
});

export const sessionUnknown = defineRpcError({
  code: -32001,
  status: 404,
  summary: 'The session has ended, or never was; the client has to initialize a new one.',
  message: () => 'Session not found: it has ended; send an initialize request to begin a new one',
});

export const streamUnknown = defineRpcError({
  code: -32001,
  status: 404,
  summary:
    'No stream of HTTP+SSE with this `session_id` is open in this process: it has ended, or another replica holds it.',
  message: () =>
    'Session not found: no stream with this session_id is open in this process; open a new one. Each stream of HTTP+SSE is held by one replica: lead all requests of a client to the same one (session affinity), or use streamable HTTP',
});

export const batchRefused = defineRpcError({
  code: -32600,
  status: 400,
  summary: 'A list of messages was sent in a session of another revision than 2025-03-26.',
  message: () => 'Invalid request: batches are part of revision 2025-03-26 only; send one message per request',
});

export const notAllowed = defineRpcError({
  code: 403,
  status: 403,
  summary: 'A policy denies the request, or what it names does not exist.',
  message: () => 'Request denied by policy',
});

export const notReviewed = defineRpcError({
  code: -32603,
  status: 503,
  summary: 'A webhook that has to agree to the request did not answer as it should.',
  message: () => 'The request could not be reviewed; try again later',
});

export const rateLimited = defineRpcError<{ retryAfterSeconds: number }>({
  code: 429,
  status: 429,
  summary: 'A rate limit is reached; Retry-After says when to come again.',
  message: () => 'Rate limit exceeded',
  data: ({ retryAfterSeconds }) => ({ retryAfterSeconds }),
});

export const foreignOrigin = defineRpcError({
  code: -32600,
  status: 403,
  summary: 'The Origin or Host header names a site that may not call this server (DNS rebinding).',
  message: () => 'Forbidden: the Origin or Host header is not one that this server answers',
});

export const methodNotSupported = defineRpcError<{ method: string; allowed: string }>({
  code: -32600,
  status: 405,
  summary: 'The endpoint does not take this HTTP method.',
  message: ({ method, allowed }) => `Method not allowed: ${method}; the endpoint takes ${allowed}`,
});

export const notAcceptable = defineRpcError<{ needed: string }>({
  code: -32600,
  status: 406,
  summary: 'The Accept header leaves out a form of answer that the client has to take.',
  message: ({ needed }) => `Not acceptable: the Accept header has to list ${needed}`,
});

export const messageTooLarge = defineRpcError<{ limit: number }>({
  code: -32600,
  status: 413,
  summary: 'The message is longer than the server takes.',
  message: ({ limit }) => `Message too large: the limit is ${limit} bytes`,
});

export const wrongMediaType = defineRpcError({
  code: -32600,
  status: 415,
  summary: 'The body is not application/json, or is compressed.',
  message: () => 'Unsupported media type: send the message as application/json, not compressed',
});

export const backendUnavailable = defineRpcError<{ problem: string }>({
  code: -32603,
  status: 502,
  summary: 'The MCP server behind this one cannot be reached, or its answer is broken.',
  message: ({ problem }) => `The MCP server behind this proxy failed: ${problem}`,
});

export const partlyUnavailable = defineRpcError<{ away: number; of: number }>({
  code: -32603,
  status: 503,
  summary: 'One of several MCP servers behind this one is unavailable, and the settings ask for all of them.',
  message: ({ away, of }) =>
    `${away} of the ${of} MCP servers behind this endpoint ${away === 1 ? 'is' : 'are'} unavailable; try again later, or set partialFailureMode to best_effort to go on without`,
});

export const backendsUnknown = defineRpcError({
  code: -32603,
  status: 503,
  summary: 'It is not known yet which MCP servers are behind this one.',
  message: () => 'It is not known yet which MCP servers are behind this endpoint; try again in a few seconds',
});

export const noCredential = defineRpcError<{ problem: string }>({
  code: -32603,
  status: 502,
  summary: 'There are no credentials for the MCP server behind this one.',
  message: ({ problem }) => `No credentials for the MCP server behind this proxy: ${problem}`,
});

export const signInNeeded = defineRpcError<{ problem: string }>({
  code: 401,
  status: 401,
  summary:
    'Somebody has to sign in at the MCP server behind this one, in a terminal: there is nothing that a client could do.',
  message: ({ problem }) => problem,
});

export const backendSlow = defineRpcError({
  code: -32603,
  status: 504,
  summary: 'The MCP server behind this one did not answer in time.',
  message: () => 'The MCP server behind this proxy did not answer in time; the request may have been carried out',
});

export const storageUnavailable = defineRpcError({
  code: -32603,
  status: 503,
  summary: 'The storage of sessions cannot be reached. The session may still exist.',
  message: () => 'The session storage is unavailable; try again later',
});

export const overloaded = defineRpcError<{ problem: string }>({
  code: -32603,
  status: 503,
  summary: 'A bound of this server is reached; try again later.',
  message: ({ problem }) => `Overloaded: ${problem}; try again later`,
});

export const endsNow = defineRpcError({
  code: -32603,
  status: 503,
  summary: 'The process ends, and the MCP server behind it has not answered in the time that calls have for that.',
  message: () => 'This proxy ends, and the call has no answer yet; it may have been carried out',
});

export const internalAnswer = defineRpcError<{ problem: string }>({
  code: -32603,
  status: 200,
  summary: 'A call could not be carried over between the two eras of the protocol.',
  message: ({ problem }) => `Internal error: ${problem}`,
});

export const internalRpcError = defineRpcError<{ requestId: string }>({
  code: -32603,
  status: 500,
  summary: 'Something is wrong with the server itself; the request id finds it in its log.',
  message: ({ requestId }) => `Internal error; the log of the server says more under request id ${requestId}`,
});
