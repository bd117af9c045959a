import { expect, test } from 'vitest';
import { findingsIn } from '../../support/findings.ts';

const registry = (file: string, mounts: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  configYAML: |
    sources:
      - name: catalog
        file: { path: ${file} }
        syncPolicy: { interval: 1h }
      - name: team
        git:
          repository: https://git.example.com/catalog.git
          auth: { username: svc, passwordFile: /secrets/git/token }
        syncPolicy: { interval: 1h }
    audit: { enabled: true, logFile: /tmp/audit.log }
    auth: { mode: anonymous }
  volumes:
    - { name: catalog, configMap: { name: catalog } }
    - { name: git, secret: { secretName: git } }
${mounts}`;

const both = `  volumeMounts:
    - { name: catalog, mountPath: /data/catalog }
    - { name: git, mountPath: /secrets/git/token, subPath: token }
`;

test('a file that no mount holds is an error', async () => {
  expect(await findingsIn(registry('/data/catalogs/all.json', both))).toEqual(['8 registry/file-not-mounted']);
  expect(await findingsIn(registry('catalog.json', both))).toEqual(['8 registry/file-not-mounted']);
  expect(await findingsIn(registry('/data/catalog/all.json', ''))).toEqual([
    '8 registry/file-not-mounted',
    '13 registry/file-not-mounted',
  ]);
});

test('files below a mount, or that a mount is, are fine', async () => {
  expect(await findingsIn(registry('/data/catalog/all.json', both))).toEqual([]);
});

test('mounts of the pod template count, and another image may hold anything', async () => {
  const container = (more: string): string =>
    `  podTemplateSpec: { spec: { containers: [{ name: registry-api, ${more} }] } }\n`;
  const mounts = 'volumeMounts: [{ name: catalog, mountPath: /data }, { name: git, mountPath: /secrets }]';
  expect(await findingsIn(registry('/data/all.json', container(mounts)))).toEqual([]);
  const own = await findingsIn(registry('/data/all.json', container('image: registry.example.com/own:1')));
  expect(own.map((line) => line.replace(/^\d+ /, ''))).toEqual(['pod-template/replaces-program']);
});
