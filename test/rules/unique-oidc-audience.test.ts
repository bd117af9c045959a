import { expect, test } from 'vitest';
import { placedFindingsIn } from '../support/placed-findings.ts';

const provider = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: sign-in }
spec: { type: inline, inline: { issuer: https://idp.example.com } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
`;

const workload = (kind: string, name: string, spec: string): string => `---
apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: ${name} }
spec: ${spec}
`;

const server = (name: string, audience: string): string =>
  workload('MCPServer', name, `{ image: a, oidcConfigRef: { name: sign-in, audience: ${audience} } }`);

test('an audience of two servers is refused at the second', async () => {
  const found = await placedFindingsIn(provider + server('a', 'one') + server('b', 'one') + server('c', 'one'));
  expect(found).toEqual(['18:61 oidc/shared-audience', '23:61 oidc/shared-audience']);
});

test('it is one name for servers of all kinds, however they declare it', async () => {
  const proxy = workload(
    'MCPRemoteProxy',
    'p',
    `{ remoteUrl: https://mcp.example.com, oidcConfigRef: { name: sign-in, audience: one } }`,
  );
  const virtual = workload(
    'VirtualMCPServer',
    'v',
    `{ config: { groupRef: tools }, incomingAuth: { type: oidc, oidcConfigRef: { name: sign-in, audience: one } } }`,
  );
  expect(await placedFindingsIn(provider + server('a', 'one') + proxy + virtual)).toEqual([
    '18:87 oidc/shared-audience',
    '23:108 oidc/shared-audience',
  ]);
});

test('servers with audiences of their own are fine', async () => {
  expect(await placedFindingsIn(provider + server('a', 'one') + server('b', 'two'))).toEqual([]);
});

const registry = (name: string, ...audiences: readonly string[]): string =>
  workload('MCPRegistry', name, '') +
  `  configYAML: |
    sources: [{ name: p, file: { url: https://files.example.com/s.json }, syncPolicy: { interval: 1m } }]
    registries: [{ name: r, sources: [p] }]
    auth:
      oauth:
        providers:
${audiences.map((audience, index) => `          - { name: p${index}, issuerUrl: https://idp${index}.example.com, audience: ${audience} }\n`).join('')}`;

test('a registry has an audience of its own too', async () => {
  expect(await placedFindingsIn(provider + server('a', 'one') + registry('r', 'one'))).toEqual([
    '25:72 oidc/shared-audience',
  ]);
});

test('providers of one registry share its audience', async () => {
  expect(await placedFindingsIn(provider + server('a', 'one') + registry('r', 'two', 'two'))).toEqual([]);
});

test('registries may share an audience', async () => {
  expect(await placedFindingsIn(registry('r', 'two') + registry('s', 'two'))).toEqual([]);
});
