import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const exchange = `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: exchange }
spec:
  type: tokenExchange
  tokenExchange: { tokenUrl: 'https://login.example.com/token', audience: wiki }
`;
const proxy = (more: string, name = 'exchange'): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: wiki }
spec:
  remoteUrl: https://wiki.example.com/mcp
  externalAuthConfigRef: { name: ${name} }
${more}${exchange}`;

test('a token that clients bring can be exchanged', async () => {
  await expectFindings(
    proxy(`  oidcConfigRef: { name: company, audience: wiki }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: company }
spec: { type: inline, inline: { issuer: 'https://login.example.com' } }
`),
  );
});

test('without authentication there is no token to exchange', async () => {
  await expectFindings(proxy('', '┆exchange'), 'external-auth/nothing-to-exchange');
});

test('neither is there for the backends of a virtual server whose clients are anonymous', async () => {
  const outgoing =
    'outgoingAuth: { source: inline, default: { type: externalAuthConfigRef, externalAuthConfigRef: { name: ┆exchange } } }';
  await expectFindings(
    servedGroup('', ['wiki']).replace('outgoingAuth: { source: inline }', outgoing) + exchange,
    'external-auth/nothing-to-exchange',
  );
  await expectFindings(
    servedGroup('', ['wiki']).replace(
      'groupRef: support, remoteUrl',
      'externalAuthConfigRef: { name: ┆exchange }, groupRef: support, remoteUrl',
    ) + exchange,
    'external-auth/nothing-to-exchange',
  );
});

test('a virtual server exchanges for the servers of its group too, where it takes over what they refer to', async () => {
  const signIn = `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: company }
spec: { type: inline, inline: { issuer: 'https://login.example.com' } }
`;
  const guarded = (outgoing: string, name = 'exchange'): string =>
    `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: wiki }
spec:
  image: example.com/wiki:1
  transport: streamable-http
  groupRef: support
  oidcConfigRef: { name: company, audience: wiki }
  externalAuthConfigRef: { name: ${name} }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: support }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec:
  incomingAuth: { type: anonymous }
  outgoingAuth: ${outgoing}
  config: { groupRef: support }
${signIn}${exchange}`;
  await expectFindings(guarded('{ source: discovered }', '┆exchange'), 'external-auth/nothing-to-exchange');
  const asked = '{ source: inline, backends: { wiki: { type: discovered } } }';
  await expectFindings(guarded(asked, '┆exchange'), 'external-auth/nothing-to-exchange');
});

test('a credential of the workload itself needs no caller', async () => {
  await expectFindings(
    proxy('').replace(
      "type: tokenExchange\n  tokenExchange: { tokenUrl: 'https://login.example.com/token', audience: wiki }",
      'type: bearerToken\n  bearerToken: { tokenSecretRef: { name: a, key: b } }',
    ),
  );
});

test('nor for credentials that are written in the model', async () => {
  const said = (strategy: string): string =>
    servedGroup(`    outgoingAuth: { source: inline, default: ${strategy} }`, ['wiki']).replace(
      '  outgoingAuth: { source: inline }\n',
      '',
    );
  const aws =
    "{ type: ┆aws_sts, awsSts: { region: eu-west-1, service: bedrock-agentcore, fallbackRoleArn: 'arn:aws:iam::123456789012:role/a' } }";
  await expectFindings(said(aws), 'aggregator/callers-without-token');
  await expectFindings(said('{ type: header_injection, headerInjection: { headerName: X-Key, headerValueEnv: KEY } }'));
});
