import { describe, expect, test } from 'vitest';
import { findingsIn } from '../support/findings.ts';
import { servedGroup } from '../support/served-group.ts';

const head = (kind: string, name: string): string =>
  `apiVersion: mcp.svc.internal/v1alpha1\nkind: ${kind}\nmetadata: { name: ${name} }\n`;

/** Every kind of autoscaler of a Deployment, by its maximum of pods; a maximum that is the default of KEDA is left out. */
const autoscalers = {
  HorizontalPodAutoscaler: (target: string, most: number): string => `---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: { name: scaler }
spec: { scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: ${target} }, maxReplicas: ${most} }
`,
  ScaledObject: (target: string, most: number): string => `---
apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: scaler }
spec: { scaleTargetRef: { name: ${target} }, maxReplicaCount: ${most}, triggers: [] }
`,
  'ScaledObject without a number': (target: string, most: number): string => `---
apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: scaler }
spec: { scaleTargetRef: { name: ${target} }, ${most === 1 ? 'maxReplicaCount: 1, ' : ''}triggers: [] }
`,
};

const signIn = `---
${head('MCPExternalAuthConfig', 'sign-in')}spec:
  type: embeddedAuthServer
  embeddedAuthServer:
    issuer: https://auth.example.com
    upstreamProviders:
      - { name: idp, type: oidc, oidcConfig: { issuerUrl: https://idp.example.com, clientId: a } }
`;
const redis = "sessionStorage: { provider: redis, address: 'redis:6379' }";
const claim = `---
apiVersion: v1
kind: PersistentVolumeClaim
metadata: { name: data }
spec: { accessModes: [ReadWriteOnce], resources: { requests: { storage: 1Gi } } }
`;
const volumes = 'volumes: [{ name: data, persistentVolumeClaim: { claimName: data } }]';

/** Workloads that may have one pod, the Deployment of it, and what is found where it may have more. */
const workloads: Readonly<Record<string, readonly [text: string, deployment: string, ...codes: string[]]>> = {
  'a stdio backend': [
    `${head('MCPServer', 'a')}spec: { image: example.com/a, transport: stdio }\n`,
    'mcp-a',
    'scaling/stdio-single-replica',
  ],
  'a stdio proxy': [
    `${head('MCPServer', 'a')}spec: { image: example.com/a, transport: stdio }\n`,
    'mcp-a-proxy',
    'scaling/stdio-single-replica',
  ],
  'a proxy with sessions in memory': [
    `${head('MCPServer', 'a')}spec: { image: example.com/a, transport: streamable-http }\n`,
    'mcp-a-proxy',
    'scaling/memory-sessions',
  ],
  'a virtual server with sessions in memory': [servedGroup('', ['wiki']), 'vmcp-desk', 'scaling/memory-sessions'],
  'an authorization server before a server': [
    `${head('MCPServer', 'a')}spec: { image: example.com/a, transport: sse, authServerRef: { name: sign-in }, ${redis} }\n${signIn}`,
    'mcp-a-proxy',
    'auth-server/replicas-with-own-keys',
    'auth-server/replicas-with-own-keys',
    'auth-server/replicas-with-own-memory',
  ],
  'an authorization server before a remote server': [
    `${head('MCPRemoteProxy', 'a')}spec: { remoteUrl: https://mcp.example.com, authServerRef: { name: sign-in } }\n${signIn}`,
    'mcp-a-remote-proxy',
    'auth-server/replicas-with-own-keys',
    'auth-server/replicas-with-own-keys',
    'auth-server/replicas-with-own-memory',
  ],
  'a registry that people publish to': [
    `${head('MCPRegistry', 'a')}spec:
  configYAML: |
    sources: [{ name: s, managed: {} }]
    registries: [{ name: r, sources: [s] }]
    auth: { mode: anonymous }
  volumes: [{ name: data, emptyDir: {} }]
  volumeMounts: [{ name: data, mountPath: /data }]
`,
    'mcp-registry-a',
    'registry/replicas-without-database',
  ],
  'a registry with a claim of one node': [
    `${head('MCPRegistry', 'a')}spec:
  configYAML: |
    sources: [{ name: s, git: { repository: "https://git.example.com/a.git" }, syncPolicy: { interval: 1h } }]
    registries: [{ name: r, sources: [s] }]
    auth: { mode: anonymous }
  ${volumes}
  volumeMounts: [{ name: data, mountPath: /data }]
${claim}`,
    'mcp-registry-a',
    'scaling/shared-claim',
  ],
  'a backend with a claim of one node': [
    `${head('MCPServer', 'a')}spec:
  image: example.com/a
  transport: streamable-http
  podTemplateSpec: { spec: { ${volumes} } }
${claim}`,
    'mcp-a',
    'scaling/shared-claim',
  ],
};

const codesIn = async (text: string): Promise<string[]> =>
  (await findingsIn(text)).map((found) => found.replace(/^\d+ /, ''));

describe.each(Object.entries(autoscalers))('%s', (_, scale) => {
  test.each(Object.entries(workloads))('%s', async (_name, [text, deployment, ...codes]) => {
    const before = await codesIn(text);
    expect(await codesIn(text + scale(deployment, 1))).toEqual(before);
    expect(await codesIn(text + scale('another', 3))).toEqual(before);
    expect((await codesIn(text + scale(deployment, 3))).toSorted()).toEqual([...before, ...codes].toSorted());
  });
});

test('an object of another group with the name of an autoscaler scales nothing', async () => {
  const [text, deployment] = workloads['a stdio backend'] ?? ['', ''];
  const other = autoscalers.ScaledObject(deployment, 3).replace('keda.sh', 'x.example.com');
  expect(await codesIn(text + other)).toEqual(await codesIn(text));
});

test('KEDA starts what is stopped, a HorizontalPodAutoscaler does not', async () => {
  const stopped = `${servedGroup('', ['wiki'])}---
${head('MCPServer', 'a')}spec: { image: example.com/a, groupRef: support, transport: streamable-http, backendReplicas: 0 }
`;
  const code = 'virtual-server/stopped-backend';
  expect(await codesIn(stopped)).toContain(code);
  expect(await codesIn(stopped + autoscalers.HorizontalPodAutoscaler('mcp-a', 3))).toContain(code);
  expect(await codesIn(stopped + autoscalers.ScaledObject('mcp-a', 3))).not.toContain(code);
});
