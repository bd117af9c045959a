import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const exchange = (client: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: exchange }
spec:
  type: tokenExchange
  tokenExchange: { tokenUrl: 'https://login.example.com/token', audience: wiki${client} }
`;

test('a client has an identifier, with or without a secret', async () => {
  await expectFindings(exchange(''));
  await expectFindings(exchange(', clientId: desk'));
  await expectFindings(exchange(', clientId: desk, clientSecretRef: { name: a, key: b }'));
});

test('a secret without a client is refused', async () => {
  await expectFindings(exchange(', ┆clientSecretRef: { name: a, key: b }'), 'credentials/secret-without-client');
  await expectFindings(
    `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: company }
spec:
  type: inline
  inline: { issuer: 'https://login.example.com', ┆clientSecretRef: { name: a, key: b } }
`,
    'credentials/secret-without-client',
  );
});

const signIn = '{ type: oidc, oidcConfigRef: { name: login, audience: desk } }';
const login = `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: login }
spec: { type: inline, inline: { issuer: 'https://id.example.com' } }
`;

test('the model of a virtual server counts where nothing takes its place', async () => {
  const model = `    outgoingAuth:
      source: inline
      default: { type: token_exchange, tokenExchange: { tokenUrl: 'https://l.example.com/t', ┆clientSecretEnv: A } }`;
  await expectFindings(
    servedGroup(model, ['wiki'])
      .replace('  outgoingAuth: { source: inline }\n', '')
      .replace('{ type: anonymous }', signIn)
      .concat(login),
    'credentials/secret-without-client',
  );
});
