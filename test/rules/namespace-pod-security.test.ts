import { expect, test } from 'vitest';
import { expectFindings } from '../support/expect-findings.ts';
import { validateTexts } from '../support/validated.ts';

const code = 'pod-security/refused-by-namespace';
const namespace = (level: string, name = 'mcp'): string => `---
apiVersion: v1
kind: Namespace
metadata: { name: ${name}, labels: { pod-security.kubernetes.io/enforce: ${level} } }
`;
const server = (pod: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a, namespace: mcp }
spec:
  image: example.com/a:1
  transport: streamable-http
  podTemplateSpec: { spec: { ${pod} } }
`;
const sidecar = (context: string, name = 'log'): string =>
  `containers: [{ name: ${name}, image: example.com/log:1${context} }]`;
const kept = ', securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: [ALL] } }';

test('a sidecar says what its namespace asks for', async () => {
  await expectFindings(server(sidecar('', '┆log')) + namespace('restricted'), code);
  const half = ', securityContext: { allowPrivilegeEscalation: false }';
  await expectFindings(server(sidecar(half, '┆log')) + namespace('restricted'), code);
  await expectFindings(server(sidecar(kept)) + namespace('restricted'));
  await expectFindings(server('containers: [{ name: mcp, resources: {} }]') + namespace('restricted'));
  await expectFindings(
    server('initContainers: [{ name: ┆first, image: example.com/first:1 }]') + namespace('restricted'),
    code,
  );
});

test('a namespace that asks for less, that another resource is in, or that only warns refuses nothing', async () => {
  for (const level of ['baseline', 'privileged']) await expectFindings(server(sidecar('')) + namespace(level));
  await expectFindings(server(sidecar('')) + namespace('restricted', 'other'));
  await expectFindings(server(sidecar('')) + namespace('restricted').replace('/enforce', '/warn'));
  await expectFindings(server(sidecar('')));
});

test('what is asked for beyond the standard is an error where the standard is enforced', async () => {
  const warning = 'pod-security/not-restricted';
  const network = server('hostNetwork: ┆true');
  await expectFindings(network + namespace('restricted'), code);
  await expectFindings(network + namespace('baseline'), code);
  await expectFindings(network + namespace('privileged'), warning);
  const user = server('securityContext: { runAsNonRoot: ┆false }');
  await expectFindings(user + namespace('restricted'), code);
  await expectFindings(user + namespace('baseline'), warning);
  const adding = (name: string): string =>
    server(
      sidecar(`, securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: [ALL], add: [┆${name}] } }`),
    );
  await expectFindings(adding('CHOWN') + namespace('baseline'), warning);
  await expectFindings(adding('NET_ADMIN') + namespace('baseline'), code);
  const disk = server('volumes: [{ name: v, ┆nfs: { server: nfs.example.com, path: / } }]');
  await expectFindings(disk + namespace('restricted'), code);
});

test('paths of the node among the volumes of a server are refused', async () => {
  const input = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a, namespace: mcp }
spec: { image: 'example.com/a:1', volumes: [{ name: v, hostPath: ┆/srv, mountPath: /srv }] }
`;
  await expectFindings(input + namespace('baseline'), code);
});

test('the hint says what to add', async () => {
  const { diagnostics } = await validateTexts({ 'a.yaml': server(sidecar('')) + namespace('restricted') });
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    'add allowPrivilegeEscalation: false, capabilities: { drop: [ALL] } to its securityContext',
  ]);
});
