import { afterEach, describe, expect, test } from 'vitest';
import { isWireError } from '../../../../runtime/http/answer.ts';
import { defineWireError } from '../../../../runtime/http/wire-error.ts';
import { operationsServer, type OperationsServer } from '../../../support/operations-server.ts';

let current: OperationsServer | undefined;

afterEach(async () => {
  await current?.server.app.close();
});

function start(options: Parameters<typeof operationsServer>[0]): OperationsServer {
  current = operationsServer(options);
  return current;
}

const missing = defineWireError({ code: 'missing-token', status: 401, summary: 'No token.', message: () => 'sign in' });
const json = { 'content-type': 'application/json' };

describe('a handler', () => {
  test('gets decoded path parameters and typed query parameters with their defaults', async () => {
    const { server } = start({});
    const one = await server.app.inject({ url: '/r/v0.1/servers/io.x%2Fa-b/versions/1.0%2Bbuild%2F2' });
    expect(one.json()).toEqual({ params: { registry: 'r', serverName: 'io.x/a-b', serverVersion: '1.0+build/2' } });
    const query =
      'limit=5000&search=a+b%26c%3Dd&updated_since=2026-01-31T12:00:00.5%2B01:00&include_deleted=true&utm=x&utm=y';
    const many = await server.app.inject({ url: `/r/v0.1/servers?${query}` });
    expect(many.json()).toMatchObject({
      query: {
        limit: 5000,
        search: 'a b&c=d',
        updated_since: Date.UTC(2026, 0, 31, 11, 0, 0, 500),
        include_deleted: true,
      },
    });
    const none = await server.app.inject({ url: '/r/v0.1/servers?search=&cursor=' });
    expect(none.json()).toMatchObject({ query: { limit: 30, include_deleted: false } });
    expect(Object.keys(none.json().query)).not.toContain('search');
  });

  test('answers at the alias too', async () => {
    const { server, answered } = start({});
    const at = async (url: string): Promise<unknown> => (await server.app.inject({ url })).json();
    expect(await at('/registry/r/v0.1/servers')).toEqual(await at('/r/v0.1/servers'));
    expect(answered.map(({ operation }) => operation.operationId)).toEqual(['listServers', 'listServers']);
  });

  test('gets the body as a value and as the text that was sent', async () => {
    const { server } = start({});
    const text = '{ "version":"1", "name":"a.b/c", "description":"d", "big":12345678901234567890, "remotes":[] }';
    const whole = await server.app.inject({ method: 'POST', url: '/m/v0.1/publish', payload: text, headers: json });
    expect(whole.json()).toMatchObject({ text, isOther: true });
    const short = '{"name":"a.b/c","version":"1","url":"https://example.com","description":"d"}';
    const flat = await server.app.inject({ method: 'POST', url: '/m/v0.1/publish', payload: short, headers: json });
    expect(flat.json()).toMatchObject({ text: short, isOther: false });
  });

  test('gets the keys that the path says, which the body may repeat', async () => {
    const { server } = start({});
    for (const payload of ['{"managed":{}}', '{"name":"abc","managed":{}}']) {
      // oxlint-disable-next-line no-await-in-loop -- one server, one after the other
      const answer = await server.app.inject({ method: 'PUT', url: '/v1/sources/abc', payload, headers: json });
      expect(answer.json()).toEqual({ value: { name: 'abc', managed: {} } });
    }
  });

  test('that throws is answered with 500, and only the log says why', async () => {
    const { server, log } = start({
      handlers: {
        listServers: () => {
          throw new Error('the secret of the house');
        },
        getServerVersion: () => Promise.reject(new Error('the secret of the house')),
      },
    });
    for (const url of ['/r/v0.1/servers', '/r/v0.1/servers/a.b%2Fc/versions/1']) {
      // oxlint-disable-next-line no-await-in-loop -- one server, one after the other
      const answer = await server.app.inject({ url });
      expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal-error']);
      expect(answer.body).not.toContain('secret');
      expect(answer.body).toContain(answer.headers['x-request-id']);
    }
    const failures = log.lines().filter(({ msg }) => msg === 'a request failed');
    expect(failures).toHaveLength(2);
    expect(failures).toMatchObject([
      { level: 'error', err: { message: 'the secret of the house' } },
      { level: 'error', err: { message: 'the secret of the house' } },
    ]);
  });

  test('that throws an expected error is answered with the wire error that the program maps it to', async () => {
    const unavailable = defineWireError({ code: 'gone', status: 503, summary: 'Gone.', message: () => 'later' });
    class Unavailable extends Error {}
    const { server, log } = start({
      handlers: { listServers: () => Promise.reject(new Unavailable()) },
      options: { thrown: (error) => (error instanceof Unavailable ? unavailable({}) : undefined) },
    });
    expect((await server.app.inject({ url: '/r/v0.1/servers' })).json()).toEqual({ error: 'later', code: 'gone' });
    expect(log.lines().filter(({ msg }) => msg === 'a request failed')).toEqual([]);
  });

  test('that takes too long is answered for, once', async () => {
    const late = Promise.withResolvers<{ status: number }>();
    const { server, answered } = start({
      handlers: { listServers: () => late.promise },
      limits: { answerTime: 20 },
    });
    const answer = await server.app.inject({ url: '/r/v0.1/servers' });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'timed-out']);
    expect(answer.headers['retry-after']).toBe('5');
    late.resolve({ status: 200 });
    await late.promise;
    expect(answered.map(({ answer: given }) => given.status)).toEqual([503]);
  });
});

