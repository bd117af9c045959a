import { expect, test } from 'vitest';
import { registryEntries, sourceEntries } from '../../../../runtime/registry/catalog/raw-entries.ts';
import { catalogOf, server, serverVersionOf, skill } from './sample-catalog.ts';

const catalog = catalogOf({
  first: [
    server('n/a', ['1.0.0', serverVersionOf('n/a', '2.0.0', { status: 'deleted', title: 'A', updatedAt: 2000 })], {
      team: 'x',
    }),
    skill('n/s'),
  ],
  second: [server('n/a', ['3.0.0'])],
});
const sources = catalog.sourcesOf('main') ?? [];
const times = { createdAt: '1970-01-01T00:00:01.000Z', updatedAt: '1970-01-01T00:00:01.000Z' };
const one = { version: '1.0.0', description: 'About it', status: 'active', ...times };
const two = { ...one, version: '2.0.0', title: 'A', status: 'deleted', updatedAt: '1970-01-01T00:00:02.000Z' };

test('a source is shown by names, with claims and all versions', () => {
  const snapshot = sources[0]?.snapshot;
  if (snapshot === undefined) throw new Error('the registry has sources');
  expect(JSON.parse(sourceEntries(snapshot).toString())).toEqual({
    entries: [
      { entryType: 'MCP', name: 'n/a', claims: { team: 'x' }, versions: [two, one] },
      { entryType: 'SKILL', name: 'n/s', versions: [one] },
    ],
  });
});

test('a registry is shown row by row, without precedence', () => {
  expect(JSON.parse(registryEntries(sources).toString())).toEqual({
    entries: [
      { entryType: 'MCP', name: 'n/a', ...two, sourceName: 'first', position: 0 },
      { entryType: 'MCP', name: 'n/a', ...one, sourceName: 'first', position: 0 },
      { entryType: 'SKILL', name: 'n/s', ...one, sourceName: 'first', position: 0 },
      { entryType: 'MCP', name: 'n/a', ...one, version: '3.0.0', sourceName: 'second', position: 1 },
    ],
  });
});
