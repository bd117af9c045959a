import { test } from 'vitest';
import { expectFindings } from '../support/expect-findings.ts';
import { servedGroup } from '../support/served-group.ts';

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

test('without authentication there is none', async () => {
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

test('a credential of the workload itself needs no caller', async () => {
  await expectFindings(
    proxy('').replace(
      "type: tokenExchange\n  tokenExchange: { tokenUrl: 'https://login.example.com/token', audience: wiki }",
      'type: bearerToken\n  bearerToken: { tokenSecretRef: { name: a, key: b } }',
    ),
  );
});
