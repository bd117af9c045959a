import { expect, test } from 'vitest';
import { validate } from '../../../manifests/compile.ts';
import { placedFindingsIn } from '../../support/placed-findings.ts';

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

const inNamespace = (text: string): string => text.replaceAll('metadata: {', 'metadata: { namespace: tools,');

const server = (name: string, audience: string): string =>
  workload('MCPServer', name, `{ image: a, oidcConfigRef: { name: sign-in, audience: ${audience} } }`);

test('an audience of two servers is refused at the second', async () => {
  const found = await placedFindingsIn(provider + server('a', 'one') + server('b', 'one') + server('c', 'one'));
  expect(found).toEqual(['18:61 oidc/audience-shared', '23:61 oidc/audience-shared']);
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
    '18:87 oidc/audience-shared',
    '23:108 oidc/audience-shared',
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
    '25:72 oidc/audience-shared',
  ]);
});

test('providers of one registry share its audience', async () => {
  expect(await placedFindingsIn(provider + server('a', 'one') + registry('r', 'two', 'two'))).toEqual([]);
});

test('registries may share an audience', async () => {
  expect(await placedFindingsIn(registry('r', 'two') + registry('s', 'two'))).toEqual([]);
});

const cluster = (name: string, settings = ''): string =>
  workload('MCPServer', name, `{ image: a, oidcConfig: { type: kubernetes${settings} } }`);

test('the default audience of the platform is one audience', async () => {
  const found = await placedFindingsIn(inNamespace(cluster('a') + cluster('b')));
  expect(found.filter((line) => line.includes('audience'))).toEqual(['10:19 oidc/audience-shared']);
  const own = inNamespace(cluster('a') + cluster('b', ', kubernetes: { audience: own }'));
  expect((await placedFindingsIn(own)).filter((line) => line.includes('audience'))).toEqual([]);
});

const inMap = (name: string, map: string): string =>
  workload('MCPServer', name, `{ image: a, oidcConfig: { type: configMap, configMap: { name: ${map} } } }`);
const map = (name: string, content: string): string => `---
apiVersion: v1
kind: ConfigMap
metadata: { name: ${name} }
data:
  oidc.json: '${content}'
`;
const about = async (text: string): Promise<string[]> =>
  (await placedFindingsIn(text)).filter((line) => line.includes('audience'));

test('servers with one ConfigMap have its audience, whatever it is', async () => {
  expect(await about(inMap('a', 'one') + inMap('b', 'one'))).toEqual(['10:69 oidc/audience-shared']);
  expect(await about(inMap('a', 'one') + inMap('b', 'two'))).toEqual([]);
});

test('the audience in a ConfigMap of the input is compared with all others', async () => {
  const content = '{ "issuer": "https://idp.example.com", "audience": "one" }';
  const other = content.replace('one', 'two');
  expect(await about(provider + server('a', 'one') + inMap('b', 'x') + map('x', content))).toEqual([
    '18:69 oidc/audience-shared',
  ]);
  expect(await about(provider + server('a', 'one') + inMap('b', 'x') + map('x', other))).toEqual([]);
  // Filled in on the way to the cluster.
  const filled = content.replace('one', ['$', '{AUDIENCE}'].join(''));
  expect(await about(inMap('a', 'x') + inMap('b', 'y') + map('x', filled) + map('y', filled))).toEqual([]);
});

const inlined = (name: string, settings: string): string =>
  workload('MCPServer', name, `{ image: a, oidcConfig: { type: inline, inline: { ${settings} } } }`);

test('a server without an audience accepts what its issuer makes for others', async () => {
  const open = 'issuer: https://idp.example.com/';
  expect(await about(provider + server('a', 'one') + inlined('b', open))).toEqual(['18:47 oidc/audience-missing']);
  expect(await about(inlined('a', open) + inlined('b', open))).toEqual([
    '5:47 oidc/audience-missing',
    '10:47 oidc/audience-missing',
  ]);
  expect(await about(inlined('a', open) + inlined('b', 'issuer: https://other.example.com'))).toEqual([]);
  const without = map('x', '{ "issuer": "https://idp.example.com" }');
  expect(await about(provider + server('a', 'one') + inMap('b', 'x') + without)).toEqual([
    '18:69 oidc/audience-missing',
  ]);
});

test('the message says that a token is valid at both only where the issuer may be one', async () => {
  const inline = (name: string, issuer: string): string =>
    workload(
      'MCPServer',
      name,
      `{ image: a, oidcConfig: { type: inline, inline: { issuer: ${issuer}, audience: one } } }`,
    );
  const messages = async (text: string): Promise<string[]> =>
    (await validate([{ path: 'input.yaml', text }], { extent: 'whole', closed: false })).diagnostics.flatMap(
      ({ code, message }) => (code === 'oidc/audience-shared' ? [message] : []),
    );
  const first = inline('a', 'https://idp.example.com');
  expect(await messages(first + inline('b', 'https://idp.example.com'))).toEqual([
    expect.stringContaining('is valid at both'),
  ]);
  expect(await messages(first + inline('b', 'https://other.example.com'))).toEqual([
    expect.stringContaining('even with another issuer'),
  ]);
});
