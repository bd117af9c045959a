import { expect, test } from 'vitest';
import { documentFindings } from '../../../support/document-findings.ts';
import { expectFindings } from '../../../support/expect-findings.ts';

const workload = {
  MCPServer:
    'image: "example.com/a:1.0.0", transport: sse, oidcConfig: { type: configMap, configMap: { name: login } }',
  MCPRemoteProxy: 'remoteUrl: "https://a.example.com/mcp", oidcConfig: { type: configMap, configMap: { name: login } }',
  VirtualMCPServer:
    'incomingAuth: { type: oidc, oidcConfig: { type: configMap, configMap: { name: login } } }, config: { groupRef: tools }',
};
const input = (kind: keyof typeof workload, settings: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: a }
spec: { ${workload[kind]} }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
---
apiVersion: v1
kind: ConfigMap
metadata: { name: login }
data:
  oidc.json: |
    ${settings}
`;
const good = '{ "issuer": "https://login.example.com", "audience": "a", "scopes": [], "caBundlePath": "/etc/ca.crt" }';

test.each(Object.keys(workload) as (keyof typeof workload)[])(
  'settings in a ConfigMap are read as every program reads them: %s',
  async (kind) => {
    // That the deprecated way to sign in is used is another finding.
    const found = async (settings: string, ...codes: readonly string[]): Promise<void> => {
      const text = input(kind, settings).replace('oidcConfig:', '┆oidcConfig:');
      await expectFindings(text, 'schema/deprecated', ...codes);
    };
    await found(good);
    await found(good.replace('"audience"', '┆"audiance"'), 'schema/unknown-key');
    await found(good.replace('"https:', '┆"http:'), 'oidc/address-plain-http');
    await found('{ ┆"audience": "a" }'.replace('{ ┆', '┆{ '), 'schema/missing-field');
    await found('[┆'.replace('[┆', '┆[]'), 'schema/wrong-type');
  },
);

test('the document is checked by itself, too', async () => {
  expect(await documentFindings('oidc', good)).toEqual([]);
  expect(await documentFindings('oidc', good.replace('https:', 'http:'))).toEqual(['1:13 oidc/address-plain-http']);
});
