import { expect, test } from 'vitest';
import { findingsIn } from '../support/findings.ts';

// No rule of its own: the pattern of the schema says it, so editors and the API server say it too.
const server = (format: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: a }
spec:
  incomingAuth: { type: anonymous }
  config:
    groupRef: tools
    aggregation:
      conflictResolutionConfig:
        prefixFormat: '${format}'
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
`;

test('a prefix without the name of the workload is the same for every workload', async () => {
  expect(await findingsIn(server('tools_'))).toEqual(['10 schema/pattern']);
});

test.each(['{workload}', '{workload}_', 'team_{workload}.'])('%s is fine', async (format) => {
  expect(await findingsIn(server(format))).toEqual([]);
});
