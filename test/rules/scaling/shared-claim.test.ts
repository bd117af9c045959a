import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (replicas: number, claim: string, modes: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: files }
spec:
  image: example.com/files
  transport: streamable-http
  backendReplicas: ${replicas}
  podTemplateSpec:
    spec:
      containers: [{ name: mcp, volumeMounts: [{ name: data, mountPath: /data }] }]
      volumes: [{ name: data, persistentVolumeClaim: { claimName: ${claim} } }]
---
apiVersion: v1
kind: PersistentVolumeClaim
metadata: { name: data }
spec: { accessModes: ${modes}, resources: { requests: { storage: 1Gi } } }
`;

test('several replicas share no claim of one node', async () => {
  await expectFindings(server(2, '┆data', '[ReadWriteOnce]'), 'scaling/shared-claim');
  await expectFindings(server(1, 'data', '[ReadWriteOnce]'));
  await expectFindings(server(2, 'data', '[ReadWriteOnce, ReadWriteMany]'));
});

test('a claim that is elsewhere may be anything', async () => {
  await expectFindings(server(2, 'other', '[ReadWriteOnce]'));
});
