import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import packageFile from '../../../../package.json' with { type: 'json' };
import { createOutgoing } from '../../../../runtime/http/outgoing/outgoing.ts';
import type { OutgoingInit, OutgoingResult, OutgoingSettings } from '../../../../runtime/http/outgoing/outgoing.ts';
import { startAnsweringServer } from '../../../support/answering-server.ts';
import type { Answer, AnsweringServer, ArrivedRequest } from '../../../support/answering-server.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

const here: OutgoingSettings = { addresses: { loopback: true, private: false }, plainHttp: 'anywhere' };

async function serve(answer: (request: ArrivedRequest) => Answer | Promise<Answer>): Promise<AnsweringServer> {
  const server = await startAnsweringServer(answer);
  open.push(server);
  return server;
}

async function ask(settings: Partial<OutgoingSettings>, url: string, init?: OutgoingInit): Promise<OutgoingResult> {
  const outgoing = createOutgoing({ ...here, ...settings });
  open.push(outgoing);
  return outgoing.fetch(new URL(url), init);
}

const kindOf = (result: OutgoingResult): string => (result.ok ? 'ok' : result.error.kind);

describe('an answer', () => {
  test('has its status, its headers and its body, and the request names svc as its user agent', async () => {
    const server = await serve(() => ({ headers: { etag: '"1"' }, json: { a: 1 } }));
    const result = await ask({}, `${server.url}/x?y=1`);
    if (!result.ok) throw new Error(result.error.message);
    expect(result.response).toMatchObject({ status: 200, etag: '"1"', notModified: false });
    expect(result.response.body.toString()).toBe('{"a":1}');
    expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/x?y=1' });
    expect(server.requests[0]?.headers['user-agent']).toBe(`svc/${packageFile.version}`);
  });

  test('may be that nothing changed, when the tag of the last one is sent', async () => {
    const server = await serve(({ headers }) => (headers['if-none-match'] === '"1"' ? { status: 304, text: '' } : {}));
    const result = await ask({}, server.url, { ifNoneMatch: '"1"' });
    expect(result).toMatchObject({ ok: true, response: { status: 304, notModified: true } });
  });

  test('of 304 that nobody asked for is an error', async () => {
    const server = await serve(() => ({ status: 304, text: '' }));
    expect(await ask({}, server.url)).toMatchObject({ error: { kind: 'http-status', status: 304 } });
  });

  test('with another status is an error with that status and the time to wait', async () => {
    const server = await serve(() => ({ status: 503, headers: { 'retry-after': '7' }, text: 'secret words' }));
    const result = await ask({}, `${server.url}/path?token=secret`);
    expect(result).toMatchObject({ error: { kind: 'http-status', status: 503, retryAfterSeconds: 7 } });
    expect(JSON.stringify(result)).not.toContain('secret');
    expect(JSON.stringify(result)).toContain(`${server.url}/path`);
  });

  test('is decompressed', async () => {
    const server = await serve(() => (response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('hello'));
    });
    const result = await ask({}, server.url);
    expect(result.ok && result.response.body.toString()).toBe('hello');
  });
});

describe('limits', () => {
  test.each([
    ['announced', { 'content-length': '2000' }],
    ['unannounced', { 'transfer-encoding': 'chunked' }],
  ])('a body that is too large (%s) is given up', async (_name, headers) => {
    const server = await serve(() => (response) => response.writeHead(200, headers).end('x'.repeat(2000)));
    expect(kindOf(await ask({ maximumBytes: 1999 }, server.url))).toBe('too-large');
    expect(kindOf(await ask({ maximumBytes: 2000 }, server.url))).toBe('ok');
  });

  test('a body that never ends is given up at the limit', async () => {
    const server = await serve(() => (response) => {
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(1000)));
      };
      response.on('drain', more);
      more();
    });
    expect(kindOf(await ask({ maximumBytes: 100_000 }, server.url))).toBe('too-large');
  });

  test('a small body that unpacks to a large one is given up', async () => {
    const server = await serve(() => (response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(1_000_000)));
    });
    expect(kindOf(await ask({ maximumBytes: 10_000 }, server.url))).toBe('too-large');
  });

  test.each<[string, Record<string, string>, string]>([
    ['cut short', { 'content-length': '10' }, 'network'],
    ['no gzip', { 'content-encoding': 'gzip' }, 'malformed'],
    ['packed in a way we did not ask for', { 'content-encoding': 'zstd' }, 'malformed'],
  ])('a body that is %s is an error', async (_name, headers, kind) => {
    const server = await serve(() => (response) => {
      response.writeHead(200, headers);
      response.write('short');
      setImmediate(() => (headers['content-length'] === undefined ? response.end() : response.destroy()));
    });
    expect(kindOf(await ask({}, server.url))).toBe(kind);
  });

  test.each(['headers', 'body'])(
    'a server that is silent instead of sending its %s is given up in time',
    async (part) => {
      const server = await serve(() => (response) => {
        if (part === 'body') response.writeHead(200).write('x');
      });
      expect(kindOf(await ask({ timeoutMs: 50 }, server.url))).toBe('timeout');
    },
  );

  test('the time counts for all redirects together', async () => {
    const server = await serve(({ path }) => {
      return new Promise((resolve) => {
        setTimeout(() => resolve({ status: 302, headers: { location: `${path}x` } }), 40);
      });
    });
    expect(kindOf(await ask({ timeoutMs: 100 }, server.url))).toBe('timeout');
  });

  test('the caller and the end of the client give up what is in flight', async () => {
    const server = await serve(() => () => undefined);
    const giveUp = new AbortController();
    const outgoing = createOutgoing(here);
    const asked = [
      outgoing.fetch(new URL(server.url), { signal: giveUp.signal }),
      outgoing.fetch(new URL(server.url)),
    ] as const;
    giveUp.abort();
    expect(kindOf(await asked[0])).toBe('aborted');
    await outgoing.close();
    expect(kindOf(await asked[1])).toBe('aborted');
    expect(kindOf(await outgoing.fetch(new URL(server.url)))).toBe('aborted');
  });
});

