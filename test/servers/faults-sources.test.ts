import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../support/running-registry.ts';
import { startGitServer } from '../support/git-server.ts';
import { eventually } from '../support/store-contract/eventually.ts';

type Kind = 'api' | 'url';
type Misbehave = (response: ServerResponse, path: string) => void;

let misbehave: Misbehave | undefined;
let origin = '';
let present: string[] = [];
let close = async (): Promise<void> => undefined;

const entry = (name: string): object => ({ name: `com.example/${name}`, version: '1.0.0', description: 'd' });
const file = (names: readonly string[]): string =>
  JSON.stringify({ version: '1.0.0', meta: {}, data: { servers: names.map(entry) } });
const page = (names: readonly string[]): string =>
  JSON.stringify({ servers: names.map((name) => ({ server: entry(name), _meta: {} })), metadata: {} });

beforeEach(async () => {
  misbehave = undefined;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (misbehave !== undefined) misbehave(response, path);
    else response.end(path.startsWith('/file') ? file(present) : page(present));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
});
afterEach(() => close());

const start = (kind: Kind, timeout: string): Promise<TestRegistry> =>
  startTestRegistry({
    sources: [
      {
        name: 'other',
        ...(kind === 'api' ? { api: { endpoint: origin, timeout } } : { file: { url: `${origin}/file`, timeout } }),
        syncPolicy: { interval: '1h' },
      },
    ],
    registries: [{ name: 'main', sources: ['other'] }],
    auth: { mode: 'anonymous' },
  });

const stateOf = async (registry: TestRegistry): Promise<Record<string, unknown>> => {
  const { body } = await registry.get('/v1/sources/other');
  return (body as { syncStatus: Record<string, unknown> }).syncStatus;
};
const namesIn = async (registry: TestRegistry): Promise<string[]> => {
  const { body } = await registry.get('/main/v0.1/servers');
  return (body as { servers: { server: { name: string } }[] }).servers.map((row) => row.server.name.slice(12));
};

/** Serves good content, then a fault, then good content again: what was good serves all along. */
async function outlast(kind: Kind, fault: Misbehave, message: RegExp, timeout = '20s'): Promise<void> {
  present = ['a', 'b'];
  const registry = await start(kind, timeout);
  try {
    await registry.ready();
    misbehave = fault;
    await registry.ask('POST', '/v1/sources/other/sync');
    await eventually(
      async () =>
        expect(await stateOf(registry)).toMatchObject({
          phase: 'failed',
          message: expect.stringMatching(message),
          serverCount: 2,
        }),
      60_000,
    );
    expect(await namesIn(registry)).toEqual(['a', 'b']);
    expect((await registry.get('/readyz')).status).toBe(200);
    misbehave = undefined;
    present = ['a', 'c'];
    await registry.ask('POST', '/v1/sources/other/sync');
    await eventually(async () => expect(await namesIn(registry)).toEqual(['a', 'c']));
    expect(registry.log.join('')).not.toContain('"stack"');
  } finally {
    await registry.close();
  }
}

const forever = (response: ServerResponse, next: () => string): void => {
  const send = (): void => {
    while (!response.destroyed && response.write(next()));
    if (!response.destroyed) response.once('drain', send);
  };
  send();
};
/** Raw bytes instead of an answer that Node would write. */
const raw = (response: ServerResponse, next: () => string): void => {
  const { socket } = response;
  if (socket === null) return;
  socket.on('error', () => undefined);
  const send = (): void => {
    while (!socket.destroyed && socket.write(next()));
    if (!socket.destroyed) socket.once('drain', send);
  };
  send();
};
const text =
  (body: string | Buffer, headers: Record<string, string> = {}): Misbehave =>
  (response) =>
    void response.writeHead(200, headers).end(body);
const started = (head: string, rest: string): (() => string) => {
  let count = 0;
  return () => ((count += 1) === 1 ? head : rest.replace('#', String(count)));
};

