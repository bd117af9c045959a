import type { Message } from './scripted-server.ts';

/** An event of a stream, as a client reads it. */
export interface ReadEvent {
  readonly id: string | undefined;
  readonly data: string;
}

/** An answer over HTTP whose body is read as it comes. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The whole body; for answers that end. */
  text(): Promise<string>;
  message(): Promise<Message>;
  /** The next event of a stream; undefined at its end. */
  next(): Promise<ReadEvent | undefined>;
  /** The next event, parsed. */
  nextMessage(): Promise<Message>;
  /** Breaks the connection. */
  drop(): void;
}

/** Sends one HTTP request as a client of MCP would, and nothing that it does not say. */
export async function send(
  endpoint: URL,
  method: string,
  { headers = {}, body }: { readonly headers?: Record<string, string>; readonly body?: unknown } = {},
): Promise<RawAnswer> {
  const controller = new AbortController();
  const response = await fetch(endpoint, {
    method,
    headers: { accept: 'application/json, text/event-stream', ...headers },
    signal: controller.signal,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffered = '';
  const next = async (): Promise<ReadEvent | undefined> => {
    for (;;) {
      const end = buffered.indexOf('\n\n');
      if (end !== -1) {
        const lines = buffered.slice(0, end).split('\n');
        buffered = buffered.slice(end + 2);
        const data = lines.filter((line) => line.startsWith('data:')).map((line) => line.slice(5).replace(/^ /, ''));
        if (data.length === 0) continue;
        const id = lines
          .find((line) => line.startsWith('id:'))
          ?.slice(3)
          .trim();
        return { id, data: data.join('\n') };
      }
      const read = await reader?.read();
      if (read === undefined || read.done) return undefined;
      buffered += read.value;
    }
  };
  const text = async (): Promise<string> => {
    let all = buffered;
    for (;;) {
      const read = await reader?.read();
      if (read === undefined || read.done) return all;
      all += read.value;
    }
  };
  return {
    status: response.status,
    headers: response.headers,
    text,
    message: async () => JSON.parse(await text()),
    next,
    nextMessage: async () => {
      for (;;) {
        const event = await next();
        if (event === undefined) throw new Error('the stream has ended');
        if (event.data !== '') return JSON.parse(event.data);
      }
    },
    drop: () => controller.abort(),
  };
}

/** A client of the legacy era that a test controls request by request. */
export interface LegacyClient {
  readonly session: string;
  /** The answer to initialize. */
  readonly greeting: Message;
  post(body: unknown, headers?: Record<string, string>): Promise<RawAnswer>;
  get(headers?: Record<string, string>): Promise<RawAnswer>;
  delete(): Promise<RawAnswer>;
}

const json = { 'content-type': 'application/json' };

/** Opens a session: initialize, and the notification after it. */
export async function openSession(
  endpoint: URL,
  {
    revision = '2025-11-25',
    headers = {},
  }: { readonly revision?: string; readonly headers?: Record<string, string> } = {},
): Promise<LegacyClient> {
  const params = { protocolVersion: revision, capabilities: {}, clientInfo: { name: 'raw', version: '0' } };
  const begun = await send(endpoint, 'POST', {
    headers: { ...json, ...headers },
    body: { jsonrpc: '2.0', id: 0, method: 'initialize', params },
  });
  const greeting = await begun.message();
  const session = begun.headers.get('mcp-session-id');
  if (session === null) throw new Error(`no session: ${begun.status} ${JSON.stringify(greeting)}`);
  const own = { 'mcp-session-id': session, 'mcp-protocol-version': revision, ...headers };
  const client: LegacyClient = {
    session,
    greeting,
    post: (body, more = {}) => send(endpoint, 'POST', { headers: { ...json, ...own, ...more }, body }),
    get: (more = {}) => send(endpoint, 'GET', { headers: { ...own, accept: 'text/event-stream', ...more } }),
    delete: () => send(endpoint, 'DELETE', { headers: own }),
  };
  await client.post({ jsonrpc: '2.0', method: 'notifications/initialized' });
  return client;
}

/** Sends one request of 2026-07-28 with the headers that belong to it. */
export async function postModern(
  endpoint: URL,
  method: string,
  params: Readonly<Record<string, unknown>> = {},
  { id = 1, headers = {}, meta = {} }: { id?: string | number; headers?: Record<string, string>; meta?: object } = {},
): Promise<RawAnswer> {
  const name = params['name'] ?? params['uri'];
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '0' },
    'io.modelcontextprotocol/clientCapabilities': {},
    ...meta,
  };
  return send(endpoint, 'POST', {
    headers: {
      ...json,
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(typeof name === 'string' && ['tools/call', 'prompts/get', 'resources/read'].includes(method)
        ? { 'mcp-name': name }
        : {}),
      ...headers,
    },
    body: { jsonrpc: '2.0', id, method, params: { ...params, _meta } },
  });
}