describe('redirects', () => {
  test('are followed five times, not six', async () => {
    const server = await serve(({ path }) =>
      path.length > 5 ? { json: 'end' } : { status: 302, headers: { location: `${path}a` } },
    );
    expect(kindOf(await ask({}, `${server.url}/`))).toBe('ok');
    expect(server.requests).toHaveLength(6);
    const circle = await serve(() => ({ status: 302, headers: { location: '/' } }));
    expect(kindOf(await ask({}, circle.url))).toBe('redirect');
    expect(circle.requests).toHaveLength(6);
  });

  test('keep credentials on one origin and drop them for another, for good', async () => {
    const token = join(temporaryFolder('outgoing-'), 'token');
    writeFileSync(token, 'secret\n');
    const first: AnsweringServer = await serve(({ path }) =>
      path === '/'
        ? { status: 302, headers: { location: '/next' } }
        : path === '/next'
          ? { status: 302, headers: { location: second.url } }
          : {},
    );
    const second = await serve(() => ({ status: 302, headers: { location: `${first.url}/back` } }));
    const headers = { 'x-api-key': 'secret', cookie: 'secret', accept: 'application/json' };
    expect(kindOf(await ask({ bearer: { file: token } }, first.url, { headers }))).toBe('ok');
    const sent = [...first.requests, ...second.requests].map((request) => ({
      path: request.path,
      names: ['authorization', 'cookie', 'x-api-key', 'accept'].filter((name) => request.headers[name] !== undefined),
    }));
    expect(sent).toEqual([
      { path: '/', names: ['authorization', 'cookie', 'x-api-key', 'accept'] },
      { path: '/next', names: ['authorization', 'cookie', 'x-api-key', 'accept'] },
      { path: '/back', names: ['accept'] },
      { path: '/', names: ['accept'] },
    ]);
    expect(first.requests[0]?.headers.authorization).toBe('Bearer secret');
  });

  test.each([
    ['http://169.254.169.254/latest', 'refused-address'],
    ['http://10.0.0.1/', 'refused-address'],
    ['http://user:secret@127.0.0.1/', 'redirect'],
    ['file:///etc/passwd', 'redirect'],
    ['http://', 'redirect'],
  ])('to %s are refused', async (location, kind) => {
    const server = await serve(() => ({ status: 302, headers: { location } }));
    const result = await ask({}, server.url);
    expect(kindOf(result)).toBe(kind);
    expect(JSON.stringify(result)).not.toContain('secret');
  });

  test('of what carries a body are not followed', async () => {
    const server = await serve(() => ({ status: 307, headers: { location: '/elsewhere' } }));
    expect(kindOf(await ask({}, server.url, { method: 'POST', body: 'token=secret' }))).toBe('redirect');
    expect(server.requests).toHaveLength(1);
  });
});

describe('the token file', () => {
  test('is read again when it changes, and is refused when it is missing or holds several tokens', async () => {
    const file = join(temporaryFolder('outgoing-'), 'token');
    const server = await serve(() => ({}));
    const outgoing = createOutgoing({ ...here, bearer: { file } });
    open.push(outgoing);
    const url = new URL(server.url);
    expect(kindOf(await outgoing.fetch(url))).toBe('local-file');
    for (const token of ['one', 'another']) {
      writeFileSync(file, `${token}\n`);
      expect(kindOf(await outgoing.fetch(url))).toBe('ok');
    }
    writeFileSync(file, 'one\ntwo');
    expect(kindOf(await outgoing.fetch(url))).toBe('local-file');
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer one', 'Bearer another']);
  });
});
