import { expect, test } from 'vitest';
import { findingsIn } from '../../support/findings.ts';

const registry = (rest: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  configYAML: "{ auth: { mode: anonymous }, database: { host: h, user: u, database: d } }"
${rest}`;

test('volumes and mounts that fit together are fine', async () => {
  const found = await findingsIn(
    registry(`  volumes:
    - { name: data, persistentVolumeClaim: { claimName: data } }
    - { name: pgpass, secret: { secretName: db } }
  volumeMounts:
    - { name: data, mountPath: /data }
    - { name: pgpass, mountPath: /pgpass }
    - { name: more, mountPath: /more }
  podTemplateSpec:
    spec:
      volumes:
        - { name: more, emptyDir: {} }
`),
  );
  expect(found).toEqual([]);
});

test('names and paths that are taken, missing or unknown are errors', async () => {
  const found = await findingsIn(
    registry(`  volumes:
    - { name: entries, emptyDir: {} }
    - { name: entries, emptyDir: {} }
    - { name: tmp, emptyDir: {} }
    - { emptyDir: {} }
    - { name: pgpass, emptyDir: {} }
  volumeMounts:
    - { name: entires, mountPath: /entries }
    - { name: entries, mountPath: /entries }
    - { name: entries, mountPath: /tmp }
    - { name: entries }
    - { mountPath: /x }
  pgpassSecretRef: { name: db, key: pgpass }
`),
  );
  expect(found).toEqual([
    '8 registry/volume-taken',
    '9 registry/volume-taken',
    '10 registry/volume-incomplete',
    '11 registry/volume-taken',
    '13 registry/volume-unknown',
    '14 registry/volume-taken',
    '15 registry/volume-taken',
    '16 registry/volume-incomplete',
    '17 registry/volume-incomplete',
  ]);
});
