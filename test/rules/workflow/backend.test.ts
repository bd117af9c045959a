import { expect, test } from 'vitest';
import { validate } from '../../../manifests/compile.ts';
import { findingsIn } from '../../support/findings.ts';

const group = `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: search }
spec: { image: example.com/search:1, transport: stdio, groupRef: tools }
`;
const virtual = (more: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: gateway }
spec:
  incomingAuth: { type: anonymous }
  config:
    groupRef: tools
    ${more}
`;
const inline = (tool: string): string => virtual(`compositeTools: [{ name: w, steps: [{ id: a, tool: ${tool} }] }]`);
const shared = `---
apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPCompositeToolDefinition
metadata: { name: w }
spec:
  name: w
  steps: [{ id: a, type: forEach, collection: '[1]', step: { id: b, tool: serch.query } }]
`;
const about = async (text: string): Promise<string[]> =>
  (await findingsIn(text)).filter((finding) => finding.includes('workflow/'));

test('a step calls a tool of a member of the group', async () => {
  expect(await about(inline('serch.query') + group)).toEqual(['8 workflow/backend-not-in-input']);
  expect(await about(inline('search.query') + group)).toEqual([]);
});

test('a shared workflow is held against the virtual servers that run it', async () => {
  expect(await about(virtual('compositeToolRefs: [{ name: w }]') + shared + group)).toEqual([
    '15 workflow/backend-not-in-input',
  ]);
  expect(await about(virtual('operational: { logLevel: debug }') + shared + group)).toEqual([]);
});

test('the listed backends count where they are listed', async () => {
  const listed = `backends: [{ name: search, url: 'http://search/mcp', transport: streamable-http }]
    compositeTools: [{ name: w, steps: [{ id: a, tool: serch.query }] }]`;
  expect(await about(virtual(listed) + group)).toEqual(['9 workflow/backend-unknown']);
});

test('where the backends are written down, nothing else is found at run time', async () => {
  const written = virtual(`compositeTools: [{ name: w, steps: [{ id: a, tool: serch.query }] }]
  outgoingAuth: { source: inline }`);
  expect(await about(written + group)).toEqual(['8 workflow/backend-unknown']);
});

test('listed backends come on top of the members of the group', async () => {
  const listed = `backends: [{ name: wiki, url: 'http://wiki/mcp', transport: streamable-http }]
    compositeTools: [{ name: w, steps: [{ id: a, tool: search.query }, { id: b, tool: wiki.read }] }]`;
  expect(await about(virtual(listed) + group)).toEqual([]);
});

test('in a part of the input, the workload may be elsewhere', async () => {
  const sources = [{ path: 'input.yaml', text: inline('serch.query') + group }];
  const { diagnostics } = await validate(sources, { extent: 'part', closed: false });
  expect(diagnostics.filter(({ code }) => code.startsWith('workflow/'))).toEqual([]);
});
