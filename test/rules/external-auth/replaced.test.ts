import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'external-auth/replaced';
const input = (name: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: wiki }
spec: { groupRef: tools, remoteUrl: 'https://wiki.example.com/mcp', transport: streamable-http, externalAuthConfigRef: { name: ${name} } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: key }
spec: { type: headerInjection, headerInjection: { headerName: X-Key, valueSecretRef: { name: wiki, key: key } } }
`;
const gateway = (name: string, auth: string): string => `---
apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: ${name} }
spec: { incomingAuth: { type: anonymous }, config: { groupRef: tools }, outgoingAuth: ${auth} }
`;
const toKey = '{ type: externalAuthConfigRef, externalAuthConfigRef: { name: key } }';

test('what every virtual server replaces has no effect', async () => {
  for (const source of ['inline', 'discovered']) {
    const replacing = `{ source: ${source}, backends: { wiki: ${toKey} } }`;
    await expectFindings(input('┆key') + gateway('a', replacing), code);
    await expectFindings(input('┆key') + gateway('a', replacing) + gateway('b', replacing), code);
    await expectFindings(input('key') + gateway('a', replacing) + gateway('b', '{ source: inline }'));
  }
});

test('what one virtual server sends has an effect', async () => {
  for (const auth of [
    '{ source: inline }',
    `{ source: inline, default: ${toKey} }`,
    '{ source: inline, backends: { wiki: { type: discovered } } }',
    '{ source: discovered }',
  ])
    await expectFindings(input('key') + gateway('a', auth));
});

test('without a virtual server in the input they may be elsewhere', () => expectFindings(input('key')));
