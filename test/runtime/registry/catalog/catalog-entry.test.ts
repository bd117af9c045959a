import { expect, test } from 'vitest';
import { catalogEntry } from '../../../../runtime/registry/catalog/catalog-entry.ts';
import { server, serverVersionOf, skill } from './sample-catalog.ts';

const rowsOf = (entry: ReturnType<typeof server>) =>
  catalogEntry(entry, entry.claims).versions.map(({ row }) => row.toString());

test('a document is sent byte for byte, with what the registry says beside it', () => {
  const document =
    '{ "version":"1.0.0",\n  "name" : "a/b", "x-big": 12345678901234567890, "half": 1.50, "é": "\\u00e9" }';
  const version = {
    ...serverVersionOf('a/b', '1.0.0'),
    document,
    status: 'deprecated',
    statusMessage: 'use "c"',
    statusChangedAt: Date.UTC(2026, 0, 2),
    publishedAt: Date.UTC(2026, 0, 1, 0, 0, 0, 7),
    updatedAt: Date.UTC(2026, 0, 3),
  } as const;
  expect(rowsOf(server('a/b', [version]))).toEqual([
    `{"server":${document},"_meta":{"io.modelcontextprotocol.registry/official":{"status":"deprecated",` +
      `"statusMessage":"use \\"c\\"","statusChangedAt":"2026-01-02T00:00:00.000Z",` +
      `"publishedAt":"2026-01-01T00:00:00.007Z","updatedAt":"2026-01-03T00:00:00.000Z","isLatest":true}}}`,
  ]);
});

test('a skill is sent as a server is', () => {
  const entry = skill('com.example/review');
  expect(rowsOf(entry)).toEqual([expect.stringContaining(`{"skill":${entry.versions[0]?.document},"_meta":{`)]);
});

test('the latest is the newest that is not deleted; a name may have none', () => {
  const deleted = serverVersionOf('a/b', '2.0.0', { status: 'deleted' });
  const entry = catalogEntry(server('a/b', ['1.0.0', deleted, '1.5.0']), undefined);
  expect(entry.versions.map(({ version, isLatest }) => [version, isLatest])).toEqual([
    ['2.0.0', false],
    ['1.5.0', true],
    ['1.0.0', false],
  ]);
  expect(entry.latest?.version).toBe('1.5.0');
  for (const { row, isLatest } of entry.versions) expect(row.includes(`"isLatest":${isLatest}`)).toBe(true);
  expect(catalogEntry(server('a/b', [deleted]), undefined).latest).toBeUndefined();
});

test('fields of another type than expected are neither searched nor shown', () => {
  const version = { ...serverVersionOf('a/b', '1.0.0'), document: '{"title":7,"description":{"a":1}}' };
  expect(catalogEntry(server('a/b', [version]), undefined).versions[0]).toMatchObject({
    title: undefined,
    description: undefined,
    searchText: 'a/b',
  });
});
