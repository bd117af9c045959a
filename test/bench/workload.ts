/** A folder's worth of text: `count` MCPServers with what a usual one says, in one multi-document source. */
export function serversYaml(count: number): string {
  const documents = [groupYaml, toolConfigYaml, oidcYaml];
  for (let index = 0; index < count; index++) documents.push(serverYaml(index));
  return documents.join('---\n');
}

/** So many groups whose names differ by a number. */
export function groupsYaml(count: number): string {
  return Array.from({ length: count }, (_, index) => groupYaml.replace('name: bench', `name: nothing-${index}`)).join(
    '---\n',
  );
}

const groupYaml = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata:
  name: bench
spec:
  description: Servers of the benchmark
`;

const toolConfigYaml = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPToolConfig
metadata:
  name: tools
spec:
  toolsFilter: [search, fetch]
`;

const oidcYaml = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata:
  name: oidc
spec:
  type: inline
  inline:
    issuer: https://login.example.com
    clientId: bench
    clientSecretRef:
      name: oidc
      key: secret
`;

function serverYaml(index: number): string {
  return `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata:
  name: server-${index}
  labels:
    team: team-${index % 20}
spec:
  image: registry.example.com/mcp/server-${index % 50}:1.${index % 9}.0
  transport: ${index % 2 === 0 ? 'streamable-http' : 'stdio'}
  groupRef: bench
  toolConfigRef:
    name: tools
  oidcConfigRef:
    name: oidc
    audience: server-${index}
  env:
    - name: LOG_LEVEL
      value: info
    - name: REGION
      value: eu-${index % 3}
  secrets:
    - name: server-${index}
      key: token
      targetEnvName: TOKEN
  permissionProfile:
    name: network
  resources:
    requests:
      cpu: 50m
      memory: 64Mi
    limits:
      memory: 256Mi
`;
}
