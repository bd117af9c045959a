import { describe, expect, test } from 'vitest';
import { validate } from '../../../manifests/compile.ts';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'network-policy/cuts-connection';

const group = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: g, namespace: shop }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: gw, namespace: shop }
spec: { incomingAuth: { type: anonymous }, config: { groupRef: g } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: wiki, namespace: shop }
spec: { image: 'example.com/wiki:1', transport: streamable-http, mcpPort: 9000, proxyPort: 8000, groupRef: g }
---
`;
const stdio = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: git, namespace: shop }
spec: { image: 'example.com/git:1', transport: stdio }
---
`;
const policy = (spec: string, name = 'p', namespace = 'shop'): string => `apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: ${name}, namespace: ${namespace} }
spec: { ${spec} }
---
`;
const pods = (instance: string, component: string): string =>
  `podSelector: { matchLabels: { app.kubernetes.io/instance: ${instance}, app.kubernetes.io/component: ${component} } }`;
const [ofProxy, ofGateway, ofBackend] = [pods('wiki', 'proxy'), pods('gw', 'gateway'), pods('wiki', 'backend')];
const dns = '{ ports: [{ port: 53, protocol: UDP }] }';

describe('what comes in', () => {
  test.each([
    ['nobody is let in', '┆policyTypes: [Ingress]'],
    ['an empty list of rules', '┆ingress: []'],
    ['other pods alone', '┆ingress: [{ from: [{ podSelector: { matchLabels: { app: gw } } }] }]'],
    ['the port of the server behind', '┆ingress: [{ ports: [{ port: 9000 }] }]'],
    ['a port over UDP', '┆ingress: [{ ports: [{ port: 8000, protocol: UDP }] }]'],
    ['ports below', '┆ingress: [{ ports: [{ port: 7000, endPort: 7999 }] }]'],
    ['a port of another name', '┆ingress: [{ ports: [{ port: mcp }] }]'],
    [
      'another namespace',
      '┆ingress: [{ from: [{ namespaceSelector: { matchLabels: { kubernetes.io/metadata.name: web } } }] }]',
    ],
    ['pods of both', '┆ingress: [{ from: [{ namespaceSelector: {}, podSelector: { matchLabels: { app: gw } } }] }]'],
  ])('%s', async (_, spec) => {
    await expectFindings(group + policy(`${ofProxy}, ${spec}`), code);
  });

  test.each([
    ['anybody', 'ingress: [{}]'],
    ['anybody, under a policy for egress alone,', 'policyTypes: [Egress], egress: [{}]'],
    ['the gateway', `ingress: [{ from: [{ ${ofGateway} }], ports: [{ port: 8000 }] }]`],
    ['a port by its name', 'ingress: [{ ports: [{ port: http }] }]'],
    ['all ports over TCP', 'ingress: [{ ports: [{ protocol: TCP }] }]'],
    ['ports around it', 'ingress: [{ ports: [{ port: 7000, endPort: 8000 }] }]'],
    ['all pods of the namespace', 'ingress: [{ from: [{ podSelector: {} }] }]'],
    ['all namespaces', 'ingress: [{ from: [{ namespaceSelector: {} }] }]'],
    ['addresses', 'ingress: [{ from: [{ ipBlock: { cidr: 10.0.0.0/8 } }] }]'],
    [
      'its namespace by name',
      'ingress: [{ from: [{ namespaceSelector: { matchLabels: { kubernetes.io/metadata.name: shop } } }] }]',
    ],
    [
      'namespaces by labels that nobody knows here',
      'ingress: [{ from: [{ namespaceSelector: { matchLabels: { team: a } } }] }]',
    ],
    [
      'pods by a label that a mesh adds',
      'ingress: [{ from: [{ podSelector: { matchLabels: { security.istio.io/tlsMode: istio } } }] }]',
    ],
    [
      'pods by an expression',
      'ingress: [{ from: [{ podSelector: { matchExpressions: [{ key: app.kubernetes.io/instance, operator: In, values: [gw, web] }] } }] }]',
    ],
  ])('%s may', async (_, spec) => {
    await expectFindings(group + policy(`${ofProxy}, ${spec}`));
  });

  test('labels of a Namespace of the input count', async () => {
    const namespace = (team: string): string => `apiVersion: v1
kind: Namespace
metadata: { name: shop, labels: { team: ${team} } }
---
`;
    const spec = (mark: string): string =>
      `${ofProxy}, ${mark}ingress: [{ from: [{ namespaceSelector: { matchLabels: { team: a } } }] }]`;
    await expectFindings(group + namespace('a') + policy(spec('')));
    await expectFindings(group + namespace('b') + policy(spec('┆')), code);
  });

  test('what another policy allows is allowed', async () => {
    const denied = policy('podSelector: {}, policyTypes: [Ingress]', 'deny');
    await expectFindings(group + denied + policy(`${ofProxy}, ingress: [{ from: [{ podSelector: {} }] }]`));
    await expectFindings(group + denied.replace('policyTypes', '┆policyTypes'), code);
    const wrong = policy(`${ofProxy}, ┆ingress: [{ ports: [{ port: 80 }] }]`);
    await expectFindings(group + denied + wrong, code);
  });

  test('policies of other namespaces, of other pods and of network plugins are left alone', async () => {
    await expectFindings(group + policy('podSelector: {}, policyTypes: [Ingress]', 'deny', 'web'));
    await expectFindings(group + policy('podSelector: { matchLabels: { app: db } }, policyTypes: [Ingress]'));
    const cilium = `apiVersion: cilium.io/v2
kind: CiliumNetworkPolicy
metadata: { name: c, namespace: shop }
spec: { endpointSelector: {}, ingress: [{ fromEntities: [cluster] }] }
---
`;
    await expectFindings(group + policy('podSelector: {}, policyTypes: [Ingress]') + cilium);
  });

  test('a server behind its proxy is let in by the policy that is generated', async () => {
    await expectFindings(group + policy(`${ofBackend}, policyTypes: [Ingress]`));
  });

  test('an Ingress to pods whose policy lets nobody in is reported', async () => {
    const ingress = `apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: i, namespace: shop }
spec: { defaultBackend: { service: { name: vmcp-gw, port: { name: http } } } }
---
`;
    const input = group.replace('type: anon', 'type: ┆anon') + ingress;
    const open = 'exposure/no-authentication';
    await expectFindings(input + policy(`${ofGateway}, ┆policyTypes: [Ingress]`), open, code);
    await expectFindings(input + policy(`${ofGateway}, ┆ingress: [{ ports: [{ port: 80 }] }]`), open, code);
    await expectFindings(input + policy(`${ofGateway}, ingress: [{ from: [{ ${ofProxy} }] }]`), open);
    await expectFindings(group + policy(`${ofGateway}, policyTypes: [Ingress]`));
  });
});