describe('authentication', () => {
  test('comes before everything that is wrong with a request', async () => {
    const { server } = start({ options: { authenticate: () => missing({}, { 'www-authenticate': 'Bearer' }) } });
    const answers = await Promise.all([
      server.app.inject({ url: '/r/v0.1/servers?limit=x' }),
      server.app.inject({ method: 'PUT', url: '/v1/sources/abc', payload: '{', headers: json }),
      server.app.inject({ method: 'PUT', url: '/v1/sources/abc', payload: ' '.repeat(2_000_000), headers: json }),
      server.app.inject({
        method: 'PUT',
        url: '/v1/sources/abc',
        payload: 'x',
        headers: { 'content-type': 'text/plain' },
      }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
    expect(answers.map(({ headers }) => headers['www-authenticate'])).toEqual(Array(4).fill('Bearer'));
  });

  test('may take its time, and is asked once per request', async () => {
    let asked = 0;
    const { server } = start({
      options: {
        authenticate: async () => {
          asked += 1;
          await new Promise((resolve) => setImmediate(resolve));
          return { name: 'late' };
        },
      },
    });
    await server.app.inject({ url: '/r/v0.1/servers' });
    await server.app.inject({ method: 'PUT', url: '/v1/sources/abc', payload: '{"managed":{}}', headers: json });
    expect(asked).toBe(2);
  });

  test('that comes too late lets nobody in', async () => {
    const late = Promise.withResolvers<{ name: string }>();
    let called = 0;
    const { server } = start({
      handlers: {
        putSource: () => {
          called += 1;
          return { status: 200 };
        },
      },
      options: { authenticate: () => late.promise },
      limits: { answerTime: 20 },
    });
    const put = { method: 'PUT', url: '/v1/sources/abc', payload: '{"managed":{}}', headers: json } as const;
    expect((await server.app.inject(put)).json()).toMatchObject({ code: 'timed-out' });
    late.resolve({ name: 'late' });
    await new Promise((resolve) => setImmediate(resolve));
    // The next one goes all the way, so the first one would have come before it.
    expect((await server.app.inject(put)).statusCode).toBe(200);
    expect(called).toBe(1);
  });

  test('is not asked for what is public', async () => {
    const { server, answered } = start({ options: { authenticate: () => missing({}) } });
    expect((await server.app.inject({ url: '/health' })).statusCode).toBe(200);
    expect(answered.map(({ caller }) => caller)).toEqual([undefined]);
  });

  test('that throws is answered 500, and lets nobody in', async () => {
    const { server } = start({
      options: {
        authenticate: () => {
          throw new Error('no keys');
        },
      },
    });
    expect((await server.app.inject({ url: '/r/v0.1/servers' })).statusCode).toBe(500);
    const put = { method: 'PUT', url: '/v1/sources/abc', payload: '{"managed":{}}', headers: json } as const;
    expect((await server.app.inject(put)).statusCode).toBe(500);
  });
});

describe('who listens', () => {
  test('hears of every answer with its caller and its body, refusals too', async () => {
    const { server, answered } = start({});
    await server.app.inject({ url: '/r/v0.1/servers' });
    await server.app.inject({ url: '/r/v0.1/servers?limit=0' });
    await server.app.inject({ method: 'PUT', url: '/v1/sources/abc', payload: '{', headers: json });
    expect(answered.map(({ caller }) => caller)).toEqual(Array.from({ length: 3 }, () => ({ name: 'somebody' })));
    expect(answered.map(({ answer }) => isWireError(answer))).toEqual([false, true, true]);
    expect(answered.map(({ body }) => body?.toString())).toEqual([undefined, undefined, '{']);
    expect(answered[2]?.params).toEqual({ sourceName: 'abc' });
  });
});