describe.each(['api', 'url'] as const)('a source by %s', (kind) => {
  test.each<[string, Misbehave, RegExp]>([
    ['hangs up', (response) => void response.destroy(), /cannot be reached|broken/],
    ['is broken inside', (response) => void response.writeHead(500).end('oops'), /status 500/],
    [
      'is cut off',
      (response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('{"servers":[');
        setTimeout(() => response.destroy(), 10);
      },
      /cannot be reached|broken/,
    ],
    ['answers with a page for people', text('<html>'), /not a JSON object|not valid JSON/],
    ['nests without end', text('['.repeat(3_000_000)), /not a JSON object|not valid JSON|bytes beside its entries/],
    ['is not UTF-8', text(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])), /it is not UTF-8/],
    ['is no gzip', text('{"servers":[]}', { 'content-encoding': 'gzip' }), /broken|cannot be reached/],
    ['is packed in a strange way', text('{"servers":[]}', { 'content-encoding': 'zstd' }), /compressed in a way/],
    [
      'is a bomb',
      text(gzipSync(Buffer.alloc(160 * 1024 * 1024, ' ')), { 'content-encoding': 'gzip' }),
      /larger than \d+ bytes/,
    ],
    ['has no end', (response) => forever(response.writeHead(200), () => ' '.repeat(65_536)), /larger than \d+ bytes/],
    [
      'has headers without end',
      (response) => raw(response, started('HTTP/1.1 200 OK\r\n', 'X-Line-#: value\r\n')),
      /headers .* larger/,
    ],
    [
      'speaks another protocol',
      (response) => raw(response, started('SSH-2.0-x\r\n', 'x'.repeat(1000))),
      /does not speak HTTP/,
    ],
  ])('that %s leaves what was there', (_, fault, message) => outlast(kind, fault, message));

  test.each<[string, Misbehave]>([
    ['says nothing', () => undefined],
    [
      'answers a byte at a time',
      (response) => {
        response.writeHead(200);
        const drip = setInterval(() => response.write(' '), 20);
        response.once('close', () => clearInterval(drip));
      },
    ],
    [
      'announces an answer without end',
      (response) => {
        const early = setInterval(() => response.writeProcessing(), 20);
        response.once('close', () => clearInterval(early));
      },
    ],
  ])('that %s is given up in time', (_, fault) => outlast(kind, fault, /did not answer in time/, '300ms'));

  test('with an entry that would hurt its readers brings the others', async () => {
    const hostile = (name: string, rest: string): string =>
      `{"name":"com.example/${name}","version":"1.0.0","description":"d",${rest}}`;
    const hostiles = [
      hostile('deep', `"x":${'['.repeat(100_000)}${']'.repeat(100_000)}`),
      hostile('proto', '"__proto__":{"name":"com.example/z"}'),
      hostile('twice', '"x":{"y":1,"y":2}'),
      hostile('z'.repeat(500), '"x":1'),
      JSON.stringify({ ...entry('long'), description: 'd'.repeat(2_000_000) }),
      'null',
      '[]',
    ];
    const wrap = (server: string): string => (kind === 'api' ? `{"server":${server},"_meta":{}}` : server);
    const servers = [...hostiles, JSON.stringify(entry('good'))].map(wrap).join(',');
    misbehave = text(kind === 'api' ? `{"servers":[${servers}],"metadata":{}}` : `{"data":{"servers":[${servers}]}}`);
    const registry = await start(kind, '20s');
    try {
      await registry.ready();
      expect(await stateOf(registry)).toMatchObject({ phase: 'complete', serverCount: 1, quarantinedCount: 7 });
      expect(await namesIn(registry)).toEqual(['good']);
    } finally {
      await registry.close();
    }
  });
});

test('pages without end are given up', () => {
  let count = 0;
  const more: Misbehave = (response) => {
    count += 1;
    response.end(JSON.stringify({ servers: [], metadata: { nextCursor: `page ${count}` } }));
  };
  return outlast('api', more, /more than 1000 pages/);
});

test('a source that is down at the start leaves the server ready and what was stored serving', async () => {
  await close();
  const registry = await start('url', '1s');
  try {
    await registry.ready();
    expect(await stateOf(registry)).toMatchObject({
      phase: 'failed',
      message: expect.stringMatching(/cannot be reached/),
    });
    expect(await namesIn(registry)).toEqual([]);
  } finally {
    await registry.close();
  }
});

test('a Git server that goes away leaves what was there', async () => {
  const git = await startGitServer();
  git.commit({ 'registry.json': file(['a']) });
  const registry = await startTestRegistry({
    sources: [{ name: 'other', git: { repository: git.url }, syncPolicy: { interval: '1h' } }],
    registries: [{ name: 'main', sources: ['other'] }],
    auth: { mode: 'anonymous' },
  });
  try {
    await registry.ready();
    expect(await namesIn(registry)).toEqual(['a']);
    await git.close();
    await registry.ask('POST', '/v1/sources/other/sync');
    await eventually(async () => expect(await stateOf(registry)).toMatchObject({ phase: 'failed' }));
    expect(await namesIn(registry)).toEqual(['a']);
  } finally {
    await registry.close();
  }
});
