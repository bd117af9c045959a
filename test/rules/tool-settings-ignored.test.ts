import { expect, test } from 'vitest';
import { findingsIn } from '../support/findings.ts';

const server = (settings: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: a }
spec:
  incomingAuth: { type: anonymous }
  config:
    groupRef: tools
    aggregation:
      tools:
        - workload: github
${settings}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPToolConfig
metadata: { name: few }
spec: { toolsFilter: [search] }
`;

test('a filter and overrides beside a shared tool configuration have no effect', async () => {
  const found = await findingsIn(
    server(`          toolConfigRef: { name: few }
          filter: [search]
          excludeAll: false
          overrides: { search: { name: find } }`),
  );
  expect(found).toEqual(['12 tools/settings-ignored', '14 tools/settings-ignored']);
});

test('either of them alone counts', async () => {
  expect(await findingsIn(server('          toolConfigRef: { name: few }'))).toEqual([]);
  expect(await findingsIn(server('          filter: [search]'))).toEqual([]);
});