describe('what goes out', () => {
  test.each([
    ['nothing', '┆policyTypes: [Egress]'],
    ['names alone', `┆egress: [${dns}]`],
    ['the port of the proxy', `┆egress: [${dns}, { ports: [{ port: 8000 }] }]`],
    ['other pods', `┆egress: [${dns}, { to: [{ podSelector: { matchLabels: { app: wiki } } }] }]`],
    ['the server and no names', `┆egress: [{ to: [{ ${ofBackend} }] }]`],
    ['the port of the server and no names', '┆egress: [{ ports: [{ port: 9000 }] }]'],
  ])('%s', async (_, spec) => {
    const ingress = 'ingress: [{}], policyTypes: [Ingress, Egress], ';
    await expectFindings(group + policy(`${ofProxy}, ${spec.includes('policyTypes') ? '' : ingress}${spec}`), code);
  });

  test.each([
    ['an empty list without types, which isolates nobody', 'ingress: [{}], egress: []'],
    ['anything', 'policyTypes: [Egress], egress: [{}]'],
    ['the server, and names', `policyTypes: [Egress], egress: [{ to: [{ ${ofBackend} }] }, ${dns}]`],
    [
      'the server, and names of a namespace',
      `policyTypes: [Egress], egress: [{ to: [{ ${ofBackend} }] }, { to: [{ namespaceSelector: { matchLabels: { kubernetes.io/metadata.name: kube-system } } }] }]`,
    ],
    [
      'names on the port of pods',
      'policyTypes: [Egress], egress: [{ ports: [{ port: 9000 }] }, { ports: [{ port: 5353 }] }]',
    ],
    ['a port by a name that the server may have', `policyTypes: [Egress], egress: [{ ports: [{ port: mcp }] }]`],
  ])('%s', async (_, spec) => {
    await expectFindings(group + policy(`${ofProxy}, ${spec}`));
  });

  test('a gateway reaches its servers, and the API server that tells of them', async () => {
    await expectFindings(
      group + policy(`${ofGateway}, policyTypes: [Egress], egress: [{ to: [{ ${ofProxy} }] }, ${dns}]`),
    );
    await expectFindings(
      group + policy(`${ofGateway}, policyTypes: [Egress], ┆egress: [{ to: [{ ${ofBackend} }] }, ${dns}]`),
      code,
    );
  });

  test('the proxy of a stdio server reaches the API server', async () => {
    await expectFindings(stdio + policy(`${pods('git', 'proxy')}, ┆policyTypes: [Egress]`), code);
    await expectFindings(
      stdio + policy(`${pods('git', 'proxy')}, policyTypes: [Egress], egress: [{ ports: [{ port: 6443 }] }]`),
    );
  });
});

