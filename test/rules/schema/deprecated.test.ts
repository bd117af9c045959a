import { expect, test } from 'vitest';
import { deprecations } from '../../../generated/deprecations/index.ts';
import { placedFindingsIn } from '../../support/placed-findings.ts';

const server = (more: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a
${more}---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: sign-in }
spec: { type: inline, inline: { issuer: https://idp.example.com } }
`;

const virtual = (type: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: a }
spec:
  incomingAuth: { type: anonymous }
  config: { groupRef: tools }
  outgoingAuth:
    source: discovered
    backends:
      wiki: { type: ${type}, externalAuthConfigRef: { name: none } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: wiki }
spec: { groupRef: tools, remoteUrl: 'https://wiki.example.com', transport: sse }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: none }
spec: { type: unauthenticated }
`;

test('a deprecated field gets a warning at its key', async () => {
  const inline = '  oidcConfig: { type: inline, inline: { issuer: https://idp.example.com, audience: a } }\n';
  expect(await placedFindingsIn(server(inline))).toEqual(['6:3 schema/deprecated']);
  expect(await placedFindingsIn(server('  telemetry: { prometheus: { enabled: true } }\n'))).toEqual([
    '6:3 schema/deprecated',
  ]);
});

test('a deprecated value gets one at the value, wherever a map or list holds it', async () => {
  expect(await placedFindingsIn(virtual('external_auth_config_ref'))).toEqual(['10:21 schema/deprecated']);
});

test('replacements of deprecated fields and values are accepted', async () => {
  expect(await placedFindingsIn(server('  oidcConfigRef: { name: sign-in, audience: a }\n'))).toEqual([]);
  expect(await placedFindingsIn(virtual('externalAuthConfigRef'))).toEqual([]);
});

test('the table knows what the schemas say', () => {
  expect(deprecations.MCPRemoteProxy.map(({ path }) => path.join('.'))).toEqual(['spec.oidcConfig', 'spec.telemetry']);
});
