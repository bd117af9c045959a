import { expect, test } from 'vitest';
import { validate } from '../../../manifests/compile.ts';
import { expectFindings } from '../../support/expect-findings.ts';

const group = `
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: support }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: wiki }
spec: { groupRef: support, remoteUrl: 'https://wiki.example.com/mcp', transport: streamable-http }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: tickets }
spec: { groupRef: support, remoteUrl: 'https://tickets.example.com/mcp', transport: streamable-http }
`;
const virtual = (source: string, config: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec:
  incomingAuth: { type: anonymous }
  outgoingAuth:
    source: ${source}
    ${config}`;
const inline = (config: string): string =>
  virtual('inline', `backends: {}\n  config:\n    groupRef: support\n${config}`) + group;

test('every place that names a backend of the group is fine', async () => {
  await expectFindings(
    inline(`    aggregation:
      conflictResolution: priority
      conflictResolutionConfig: { priorityOrder: [wiki, tickets] }
      tools: [{ workload: wiki, filter: [read] }]
    operational: { timeouts: { perWorkload: { tickets: 5s } } }`),
  );
});

test('every place that names none is an error where the backends are written down', async () => {
  await expectFindings(
    inline(`    aggregation:
      conflictResolution: priority
      conflictResolutionConfig: { priorityOrder: [wiki, tickets, ┆tikets] }
      tools: [{ workload: ┆wikis, filter: [read] }]
    operational: { timeouts: { perWorkload: { ┆other: 5s } } }`),
    'virtual-server/backend-unknown',
    'virtual-server/backend-unknown',
    'virtual-server/backend-unknown',
  );
  await expectFindings(
    virtual('inline', 'backends: { ┆wikki: { type: discovered } }\n  config: { groupRef: support }') + group,
    'virtual-server/backend-unknown',
  );
});

test('backends that the configuration lists count as well', async () => {
  await expectFindings(
    inline(`    backends: [{ name: ┆own, url: 'https://own.example.com/mcp', transport: streamable-http }]
    operational: { timeouts: { perWorkload: { own: 5s, tickets: 5s } } }`),
    'virtual-server/backend-outside-group',
  );
});

test('a virtual server that discovers its backends may find others, so it gets a warning', async () => {
  await expectFindings(
    virtual('discovered', 'backends: { ┆wikki: { type: discovered } }\n  config: { groupRef: ┆support }') + group,
    'virtual-server/backend-not-in-input',
    'virtual-server/discovery-at-run-time',
  );
});

test('in a part of the input, the members may be elsewhere', async () => {
  const text = inline('    operational: { timeouts: { perWorkload: { other: 5s } } }');
  const { diagnostics } = await validate([{ path: 'input.yaml', text }], { extent: 'part', closed: false });
  expect(diagnostics).toEqual([]);
});
