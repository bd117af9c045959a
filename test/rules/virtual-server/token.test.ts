import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

interface Parts {
  readonly incoming?: string;
  /** Of the virtual server, each indented by two spaces. */
  readonly outgoing?: string;
  readonly member?: string;
  readonly audience?: string;
  readonly config?: string;
}

const signIn = (audience: string): string => `oidcConfigRef: { name: company, audience: ${audience} }`;

const input = ({
  incoming = `{ type: oidc, ${signIn('desk')} }`,
  outgoing = '  outgoingAuth: { source: inline }',
  member = signIn('wiki'),
  audience = 'wiki',
  config = '',
}: Parts): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec:
  incomingAuth: ${incoming}
${outgoing}
  config: { groupRef: tools${config} }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: wiki }
spec: { image: 'registry.example.com/wiki:1.0.0', groupRef: tools, ${member} }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: company }
spec: { type: inline, inline: { issuer: 'https://login.example.com' } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: token }
spec: { type: tokenExchange, tokenExchange: { tokenUrl: 'https://login.example.com/token', audience: ${audience} } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: open }
spec: { type: unauthenticated }
`;
const reference = (name: string): string => `{ type: externalAuthConfigRef, externalAuthConfigRef: { name: ${name} } }`;

test('a backend that wants a token gets one', async () => {
  const code = 'virtual-server/token-not-sent';
  await expectFindings(input({ outgoing: '  ┆outgoingAuth: { source: inline }' }), code);
  await expectFindings(
    input({ outgoing: `  outgoingAuth: { source: inline, backends: { ┆wiki: ${reference('open')} } }` }),
    code,
  );
  await expectFindings(input({ outgoing: `  ┆outgoingAuth: { source: inline, default: ${reference('open')} }` }), code);
  await expectFindings(
    input({ outgoing: '  outgoingAuth: { source: inline, backends: { ┆wiki: { type: discovered } } }' }),
    code,
  );
  await expectFindings(input({ outgoing: `  outgoingAuth: { source: inline, default: ${reference('token')} }` }));
  await expectFindings(
    input({ outgoing: `  outgoingAuth: { source: inline, backends: { wiki: ${reference('token')} } }` }),
  );
  const own = `${signIn('wiki')}, externalAuthConfigRef: { name: token }`;
  await expectFindings(
    input({ outgoing: '  outgoingAuth: { source: inline, default: { type: discovered } }', member: own }),
  );
});

test('a backend without sign-in needs none, and what is discovered is known at run time', async () => {
  await expectFindings(input({ member: 'transport: streamable-http' }));
  await expectFindings(input({ outgoing: '' }));
});

test('strategies of the configuration count if the resource sets none', async () => {
  const config = (strategy: string): string =>
    input({ outgoing: '', config: `, outgoingAuth: { source: inline, default: ${strategy} }` });
  await expectFindings(
    config('{ type: unauthenticated }').replace('groupRef: tools,', 'groupRef: ┆tools,'),
    'virtual-server/token-not-sent',
  );
  await expectFindings(
    config(
      "{ type: token_exchange, tokenExchange: { tokenUrl: 'https://login.example.com/token', audience: ┆other } }",
    ),
    'virtual-server/token-for-other-audience',
  );
  await expectFindings(
    config("{ type: token_exchange, tokenExchange: { tokenUrl: 'https://login.example.com/token', audience: wiki } }"),
  );
});

test('a token is exchanged for the audience that the backend accepts', async () => {
  const outgoing = (name: string): string =>
    `  outgoingAuth: { source: inline, backends: { wiki: ${reference(name)} } }`;
  await expectFindings(
    input({ outgoing: outgoing('┆token'), audience: 'wikki' }),
    'virtual-server/token-for-other-audience',
  );
  await expectFindings(input({ outgoing: outgoing('token'), audience: 'wiki' }));
});

/** A gateway that reaches a server of another namespace by an entry with its address. */
const elsewhere = (
  spec: string,
  outgoing: string,
): string => `${input({ outgoing }).replace('groupRef: tools, ', '')}---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: pages }
spec: { groupRef: tools, transport: streamable-http, remoteUrl: 'http://mcp-wiki-proxy:8080/mcp'${spec} }
`;

test('an entry that leads to a proxy of the input brings what that wants', async () => {
  const needed = 'virtual-server/token-not-sent';
  const exchanged = 'virtual-server/token-for-other-audience';
  const own = ', externalAuthConfigRef: { name: token }';
  const inline = 'outgoingAuth: { source: inline';
  await expectFindings(elsewhere('', `  ┆${inline} }`), needed);
  await expectFindings(elsewhere(own, `  ${inline} }`));
  const marked = ', externalAuthConfigRef: { name: ┆token }';
  await expectFindings(
    elsewhere(marked, `  ${inline} }`).replace('audience: wiki } }', 'audience: docs } }'),
    exchanged,
  );
  // A header may hold a token.
  await expectFindings(elsewhere(', headerForward: { addPlaintextHeaders: { X-Site: eu } }', `  ${inline} }`));
  // Another address may be anything.
  await expectFindings(elsewhere('', `  ${inline} }`).replace('mcp-wiki-proxy:8080', 'wiki.example.com'));
});
