import { expect, test } from 'vitest';
import { compile } from '../../../manifests/compile.ts';
import { serverDefaults, type ServerSettings } from '../../../manifests/lower/server-defaults.ts';
import { renderText } from '../../../runtime/diagnostics/render-text.ts';
import { at, listAt, textAt, type JsonMap } from '../../support/plain-walk.ts';
import { podOf, type Pod } from '../../support/pods.ts';

const head = 'apiVersion: mcp.svc.internal/v1alpha1';
const own = (kind: string, spec: string): string =>
  `---\n${head}\nkind: ${kind}\nmetadata: { name: a, namespace: tools }\nspec:\n${spec.replaceAll(/^/gm, '  ')}\n`;

const documents = {
  proxy: own('MCPServer', 'image: example.com/a:1\ntransport: streamable-http'),
  stdio: own('MCPServer', 'image: example.com/a:1\ntransport: stdio'),
  remote: own('MCPRemoteProxy', 'remoteUrl: https://remote.example.com/mcp'),
  gateway:
    own('VirtualMCPServer', 'incomingAuth: { type: anonymous }\nconfig: { groupRef: a }') + own('MCPGroup', '{}'),
  registry: own(
    'MCPRegistry',
    'configYAML: "sources: [{ name: m, managed: {} }]\\nauth: { mode: anonymous }"\npgpassSecretRef: { name: p, key: k }',
  ).replace('auth:', 'database: { host: db, user: r, database: r, sslMode: disable }\\nauth:'),
} as const;
const deployments = {
  proxy: 'mcp-a-proxy',
  stdio: 'mcp-a-proxy',
  remote: 'mcp-a-remote-proxy',
  gateway: 'vmcp-a',
  registry: 'mcp-registry-a',
} as const;
const programs = ['proxy', 'remote', 'gateway', 'registry'] as const;

interface Compiled {
  readonly deployment: JsonMap;
  readonly pod: Pod;
  readonly args: readonly unknown[];
  readonly budgets: readonly JsonMap[];
}

async function compiled(
  name: keyof typeof documents,
  settings: ServerSettings,
  text = documents[name],
): Promise<Compiled> {
  const { objects, diagnostics } = await compile([{ path: 'input.yaml', text }], {
    target: 'workloads',
    image: 'registry.svc.internal/svc:test',
    extent: 'whole',
    closed: false,
    programs: serverDefaults(settings),
  });
  const deployment = objects.find(
    (object) => object['kind'] === 'Deployment' && textAt(object, 'metadata', 'name') === deployments[name],
  );
  const pod = deployment === undefined ? undefined : podOf(deployment);
  if (deployment === undefined || pod === undefined) throw new Error(renderText(diagnostics, { color: false }));
  const args = at(listAt(pod.spec, 'containers')[0], 'args');
  return {
    deployment,
    pod,
    args: Array.isArray(args) ? args : [],
    budgets: objects.filter(({ kind }) => kind === 'PodDisruptionBudget'),
  };
}

const small = { requests: { cpu: '50m', memory: '96Mi' }, limits: { memory: '256Mi' } };

test.each(programs)('%s: nothing is asked for unless svc.yaml does', async (name) => {
  const { pod, budgets } = await compiled(name, {});
  expect(pod.containers[0]).not.toHaveProperty('resources');
  expect(pod.spec).not.toHaveProperty('topologySpreadConstraints');
  expect(budgets).toEqual([]);
});

test.each(programs)('%s: every default holds', async (name) => {
  const { deployment, pod, args, budgets } = await compiled(name, {
    resources: small,
    podDisruptionBudget: { maxUnavailable: 2 },
    topologySpread: [{ topologyKey: 'topology.kubernetes.io/zone' }],
    preStop: { delaySeconds: 30 },
  });
  // Those that prepare the pod too: a quota counts every container.
  for (const container of pod.containers) expect(container).toMatchObject({ resources: small });
  const selector = at(deployment, 'spec', 'selector');
  expect(listAt(pod.spec, 'topologySpreadConstraints')).toEqual([
    {
      topologyKey: 'topology.kubernetes.io/zone',
      maxSkew: 1,
      whenUnsatisfiable: 'ScheduleAnyway',
      labelSelector: selector,
    },
  ]);
  expect(budgets).toMatchObject([
    { metadata: { name: deployments[name], namespace: 'tools' }, spec: { maxUnavailable: 2, selector } },
  ]);
  expect(args.slice(args.indexOf('--shutdown-delay'))).toEqual(['--shutdown-delay', '30s']);
  expect(pod.spec['terminationGracePeriodSeconds']).toBe(65);
});

