import { describe, expect, test } from 'vitest';
import { compileWhole } from '../../support/compiled-programs.ts';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'registry/entries-not-kept';
const input = (source: string, config = '', spec = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  configYAML: |
    sources: [{ name: p, ${source} }]
    registries: [{ name: r, sources: [p] }]
    auth: { mode: anonymous }
    ${config}
${spec}`;
const volumes = (kind: string, path: string): string =>
  `  volumes: [{ name: v, ${kind} }]\n  volumeMounts: [{ name: v, mountPath: ${path} }]\n`;
const claim = 'persistentVolumeClaim: { claimName: c }';

describe('what people publish', () => {
  test('is not left to a folder that ends with the pod', async () => {
    await expectFindings(input('┆managed: {}'), code);
  });

  test('is a warning: the configuration is opaque to the resource', async () => {
    const { objects, diagnostics } = await compileWhole([{ path: 'a.yaml', text: input('managed: {}') }]);
    expect(diagnostics).toMatchObject([{ code, severity: 'warning' }]);
    expect(objects.length).toBeGreaterThan(3);
  });

  test('is not kept by a volume elsewhere, also where the data does not lie in the usual folder', async () => {
    await expectFindings(input('┆managed: {}', '', volumes(claim, '/database')), code);
    await expectFindings(input('┆managed: {}', 'dataDir: /var/registry', volumes(claim, '/data')), code);
  });

  test('is kept by PostgreSQL', async () => {
    await expectFindings(input('managed: {}', 'database: { host: db.example.com, user: u, database: d }'));
  });

  test('is kept by a volume at its folder or above', async () => {
    await expectFindings(input('managed: {}', '', volumes(claim, '/data')));
    await expectFindings(input('managed: {}', 'dataDir: /var/registry', volumes(claim, '/var')));
  });

  test('may be lost where the author says so', async () => {
    await expectFindings(input('managed: {}', '', volumes('emptyDir: {}', '/data')));
  });

  test('is kept by a mount of the pod template', async () => {
    const template = `  podTemplateSpec:
    spec:
      containers: [{ name: registry-api, volumeMounts: [{ name: v, mountPath: /data }] }]
      volumes: [{ name: v, ${claim} }]
`;
    await expectFindings(input('managed: {}', '', template));
  });
});

test('what is read again from its source needs no volume', async () => {
  await expectFindings(
    input('kubernetes: { namespaces: [tools] }').replace('{ name: a }', '{ name: a, namespace: b }'),
  );
});
