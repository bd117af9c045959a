import fc from 'fast-check';
import { registryOperations } from '../../generated/api/registry-operations.ts';
import type { ApiOperation } from '../../generated/api/operation.ts';

/** A request as bytes, and the operation that it was made from. */
export interface StrangeRequest {
  readonly operation: ApiOperation;
  readonly method: string;
  readonly bytes: Buffer;
}

const operations: readonly ApiOperation[] = Object.values(registryOperations);

/** Texts that stand in a path or a query as they are: names that are there, and what nobody should send. */
const pieces = fc.oneof(
  fc.constantFrom('main', 'team', 'files', 'server', 'skill', 'com.example%2Fa', '1.0.0', 'latest', 'com.example', 'a'),
  fc.constantFrom(
    '%2f',
    '%2F..%2F',
    '%00',
    'a%00b',
    '%',
    '%z',
    '%zz',
    '%c3%28',
    '%ff',
    '%ed%a0%80',
    '%u0041',
    '%25',
    '%0d%0a',
  ),
  fc.constantFrom(
    '.',
    '..',
    '%2e%2e',
    '',
    '*',
    '{',
    '~',
    ';',
    '\\',
    '"',
    "'",
    '<script>',
    '$ref',
    '__proto__',
    'constructor',
    'toString',
  ),
  fc.constantFrom(
    'ü',
    '😀',
    '\u0000',
    '\u007f',
    ' ',
    '\t',
    '‮',
    '%F0%9F%98%80',
    '%C3%BC',
    'x'.repeat(64),
    'x'.repeat(300),
  ),
  fc.constantFrom(
    '-1',
    '0',
    '1',
    '1e3',
    '99999999999999999999',
    'NaN',
    'true',
    'TRUE',
    '2026-01-31T12:00:00Z',
    '2026-02-30T00:00:00Z',
  ),
  fc.constantFrom('x'.repeat(9000), '%41'.repeat(3000), 'com.example%2F'.repeat(20)),
  fc.string({ maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())),
);

const scalars = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e300,
    2 ** 53,
    '',
    'a',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    'x'.repeat(5000),
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    [null],
    { __proto__: null },
    { constructor: { prototype: 1 } },
    { toString: 1 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that some operation takes, to be spoiled. */
const proper: readonly unknown[] = [
  { name: 'com.example/a', version: '1.0.0', url: 'https://x.example.com/mcp', description: 'd' },
  { name: 'com.example/a', version: '1.0.1', description: 'd', claims: { org: ['acme'] }, _meta: { x: { y: 1 } } },
  { source: 'team', claims: {}, server: { name: 'com.example/b', version: '1.0.0', description: 'd' } },
  { skill: { namespace: 'com.example', name: 'b', version: '1.0.0', description: 'd' } },
  { status: 'deprecated', statusMessage: 'use b' },
  { claims: { org: 'acme', 'https://x/role': ['a', 'b'] } },
  { managed: {}, claims: { org: 'acme' } },
  { sources: ['team', 'files'] },
];

/** A JSON value with something in it replaced, added or taken away. */
const spoiled = fc.tuple(fc.constantFrom(...proper), fc.nat(), scalars, fc.nat(4)).map(([value, at, strange, how]) => {
  const copy: unknown = structuredClone(value);
  const places: [Record<string, unknown>, string][] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const members = node as Record<string, unknown>;
    for (const key of Object.keys(members)) {
      places.push([members, key]);
      walk(members[key]);
    }
  };
  walk(copy);
  const place = places[at % places.length];
  if (place === undefined || how === 0) return JSON.stringify(copy);
  const [holder, key] = place;
  if (how === 1) delete holder[key];
  else if (how === 2) holder[`${key}x`] = strange;
  else holder[key] = strange;
  return JSON.stringify(copy);
});

const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

