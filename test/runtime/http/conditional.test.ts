import { afterEach, describe, expect, test } from 'vitest';
import { unknownPath } from '../../../runtime/http/http-errors.ts';
import { operationsServer, type OperationsServer } from '../../support/operations-server.ts';

const etag = '"a,b"';
const list = '/r/v0.1/servers';
let current: OperationsServer | undefined;

afterEach(async () => {
  await current?.server.app.close();
  current = undefined;
});

function start(tag = etag): OperationsServer {
  const headers = { etag: tag, 'cache-control': 'private, no-cache', vary: 'authorization' };
  current = operationsServer({
    handlers: {
      listServers: () => ({ status: 200, body: { list: [] }, headers }),
      getServerVersion: () => unknownPath({}, { etag: tag }),
      putSource: () => ({ status: 200, body: {}, headers }),
    },
  });
  return current;
}

const asked = async (known: string, method: 'GET' | 'HEAD' = 'GET'): Promise<number> => {
  const { server } = (current ??= start());
  return (await server.app.inject({ method, url: list, headers: { 'if-none-match': known } })).statusCode;
};

describe('an answer that its reader has already', () => {
  test('is 304 with the headers of 200 that a copy needs, and without a body', async () => {
    const { server, log } = start();
    const full = await server.app.inject({ url: list });
    expect([full.statusCode, full.body, full.headers.etag]).toEqual([200, '{"list":[]}', etag]);
    const { statusCode, body, headers } = await server.app.inject({ url: list, headers: { 'if-none-match': etag } });
    expect([statusCode, body]).toEqual([304, '']);
    expect(headers).toMatchObject({ etag, 'cache-control': 'private, no-cache', vary: 'authorization' });
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['content-length']));
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['content-type']));
    // The access log says what was answered.
    expect(log.lines().map((line) => line['status'])).toEqual([200, 304]);
  });

  test('is named in a list, weakly, or by a star', async () => {
    const known = [`"x", ${etag}`, `"x",W/${etag},"y"`, `W/${etag}`, '*', ' * ', `${etag} , "z"`];
    for (const each of known) expect([each, await asked(each)]).toEqual([each, 304]);
    expect(await asked(etag, 'HEAD')).toBe(304);
    await current?.server.app.close();
    start(`W/${etag}`);
    expect([await asked(etag), await asked(`W/${etag}`), await asked('"a"')]).toEqual([304, 304, 200]);
  });

  test('is not named by another tag, a part of a tag, or a string that is not a tag', async () => {
    const others = ['"a"', '"b"', 'a,b', '', '"a,b', '"*"', `W/"x"`, '"a,B"', '*, "x"'];
    for (const each of others) expect([each, await asked(each)]).toEqual([each, 200]);
  });

  test('is one to GET and HEAD, and no error', async () => {
    const { server } = start();
    const headers = { 'if-none-match': '*' };
    const missing = await server.app.inject({ url: '/r/v0.1/servers/a.b%2Fc/versions/1', headers });
    expect(missing.statusCode).toBe(404);
    const put = await server.app.inject({ method: 'PUT', url: '/v1/sources/abc', payload: { managed: {} }, headers });
    expect(put.statusCode).toBe(200);
  });
});

test('nobody keeps an answer that does not say that it may be kept', async () => {
  const { server } = start();
  const kept = async (url: string): Promise<unknown> => (await server.app.inject({ url })).headers['cache-control'];
  expect(await kept('/health')).toBe('no-store');
  expect(await kept('/r/v0.1/servers/a.b%2Fc/versions/1')).toBe('no-store');
  expect(await kept('/nowhere')).toBe('no-store');
  expect(await kept(list)).toBe('private, no-cache');
});
