import { expect, test } from 'vitest';
import { validate } from '../../../manifests/compile.ts';
import { expectFindings } from '../../support/expect-findings.ts';

const input = (
  path: string,
  volume: string,
  mount: string,
  data: string,
): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  configYAML: |
    sources:
      - name: reviewed
        file: { path: ${path} }
        syncPolicy: { interval: 10m }
    registries:
      - { name: all, sources: [reviewed] }
    auth: { mode: anonymous }
  volumes: [{ name: v, ${volume} }]
  volumeMounts: [{ name: v, mountPath: /e${mount} }]
---
apiVersion: v1
kind: ConfigMap
metadata: { name: c }
data:
  ${data}: '{"version": "1.0.0", "meta": {"last_updated": "2026-03-02T09:00:00Z"}, "data": {"servers": []}}'
`;
const all = 'configMap: { name: c }';
const renamed = 'configMap: { name: c, items: [{ key: s.json, path: d/t.json }] }';

test('a file that the mounted ConfigMap has no key for is an error at its path', async () => {
  await expectFindings(input('┆/e/s.jsn', all, '', 's.json'), 'registry/missing-file');
  await expectFindings(input('┆/e/d/s.json', all, '', 's.json'), 'registry/missing-file');
});

test('a file that items rename, or that the mount does not contain, is an error at its path', async () => {
  await expectFindings(input('┆/e/s.json', renamed, '', 's.json'), 'registry/missing-file');
  await expectFindings(input('┆/e/s.json', all, ', subPath: t.json', 's.json'), 'registry/missing-file');
});

test.for([
  ['by its key', '/e/s.json', all, ''],
  ['under the path of its item', '/e/d/t.json', renamed, ''],
  ['in a folder of the volume', '/e/t.json', renamed, ', subPath: d'],
  ['as the one file that is mounted', '/e', all, ', subPath: s.json'],
  ['in an object that stands elsewhere', '/e/x.json', 'configMap: { name: other }', ''],
  ['in another kind of volume', '/e/x.json', 'persistentVolumeClaim: { claimName: p }', ''],
  ['behind a path that is only known later', '/e/x.json', all, ', subPathExpr: $(POD_NAME)'],
] as const)('a file is found %s', async ([, path, volume, mount]) => {
  await expectFindings(input(path, volume, mount, 's.json'));
});

test('the hint names what is there', async () => {
  const { diagnostics } = await validate([{ path: 'a.yaml', text: input('/e/s.json', renamed, '', 's.json') }], {
    extent: 'whole',
    closed: false,
  });
  expect(diagnostics.map(({ hint }) => hint)).toContain('did you mean "/e/d/t.json"?');
});
