import fc from 'fast-check';
import { registryOperations } from '../../generated/api/registry-operations.ts';
import type { ApiOperation } from '../../generated/api/operation.ts';
import { bodies, proper, scalars, spoil } from './strange-body.ts';

/** A request as bytes, and the operation that it was made from. */
export interface StrangeRequest {
  readonly operation: ApiOperation;
  readonly method: string;
  /** Holds `idPlace` where the id goes that finds the request in the log. */
  readonly head: string;
  readonly body: Buffer;
  /** What a failing test shows. */
  readonly [fc.toStringMethod]: () => string;
}

export const idPlace = '{{id}}';

const operations: readonly ApiOperation[] = Object.values(registryOperations);

/** Strings that go unchanged into a path or a query: existing names, and malformed ones. */
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

/** Valid values of the parameters in paths. */
const samples: Readonly<Record<string, string>> = {
  registry: 'main',
  segment: 'team',
  serverName: 'com.example%2Fa',
  entryName: 'com.example%2Fa',
  entryType: 'server',
  namespace: 'com.example',
  skillName: 'a',
  sourceName: 'files',
  registryName: 'main',
};

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

/** Requests that go wrong in one way or several. */
export const strangeRequests: fc.Arbitrary<StrangeRequest> = fc
  .record({
    operation: fc.constantFrom(...operations),
    alias: fc.nat(5),
    values: fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: pieces }), {
      minLength: 5,
      maxLength: 5,
    }),
    query: fc.array(fc.tuple(fc.option(fc.nat(6)), pieces), { maxLength: 3 }),
    method: fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: methods }),
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
    body: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: bodies }),
    spoiled: fc.record({ which: fc.nat(1), at: fc.nat(12), strange: scalars, how: fc.nat(4) }),
  })
  .map((parts) => {
    const { operation, values, header, contentType } = parts;
    const path = operation.aliases[parts.alias] ?? operation.path;
    let used = -1;
    const target = path.replaceAll(/\{([A-Za-z]+)\}/g, (_, name: string) => {
      used += 1;
      return values[used] ?? samples[name] ?? '1.0.0';
    });
    const known = Object.keys(operation.queryParameters);
    const query = parts.query.map(([name, value]) => `${name === null ? 'other' : (known[name] ?? 'source')}=${value}`);
    const method = parts.method ?? operation.method;
    const { which, at, strange, how } = parts.spoiled;
    const taken = proper[operation.operationId];
    const body = parts.body ?? (taken === undefined ? undefined : spoil(taken[which % taken.length], at, strange, how));
    const head = [
      `${method} ${target}${query.length > 0 ? `?${query.join('&')}` : ''} ${parts.version}`,
      ...(parts.hasHost === 0 ? [] : ['Host: x']),
      `X-Request-Id: ${idPlace}`,
      'Connection: close',
      ...(body === undefined ? [] : [`Content-Type: ${contentType}`, `Content-Length: ${body.length}`]),
      ...(header === '' ? [] : [header]),
    ].join('\r\n');
    const sent = body ?? Buffer.alloc(0);
    return {
      operation,
      method,
      head: `${head}\r\n\r\n`,
      body: sent,
      [fc.toStringMethod]: () => JSON.stringify(`${head}\r\n\r\n${sent.toString('latin1')}`).slice(0, 3000),
    };
  });
