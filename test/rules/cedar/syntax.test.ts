import { expect, test } from 'vitest';
import { placedFindingsIn } from '../../support/placed-findings.ts';

const server = (policies: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a
  transport: streamable-http
  oidcConfigRef: { name: sign-in, audience: a }
  authzConfig:
    type: inline
    inline:
      policies:
${policies}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: sign-in }
spec: { type: inline, inline: { issuer: https://idp.example.com } }
`;

test('policies that parse are fine', async () => {
  const policies = `        - permit(principal, action == Action::"call_tool", resource);
        - |
          permit(principal, action, resource) when { principal.claim_role == "é" };
          // and no more
          forbid(principal, action, resource) unless { context has claim_sub };`;
  expect(await placedFindingsIn(server(policies))).toEqual([]);
});

test('an error is placed where it is in the policy, whatever the style of the text', async () => {
  const plain = '        - permit(principal, action resource);';
  expect(await placedFindingsIn(server(plain))).toEqual(['12:36 cedar/syntax']);
  const quoted = `        - "permit(principal, action == Action::\\"é\\", resource) when { é };"`;
  expect(await placedFindingsIn(server(quoted))).toContain('12:72 cedar/syntax');
  const block = `        - |
          permit(principal, action, resource)
            when { foo };`;
  expect(await placedFindingsIn(server(block))).toEqual(['14:20 cedar/syntax']);
  const folded = `        - >-
          permit(principal, action,
          resource) when { foo };`;
  expect(await placedFindingsIn(server(folded))).toEqual(['14:28 cedar/syntax']);
});

test('every error of a policy string is reported, and a missing end at the end', async () => {
  const several = `        - |
          permit(principal, action);
          forbid(principal, action);`;
  expect(await placedFindingsIn(server(several))).toEqual(['13:35 cedar/syntax', '14:35 cedar/syntax']);
  const unfinished = `        - |
          permit(principal, action, resource)

`;
  expect(await placedFindingsIn(server(unfinished))).toEqual(['13:46 cedar/syntax']);
});

test('a template has no effect and is refused', async () => {
  const template = '        - permit(principal == ?principal, action, resource);';
  expect(await placedFindingsIn(server(template))).toEqual(['12:11 cedar/syntax']);
});

test('remote proxies and virtual servers have policies too, the latter in two places', async () => {
  const proxy = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: p }
spec:
  remoteUrl: https://mcp.example.com
  oidcConfig: { type: inline, inline: { issuer: https://idp.example.com, audience: p } }
  authzConfig: { type: inline, inline: { policies: [permit] } }
`;
  expect(await placedFindingsIn(proxy)).toContain('7:59 cedar/syntax');
  const virtual = `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: v }
spec:
  incomingAuth: { type: anonymous, authzConfig: { type: inline, inline: { policies: [permit] } } }
  config:
    groupRef: tools
    incomingAuth: { type: anonymous, authz: { type: cedar, policies: [forbid] } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
`;
  const found = await placedFindingsIn(virtual);
  expect(found).toContain('5:92 cedar/syntax');
  expect(found).toContain('8:77 cedar/syntax');
});
