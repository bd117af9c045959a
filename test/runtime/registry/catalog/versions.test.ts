import { expect, test } from 'vitest';
import {
  allServerVersions,
  serverVersion,
  serverVersions,
  skillVersion,
  skillVersions,
  type VersionsResult,
} from '../../../../runtime/registry/catalog/versions.ts';
import type { RegistryView } from '../../../../runtime/registry/catalog/registry-view.ts';
import {
  callerWith,
  catalogOf,
  everybody,
  nothingKept,
  server,
  serverVersionOf,
  skill,
  viewOf,
} from './sample-catalog.ts';

const gone = (name: string, version: string) => serverVersionOf(name, version, { status: 'deleted' });
const catalog = catalogOf({
  main: [
    server('n/a', ['1.0.0', '10.0.0', gone('n/a', '11.0.0')], { team: 'x' }),
    server('n/gone', [gone('n/gone', '1.0.0')], { team: 'x' }),
    skill('n/s', '1.0.0', { team: 'x' }),
  ],
});
const view = viewOf(catalog, callerWith({ team: 'x' }));
const all = { limit: 1000 };
const bodyOf = (list: VersionsResult): string => (list.outcome === 'page' ? list.body.toString() : list.outcome);
const versionsIn = (list: VersionsResult) =>
  (JSON.parse(bodyOf(list)) as { servers: { server: { version: string } }[] }).servers.map((row) => row.server.version);

test('the versions of a server are listed newest first, deleted ones when asked', async () => {
  expect(versionsIn(serverVersions(view, 'n/a', all))).toEqual(['10.0.0', '1.0.0']);
  expect(versionsIn(await allServerVersions(view, 'n/a', all, nothingKept))).toEqual(['11.0.0', '10.0.0', '1.0.0']);
  expect(bodyOf(serverVersions(view, 'n/a', all))).toMatch(/"metadata":\{"count":2\}\}$/);
});

test('the latest is the newest that is not deleted', () => {
  expect(serverVersion(view, 'n/a', 'latest')?.version).toBe('10.0.0');
  expect(serverVersion(view, 'n/a', '1.0.0')?.row.toString()).toContain('"version":"1.0.0"');
  expect(serverVersion(view, 'n/gone', 'latest', { includeDeleted: true })).toBeUndefined();
});

test('what is deleted, unknown or not visible is not there', async () => {
  expect(serverVersion(view, 'n/a', '11.0.0')).toBeUndefined();
  expect(serverVersion(view, 'n/a', '11.0.0', { includeDeleted: true })?.status).toBe('deleted');
  expect(serverVersion(view, 'n/a', '10.0')).toBeUndefined();
  expect(serverVersions(view, 'n/gone', all)).toEqual({ outcome: 'unknown' });
  expect(versionsIn(await allServerVersions(view, 'n/gone', all, nothingKept))).toEqual(['1.0.0']);
  expect(serverVersions(view, 'n/none', all)).toEqual({ outcome: 'unknown' });
  const stranger = viewOf(catalog, callerWith({ team: 'y' }));
  expect(serverVersions(stranger, 'n/a', all)).toEqual({ outcome: 'unknown' });
  expect(serverVersion(stranger, 'n/a', 'latest')).toBeUndefined();
  expect(skillVersion(stranger, 'n/s', 'latest')).toBeUndefined();
  expect(serverVersion(viewOf(catalog, everybody), 'n/a', 'latest')).toBeDefined();
});

test('skills are read the same way', () => {
  const document = '{"name":"n/s","description":"About it","version":"1.0.0"}';
  expect(bodyOf(skillVersions(view, 'n/s', all))).toContain(`{"skills":[{"skill":${document},"_meta":`);
  expect(skillVersion(view, 'n/s', 'latest')?.row.toString()).toContain(`{"skill":${document},"_meta":`);
  expect(skillVersion(view, 'n/s', '2.0.0')).toBeUndefined();
  expect(skillVersions(view, 'n/a', all)).toEqual({ outcome: 'unknown' });
  expect(serverVersions(view, 'n/s', all)).toEqual({ outcome: 'unknown' });
});

/** The pages of a name, from the first to the last: the size of each, and all versions in order. */
function pagesOf(from: RegistryView, name: string, limit: number) {
  const sizes: number[] = [];
  const versions: string[] = [];
  let cursor: string | undefined;
  do {
    const page = serverVersions(from, name, { limit, cursor });
    if (page.outcome !== 'page') throw new Error(`the page was ${page.outcome}`);
    versions.push(...versionsIn(page));
    sizes.push(page.body.length);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return { sizes, versions };
}

test('pages together are all versions, whatever their size', () => {
  const names = Array.from({ length: 25 }, (_, minor) => `1.${minor}.0`);
  const many = viewOf(catalogOf({ main: [server('n/many', names)] }));
  for (const limit of [1, 2, 24, 25, 1000]) {
    const { sizes, versions } = pagesOf(many, 'n/many', limit);
    expect(versions).toEqual(names.toReversed());
    expect(sizes).toHaveLength(Math.ceil(25 / limit));
  }
});

test('a page ends before its versions become too large to be held, and goes on with the next', () => {
  const description = 'x'.repeat(900_000);
  const names = Array.from({ length: 60 }, (_, minor) => `1.${minor}.0`);
  const large = names.map((version) => serverVersionOf('n/large', version, { description }));
  const { sizes, versions } = pagesOf(viewOf(catalogOf({ main: [server('n/large', large)] })), 'n/large', 1000);
  expect(versions).toEqual(names.toReversed());
  expect(Math.max(...sizes)).toBeLessThan(9_000_000);
});

test('a cursor of another list is refused', () => {
  const names = ['1.0.0', '2.0.0'];
  const two = viewOf(catalogOf({ main: [server('n/a', names), server('n/b', names)] }));
  const page = serverVersions(two, 'n/a', { limit: 1 });
  const cursor = page.outcome === 'page' ? page.nextCursor : undefined;
  expect(serverVersions(two, 'n/a', { limit: 1, cursor })).toMatchObject({ outcome: 'page', count: 1 });
  expect(serverVersions(two, 'n/b', { limit: 1, cursor })).toEqual({ outcome: 'bad-cursor' });
  expect(serverVersions(two, 'n/a', { limit: 1, cursor: 'x' })).toEqual({ outcome: 'bad-cursor' });
});
