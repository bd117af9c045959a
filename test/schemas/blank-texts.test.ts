import { expect, test } from 'vitest';
import { documentFindings } from '../support/document-findings.ts';
import { expectFindings } from '../support/expect-findings.ts';

const code = 'schema/pattern';
const resource = (kind: string, spec: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: a }
spec: { ${spec} }
`;
const oidc = `---\n${resource('MCPOIDCConfig', "type: inline, inline: { issuer: 'https://login.example.com' }").replace('name: a', 'name: o')}`;
const server = (reference: string): string =>
  resource('MCPServer', `image: example.com/a, oidcConfigRef: { name: o, ${reference} }`) + oidc;
const exchange = (rest: string): string =>
  resource(
    'MCPExternalAuthConfig',
    `type: tokenExchange, tokenExchange: { tokenUrl: 'https://login.example.com/t', ${rest} }`,
  );

test('names, audiences and scopes have no spaces around them, and are not blank', async () => {
  await expectFindings(server('audience: ┆" "'), code);
  await expectFindings(server('audience: ┆"mcp-a "'), code);
  await expectFindings(server('audience: mcp-a, scopes: [┆""]'), code);
  await expectFindings(server('audience: mcp-a, scopes: [tools]'));
  await expectFindings(exchange('audience: ┆" b"'), code);
  await expectFindings(exchange('audience: b, clientId: ┆" "'), code);
  await expectFindings(exchange('audience: b, clientId: "", scopes: [read]'));
  await expectFindings(resource('MCPToolConfig', 'toolsFilter: [┆"read ", write]'), code);
});

test('nor have those of configuration documents', async () => {
  const aggregator = `groupRef: tools
backends: [{ name: " ", url: 'https://wiki.example.com/mcp', transport: streamable-http }]
incomingAuth: { type: oidc, oidc: { issuer: 'https://login.example.com', audience: "a " } }
`;
  expect(await documentFindings('aggregator', aggregator)).toEqual([`2:20 ${code}`, `3:84 ${code}`]);
  const registry = `sources: [{ name: own, managed: {} }]
registries: [{ name: all, sources: [own] }]
auth: { oauth: { providers: [{ name: company, issuerUrl: 'https://login.example.com', audience: " " }] } }
`;
  expect(await documentFindings('registry-server', registry)).toEqual([`3:97 ${code}`]);
});
