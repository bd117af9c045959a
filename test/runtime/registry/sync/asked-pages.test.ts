import { describe, expect, test } from 'vitest';
import type { OutgoingError } from '../../../../runtime/http/outgoing/outgoing-error.ts';
import type { Outgoing, OutgoingInit, OutgoingResult } from '../../../../runtime/http/outgoing/outgoing.ts';
import { apiReader } from '../../../../runtime/registry/sync/read-api.ts';
import { fileReader } from '../../../../runtime/registry/sync/read-file.ts';
import type { SourceReading } from '../../../../runtime/registry/sync/source-reader.ts';

const signal = new AbortController().signal;
const official = 'io.modelcontextprotocol.registry/official';
const row = (name: string, said: object = {}): object => ({
  server: { name, description: 'd', version: '1.0.0' },
  _meta: { [official]: said },
});

function answer(body: object, etag?: string): OutgoingResult {
  const response = {
    status: 200,
    url: new URL('https://other.example.com'),
    headers: {},
    etag,
    notModified: false,
    body: Buffer.from(JSON.stringify(body)),
  };
  return { ok: true, response };
}
const page = (rows: readonly object[], nextCursor?: string, etag?: string): OutgoingResult =>
  answer({ servers: rows, metadata: { ...(nextCursor && { nextCursor }), count: rows.length } }, etag);
const problem = (error: OutgoingError): OutgoingResult => ({ ok: false, error });

/** A client that gives these answers one after the other, and what it was asked with. */
function stub(...answers: readonly OutgoingResult[]): { outgoing: Outgoing; asked: [URL, OutgoingInit][] } {
  const asked: [URL, OutgoingInit][] = [];
  const outgoing: Outgoing = {
    async fetch(url, init = {}) {
      asked.push([new URL(url), init]);
      const next = answers[asked.length - 1];
      if (next === undefined) throw new Error('asked more often than expected');
      return next;
    },
    close: async () => undefined,
  };
  return { outgoing, asked };
}
const readApi = (outgoing: Outgoing, etag?: string): Promise<SourceReading> =>
  apiReader({ endpoint: 'https://other.example.com/' }, outgoing, 1234).read(
    etag === undefined ? {} : { etag },
    signal,
  );

