import { describe, test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'registry/nowhere-to-write';
const input = (
  config: string,
  spec = '',
  source = 'file: { url: "https://c.example.com/s.json" }, syncPolicy: { interval: 1h }',
): string =>
  `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  configYAML: |
    sources: [{ name: p, ${source} }]
    registries: [{ name: r, sources: [p] }]
    auth: { mode: anonymous }
    ${config}
${spec}`;
const mounted = '  volumes: [{ name: v, emptyDir: {} }]\n  volumeMounts: [{ name: v, mountPath: /var/log }]\n';
const template = (more: string): string => `  podTemplateSpec:
    spec:
      containers: [{ name: registry-api, ${more} }]
`;
const log = (path: string): string => `audit: { enabled: true, logFile: ${path} }`;

describe('what a registry writes in its pod', () => {
  test('a relative path for its data is reported once', async () => {
    await expectFindings(input('dataDir: ┆svc-data'), code);
    await expectFindings(input('dataDir: ┆./svc-data', '', 'managed: {}'), code);
  });

  test('its data lies elsewhere, or in PostgreSQL', async () => {
    await expectFindings(input('dataDir: /var/registry'));
    await expectFindings(input('database: { host: db.example.com, user: u, database: d }'));
  });

  test('its audit log needs a folder that can be written', async () => {
    await expectFindings(input(log('┆audit.log')), code);
    await expectFindings(input(log('┆/var/log/audit.log')), code);
    await expectFindings(input(log('┆/var/log/audit.log'), template('resources: {}')), code);
  });

  test('a mount, the data folder, /tmp, an open root file system are such', async () => {
    for (const path of ['/data/audit.log', '/tmp/audit.log']) await expectFindings(input(log(path)));
    await expectFindings(input(log('/var/log/audit.log'), mounted));
    await expectFindings(input(log('/log/a'), template('securityContext: { readOnlyRootFilesystem: false }')));
    await expectFindings(input('audit: { enabled: true }'));
    await expectFindings(input('audit: { enabled: false, logFile: audit.log }'));
  });
});
