import { expect, test } from 'vitest';
import { placedFindingsIn } from '../../support/placed-findings.ts';

const proxy = (spec: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: a }
spec: { ${spec} }
`;

test('a URL with the usual path of another transport gets a warning', async () => {
  expect(await placedFindingsIn(proxy('remoteUrl: https://a.example.com/sse'))).toEqual([
    '4:20 remote/transport-mismatch',
  ]);
  expect(await placedFindingsIn(proxy('transport: sse, remoteUrl: https://a.example.com/v1/mcp/?x=1'))).toEqual([
    '4:20 remote/transport-mismatch',
  ]);
});

test('a URL with its usual path, or an unusual one, is fine', async () => {
  expect(await placedFindingsIn(proxy('remoteUrl: https://a.example.com/mcp'))).toEqual([]);
  expect(await placedFindingsIn(proxy('transport: sse, remoteUrl: https://a.example.com/sse'))).toEqual([]);
  expect(await placedFindingsIn(proxy('transport: sse, remoteUrl: https://a.example.com/assets'))).toEqual([]);
});