describe('the pages of another registry', () => {
  test('are asked for with bounds of time and size, each after the other', async () => {
    const { outgoing, asked } = stub(page([row('a/a')], 'next'), page([row('a/b')]));
    expect(await readApi(outgoing)).toMatchObject({ outcome: 'read', versions: [{}, {}] });
    expect(asked.map(([url]) => `${url.pathname}${url.search}`)).toEqual([
      '/v0.1/servers?limit=100',
      '/v0.1/servers?limit=100&cursor=next',
    ]);
    for (const [, init] of asked) expect(init).toMatchObject({ timeoutMs: 1234, maximumBytes: 16 * 1024 * 1024 });
  });

  describe('that were read to the end', () => {
    const notChanged: OutgoingResult = {
      ok: true,
      response: {
        status: 304,
        url: new URL('https://other.example.com'),
        headers: {},
        etag: undefined,
        notModified: true,
        body: Buffer.alloc(0),
      },
    };
    const status = (code: number): OutgoingResult =>
      problem({ kind: 'http-status', message: `status ${code}`, status: code });
    const three = [
      page([row('a/a')], 'to b', '"a1"'),
      page([row('a/b')], 'to c', '"b1"'),
      page([row('a/c')], undefined, '"c1"'),
    ];
    /** What is kept of the read of three pages. */
    const known = async (): Promise<string | undefined> => {
      const reading = await readApi(stub(...three).outgoing);
      return reading.outcome === 'read' ? reading.etag : undefined;
    };
    const asks = (asked: readonly [URL, OutgoingInit][]): unknown[] =>
      asked.map(([url, { ifNoneMatch }]) => [url.searchParams.get('cursor'), ifNoneMatch]);
    const whether = [
      [null, '"a1"'],
      ['to b', '"b1"'],
      ['to c', '"c1"'],
    ];

    test('are asked for by their validators, and nothing is sent where all are right', async () => {
      const etag = await known();
      const again = stub(notChanged, notChanged, notChanged);
      expect(await readApi(again.outgoing, etag)).toEqual({ outcome: 'unchanged', etag });
      expect(asks(again.asked)).toEqual(whether);
    });

    test.each([
      ['another page', page([row('a/x')], 'to c', '"b2"')],
      ['a refused cursor', status(400)],
    ])('are all read anew, without conditions, where one of them is %s', async (_, second) => {
      const fresh = [page([row('a/1')], 'to 2', '"1"'), page([row('a/2')], undefined, '"2"')];
      const again = stub(notChanged, second, ...fresh);
      const reading = await readApi(again.outgoing, await known());
      expect(reading).toMatchObject({ outcome: 'read', versions: [{}, {}] });
      expect(JSON.stringify(reading)).not.toMatch(/a\/[abcx]/);
      expect(asks(again.asked)).toEqual([...whether.slice(0, 2), [null, undefined], ['to 2', undefined]]);
      const later = stub(notChanged, notChanged);
      expect(await readApi(later.outgoing, reading.outcome === 'read' ? reading.etag : undefined)).toMatchObject({
        outcome: 'unchanged',
      });
    });

    test('are read on from the first one where that has changed', async () => {
      const again = stub(page([row('a/1')], 'to 2', '"1"'), page([row('a/2')]));
      expect(await readApi(again.outgoing, await known())).toMatchObject({ outcome: 'read', versions: [{}, {}] });
      expect(asks(again.asked)).toEqual([
        [null, '"a1"'],
        ['to 2', undefined],
      ]);
    });

    test('change nothing while the other registry cannot be reached', async () => {
      const again = stub(problem({ kind: 'local-file', message: 'no token' }));
      expect(await readApi(again.outgoing, await known())).toMatchObject({ outcome: 'failed' });
      const gone = stub(status(404));
      expect(await readApi(gone.outgoing, await known())).toMatchObject({ outcome: 'failed' });
    });

    test('are read anew each time where one came without a validator, or they are endless', async () => {
      const without = await readApi(stub(...three.with(1, page([row('a/b')], 'to c'))).outgoing);
      expect(without).not.toHaveProperty('etag');
      const long = 'c'.repeat(300_000);
      expect(await readApi(stub(page([], long, '"a"'), page([], undefined, '"b"')).outgoing)).not.toHaveProperty(
        'etag',
      );
    });

    test.each(['"v1"', '', '[', '[["\\"a\\"","x"]]', '[["\\"a\\""],["\\"b\\""]]', '[[1]]', '{}'])(
      'are read anew where what is kept is %s',
      async (kept) => {
        const { outgoing, asked } = stub(page([row('a/a')]));
        expect(await readApi(outgoing, kept)).toMatchObject({ outcome: 'read', versions: [{}] });
        expect(asks(asked)).toEqual([[null, undefined]]);
      },
    );
  });

  test('are asked for again where the other is busy, and not where it refuses', async () => {
    const status = (code: number): OutgoingResult =>
      problem({ kind: 'http-status', message: `status ${code}`, status: code });
    const busy = stub(status(429), page([row('a/a')]));
    expect(await readApi(busy.outgoing)).toMatchObject({ outcome: 'read' });
    const refused = stub(status(404));
    expect(await readApi(refused.outgoing)).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('404'),
    });
  });

  test('that hold more than 100000 entries bring nothing', async () => {
    const rows = Array.from({ length: 50_001 }, (_, index) => row(`a/${index}`));
    const { outgoing } = stub(page(rows, 'next'), page(rows, 'last'), page([]));
    expect(await readApi(outgoing)).toEqual({ outcome: 'failed', message: 'it has more than 100000 entries' });
  });

  test('are new content when only the status of a version changes', async () => {
    const hashes = new Set<unknown>();
    for (const said of [
      {},
      { status: 'active' },
      { status: 'deprecated' },
      { status: 'deprecated', statusMessage: 'x' },
    ]) {
      const reading = await readApi(stub(page([row('a/a', said)])).outgoing);
      hashes.add(reading.outcome === 'read' ? reading.contentHash : reading);
    }
    expect(hashes.size).toBe(4);
  });

  test('say of a version what is understood, and no more of it than fits', async () => {
    const said = { status: 'retired', statusMessage: 'x'.repeat(1000), publishedAt: 'yesterday' };
    const reading = await readApi(stub(page([row('a/a', said)])).outgoing);
    expect(reading).toMatchObject({ versions: [{ statusMessage: 'x'.repeat(500) }] });
    expect(reading).not.toMatchObject({ versions: [{ status: expect.anything() }] });
    expect(reading).not.toMatchObject({ versions: [{ publishedAt: expect.anything() }] });
  });
});

test('a file by its URL is asked for with its own time, and with the validator of the last time', async () => {
  const url = 'https://other.example.com/catalog.json';
  const { outgoing, asked } = stub(answer({ data: { servers: [] } }, '"v2"'));
  const reading = await fileReader({ url }, outgoing, 4321).read({ etag: '"v1"' }, signal);
  expect(reading).toMatchObject({ outcome: 'read', versions: [], etag: '"v2"' });
  expect(asked[0]?.[1]).toMatchObject({ timeoutMs: 4321, maximumBytes: 100 * 1024 * 1024, ifNoneMatch: '"v1"' });
});