test.each(programs)('%s: a successor takes over before the pod ends, which goes on answering', async (name) => {
  const { deployment, pod, args } = await compiled(name, {});
  const strategy = { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } };
  expect(deployment).toMatchObject({ spec: { strategy } });
  expect(args.slice(args.indexOf('--shutdown-delay'))).toEqual(['--shutdown-delay', '5s']);
  expect(pod.spec['terminationGracePeriodSeconds']).toBe(40);
  expect((await compiled(name, { preStop: { delaySeconds: 0 } })).args).not.toContain('--shutdown-delay');
  // The image has no shell, and no hook of Kubernetes 1.28 sleeps.
  expect(JSON.stringify(pod)).not.toContain('preStop');
});

test('two proxies of one stdio server never run at the same time', async () => {
  const { deployment, args, budgets } = await compiled('stdio', { podDisruptionBudget: { maxUnavailable: 1 } });
  expect(deployment).toMatchObject({ spec: { strategy: { type: 'Recreate' } } });
  expect(args).not.toContain('--shutdown-delay');
  expect(budgets).toEqual([]);
});

const budget = { podDisruptionBudget: { maxUnavailable: 1 } };
const withReplicas = (count: number): string => documents.proxy.replace('image:', `replicas: ${count}\n  image:`);

test('one pod has no budget, and neither have pods with a budget of the input', async () => {
  expect((await compiled('proxy', budget, withReplicas(1))).budgets).toEqual([]);
  expect((await compiled('proxy', budget, withReplicas(0))).budgets).toEqual([]);
  expect((await compiled('proxy', budget)).budgets).toHaveLength(1);
  const ofInput = (selector: string, namespace = 'tools'): string => `${documents.proxy}---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: own, namespace: ${namespace} }
spec: { minAvailable: 1${selector} }
`;
  const names = async (text: string): Promise<unknown> =>
    (await compiled('proxy', budget, text)).budgets.map((object) => textAt(object, 'metadata', 'name'));
  expect(await names(ofInput(', selector: { matchLabels: { app.kubernetes.io/component: proxy } }'))).toEqual(['own']);
  expect(await names(ofInput(', selector: {}'))).toEqual(['own']);
  expect(await names(ofInput(''))).toEqual(['mcp-a-proxy', 'own']);
  expect(await names(ofInput(', selector: { matchLabels: { app: other } }'))).toEqual(['mcp-a-proxy', 'own']);
  expect(await names(ofInput(', selector: {}', 'others'))).toContain('mcp-a-proxy');
});

test('what a resource says itself is not mixed with defaults', async () => {
  const settings = { resources: small, topologySpread: [{ topologyKey: 'kubernetes.io/hostname' }] };
  const remote = documents.remote.replace('remoteUrl', 'resources: { requests: { memory: 1Gi } }\n  remoteUrl');
  expect((await compiled('remote', settings, remote)).pod.containers[0]?.['resources']).toEqual({
    requests: { memory: '1Gi' },
  });
  const templated = (spec: string): string =>
    documents.gateway.replace('incomingAuth', `podTemplateSpec: { spec: ${spec} }\n  incomingAuth`);
  const ofContainer = templated('{ containers: [{ name: vmcp, resources: { limits: { cpu: 1 } } }] }');
  expect((await compiled('gateway', settings, ofContainer)).pod.containers[0]?.['resources']).toEqual({
    limits: { cpu: '1' },
  });
  const beside = templated('{ containers: [{ name: beside, image: b:1, resources: { limits: { cpu: 1 } } }] }');
  expect((await compiled('gateway', settings, beside)).pod.containers[0]?.['resources']).toEqual(small);
  const spread = templated('{ topologySpreadConstraints: [] }');
  const { pod } = await compiled('gateway', settings, spread);
  expect(listAt(pod.spec, 'topologySpreadConstraints')).toEqual([]);
});
