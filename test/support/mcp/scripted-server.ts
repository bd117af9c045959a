import type { IncomingMessage, ServerResponse } from 'node:http';
import { listening, type Listening } from './listening.ts';

/** A JSON-RPC message, parsed. */
export interface Message {
  readonly jsonrpc?: string;
  readonly id?: string | number | null;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** One request that a scripted server got. */
export interface Received {
  readonly request: IncomingMessage;
  readonly method: string;
  /** The body as it came. */
  readonly body: string;
  /** The body parsed; an empty object where there is none. */
  readonly message: Message;
}

/** What a script may do to answer. */
export interface Answering {
  readonly response: ServerResponse;
  /** Answers with JSON; a string is sent unchanged. */
  json(body: unknown, headers?: Record<string, string>, status?: number): void;
  /** Answers the request with a result. */
  result(result: unknown, headers?: Record<string, string>): void;
  /** Begins an event stream. */
  stream(headers?: Record<string, string>): void;
  /** Sends one event: a string unchanged, or a message. */
  event(data: unknown, id?: string): void;
  end(): void;
}

export interface ScriptedServer extends Listening {
  /** Everything that came, in order. */
  readonly received: readonly Received[];
  /** Requests of this JSON-RPC method. */
  of(method: string): readonly Received[];
}

/** A server that does what a script says for each HTTP request. */
export async function startScriptedServer(
  script: (received: Received, answer: Answering) => void | Promise<void>,
  port = 0,
): Promise<ScriptedServer> {
  const received: Received[] = [];
  const place = await listening((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const message: Message = body === '' ? {} : JSON.parse(body);
      const one = { request, method: request.method ?? '', body, message };
      received.push(one);
      void script(one, answering(message, response));
    });
  }, port);
  return { ...place, received, of: (method) => received.filter(({ message }) => message.method === method) };
}

function answering(message: Message, response: ServerResponse): Answering {
  const json: Answering['json'] = (body, headers = {}, status = 200) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  return {
    response,
    json,
    result: (result, headers) => json({ jsonrpc: '2.0', id: message.id, result }, headers),
    stream: (headers = {}) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', ...headers });
      response.flushHeaders();
    },
    event: (data, id) => {
      const text = typeof data === 'string' ? data : JSON.stringify(data);
      response.write(`${id === undefined ? '' : `id: ${id}\n`}data: ${text}\n\n`);
    },
    end: () => void response.end(),
  };
}

/** A legacy server of one session id: answers the handshake and notifications, refuses GET unless it `hasStream`, and leaves the rest to the script. */
export function legacyScript(
  rest: (received: Received, answer: Answering) => void | Promise<void>,
  { session = 'backend-session', revision = '2025-11-25', hasStream = false } = {},
): (received: Received, answer: Answering) => void | Promise<void> {
  return (received, answer) => {
    const { message, method } = received;
    if (message.method === 'server/discover') {
      answer.json({ jsonrpc: '2.0', id: null, error: { code: -32000, message: 'Server not initialized' } }, {}, 400);
    } else if (message.method === 'initialize') {
      const result = {
        protocolVersion: revision,
        capabilities: { tools: { listChanged: true } },
        serverInfo: { name: 'scripted', version: '1' },
      };
      answer.result(result, { 'mcp-session-id': session });
    } else if (
      message.method?.startsWith('notifications/') === true ||
      (method === 'POST' && message.method === undefined)
    ) {
      answer.response.writeHead(202).end();
    } else if (method === 'GET' && !hasStream) answer.response.writeHead(405).end();
    else if (method === 'DELETE') answer.response.writeHead(204).end();
    else return rest(received, answer);
  };
}

/** A server of 2026-07-28: answers server/discover, and leaves the rest to the script. */
export function modernScript(
  rest: (received: Received, answer: Answering) => void | Promise<void>,
  discovered: object = {},
): (received: Received, answer: Answering) => void | Promise<void> {
  return (received, answer) => {
    if (received.message.method !== 'server/discover') return rest(received, answer);
    const usual = { resultType: 'complete', supportedVersions: ['2026-07-28'], capabilities: { tools: {} } };
    answer.result({ ...usual, ttlMs: 0, cacheScope: 'private', ...discovered });
  };
}