const bodies: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 6, arbitrary: spoiled.map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.json().map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      Buffer.alloc(0),
      Buffer.from('\uFEFF{}'),
      Buffer.from('{}', 'utf16le'),
      Buffer.from([0x22, 0xc3, 0x28, 0x22]),
      Buffer.from('{"a":1,"a":2}'),
      Buffer.from('{"status":"active","st\\u0061tus":"deleted"}'),
      Buffer.from('{"__proto__":{"status":"active"}}'),
      Buffer.from('{"claims":{"__proto__":"x"}}'),
      Buffer.from(deep(65)),
      Buffer.from(deep(50_000)),
      Buffer.from('['.repeat(200_000)),
      Buffer.from('{"status":1e999}'),
      Buffer.from(`{"name":"${'x'.repeat(1_100_000)}"}`),
      Buffer.from('NaN'),
      Buffer.from("{'a':1}"),
      Buffer.from('{}{}'),
    ),
  },
);

const contentTypes = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=utf-16',
  'APPLICATION/JSON',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  '',
  ';',
  'a/b/c',
  `application/${'x'.repeat(500)}`,
);

const headers = fc.constantFrom(
  '',
  '',
  '',
  '',
  'Authorization: Bearer x',
  'Authorization: Basic eDp5',
  'Authorization:',
  'Accept: text/html',
  'Accept: application/xml',
  'Accept-Encoding: zstd',
  'Content-Encoding: gzip',
  'Range: bytes=0-1',
  'If-None-Match: "x"',
  'If-Match: *',
  'Expect: 100-continue',
  'Expect: something',
  'Upgrade: websocket\r\nConnection: upgrade',
  'Upgrade: h2c',
  'X-Forwarded-For: ::1',
  'X-HTTP-Method-Override: DELETE',
  'Host: y',
  'Origin: https://evil.example',
  'Cookie: a=b; =; ;;',
  `X-Long: ${'v'.repeat(20_000)}`,
  'traceparent: 00-0-0-0',
  'X-N: ü',
  `${'X-Many: v\r\n'.repeat(900)}X-Last: v`,
  'X Y: z',
  'X-Fold: a\r\n b',
  ': empty',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip',
  'Content-Length: 3',
  'Content-Length: -1',
  'Content-Length: x',
  'Forwarded: for=x',
);

const methods = fc.constantFrom(
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'QUERY',
  'FOO',
  'get',
  'PRI',
);

/** Requests that go wrong in one way or several. `id`: the header by which the log finds them. */
export const strangeRequests: fc.Arbitrary<(id: string) => StrangeRequest> = fc
  .record({
    operation: fc.constantFrom(...operations),
    alias: fc.nat(5),
    values: fc.array(pieces, { minLength: 5, maxLength: 5 }),
    query: fc.array(fc.tuple(fc.option(fc.nat(6)), pieces), { maxLength: 3 }),
    method: fc.option(methods, { freq: 6 }),
    version: fc.constantFrom(
      'HTTP/1.1',
      'HTTP/1.1',
      'HTTP/1.1',
      'HTTP/1.1',
      'HTTP/1.1',
      'HTTP/1.0',
      'HTTP/2.0',
      'HTTP/9',
      '',
    ),
    hasHost: fc.integer({ min: 0, max: 15 }),
    contentType: contentTypes,
    header: headers,
    body: fc.option(bodies, { freq: 3 }),
  })
  .map((parts) => (id) => {
    const { operation, values, header, contentType } = parts;
    const path = operation.aliases[parts.alias] ?? operation.path;
    let used = 0;
    const target = path.replaceAll(/\{[A-Za-z]+\}/g, () => values[used++] ?? '');
    const known = Object.keys(operation.queryParameters);
    const query = parts.query.map(([name, value]) => `${name === null ? 'other' : (known[name] ?? 'source')}=${value}`);
    const method = parts.method ?? operation.method;
    const body = parts.body ?? (operation.body === undefined ? undefined : Buffer.from('{}'));
    const head = [
      `${method} ${target}${query.length > 0 ? `?${query.join('&')}` : ''} ${parts.version}`,
      ...(parts.hasHost === 0 ? [] : ['Host: x']),
      `X-Request-Id: ${id}`,
      'Connection: close',
      ...(body === undefined ? [] : [`Content-Type: ${contentType}`, `Content-Length: ${body.length}`]),
      ...(header === '' ? [] : [header]),
    ].join('\r\n');
    return { operation, method, bytes: Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body ?? Buffer.alloc(0)]) };
  });