describe('stores of the input', () => {
  const store = (extra = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: wiki, namespace: shop }
spec: { image: 'example.com/wiki:1', transport: streamable-http, sessionStorage: { provider: redis, address: 'redis.${extra}:6379' } }
---
apiVersion: v1
kind: Service
metadata: { name: redis, namespace: data }
spec: { selector: { app: redis }, ports: [{ port: 6379, targetPort: 6380 }] }
---
apiVersion: apps/v1
kind: StatefulSet
metadata: { name: redis, namespace: data }
spec: { selector: { matchLabels: { app: redis } }, serviceName: redis, template: { metadata: { labels: { app: redis } }, spec: { containers: [{ name: redis, image: 'redis:8', ports: [{ name: redis, containerPort: 6380 }] }] } } }
---
`;
  const ofStore = 'podSelector: { matchLabels: { app: redis } }';

  test('let their users in, by the port of the pods', async () => {
    const input = store('data.svc');
    const spaces = 'from: [{ namespaceSelector: { matchLabels: { kubernetes.io/metadata.name: shop } } }]';
    await expectFindings(input + policy(`${ofStore}, ingress: [{ ${spaces}, ports: [{ port: 6380 }] }]`, 'p', 'data'));
    await expectFindings(input + policy(`${ofStore}, ingress: [{ ${spaces}, ports: [{ port: redis }] }]`, 'p', 'data'));
    const wrong = policy(`${ofStore}, ┆ingress: [{ ${spaces}, ports: [{ port: 6379 }] }]`, 'p', 'data');
    await expectFindings(input + wrong, code);
    await expectFindings(input + policy(`${ofStore}, ┆ingress: [{ from: [{ podSelector: {} }] }]`, 'p', 'data'), code);
  });
});

test('the hint says in which namespace the other pods are', async () => {
  const entry = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: wiki, namespace: front }
spec: { groupRef: g, transport: streamable-http, remoteUrl: 'http://mcp-wiki-proxy.shop:8000/mcp' }
---
`;
  const front = group
    .replace('name: g, namespace: shop', 'name: g, namespace: front')
    .replace('name: gw, namespace: shop', 'name: gw, namespace: front');
  const text = front + entry + policy(`${ofProxy}, policyTypes: [Ingress]`);
  const { diagnostics } = await validate([{ path: 'a.yaml', text }], { extent: 'whole', closed: false });
  const finding = diagnostics.find((one) => one.code === code);
  expect(finding?.hint).toContain('app.kubernetes.io/component: gateway in namespace "front"');
});
