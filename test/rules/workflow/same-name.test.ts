import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const input = (inline: string, ...references: readonly string[]): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: gateway }
spec:
  incomingAuth: { type: oidc, oidcConfigRef: { name: users, audience: gateway } }
  config:
    groupRef: tools
    compositeTools: [{ name: ${inline}, steps: [{ id: a, tool: search.query }] }]
    compositeToolRefs: [${references.map((name) => `{ name: ${name} }`).join(', ')}]
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: users }
spec: { type: inline, inline: { issuer: https://idp.example.com } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: search }
spec:
  image: example.com/search:1
  groupRef: tools
  oidcConfigRef: { name: users, audience: search }
${references
  .map(
    (name) => `---
apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPCompositeToolDefinition
metadata: { name: ${name.replace('┆', '')} }
spec: { name: report, steps: [{ id: a, tool: search.query }] }
`,
  )
  .join('')}`;

test('the workflows of a virtual server have names of their own', async () => {
  await expectFindings(input('report', '┆first'), 'workflow/same-name');
  await expectFindings(input('other', 'first', '┆second'), 'workflow/same-name');
  await expectFindings(input('other', 'first'));
});
