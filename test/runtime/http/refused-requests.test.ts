import { afterEach, describe, expect, test } from 'vitest';
import { operationsServer, type OperationsServer } from '../../support/operations-server.ts';

let current: OperationsServer | undefined;

afterEach(async () => {
  await current?.server.app.close();
});

interface Sent {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'HEAD';
  readonly url: string;
  readonly payload?: string | Buffer;
  readonly type?: string;
}

async function answerTo({
  method = 'GET',
  url,
  payload,
  type,
}: Sent): Promise<{ status: number; body: unknown; headers: object }> {
  current = operationsServer();
  const answer = await current.server.app.inject({
    method,
    url,
    ...(payload === undefined ? {} : { payload }),
    ...(type === undefined ? {} : { headers: { 'content-type': type } }),
  });
  const body: unknown = answer.body === '' ? undefined : JSON.parse(answer.body);
  return { status: answer.statusCode, body, headers: answer.headers };
}

const json = 'application/json';
const source = '/v1/sources/abc';
const names = '/r/v0.1/servers';

const refused: readonly [what: string, sent: Sent, status: number, code: string, words: RegExp][] = [
  ['an unknown path', { url: '/nothing' }, 404, 'unknown-path', /no such path/],
  ['a slash at the end', { url: `${names}/` }, 404, 'unknown-path', /no such path/],
  ['a slash inside a name', { url: `${names}/io.x/name/versions/1` }, 404, 'unknown-path', /no such path/],
  [
    'a body for an unknown path',
    { method: 'POST', url: '/nothing', payload: 'x', type: 'text/plain' },
    404,
    'unknown-path',
    /./,
  ],
  ['a percent sign alone', { url: `${names}/%zz/versions/1` }, 400, 'malformed-url', /%25/],
  ['bytes that are not UTF-8', { url: `${names}/%ff/versions/1` }, 400, 'malformed-url', /UTF-8/],
  [
    'a zero byte',
    { url: `${names}/io.x%00%2Fname/versions/1` },
    400,
    'invalid-parameter',
    /"serverName" holds a control/,
  ],
  ['an encoded space', { url: `${names}/io.x%2Fna%20me/versions/1` }, 400, 'invalid-parameter', /"serverName" is not/],
  ['a name without a slash', { url: `${names}/name/versions/1` }, 400, 'invalid-parameter', /"serverName" is not/],
  ['a name encoded twice', { url: `${names}/io.x%252Fname/versions/1` }, 400, 'invalid-parameter', /"serverName"/],
  [
    'a very long name',
    { url: `${names}/io.x%2F${'n'.repeat(300)}/versions/1` },
    400,
    'invalid-parameter',
    /200 characters/,
  ],
  ['a very long address', { url: `${names}?search=${'n'.repeat(9000)}` }, 414, 'url-too-long', /8192 bytes/],
  [
    'a range for a version',
    { url: `${names}/io.x%2Fname/versions/%5E1.0` },
    400,
    'invalid-parameter',
    /"serverVersion"/,
  ],
  [
    'no number',
    { url: `${names}?limit=ten` },
    400,
    'invalid-parameter',
    /"limit" has to be a whole number of at least 1/,
  ],
  ['zero', { url: `${names}?limit=0` }, 400, 'invalid-parameter', /"limit"/],
  ['a negative number', { url: `${names}?limit=-3` }, 400, 'invalid-parameter', /"limit"/],
  ['a fraction', { url: `${names}?limit=1.5` }, 400, 'invalid-parameter', /"limit"/],
  ['a number of another notation', { url: `${names}?limit=1e2` }, 400, 'invalid-parameter', /"limit"/],
  ['an empty number', { url: `${names}?limit=` }, 400, 'invalid-parameter', /"limit"/],
  [
    'a parameter twice',
    { url: `${names}?limit=1&limit=2` },
    400,
    'invalid-parameter',
    /"limit" occurs .* more than once/,
  ],
  ['no time', { url: `${names}?updated_since=yesterday` }, 400, 'invalid-parameter', /RFC 3339/],
  ['neither true nor false', { url: `${names}?include_deleted=1` }, 400, 'invalid-parameter', /true or false/],
  [
    'a query that is not UTF-8',
    { url: `${names}?search=%ff` },
    400,
    'invalid-parameter',
    /"search" is not percent-encoded/,
  ],
  [
    'a name that a source cannot have',
    { method: 'PUT', url: '/v1/sources/A_b', payload: '{"managed":{}}', type: json },
    400,
    'invalid-parameter',
    /"sourceName"/,
  ],
  [
    'an unknown kind of entry',
    { method: 'DELETE', url: '/v1/entries/plugin/a.b%2Fc/versions/1' },
    404,
    'unknown-path',
    /./,
  ],
  ['no body', { method: 'PUT', url: source }, 400, 'invalid-json', /is empty/],
  ['no JSON', { method: 'PUT', url: source, payload: '{"managed":', type: json }, 400, 'invalid-json', /is not JSON/],
  [
    'bytes that are no text',
    { method: 'PUT', url: source, payload: Buffer.from([0x22, 0xff, 0x22]), type: json },
    400,
    'invalid-json',
    /UTF-8/,
  ],
  [
    'a key that reaches for prototypes',
    { method: 'PUT', url: source, payload: '{"managed":{"__proto__":{}}}', type: json },
    400,
    'invalid-json',
    /__proto__/,
  ],
  [
    'the same, escaped',
    { method: 'PUT', url: source, payload: String.raw`{"managed":{"__pro\u0074o__":{}}}`, type: json },
    400,
    'invalid-json',
    /__proto__/,
  ],
  [
    'a key twice',
    { method: 'PUT', url: source, payload: '{"managed":{},"managed":{}}', type: json },
    400,
    'invalid-json',
    /"managed" twice/,
  ],
  [
    'deep JSON',
    { method: 'PUT', url: source, payload: '['.repeat(500_000) + ']'.repeat(500_000), type: json },
    400,
    'invalid-json',
    /nests more than/,
  ],
  [
    'a list for an object',
    { method: 'PUT', url: source, payload: '[]', type: json },
    400,
    'invalid-body',
    /expected map/,
  ],
  [
    'an unknown key',
    { method: 'PUT', url: source, payload: '{"managd":{}}', type: json },
    400,
    'invalid-body',
    /\/managd: unknown key .*did you mean "managed"/,
  ],
  [
    'another name than the path',
    { method: 'PUT', url: source, payload: '{"name":"b","managed":{}}', type: json },
    400,
    'invalid-body',
    /\/name is not the name/,
  ],
  [
    'the short form with a mistake',
    { method: 'POST', url: '/m/v0.1/publish', payload: '{"url":"nowhere"}', type: json },
    400,
    'invalid-body',
    /\/url: .*http/,
  ],
  [
    'claims that are no texts',
    {
      method: 'POST',
      url: '/m/v0.1/publish',
      payload: '{"name":"a.b/c","version":"1","description":"d","claims":{"a":1}}',
      type: json,
    },
    400,
    'invalid-body',
    /\/claims\/a/,
  ],
  [
    'plain text',
    { method: 'PUT', url: source, payload: '{"managed":{}}', type: 'text/plain' },
    415,
    'unsupported-media-type',
    /application\/json/,
  ],
  [
    'a form',
    { method: 'PUT', url: source, payload: 'a=b', type: 'application/x-www-form-urlencoded' },
    415,
    'unsupported-media-type',
    /./,
  ],
  [
    'something that is no media type',
    { method: 'PUT', url: source, payload: '{}', type: 'json' },
    415,
    'unsupported-media-type',
    /./,
  ],
  [
    'too large a body',
    { method: 'PUT', url: source, payload: ' '.repeat(1_048_577), type: json },
    413,
    'body-too-large',
    /1048576 bytes/,
  ],
];

describe('a request is refused', () => {
  test.each(refused)('%s', async (_what, sent, status, code, words) => {
    const answer = await answerTo(sent);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(Object.keys(Object(answer.body))).toEqual(['error', 'code']);
    expect(String(Object(answer.body).error)).toMatch(words);
    expect(JSON.stringify(answer.body)).not.toMatch(/\bat .*\.(ts|js):\d+|node_modules/);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('%s where only GET is taken, with Allow', async (method) => {
    const answer = await answerTo({ method, url: `${names}?limit=5` });
    expect(answer).toMatchObject({
      status: 405,
      body: { code: 'method-not-allowed' },
      headers: { allow: 'GET, HEAD' },
    });
  });

  test('and the largest body that is allowed is read', async () => {
    const head = '{"managed":{}';
    const payload = `${head}${' '.repeat(1_048_576 - head.length - 1)}}`;
    expect(await answerTo({ method: 'PUT', url: source, payload, type: json })).toMatchObject({ status: 201 });
  });
});
