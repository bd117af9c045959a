import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Caller } from '../../../../runtime/registry/access/caller.ts';
import type { Catalog } from '../../../../runtime/registry/catalog/catalog.ts';
import { rowTag } from '../../../../runtime/registry/catalog/entity-tags.ts';
import type { Entry } from '../../../../runtime/registry/catalog/entry.ts';
import { listServers, type FollowQuery } from '../../../../runtime/registry/catalog/list.ts';
import { allServerVersions, serverVersion } from '../../../../runtime/registry/catalog/versions.ts';
import {
  callerWith,
  catalogOf,
  change,
  everybody,
  listed,
  nothingKept,
  server,
  serverVersionOf,
  viewOf,
} from './sample-catalog.ts';

const names = ['n/a', 'n/b', 'n/c'];
const callers: readonly Caller[] = [everybody, callerWith({ team: 'x' }), callerWith({ team: ['x', 'y'] })];
const queries: readonly FollowQuery[] = [
  { limit: 1 },
  { limit: 10 },
  { limit: 10, version: 'latest' },
  { limit: 10, includeDeleted: true },
  { limit: 10, search: 'old' },
];

const version = fc.record({
  version: fc.constantFrom('1.0.0', '2.0.0', '10.0.0'),
  status: fc.constantFrom('active', 'deprecated', 'deleted'),
  title: fc.constantFrom('Old', 'New'),
  updatedAt: fc.constantFrom(1000, 2000),
});
/** A name gets these versions and claims in a source; without versions it goes. */
const event = fc.record({
  source: fc.constantFrom('first', 'second'),
  name: fc.constantFrom(...names),
  versions: fc.uniqueArray(version, { selector: (each) => each.version, maxLength: 3 }),
  claims: fc.constantFrom(undefined, { team: 'x' }, { team: 'y' }),
});

/** The answers to all possible requests, by request. */
async function answersOf(
  catalog: Catalog,
): Promise<ReadonlyMap<string, { readonly body: string; readonly etag: string }>> {
  const answers = new Map<string, { readonly body: string; readonly etag: string }>();
  for (const [number, caller] of callers.entries()) {
    const view = viewOf(catalog, caller);
    for (const query of queries) {
      for (let [page, cursor]: [number, string | undefined] = [0, undefined]; page < 20; page++) {
        const result = await listed(view, { ...query, cursor });
        if (result.outcome !== 'page') throw new Error('the cursor is one of ours');
        answers.set(`${number} ${JSON.stringify(query)} ${page}`, { body: result.body.toString(), etag: result.etag });
        cursor = result.nextCursor;
        if (cursor === undefined) break;
      }
    }
    for (const name of names) {
      const list = await allServerVersions(view, name, { limit: 10 }, nothingKept);
      if (list.outcome === 'page') answers.set(`${number} ${name}`, { body: list.body.toString(), etag: list.etag });
      const latest = serverVersion(view, name, 'latest');
      if (latest !== undefined) {
        answers.set(`${number} ${name} latest`, { body: latest.row.toString(), etag: rowTag(latest) });
      }
    }
  }
  return answers;
}

test('an entity tag identifies the same bytes at any time, for every caller, on every replica', async () => {
  let answers = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 12 }), async (events) => {
      const catalog = catalogOf({ first: [], second: [] });
      const held = new Map<string, Entry>();
      const bodyOf = new Map<string, string>();
      const tagOf = new Map<string, string>();
      for (const { source, name, versions, claims } of events) {
        const made = versions.map(({ version: number, ...more }) => serverVersionOf(name, number, more));
        const entry = server(name, made, claims);
        change(catalog, source, [entry]);
        held.set(`${source} ${name}`, entry);
        for (const { body, etag } of (await answersOf(catalog)).values()) {
          expect(etag).toMatch(/^"[\w-]{43}"$/);
          expect(bodyOf.get(etag) ?? body).toBe(body);
          expect(tagOf.get(body) ?? etag).toBe(etag);
          bodyOf.set(etag, body);
          tagOf.set(body, etag);
        }
      }
      answers += bodyOf.size;
      const of = (source: string): Entry[] =>
        [...held].filter(([key]) => key.startsWith(source)).map(([, entry]) => entry);
      const restarted = catalogOf({ first: of('first'), second: of('second') });
      expect(await answersOf(restarted)).toEqual(await answersOf(catalog));
    }),
    { numRuns: 40 },
  );
  expect(answers).toBeGreaterThan(200);
});

test('what a caller cannot see does not change the entity tags of what they can', () => {
  const catalog = catalogOf({ main: [server('n/a', ['1.0.0'], { team: 'x' })] });
  const tag = () => {
    const page = listServers(viewOf(catalog, callerWith({ team: 'x' })), { limit: 10 });
    return page.outcome === 'page' ? page.etag : undefined;
  };
  const before = tag();
  change(catalog, 'main', [server('n/b', ['1.0.0'], { team: 'y' })]);
  expect(tag()).toBe(before);
  change(catalog, 'main', [server('n/a', ['1.0.0', '2.0.0'], { team: 'x' })]);
  expect(tag()).not.toBe(before);
});
