/**
 * A virtual server over the named members, with its backends listed so that they are all known, as YAML text. `config`
 * is below `spec.config`, indented by four spaces.
 */
export function servedGroup(config: string, members: readonly string[]): string {
  const entries = members.map(
    (name) => `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: ${name} }
spec: { groupRef: support, remoteUrl: 'https://${name}.example.com/mcp', transport: streamable-http }
`,
  );
  return `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec:
  incomingAuth: { type: anonymous }
  outgoingAuth: { source: inline }
  config:
    groupRef: support
${config}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: support }
${entries.join('')}`;
}
