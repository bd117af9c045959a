import { expect, test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { validateTexts } from '../../support/validated.ts';

const code = 'pod-security/refused-by-namespace';
const namespace = (level: string, name = 'mcp', version?: string): string => `---
apiVersion: v1
kind: Namespace
metadata:
  name: ${name}
  labels:
    pod-security.kubernetes.io/enforce: ${level}${version === undefined ? '' : `\n    pod-security.kubernetes.io/enforce-version: ${version}`}
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
  const network = server('hostNetwork: ┆true');
  await expectFindings(network + namespace('restricted'), code);
  await expectFindings(network + namespace('baseline'), code);
  const user = server('securityContext: { runAsNonRoot: ┆false }');
  await expectFindings(user + namespace('restricted'), code);
  const adding = (name: string): string =>
    server(
      sidecar(`, securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: [ALL], add: [┆${name}] } }`),
    );
  await expectFindings(adding('NET_ADMIN') + namespace('baseline'), code);
  const disk = server('volumes: [{ name: v, ┆nfs: { server: nfs.example.com, path: / } }]');
  await expectFindings(disk + namespace('restricted'), code);
});

test('a namespace that says it enforces less settles it: nothing is left to warn of', async () => {
  const network = server('hostNetwork: true');
  await expectFindings(network + namespace('privileged'));
  await expectFindings(server('securityContext: { runAsNonRoot: false }') + namespace('baseline'));
  await expectFindings(server('hostNetwork: ┆true') + namespace('privileged', 'other'), 'pod-security/not-restricted');
});

test('what the baseline standard has of kernel, node and confinement is known', async () => {
  for (const context of [
    'sysctls: [{ name: ┆net.core.somaxconn, value: "1024" }]',
    'seLinuxOptions: { type: ┆spc_t }',
    'seLinuxOptions: { user: ┆system_u }',
    'seLinuxOptions: { role: ┆system_r }',
    'seccompProfile: { type: ┆Unconfined }',
    'windowsOptions: { hostProcess: ┆true }',
  ]) {
    await expectFindings(server(`securityContext: { ${context} }`) + namespace('baseline'), code);
  }
  for (const context of [
    'sysctls: [{ name: net.ipv4.tcp_keepalive_time, value: "60" }]',
    'seLinuxOptions: { type: container_t, level: "s0:c1,c2" }',
    'supplementalGroups: [0]',
  ]) {
    await expectFindings(server(`securityContext: { ${context} }`) + namespace('restricted'));
  }
});

test('profiles and annotations for AppArmor are known, wherever the metadata of pods is', async () => {
  const newer = 'pod-template/key-newer';
  const profile = (type: string): string => server(`securityContext: { ┆appArmorProfile: { type: ${type} } }`);
  await expectFindings(profile('┆Unconfined') + namespace('baseline'), newer, code);
  await expectFindings(profile('RuntimeDefault') + namespace('restricted'), newer);
  const annotation = 'annotations: { container.apparmor.security.beta.kubernetes.io/mcp: ┆unconfined }';
  const templated = server('{}').replace('{ spec: { {} } }', `{ metadata: { ${annotation} } }`);
  await expectFindings(templated + namespace('baseline'), code);
  const allowed = templated.replace('┆unconfined', 'runtime/default');
  await expectFindings(allowed + namespace('restricted'));
  const proxy = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a, namespace: mcp }
spec:
  image: example.com/a:1
  resourceOverrides: { proxyDeployment: { podTemplateMetadataOverrides: { ${annotation.replace('/mcp', '/proxy')} } } }
`;
  await expectFindings(proxy + namespace('baseline'), code);
});

test('a probe of another host counts from the version on that knows it', async () => {
  const probed = server(sidecar(`${kept}, livenessProbe: { tcpSocket: { port: 80, host: ┆127.0.0.1 } }`));
  await expectFindings(probed + namespace('restricted'), code);
  await expectFindings(probed + namespace('restricted', 'mcp', 'v1.34'), code);
  await expectFindings(probed.replace('┆', '') + namespace('restricted', 'mcp', 'v1.33'));
  const stopped = server(
    sidecar(`${kept}, lifecycle: { preStop: { httpGet: { port: 80, host: ┆other.example.com } } }`),
  );
  await expectFindings(stopped + namespace('baseline'), code);
});

test('versions know other kernel parameters, and what users of its own are worth to a pod', async () => {
  const buffers = server('securityContext: { sysctls: [{ name: ┆net.ipv4.tcp_rmem, value: "4096" }] }');
  await expectFindings(buffers + namespace('baseline', 'mcp', 'v1.31'), code);
  await expectFindings(buffers.replace('┆', '') + namespace('baseline', 'mcp', 'v1.32'));
  const root = server('hostUsers: false, securityContext: { runAsNonRoot: ┆false }');
  await expectFindings(root + namespace('restricted', 'mcp', 'v1.34'), code);
  await expectFindings(root.replace('┆', '') + namespace('restricted', 'mcp', 'v1.35'));
  await expectFindings(root.replace('┆', '') + namespace('restricted'));
  const old = server(sidecar(', securityContext: { allowPrivilegeEscalation: false }'));
  await expectFindings(old + namespace('restricted', 'mcp', 'v1.21'));
});

test('volumes of a registry are looked at too', async () => {
  const registry = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a, namespace: mcp }
spec:
  configYAML: 'auth: { mode: anonymous }'
  volumes: [{ name: v, ┆nfs: { server: nfs.example.com, path: / } }]
  volumeMounts: [{ name: v, mountPath: /v }]
`;
  await expectFindings(registry + namespace('restricted'), code);
  await expectFindings(registry.replace('┆', '') + namespace('baseline'));
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
