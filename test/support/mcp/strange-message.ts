import fc from 'fast-check';

/** A request toward an MCP endpoint, as bytes. The sender replaces `{{session}}`, `{{other}}`, `{{token}}` and `{{marker}}`. */
export interface StrangeMessage {
  readonly head: string;
  readonly body: Buffer;
  readonly [fc.toStringMethod]: () => string;
}

const meta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': { elicitation: {}, roots: {} },
};
const initialize = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'f', version: '0' } };

/** Messages that mean something. */
const messages: readonly object[] = [
  { id: 1, method: 'initialize', params: initialize },
  { id: 1, method: 'tools/call', params: { name: 'echo', arguments: { text: '{{marker}}' } } },
  { id: 2, method: 'tools/call', params: { name: 'echo', arguments: { text: '{{marker}}' }, _meta: meta } },
  { id: 'x', method: 'tools/list', params: { _meta: meta } },
  { id: 3, method: 'prompts/get', params: { name: 'p', _meta: { ...meta, progressToken: 1 } } },
  { id: 4, method: 'resources/read', params: { uri: 'file:///a', _meta: meta } },
  { id: 5, method: 'server/discover', params: { _meta: meta } },
  { id: 6, method: 'completion/complete', params: { ref: { type: 'ref/prompt', name: 'p' }, argument: {} } },
  { id: 7, method: 'ping' },
  { id: 8, method: 'resources/subscribe', params: { uri: 'file:///a' } },
  {
    id: 9,
    method: 'tools/call',
    params: { name: 'echo', inputResponses: { q1: {} }, requestState: 'AAAA', _meta: meta },
  },
  { method: 'notifications/cancelled', params: { requestId: 1 } },
  { method: 'notifications/initialized' },
  { id: 'svc-1', result: { roots: [] } },
  { id: 1, error: { code: 1, message: 'm' } },
];

const texts = fc.constantFrom(
  '',
  '\u0000',
  '\u2028',
  '\\ud800',
  '__proto__',
  'constructor',
  '../..',
  '1e999',
  'x'.repeat(70_000),
  '=?base64?!!?=',
  '{{session}}',
  '{{other}}',
  '{{marker}}',
);
const scalars = fc.oneof(
  texts,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
);
const values = fc.oneof(scalars, fc.array(scalars, { maxLength: 3 }), fc.dictionary(texts, scalars, { maxKeys: 3 }));

/** A message with one member of it replaced, at any depth. */
function spoilt(message: unknown, path: readonly number[], value: unknown): unknown {
  if (typeof message !== 'object' || message === null || path.length === 0) return value;
  const keys = Object.keys(message);
  const key = keys[(path[0] ?? 0) % Math.max(1, keys.length)] ?? 'new';
  return { ...message, [key]: spoilt(Reflect.get(message, key), path.slice(1), value) };
}

const whole = fc.constantFrom(...messages).map((message) => ({ jsonrpc: '2.0', ...message }));
const replaced = fc
  .tuple(whole, fc.array(fc.nat(8), { minLength: 1, maxLength: 4 }), values)
  .map(([message, path, value]) => spoilt(message, path, value));
const json = fc.oneof(whole, replaced, replaced, fc.array(fc.oneof(whole, replaced), { maxLength: 4 }), values);

/** Text that nobody parses the same way. */
const broken = fc.oneof(
  json.map((value) => JSON.stringify(value)),
  fc.tuple(json, fc.nat(200)).map(([value, length]) => JSON.stringify(value).slice(0, length)),
  json.map((value) => `${JSON.stringify(value)}${JSON.stringify(value)}`),
  fc.constant('{"jsonrpc":"2.0","id":1,"id":2,"method":"tools/call","method":"ping"}'),
  fc.constant('{"jsonrpc":"2.0","id":1,"meth\\u006fd":"tools/call","params":{"name":"a"}}'),
  fc.constant(`{"jsonrpc":"2.0","id":1,"method":"ping","params":${'['.repeat(20_000)}`),
  fc.constant('\ufeff{"jsonrpc":"2.0","id":1,"method":"ping"}'),
);
const bodies = fc.tuple(broken, fc.option(fc.tuple(fc.nat(), fc.nat(255)), { freq: 4 })).map(([text, change]) => {
  const bytes = Buffer.from(text);
  if (change !== null && bytes.length > 0) bytes[change[0] % bytes.length] = change[1];
  return bytes;
});

