import { afterEach, expect, test } from 'vitest';
import { operationsServer, type OperationsServer } from '../../support/operations-server.ts';

let current: OperationsServer | undefined;
afterEach(async () => {
  await current?.server.app.close();
});

/** What an answer of 404 proposes; undefined where it proposes nothing. */
async function proposed(url: string): Promise<string | undefined> {
  current = operationsServer();
  const answer = await current.server.app.inject({ url });
  expect(answer.statusCode, url).toBe(404);
  expect(answer.json(), url).toMatchObject({ code: 'unknown-path' });
  return /did you mean (\S+)\?"/.exec(answer.body)?.[1];
}

const version = '/main/v0.1/servers/com.example%2Fdocs/versions/latest';

test.for([
  ['/main/v0.1/servers/', '/main/v0.1/servers'],
  ['//main//v0.1/servers', '/main/v0.1/servers'],
  ['/main/v0/servers?limit=5', '/main/v0.1/servers'],
  ['/main/V0.1/servers', '/main/v0.1/servers'],
  ['/main/v0.2/servers', '/main/v0.1/servers'],
  ['/v0.1/servers', '/{registry}/v0.1/servers'],
  ['/v0/servers', '/{registry}/v0.1/servers'],
  ['/main/v0.1/servers/com.example/docs/versions/latest', version],
  ['/main/v0.1/servers/com.example/docs', version],
  ['/main/v0.1/servers/com.example%2Fdocs', version],
  ['/main/v0/servers/com.example/docs/', version],
  ['/registry/main/v0.1/servers/', '/registry/main/v0.1/servers'],
])('for %s the answer proposes %s', async ([asked = '', meant]) => {
  expect(await proposed(asked)).toBe(meant);
});

test.for(['/nothing', '/main', '/main/v1/servers', '/x/'.repeat(100), `/${'a/'.repeat(60)}b`])(
  'for %s there is nothing near',
  async (asked) => expect(await proposed(asked)).toBeUndefined(),
);

test('a compressed body is refused with the fix, one with the encoding identity is read', async () => {
  current = operationsServer();
  const put = (encoding: string) =>
    current?.server.app.inject({
      method: 'PUT',
      url: '/v1/sources/abc',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      payload: '{"managed":{}}',
    });
  const refused = await put('gzip');
  expect(refused?.statusCode).toBe(415);
  expect(refused?.headers).toMatchObject({ 'accept-encoding': 'identity' });
  expect(refused?.json()).toEqual({
    error: 'the body is compressed (gzip), which is not taken: send it as it is, without Content-Encoding',
    code: 'compressed-body',
  });
  expect((await put('identity'))?.statusCode).toBe(201);
});
