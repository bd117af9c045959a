import { expect, test } from 'vitest';
import { compile } from '../../../manifests/compile.ts';

const server = (policies: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: docs }
spec:
  remoteUrl: https://docs.example.com/mcp
  authzConfig: { configMap: { name: policies } }
---
apiVersion: v1
kind: ConfigMap
metadata: { name: policies }
data:
  authz.json: '{"version": "1.0", "type": "cedarv1", "cedar": {"policies": ["${policies}"]}}'
`;

async function hashOf(text: string): Promise<unknown> {
  const { objects } = await compile([{ path: 'a.yaml', text }], {
    target: 'workloads',
    image: 'svc:test',
    extent: 'whole',
    closed: false,
  });
  const annotation = /"mcp\.svc\.internal\/config-hash":"([0-9a-f]{16})"/.exec(JSON.stringify(objects));
  return annotation?.[1];
}

test('a change in a ConfigMap of the input that a program mounts rolls its pods', async () => {
  const first = await hashOf(server('permit(principal, action, resource);'));
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  expect(await hashOf(server('permit(principal, action, resource);'))).toBe(first);
  expect(await hashOf(server('forbid(principal, action, resource);'))).not.toBe(first);
});
