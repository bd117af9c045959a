import { expect, test } from 'vitest';
import { placedFindingsIn } from '../../support/placed-findings.ts';

const input = (handling: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec:
  incomingAuth: { type: anonymous }
  outgoingAuth: { source: inline }
  config:
    groupRef: tools
    operational:
      failureHandling: ${handling}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: search }
spec: { remoteUrl: https://search.example.com/mcp, transport: streamable-http, groupRef: tools }
`;

async function about(handling: string): Promise<string[]> {
  return (await placedFindingsIn(input(handling))).filter((finding) => finding.includes('slow-health-check'));
}

test('a check that takes as long as the time between two of them is pointed out', async () => {
  expect(await about('{ healthCheckTimeout: 1m, healthCheckInterval: 60s }')).toEqual([
    '10:46 virtual-server/slow-health-check',
  ]);
});

test('a default counts, and the finding is at the field that is set', async () => {
  expect(await about('{ healthCheckTimeout: 45s }')).toEqual(['10:46 virtual-server/slow-health-check']);
  expect(await about('{ healthCheckInterval: 5s }')).toEqual(['10:47 virtual-server/slow-health-check']);
});

test('a shorter check is fine', async () => {
  expect(await about('{ healthCheckTimeout: 900ms, healthCheckInterval: 1s }')).toEqual([]);
  expect(await about('{ unhealthyThreshold: 5 }')).toEqual([]);
});