const header = fc.constantFrom(
  'Mcp-Session-Id: {{session}}\r\nMCP-Protocol-Version: 2025-11-25',
  'Mcp-Session-Id: {{session}}\r\nMCP-Protocol-Version: 2025-11-25',
  'MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: tools/call\r\nMcp-Name: echo',
  'Mcp-Session-Id: {{session}}',
  'Mcp-Session-Id: {{session}}',
  'Mcp-Session-Id: {{session}}\r\nMCP-Protocol-Version: 2025-11-25',
  'Mcp-Session-Id: {{other}}',
  'Mcp-Session-Id: nothing\r\nMcp-Session-Id: {{session}}',
  'MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: tools/call\r\nMcp-Name: echo',
  'MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: tools/list',
  'MCP-Protocol-Version: 1999-01-01',
  'Last-Event-ID: a-1',
  'Last-Event-ID: {{session}}-0',
  'Last-Event-ID: 99999999999999999999',
  'Origin: https://evil.example',
  'Origin: null',
  'Mcp-Name: =?base64?/w==?=',
  'Mcp-Param-X: \t',
  'Content-Encoding: gzip',
  'Expect: 100-continue',
  'Transfer-Encoding: gzip',
  'traceparent: 00-00000000000000000000000000000000-0000000000000000-00',
  'X-Forwarded-For: 1.2.3.4',
  `X-Long: ${'v'.repeat(20_000)}`,
);
/** Mostly what is right: a request with five mistakes is refused for the first. */
function mostly(right: string, ...wrong: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof({ weight: 8, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: fc.constantFrom(...wrong) });
}
const method = mostly('POST', 'GET', 'DELETE', 'PUT', 'HEAD', 'OPTIONS', 'TRACE');
/** What is beside the endpoint. */
const beside = [
  '/health',
  '/readyz',
  '/status',
  '/metrics',
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/mcp',
  '/.well-known/oauth-authorization-server',
];
const endpointPath = mostly('/mcp', '/mcp?x=1', '/mcp/', '//mcp', '/%6dcp', '/mcp/../mcp', '/', '*', ...beside);
/** The two addresses of HTTP+SSE; the session of a sender is its stream. */
const ssePath = fc.oneof(
  { weight: 6, arbitrary: fc.constant('/messages?session_id={{session}}') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '/sse',
      '/sse?x=1',
      '/messages',
      '/messages?session_id=',
      '/messages?session_id={{other}}',
      '/messages?session_id={{session}}&session_id={{other}}',
      '/messages?session_id=%00%ff',
      '/messages/../sse',
      '/sse/',
    ),
  },
);
const accept = mostly('application/json, text/event-stream', '*/*', 'text/html', '');
const type = mostly('application/json', 'application/json; charset=utf-8', 'text/plain', '');
const token = mostly('Bearer {{token}}', 'Bearer nothing', 'Basic eDp5', '');

/** A message with the headers that belong to it. */
const right = fc.constantFrom(...messages).map((message) => {
  const given: { method?: string; params?: { name?: string; uri?: string; _meta?: object } } = message;
  const name = given.params?.name ?? given.params?.uri;
  const isModern = given.params?._meta !== undefined;
  return {
    body: Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message })),
    headers: isModern
      ? [
          `MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: ${given.method ?? ''}`,
          ...(name === undefined ? [] : [`Mcp-Name: ${name}`]),
        ]
      : ['Mcp-Session-Id: {{session}}\r\nMCP-Protocol-Version: 2025-11-25'],
  };
});
const wrong = fc.record({ body: bodies, headers: fc.array(header, { maxLength: 2 }) });

/** Requests of which most have something wrong, at the endpoint or at the addresses of HTTP+SSE. */
export const strangeMessages = (door: 'endpoint' | 'sse'): fc.Arbitrary<StrangeMessage> =>
  fc
    .record({
      method,
      path: door === 'sse' ? fc.oneof({ weight: 3, arbitrary: ssePath }, endpointPath) : endpointPath,
      accept,
      type,
      token,
      said: fc.oneof(right, wrong, wrong),
      length: fc.nat(20),
    })
    .map(({ said, ...made }) => {
      const length = made.length === 0 ? said.body.length + 5 : said.body.length;
      const lines = [
        `${made.method} ${made.path} HTTP/1.1`,
        'Host: {{host}}',
        `Accept: ${made.accept}`,
        `Authorization: ${made.token}`,
        ...(made.type === '' ? [] : [`Content-Type: ${made.type}`]),
        ...said.headers,
        'Connection: close',
        ...(made.method === 'POST' || made.method === 'PUT' ? [`Content-Length: ${length}`] : []),
      ];
      const body = made.method === 'POST' || made.method === 'PUT' ? said.body : Buffer.alloc(0);
      const head = `${lines.join('\r\n')}\r\n\r\n`;
      return { head, body, [fc.toStringMethod]: () => `${head}${body.toString('utf8').slice(0, 2000)}` };
    });
