import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const versions: Readonly<Record<string, string>> = {
  NetworkPolicy: 'networking.k8s.io/v1',
  PodDisruptionBudget: 'policy/v1',
  PodMonitor: 'monitoring.coreos.com/v1',
  Service: 'v1',
  ServiceMonitor: 'monitoring.coreos.com/v1',
};
const server = (affinity: string, metadata = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: wiki }
spec:
  image: example.com/wiki
  podTemplateSpec:
    ${metadata}
    spec: { affinity: { ${affinity} } }
`;
const required = (rule: string, term: string): string =>
  `${rule}: { requiredDuringSchedulingIgnoredDuringExecution: [{ topologyKey: kubernetes.io/hostname, ${term} }] }`;
const code = 'selector/pod-of-affinity';

test('affinity means pods by labels that they have', async () => {
  const selector = '┆labelSelector: { matchLabels: { app: wiki } }';
  const plain = selector.replace('┆', '');
  await expectFindings(server(required('podAntiAffinity', selector)), code);
  await expectFindings(server(required('podAffinity', selector)), code);
  await expectFindings(server(required('podAntiAffinity', plain), 'metadata: { labels: { app: wiki } }'));
  const preferred = `podAntiAffinity: { preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 1, podAffinityTerm: { topologyKey: zone, ${selector} } }] }`;
  await expectFindings(server(preferred), code);
});

test('expressions count as labels do', async () => {
  const listed = (key: string, mark = ''): string =>
    `${mark}labelSelector: { matchExpressions: [{ key: ${key}, operator: In, values: [wiki, code] }] }`;
  await expectFindings(server(required('podAntiAffinity', listed('app', '┆'))), code);
  await expectFindings(server(required('podAntiAffinity', listed('app.kubernetes.io/instance'))));
  const most =
    '{ matchLabels: { app.kubernetes.io/name: mcp-server }, matchExpressions: [{ key: app, operator: Exists }] }';
  await expectFindings(server(required('podAffinity', `┆labelSelector: ${most}`)), code);
});

test('a selector may be for pods that are not in the input', async () => {
  await expectFindings(server(required('podAffinity', 'labelSelector: { matchLabels: { app: redis } }')));
  const elsewhere = 'namespaces: [other], labelSelector: { matchLabels: { app: wiki } }';
  await expectFindings(server(required('podAffinity', elsewhere)));
  const own = `---
apiVersion: apps/v1
kind: Deployment
metadata: { name: wiki }
spec: { template: { metadata: { labels: { app: wiki } } } }
`;
  await expectFindings(server(required('podAffinity', 'labelSelector: { matchLabels: { app: wiki } }')) + own);
});

test('objects that select pods of the input are checked as well', async () => {
  const object = (kind: string, selector: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: wiki }
spec: { image: example.com/wiki }
---
apiVersion: ${versions[kind]}
kind: ${kind}
metadata: { name: wiki }
spec: { ${selector} }
`;
  const labels = (instance: string, name = 'mcp-server'): string =>
    `{ app.kubernetes.io/name: ${name}, app.kubernetes.io/instance: ${instance} }`;
  const budget = (mark: string, all: string): string =>
    object('PodDisruptionBudget', `maxUnavailable: 1, ${mark}selector: { matchLabels: ${all} }`);
  await expectFindings(budget('┆', labels('wikki')), 'selector/pod-missing');
  await expectFindings(budget('', labels('wiki')));
  await expectFindings(budget('', labels('wikki', 'redis')));
  await expectFindings(object('Service', `┆selector: ${labels('wikki')}`), 'selector/pod-missing');
  await expectFindings(
    object('NetworkPolicy', `┆podSelector: { matchLabels: ${labels('wikki')} }`),
    'selector/pod-missing',
  );
  await expectFindings(object('NetworkPolicy', 'podSelector: {}'));
});

test('an instance of another name is the resource that is meant', async () => {
  const object = (
    kind: string,
    field: string,
    instance: string,
    rest = '',
  ): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: weather }
spec: { image: example.com/weather }
---
apiVersion: ${versions[kind]}
kind: ${kind}
metadata: { name: w }
spec: { ${field}: { matchLabels: { app.kubernetes.io/instance: ${instance} } }${rest} }
`;
  const found = 'selector/pod-missing';
  await expectFindings(object('PodDisruptionBudget', '┆selector', 'mcp-weather'), found);
  await expectFindings(object('NetworkPolicy', '┆podSelector', 'wether'), found);
  await expectFindings(object('ServiceMonitor', '┆selector', 'wether'), found);
  await expectFindings(object('ServiceMonitor', 'selector', 'weather'));
  await expectFindings(object('ServiceMonitor', 'selector', 'wether', ', namespaceSelector: { any: true }'));
  await expectFindings(object('PodDisruptionBudget', 'selector', 'postgres'));
  const service =
    '---\napiVersion: v1\nkind: Service\nmetadata: { name: o, labels: { app.kubernetes.io/instance: wether } }\n';
  await expectFindings(object('ServiceMonitor', 'selector', 'wether') + service);
});
