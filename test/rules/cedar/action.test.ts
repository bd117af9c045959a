import { expect, test } from 'vitest';
import { validate } from '../../../manifests/compile.ts';
import { placedFindingsIn } from '../../support/placed-findings.ts';

const server = (policy: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: a }
spec:
  incomingAuth:
    type: anonymous
    authzConfig:
      type: inline
      inline:
        policies:
          - ${policy}
  config: { groupRef: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
`;

test('an action that does not exist is reported, in the scope and in a condition', async () => {
  const scope = 'permit(principal, action == Action::"tools/call", resource);';
  expect(await placedFindingsIn(server(scope))).toEqual(['11:49 cedar/action-unknown']);
  const list = 'permit(principal, action in [Action::"call_tool", Action::"call_tol"], resource);';
  expect(await placedFindingsIn(server(list))).toEqual(['11:71 cedar/action-unknown']);
  const condition = 'permit(principal, action, resource) when { action != Action::"delete" };';
  expect(await placedFindingsIn(server(condition))).toEqual(['11:74 cedar/action-unknown']);
});

test('the hint has the name for a method of the protocol', async () => {
  const text = server('permit(principal, action == Action::"tools/call", resource);');
  const { diagnostics } = await validate([{ path: 'a.yaml', text }], { extent: 'whole', closed: false });
  const about = diagnostics.filter(({ code }) => code === 'cedar/action-unknown');
  expect(about.map(({ hint }) => hint)).toEqual(['did you mean "call_tool"?']);
});

test('actions that exist are fine, and other entities are not actions', async () => {
  const known = 'permit(principal, action in [Action::"call_tool", Action::"list_tools"], resource == Tool::"x");';
  expect(await placedFindingsIn(server(known))).toEqual([]);
});

test('an action of another type is reported', async () => {
  const scope = 'permit(principal, action == MCP::Action::"call_tool", resource);';
  expect(await placedFindingsIn(server(scope))).toEqual(['11:41 cedar/action-of-unknown-type']);
  const list = 'permit(principal, action in [Action::"call_tool", a::b::Action::"list_tools"], resource);';
  expect(await placedFindingsIn(server(list))).toEqual(['11:63 cedar/action-of-unknown-type']);
  const text = 'permit(principal, action, resource) when { resource.name == "a::Action::b" };';
  expect(await placedFindingsIn(server(text))).toEqual([]);
});
