// Resources in TypeScript: `svc compile examples/typescript/app.ts` prints what Kubernetes needs to run them.
// resources.yaml says the same in YAML, and compiles to the same bytes.
import { ApiObject, App, Chart } from 'cdk8s';
import { MCPGroup, MCPServer, MCPToolConfig, secretKey, VirtualMCPServer } from 'svc/constructs';

// Without hashes a name is the path in the tree: the construct "weather" of the chart "marine" is called marine-weather.
const chart = new Chart(new App(), 'marine', { namespace: 'marine', disableResourceNameHashes: true });

const group = new MCPGroup(chart, 'tools', { spec: { description: 'Weather and tides for skippers' } });

const readOnly = new MCPToolConfig(chart, 'read-only', { spec: { toolsFilter: ['forecast', 'high_water', 'low_water'] } });

// A Secret to try it with. A real one is made elsewhere, and named: secretKey('tides-api', 'token').
const demo = new ApiObject(chart, 'demo', { apiVersion: 'v1', kind: 'Secret', stringData: { token: 'not-a-real-token' } });

// Common settings of servers are written once; a reference to a resource is its construct.
const tokens = { weather: secretKey(demo, 'token'), tides: secretKey('tides-api', 'token') };
for (const [name, token] of Object.entries(tokens)) {
  new MCPServer(chart, name, {
    spec: {
      image: `registry.example.com/mcp/${name}:2.1.0`,
      transport: 'streamable-http',
      mcpPort: 9000,
      groupRef: group,
      toolConfigRef: { name: readOnly },
      secrets: [{ ...token, targetEnvName: 'API_TOKEN' }],
      permissionProfile: { name: 'network', type: 'builtin' },
    },
  });
}

// One endpoint over the group. A mistake is found where it is made: groupRef: readOnly does not compile.
new VirtualMCPServer(chart, 'gateway', {
  spec: {
    incomingAuth: { type: 'anonymous' },
    // The servers are written into the gateway's configuration, so that it asks the cluster for nothing.
    outgoingAuth: { source: 'inline' },
    config: { groupRef: group, aggregation: { conflictResolution: 'prefix' } },
  },
});
