import { expect, test } from 'vitest';
import { emittedProgram } from '../../../support/emitted-program.ts';
import { listAt, at } from '../../../support/plain-walk.ts';

const entry = (name: string, header: string, secret: string): string => `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: ${name} }
spec:
  groupRef: tools
  remoteUrl: https://remote.example.com/mcp
  transport: streamable-http
  headerForward:
    addPlaintextHeaders: { X-Plain: '1' }
    addHeadersFromSecret:
      - { headerName: ${header}, valueSecretRef: { name: ${secret}, key: token } }
`;

test('each backend gets its own headers, however alike their names and headers look', async () => {
  const text = `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: a }
spec:
  incomingAuth: { type: anonymous }
  outgoingAuth: { source: inline }
  config: { groupRef: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
${entry('a', 'b-c', 'one')}${entry('a-b', 'c', 'two')}${entry('a.b', 'c', 'three')}${entry('b', 'X_C', 'four')}`;
  const { files, variables } = await emittedProgram(text, 'vmcp-a');
  const backends = listAt(files['config.json'], 'backends');
  const tokens = backends.map((backend) => {
    const headers = Object.entries(Object(at(backend, 'headerForward', 'addHeadersFromEnv')));
    return [backend['name'], ...headers.map(([header, name]) => [header, variables[String(name)]])];
  });
  expect(tokens).toEqual([
    ['a', ['b-c', 'one/token']],
    ['a-b', ['c', 'two/token']],
    ['a.b', ['c', 'three/token']],
    ['b', ['X_C', 'four/token']],
  ]);
  expect(backends.map((backend) => at(backend, 'headerForward', 'addPlaintextHeaders'))).toEqual(
    backends.map(() => ({ 'X-Plain': '1' })),
  );
});
