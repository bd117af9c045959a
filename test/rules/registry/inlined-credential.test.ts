import { expect, test } from 'vitest';
import { findingsIn } from '../../support/findings.ts';

const registry = (database: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  configYAML: |
    database: ${database}
    auth: { mode: anonymous }
  volumes: [{ name: secret, secret: { secretName: s } }]
  volumeMounts: [{ name: secret, mountPath: /secret }]
`;

test('passwords in the configuration are errors', async () => {
  const found = await findingsIn(
    registry('{ host: h, user: u, database: d, password: p, migrationUser: m, migrationPassword: p }'),
  );
  expect(found).toEqual(['6 registry/inlined-credential', '6 registry/inlined-credential']);
});

test('the files that hold them are fine', async () => {
  expect(await findingsIn(registry('{ host: h, user: u, database: d, passwordFile: /secret/password }'))).toEqual([]);
});
