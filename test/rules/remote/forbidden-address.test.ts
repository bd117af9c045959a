import { expect, test } from 'vitest';
import { placedFindingsIn } from '../../support/placed-findings.ts';

const proxy = (host: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: a }
spec: { remoteUrl: 'http://${host}/mcp' }
`;

test('a remote server is neither in the pod nor where a cloud hands out credentials', async () => {
  for (const host of [
    'localhost:8080',
    'LOCALHOST.',
    'x.localhost',
    '127.0.0.1',
    '127.1',
    '0x7f.0.0.1',
    '2130706433',
    '0.0.0.0',
    '169.254.169.254',
    '[::1]',
    '[::]',
    '[::ffff:169.254.169.254]',
    '[fe80::1]',
    '[fd00:ec2::254]',
    'metadata.google.internal',
    'kubernetes.default.svc',
    'kubernetes.default.svc.cluster.local',
  ]) {
    expect(await placedFindingsIn(proxy(host)), host).toEqual(['4:20 remote/forbidden-address']);
  }
});

test('entries are checked in the same way', async () => {
  const entry = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: a }
spec: { groupRef: tools, transport: sse, remoteUrl: 'http://10.0.0.1' }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
`;
  expect(await placedFindingsIn(entry)).toEqual([]);
  expect(await placedFindingsIn(entry.replace('10.0.0.1', '127.0.0.1'))).toEqual(['4:53 remote/forbidden-address']);
});

test('other addresses are fine, those of the cluster too', async () => {
  for (const host of [
    'mcp.example.com',
    '10.1.2.3',
    '192.0.2.1',
    'wiki.tools.svc.cluster.local',
    '[fd00::1]',
    'kubernetes.example.com',
  ]) {
    expect(await placedFindingsIn(proxy(host)), host).toEqual([]);
  }
});
