import { expect, test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { validateTexts } from '../../support/validated.ts';

const code = 'volumes/file-without-sub-path';
const server = (mount: string, volume: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a:1
  transport: streamable-http
  podTemplateSpec:
    spec:
      containers: [{ name: mcp, volumeMounts: [{ name: v, mountPath: ${mount} }] }]
      volumes: [{ name: v, ${volume} }]
`;
const map = 'configMap: { name: c }';

test.each([
  ['┆/etc/a/settings.yaml', map],
  ['┆/etc/a/settings.json, readOnly: true', 'secret: { secretName: s }'],
  ["┆/root/.pgpass, subPath: ''", 'secret: { secretName: s }'],
  ['┆/certs/ca.pem', 'projected: { sources: [{ configMap: { name: c } }] }'],
])('%s of %s is a folder', async (mount, volume) => {
  await expectFindings(server(mount, volume), code);
});

test.each([
  ['/etc/a/settings.yaml, subPath: settings.yaml', map],
  ['/etc/a/settings.yaml, subPathExpr: $(POD_NAME).yaml', map],
  ['/etc/a', map],
  ['/etc/nginx/conf.d', map],
  ['/opt/app-1.2', map],
  ['/data/cache.json', 'persistentVolumeClaim: { claimName: p }'],
])('%s of %s is what it says', async (mount, volume) => {
  await expectFindings(server(mount, volume));
});

test('the hint names the key', async () => {
  const hintOf = async (keys: string, volume = map): Promise<unknown> => {
    const config = `---\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: c }\ndata: { ${keys} }\n`;
    const { diagnostics } = await validateTexts({ 'a.yaml': server('/etc/a/settings.yaml', volume) + config });
    return diagnostics.find((one) => one.code === code)?.hint;
  };
  const add = (key: string): string => `add subPath: ${key}, or mount the volume at a folder`;
  expect(await hintOf('settings.yaml: a, other: b')).toBe(add('settings.yaml'));
  expect(await hintOf('app: a')).toBe(add('app'));
  expect(await hintOf('a: a, b: b')).toContain('the key that is meant');
  const items = 'configMap: { name: c, items: [{ key: a, path: settings.yaml }] }';
  expect(await hintOf('a: a, b: b', items)).toBe(add('settings.yaml'));
});

test('the mount of a registry is reported once', async () => {
  const registry = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  configYAML: |
    sources:
      - name: reviewed
        file: { path: /data/s.json }
        syncPolicy: { interval: 10m }
    registries:
      - { name: all, sources: [reviewed] }
    auth: { mode: anonymous }
  volumes: [{ name: v, configMap: { name: c } }]
  volumeMounts: [{ name: v, mountPath: ┆/data/s.json }]
---
apiVersion: v1
kind: ConfigMap
metadata: { name: c }
data:
  s.json: '{"version": "1.0.0", "meta": {"last_updated": "2026-03-02T09:00:00Z"}, "data": {"servers": []}}'
`;
  await expectFindings(registry, code);
});
