import { expect, test } from 'vitest';
import { validate } from '../../../manifests/compile.ts';
import { findingsIn } from '../../support/findings.ts';

const input = (name: string, members = 'search'): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec:
  incomingAuth: { type: anonymous }
  config:
    groupRef: tools
    backends: [{ name: ${name}, url: https://search.example.com/mcp, transport: streamable-http }]
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: ${members} }
spec: { remoteUrl: https://search.example.com/mcp, transport: streamable-http, groupRef: tools }
`;
const about = (found: readonly string[]): string[] => found.filter((finding) => finding.includes('outside-group'));

test('a listed backend bears the name of a member of the group', async () => {
  expect(about(await findingsIn(input('serch')))).toEqual(['8 virtual-server/backend-outside-group']);
  expect(about(await findingsIn(input('search')))).toEqual([]);
});

test('a group without members is only the list', async () => {
  const [virtual = '', group = ''] = input('search').split('---\n');
  expect(about(await findingsIn([virtual, group].join('---\n')))).toEqual([]);
});

test('in a part of the input, members may be elsewhere', async () => {
  const { diagnostics } = await validate([{ path: 'input.yaml', text: input('serch') }], {
    extent: 'part',
    closed: false,
  });
  expect(about(diagnostics.map(({ code }) => code))).toEqual([]);
});
