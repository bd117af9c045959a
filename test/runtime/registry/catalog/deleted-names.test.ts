import { expect, test } from 'vitest';
import { listServers } from '../../../../runtime/registry/catalog/list.ts';
import { serverVersion, serverVersions } from '../../../../runtime/registry/catalog/versions.ts';
import {
  callerWith,
  catalogOf,
  change,
  everybody,
  listed,
  rowsOf,
  server,
  serverVersionOf,
  viewOf,
} from './sample-catalog.ts';

const deleted = (name: string, version: string) => serverVersionOf(name, version, { status: 'deleted' });

test('a name whose versions are all deleted in the first source is not revived by the second', async () => {
  const catalog = catalogOf({
    first: [server('a', [deleted('a', '1.0.0'), deleted('a', '1.1.0')])],
    second: [server('a', [serverVersionOf('a', '2.0.0', { publishedAt: 2000, updatedAt: 2000 })]), server('b')],
  });
  const view = viewOf(catalog, everybody);
  expect(rowsOf(listServers(view, { limit: 10 })).rows).toEqual(['b@1.0.0']);
  expect(rowsOf(listServers(view, { limit: 10, version: 'latest' })).rows).toEqual(['b@1.0.0']);
  expect(rowsOf(listServers(view, { limit: 10, search: 'a' })).rows).toEqual(['b@1.0.0']);
  expect(rowsOf(listServers(view, { limit: 10, version: '2.0.0' })).rows).toEqual([]);
  expect(serverVersion(view, 'a', 'latest')).toBeUndefined();
  expect(serverVersion(view, 'a', '2.0.0')).toBeUndefined();
  expect(serverVersions(view, 'a', { limit: 10 })).toEqual({ outcome: 'unknown' });
  // What is deleted is the first source's, and asked for, it is what one sees.
  const all = rowsOf(await listed(view, { limit: 10, includeDeleted: true })).rows;
  expect(all).toEqual(['a@1.1.0', 'a@1.0.0', 'b@1.0.0']);
  expect(rowsOf(await listed(view, { limit: 10, updatedSince: 0 })).rows).toEqual(all);
});

test('nor by being deleted while it is read, and a later version in the first source brings it back', () => {
  const catalog = catalogOf({ first: [server('a', ['1.0.0'])], second: [server('a', ['2.0.0'])] });
  const shown = () => rowsOf(listServers(viewOf(catalog), { limit: 10 })).rows;
  expect(shown()).toEqual(['a@1.0.0']);
  change(catalog, 'first', [server('a', [deleted('a', '1.0.0')])]);
  expect(shown()).toEqual([]);
  change(catalog, 'second', [server('a', ['2.0.0', '3.0.0'])]);
  expect(shown()).toEqual([]);
  change(catalog, 'first', [server('a', [deleted('a', '1.0.0'), '1.2.0'])]);
  expect(shown()).toEqual(['a@1.2.0']);
});

test('for a caller who may not see the first, the second has the name; without any version left it is free', () => {
  const catalog = catalogOf({
    first: [server('a', [deleted('a', '1.0.0')], { team: 'red' })],
    second: [server('a', ['2.0.0'], { team: 'blue' })],
  });
  const shown = (team: string | readonly string[]) =>
    rowsOf(listServers(viewOf(catalog, callerWith({ team })), { limit: 10 })).rows;
  expect(shown('blue')).toEqual(['a@2.0.0']);
  expect(shown('red')).toEqual([]);
  expect(shown(['red', 'blue'])).toEqual([]);
  change(catalog, 'first', [server('a', [])]);
  expect(shown(['red', 'blue'])).toEqual(['a@2.0.0']);
});
