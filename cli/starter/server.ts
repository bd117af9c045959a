import { apiVersion } from '../../generated/kinds.ts';

/** The server of the starter. */
export const serverFile = `# One MCP server. "svc compile ." turns it into a proxy, a backend, their Services and what they need to run.
apiVersion: ${apiVersion}
kind: MCPServer
metadata:
  name: weather
spec:
  # The server's own image: put yours here.
  image: registry.example.com/mcp/weather:1.4.0
  # How the proxy talks to it: stdio, sse or streamable-http.
  transport: streamable-http
  mcpPort: 9000
  # References are names of other resources in the same namespace. A wrong one is an error that says what is near.
  groupRef: tools
  toolConfigRef:
    name: read-only
  env:
    - name: UNITS
      value: metric
  # A Secret of your cluster. Its value never appears in a manifest.
  # secrets:
  #   - name: weather-api
  #     key: token
  #     targetEnvName: WEATHER_TOKEN
  # What the server may reach: "none" or "network". A NetworkPolicy enforces it.
  permissionProfile:
    name: network
  resources:
    requests:
      cpu: 50m
      memory: 64Mi
    limits:
      memory: 256Mi
`;
