import { expect, test } from 'vitest';
import {
  serverVersion,
  serverVersions,
  skillVersion,
  skillVersions,
} from '../../../../runtime/registry/catalog/versions.ts';
import { callerWith, catalogOf, everybody, server, serverVersionOf, skill, viewOf } from './sample-catalog.ts';

const gone = (name: string, version: string) => serverVersionOf(name, version, { status: 'deleted' });
const catalog = catalogOf({
  main: [
    server('n/a', ['1.0.0', '10.0.0', gone('n/a', '11.0.0')], { team: 'x' }),
    server('n/gone', [gone('n/gone', '1.0.0')], { team: 'x' }),
    skill('n/s', '1.0.0', { team: 'x' }),
  ],
});
const view = viewOf(catalog, callerWith({ team: 'x' }));
const versionsIn = (list: { readonly body: Buffer } | undefined) =>
  (JSON.parse(list?.body.toString() ?? '{}') as { servers?: { server: { version: string } }[] }).servers?.map(
    (row) => row.server.version,
  );

test('the versions of a server are listed newest first, deleted ones when asked', () => {
  expect(versionsIn(serverVersions(view, 'n/a'))).toEqual(['10.0.0', '1.0.0']);
  expect(versionsIn(serverVersions(view, 'n/a', { includeDeleted: true }))).toEqual(['11.0.0', '10.0.0', '1.0.0']);
  expect(serverVersions(view, 'n/a')?.body.toString()).toMatch(/"metadata":\{"count":2\}\}$/);
});

test('the latest is the newest that is not deleted', () => {
  expect(serverVersion(view, 'n/a', 'latest')?.version).toBe('10.0.0');
  expect(serverVersion(view, 'n/a', '1.0.0')?.row.toString()).toContain('"version":"1.0.0"');
  expect(serverVersion(view, 'n/gone', 'latest', { includeDeleted: true })).toBeUndefined();
});

test('what is deleted, unknown or not visible is not there', () => {
  expect(serverVersion(view, 'n/a', '11.0.0')).toBeUndefined();
  expect(serverVersion(view, 'n/a', '11.0.0', { includeDeleted: true })?.status).toBe('deleted');
  expect(serverVersion(view, 'n/a', '10.0')).toBeUndefined();
  expect(serverVersions(view, 'n/gone')).toBeUndefined();
  expect(versionsIn(serverVersions(view, 'n/gone', { includeDeleted: true }))).toEqual(['1.0.0']);
  expect(serverVersions(view, 'n/none')).toBeUndefined();
  const stranger = viewOf(catalog, callerWith({ team: 'y' }));
  expect(serverVersions(stranger, 'n/a')).toBeUndefined();
  expect(serverVersion(stranger, 'n/a', 'latest')).toBeUndefined();
  expect(skillVersion(stranger, 'n/s', 'latest')).toBeUndefined();
  expect(serverVersion(viewOf(catalog, everybody), 'n/a', 'latest')).toBeDefined();
});

test('skills are read the same way', () => {
  const document = '{"name":"n/s","description":"About it","version":"1.0.0"}';
  expect(skillVersions(view, 'n/s')?.body.toString()).toContain(`{"skills":[{"skill":${document},"_meta":`);
  expect(skillVersion(view, 'n/s', 'latest')?.row.toString()).toContain(`{"skill":${document},"_meta":`);
  expect(skillVersion(view, 'n/s', '2.0.0')).toBeUndefined();
  expect(skillVersions(view, 'n/a')).toBeUndefined();
  expect(serverVersions(view, 'n/s')).toBeUndefined();
});
