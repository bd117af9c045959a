import { expect, test } from 'vitest';
import { findingsIn } from '../../support/findings.ts';

const group = `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
`;
const config = (name: string, spec: string): string => `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: ${name} }
spec:
  ${spec}
`;
const inject = (provider: string): string =>
  config(
    'inject',
    `type: upstreamInject
  upstreamInject: { providerName: ${provider} }`,
  );
const exchange = config(
  'exchange',
  `type: tokenExchange
  tokenExchange: { tokenUrl: https://auth.example.com/token, audience: api, subjectProviderName: gone }`,
);
const signIn = config(
  'sign-in',
  `type: embeddedAuthServer
  embeddedAuthServer:
    issuer: https://auth.example.com
    upstreamProviders:
      - { name: idp, type: oidc, oidcConfig: { issuerUrl: https://idp.example.com, clientId: a } }`,
);

const proxy = (more: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: a }
spec:
  remoteUrl: https://remote.example.com
  externalAuthConfigRef: { name: inject }
  ${more}
`;

test('a proxy that injects the token of a provider needs the authorization server that obtains it', async () => {
  expect(await findingsIn(proxy('') + inject('idp'))).toEqual(['6 upstream/provider-without-auth-server']);
  expect(await findingsIn(proxy('authServerRef: { name: sign-in }') + inject('idq') + signIn)).toEqual([
    '6 upstream/provider-unknown',
  ]);
  expect(await findingsIn(proxy('authServerRef: { name: sign-in }') + inject('idp') + signIn)).toEqual([]);
});

test('what an authorization server that does not resolve would have is unknown', async () => {
  expect(await findingsIn(proxy('authServerRef: { name: gone }') + inject('idp'))).toEqual(['7 link/missing-target']);
});

const virtual = (spec: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: a }
spec:
  ${spec}
`;
const authServer = `authServerConfig:
    issuer: https://auth.example.com
    upstreamProviders:
      - { name: idp, type: oidc, oidcConfig: { issuerUrl: https://idp.example.com, clientId: a } }`;

test('a virtual server needs the providers of its references and of the entries of its group', async () => {
  const entry = `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: remote }
spec:
  remoteUrl: https://remote.example.com/mcp
  transport: streamable-http
  groupRef: tools
  externalAuthConfigRef: { name: exchange }
`;
  const found = await findingsIn(
    virtual(`incomingAuth: { type: oidc }
  config: { groupRef: tools }
  outgoingAuth:
    default: { type: externalAuthConfigRef, externalAuthConfigRef: { name: inject } }
    backends: { github: { type: externalAuthConfigRef, externalAuthConfigRef: { name: exchange } } }
  ${authServer}`) +
      group +
      inject('idp') +
      exchange +
      entry,
  );
  const about = found.filter((finding) => finding.includes(' upstream/'));
  expect(about).toEqual(['9 upstream/provider-unknown', '40 upstream/provider-unknown']);
});

test('a virtual server that discovers what its backends send needs their providers', async () => {
  const member = `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: m }
spec:
  image: example.com/m
  transport: streamable-http
  groupRef: tools
  authServerRef: { name: sign-in }
  externalAuthConfigRef: { name: inject }
`;
  const about = async (outgoing: string, more = ''): Promise<string[]> => {
    const gateway = virtual(`incomingAuth: { type: anonymous }
  config: { groupRef: tools }
  outgoingAuth: ${outgoing}
  ${more}`);
    const found = await findingsIn(gateway + group + inject('idp') + signIn + member);
    return found.filter((finding) => finding.includes(' upstream/'));
  };
  expect(await about('{ source: discovered }')).toEqual([
    expect.stringContaining('upstream/provider-without-auth-server'),
  ]);
  expect(await about('{ source: discovered }', authServer)).toEqual([]);
  expect(await about('{ source: inline }')).toEqual([]);
});

test('a virtual server needs the providers that its own configuration names', async () => {
  const found = await findingsIn(
    virtual(`incomingAuth: { type: oidc, authzConfig: { type: inline, inline: { policies: ['permit(principal, action, resource);'] } } }
  ${authServer}
  config:
    groupRef: tools
    incomingAuth:
      type: local
      authz:
        type: cedar
        policies: ['permit(principal, action, resource);']
        primaryUpstreamProvider: gone
    outgoingAuth:
      default: { type: upstream_inject, upstreamInject: { providerName: idp } }
      backends:
        github: { type: upstream_inject, upstreamInject: { providerName: gone } }`) + group,
  );
  expect(found.filter((finding) => finding.includes('upstream/'))).toEqual([
    '17 upstream/provider-unknown',
    '21 upstream/provider-unknown',
  ]);
});

test('policies cannot see the claims of a provider without an authorization server', async () => {
  const found = await findingsIn(
    virtual(`incomingAuth: { type: anonymous, authzConfig: { configMap: { name: policies } } }
  config:
    groupRef: tools
    incomingAuth:
      type: local
      authz:
        type: cedar
        policies: ['permit(principal, action, resource);']
        primaryUpstreamProvider: idp`) + group,
  );
  expect(found).toContain('13 upstream/provider-claims-ignored');
});
