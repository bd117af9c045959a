import { describe, expect, test } from 'vitest';
import { documentOfValue, namedInComment, withoutSchemaName } from '../../cli/documents/document-name.ts';
import { loadDocument } from '../../generated/load.ts';
import { runSvc } from '../support/run-svc.ts';
import { group } from '../support/sample-resources.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

describe('which configuration document it is', () => {
  test('a comment names an editor schema of svc, at any address', () => {
    const comment = (address: string): string => `# yaml-language-server: $schema=${address}\na: 1\n`;
    expect(namedInComment(comment('.schemas/config/registry-server.json'))).toBe('registry-server');
    expect(namedInComment(comment('https://schemas.example.com/config/run.json'))).toBe('run');
    expect(namedInComment(comment('.schemas/mcp.svc.internal/mcpserver_v1alpha1.json'))).toBeUndefined();
    expect(namedInComment(comment('https://schemas.example.com/config/other.json'))).toBeUndefined();
  });

  test.each([
    ['registry-server', { sources: [], registries: [], auth: {} }],
    ['registry-server', { sources: [], registies: [], registries: [] }],
    ['permission-profile', { network: {} }],
    ['aggregator', { groupRef: 'g', telemetry: {}, audit: {} }],
    ['authz', { version: '1.0', type: 'cedarv1', cedar: {} }],
    ['run', { schemaVersion: 'v1', name: 'a', image: 'b' }],
    ['tools-override', { toolsOverride: {} }],
    ['webhook', { mutating: [] }],
    ['registry-entries', { version: '1.0.0', meta: {}, data: {} }],
    ['server-entry', { name: 'a/b', description: 'c', version: '1.0.0', packages: [] }],
    ['skill', { namespace: 'a', name: 'b', description: 'c', version: '1.0.0' }],
    ['audit', { enabled: true, logFile: '/a' }],
    ['auth-server', { issuer: 'a', allowedAudiences: [], upstreamProviders: [] }],
    ['plan', { planVersion: 'v1', workloads: [], externals: [], assumptions: [] }],
    ['tool-snapshot', { toolLists: {} }],
    ['settings', { settingsVersion: 'v1', registry: 'https://registry.example.com/team' }],
    ['run', { $schema: '../.schemas/config/run.json', nothing: 1 }],
    [undefined, { audit: {}, telemetry: {}, unknown: 1, other: 2 }],
    [undefined, { name: 'a' }],
    [undefined, {}],
    [undefined, []],
    [undefined, 'text'],
  ])('%s by its shape', (name, value) => {
    expect(documentOfValue(value)).toBe(name);
  });

  test('every document has a shape but the project file, which has a name', () => {
    expect(Object.keys(loadDocument).toSorted()).toHaveLength(17);
  });

  test('only a $schema of svc is left out', () => {
    expect(withoutSchemaName({ $schema: 'x/config/run.json', a: 1 })).toEqual({ a: 1 });
    expect(withoutSchemaName({ $schema: 'https://example.com/server.schema.json' })).toEqual({
      $schema: 'https://example.com/server.schema.json',
    });
  });
});

test('svc validate checks configuration documents beside resources', async () => {
  const cwd = scratchFolder({
    'good/group.yaml': group('a'),
    'good/registry.yaml': 'sources: [{ name: own, managed: {} }]\nauth: { mode: anonymous }\n',
    'good/profile.json': '{ "$schema": "../config/permission-profile.json", "network": {} }',
    'bad/registry.yaml': 'sources: []\nauth: { mode: anonymus }\n',
    'bad/run.yaml': '# yaml-language-server: $schema=../config/run.json\nimagee: a\n',
    'bad/other.yaml': 'some: thing\n',
  });
  const [good, bad] = await Promise.all([runSvc(['validate', 'good'], { cwd }), runSvc(['validate', 'bad'], { cwd })]);
  expect(good).toEqual({
    code: 0,
    stdout: '',
    stderr: '1 resource in 1 file, 2 configuration documents, no problems\n',
  });
  expect(bad.code).toBe(1);
  expect(bad.stderr).toContain('info[input/foreign-json]: left out, since it is not a resource: bad/other.yaml');
  const found = [...bad.stderr.matchAll(/^(\S+:\d+:\d+) error\[(\S+)\]/gm)].map(
    ([, place, code]) => `${place} ${code}`,
  );
  expect(found).toEqual([
    'bad/registry.yaml:2:15 schema/enum',
    'bad/run.yaml:2:1 schema/at-least-one-of',
    'bad/run.yaml:2:1 schema/missing-field',
    'bad/run.yaml:2:1 schema/unknown-key',
  ]);
});

test('an invalid timeout of a webhook is reported with the valid range', async () => {
  const hook = (timeout: string) =>
    `validating:\n  - { name: a, url: https://a.example.com, failurePolicy: fail, timeout: ${timeout} }\n`;
  const cwd = scratchFolder({ 'long.yaml': hook('60s'), 'bare.yaml': hook('60'), 'right.yaml': hook('30s') });
  const [long, bare, right] = await Promise.all(
    ['long', 'bare', 'right'].map((name) => runSvc(['validate', '--as', 'webhook', `${name}.yaml`], { cwd })),
  );
  expect(long?.stderr).toContain('"60s" is not a duration from 1s to 30s, in seconds or whole milliseconds');
  expect(long?.stderr).toContain('1 error');
  expect(bare?.stderr).toContain('expected string, found integer');
  expect(bare?.stderr).not.toContain('60s');
  expect(right?.code).toBe(0);
});
