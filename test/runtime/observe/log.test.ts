import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accessLine } from '../../../runtime/observe/access-line.ts';
import { logLevelFrom } from '../../../runtime/observe/log.ts';
import { memoryLog } from '../../support/memory-log.ts';

describe('a log line', () => {
  test('is one JSON object with level, time, fields and message', () => {
    const { log, lines } = memoryLog();
    log.child({ source: 'tools' }).warn({ count: 3 }, 'something\nhappened');
    expect(lines()).toEqual([
      {
        level: 'warn',
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        source: 'tools',
        count: 3,
        msg: 'something\nhappened',
      },
    ]);
  });

  test('is written from the level on', () => {
    const { log, lines } = memoryLog('warn');
    for (const level of ['debug', 'info', 'warn', 'error'] as const) log[level]({}, level);
    expect(lines().map(({ msg }) => msg)).toEqual(['warn', 'error']);
  });

  test('holds an error with its type, message, code, cause and stack', () => {
    const { log, lines } = memoryLog();
    const cause = Object.assign(new TypeError('inner'), { code: 'EINNER' });
    log.error({ err: new Error('outer', { cause }) }, 'failed');
    expect(lines()).toMatchObject([
      {
        err: {
          type: 'Error',
          message: 'outer',
          stack: expect.stringContaining('log.test.ts'),
          cause: { code: 'EINNER', message: 'inner' },
        },
      },
    ]);
  });
});

describe('no secret is in the log', () => {
  const keys = [
    'authorization',
    'Cookie',
    'set-cookie',
    'accessToken',
    'client_secret',
    'password',
    'PASSWORD',
    'apiKey',
    'credentials',
    'claims',
  ];

  test('under a key that names one, at any depth', () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.uuid(), fc.integer({ min: 0, max: 4 }), (key, secret, depth) => {
        const { log, text } = memoryLog();
        let fields: object = { [key]: secret, list: [{ [key]: { inner: secret } }] };
        for (let level = 0; level < depth; level += 1) fields = { below: fields };
        log.info(fields, 'fields');
        log.child(fields).info({}, 'child');
        expect(text()).not.toContain(secret);
        expect(text()).toContain('***');
      }),
    );
  });

  test('inside of texts and errors: bearer tokens, JSON Web Tokens, credentials of addresses', () => {
    const { log, text } = memoryLog();
    const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl';
    log.error({ err: new Error(`sent Authorization: Bearer ${token} to https://user:hunter2@host/x`) }, 'failed');
    log.info({ detail: `got ${token}`, url: 'postgres://svc:hunter2@db/x' }, 'more');
    expect(text()).not.toMatch(/hunter2|c2lnbmF0dXJl/);
    expect(text()).toContain('https://***@host/x');
  });

  test('and nothing makes the log itself fail or grow without end', () => {
    const { log, text } = memoryLog();
    const round: Record<string, unknown> = { bytes: Buffer.alloc(10), big: 1n, nothing: undefined, call: () => {} };
    round['itself'] = round;
    log.info({ round, long: 'x'.repeat(1_000_000), many: Array.from({ length: 10_000 }, (_, index) => index) }, 'odd');
    expect(text().length).toBeLessThan(20_000);
    expect(text()).toContain('10 bytes');
  });
});

describe('the level', () => {
  test('is that of the environment, in any case', () => {
    expect(logLevelFrom({ SVC_LOG_LEVEL: 'Debug' })).toBe('debug');
    expect(logLevelFrom({ SVC_LOG_LEVEL: 'loud' })).toBeUndefined();
    expect(logLevelFrom({})).toBeUndefined();
  });
});

describe('the access log', () => {
  const record = {
    method: 'GET',
    route: '/{r}',
    status: 200,
    duration: 1.23456,
    bytes: 7,
    requestId: 'a-1',
    remoteAddress: '::1',
  };

  test('holds route, status, time, size, id, neighbor and subject', () => {
    const { log, lines } = memoryLog();
    log.access({ ...record, subject: 'some"body\n' });
    expect(lines()).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/Z$/),
        method: 'GET',
        route: '/{r}',
        status: 200,
        durationMs: 1.235,
        bytes: 7,
        requestId: 'a-1',
        remoteAddress: '::1',
        subject: 'some"body\n',
        msg: 'request',
      },
    ]);
  });

  test('calls an answer an error from 500 on, and says who went early', () => {
    const level = (status: number): unknown => JSON.parse(accessLine({ ...record, status })).level;
    expect([200, 404, 499, 500, 503].map(level)).toEqual(['info', 'info', 'info', 'error', 'error']);
    // What is not ready yet says so for as long as it starts.
    const readiness = (status: number): unknown =>
      JSON.parse(accessLine({ ...record, route: '/readyz', status })).level;
    expect([503, 500].map(readiness)).toEqual(['info', 'error']);
    expect(JSON.parse(accessLine({ ...record, aborted: true }))).toMatchObject({ aborted: true });
  });

  test('keeps to errors where only these are wanted', () => {
    const { log, lines } = memoryLog('warn');
    for (const status of [200, 404, 500]) log.access({ ...record, status });
    expect(lines().map(({ status }) => status)).toEqual([500]);
  });
});
