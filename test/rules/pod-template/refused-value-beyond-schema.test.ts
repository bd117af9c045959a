import { expect, test } from 'vitest';
import { validateTexts } from '../../support/validated.ts';

const code = 'pod-template/refused-value';

/** The values of a pod that Kubernetes refuses, as reported, each with its place. */
function refused(pod: string, kind = 'MCPServer'): Promise<readonly string[]> {
  const spec = kind === 'MCPServer' ? "image: 'example.com/a:1', transport: streamable-http, " : '';
  return refusedIn(kind, `${spec}podTemplateSpec: { spec: { ${pod} } }`);
}

function refusedInRegistry(spec: string): Promise<readonly string[]> {
  return refusedIn('MCPRegistry', `configYAML: 'auth: { mode: anonymous }', ${spec}`);
}

async function refusedIn(kind: string, spec: string): Promise<readonly string[]> {
  const text = `apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: a }
spec: { ${spec} }
`;
  const { diagnostics } = await validateTexts({ 'a.yaml': text });
  const found = diagnostics.filter((one) => one.code === code);
  return found.map(({ span }) => (span === undefined ? '' : text.slice(span.start, span.end)));
}

const side = (more: string): string => `containers: [{ name: side, image: 'example.com/b:1', ${more} }]`;
const init = (more: string): string => `initContainers: [{ name: first, image: 'example.com/b:1', ${more} }]`;
const volume = (source: string): string => `volumes: [{ name: v, ${source} }]`;
const variable = (field: string): string =>
  side(`env: [{ name: A, valueFrom: { fieldRef: { fieldPath: "${field}" } } }]`);

// An API server (1.36) refused each, but for the medium and the image, which keep the pods from starting.
test.each<[pod: string, place: string]>([
  ['activeDeadlineSeconds: 5', '5'],
  ['ephemeralContainers: [{ name: d, image: d }]', '[{ name: d, image: d }]'],
  ['hostname: a.b', 'a.b'],
  ['subdomain: A', 'A'],
  ['os: { name: windows }', 'windows'],
  ['hostPID: true, shareProcessNamespace: true', 'true'],
  ['hostUsers: false, hostNetwork: true', 'true'],
  ['tolerations: [{ key: a, operator: Exists, effect: NoSchedule, tolerationSeconds: 5 }]', '5'],
  [
    'topologySpreadConstraints: [{ maxSkew: 1, minDomains: 2, topologyKey: z, whenUnsatisfiable: ScheduleAnyway }]',
    '2',
  ],
  ['dnsConfig: { nameservers: [1.1.1.1, 1.1.1.2, 1.1.1.3, 1.1.1.4, 1.1.1.5] }', '1.1.1.4'],
  ['dnsConfig: { nameservers: [dns.example.com] }', 'dns.example.com'],
  [volume('configMap: { name: c, items: [{ key: a, path: ../b }] }'), '../b'],
  [volume('projected: { sources: [{ secret: { name: c, items: [{ key: a, path: /b }] } }] }'), '/b'],
  [volume('projected: { sources: [{ serviceAccountToken: { path: t, expirationSeconds: 60 } }] }'), '60'],
  [volume('emptyDir: { medium: Disk }'), 'Disk'],
  ['securityContext: { seccompProfile: { type: Localhost } }', 'Localhost'],
  [init('readinessProbe: { exec: { command: [a] } }'), '{ exec: { command: [a] } }'],
  [init('lifecycle: { preStop: { exec: { command: [a] } } }'), '{ preStop: { exec: { command: [a] } } }'],
  ["initContainers: [{ name: mcp, image: 'example.com/b:1' }], containers: [{ name: mcp }]", 'mcp'],
  [side('livenessProbe: { tcpSocket: { port: 1 }, successThreshold: 2 }'), '2'],
  [side('readinessProbe: { tcpSocket: { port: 1 }, terminationGracePeriodSeconds: 5 }'), '5'],
  [side('livenessProbe: { periodSeconds: 5 }'), '{ periodSeconds: 5 }'],
  ['containers: [{ name: mcp, livenessProbe: { periodSeconds: 5 } }]', '{ periodSeconds: 5 }'],
  [
    side('lifecycle: { preStop: { exec: { command: [a] }, httpGet: { port: 1 } } }'),
    '{ exec: { command: [a] }, httpGet: { port: 1 } }',
  ],
  [side('ports: [{ containerPort: 1, name: metrics-of-the-log }]'), 'metrics-of-the-log'],
  [side('ports: [{ containerPort: 1, name: Metrics }]'), 'Metrics'],
  [`hostNetwork: true, ${side('ports: [{ containerPort: 1, hostPort: 2 }]')}`, '2'],
  [variable('metadata.nme'), '"metadata.nme"'],
  [`${volume('emptyDir: {}')}, ${side('volumeMounts: [{ name: v, mountPath: /a, subPath: b, subPathExpr: c }]')}`, 'c'],
  [side('resources: { requests: { nvidia.com/gpu: 1 } }'), '1'],
  [side('resources: { claims: [{ name: gpu }] }'), 'gpu'],
  ["containers: [{ name: side, image: ' b' }]", "' b'"],
])('%s', async (pod, place) => {
  expect(await refused(pod)).toEqual([place]);
});

const sources: readonly (readonly [source: string, place: string])[] = [
  ['csi: {}', '{}'],
  ['nfs: { server: disk.example.com }', '{ server: disk.example.com }'],
  ['configMap: {}', '{}'],
  ['secret: { secretName: A b }', 'A b'],
  ['persistentVolumeClaim: { claimName: Disk }', 'Disk'],
  ['hostPath: { path: /a, type: Dir }', 'Dir'],
  [
    'ephemeral: { volumeClaimTemplate: { spec: { accessModes: [ReadWriteOnce] } } }',
    '{ volumeClaimTemplate: { spec: { accessModes: [ReadWriteOnce] } } }',
  ],
];

test.each(sources)('a volume with %s, in a pod template and in a registry', async (source, place) => {
  expect(await refused(volume(source))).toEqual([place]);
  expect(await refusedInRegistry(`volumes: [{ name: v, ${source} }]`)).toEqual([place]);
});

test('mounts of a registry are inside their volumes', async () => {
  const mounted = (more: string): string =>
    `volumes: [{ name: v, emptyDir: {} }], volumeMounts: [{ name: v, mountPath: /v, ${more} }]`;
  expect(await refusedInRegistry(mounted('subPath: ../a'))).toEqual(['../a']);
  expect(await refusedInRegistry(mounted('subPath: a, subPathExpr: b'))).toEqual(['b']);
  expect(await refusedInRegistry(mounted('subPath: a/b'))).toEqual([]);
});

test('volumes with all that they need are fine', async () => {
  for (const source of [
    'csi: { driver: disk.example.com }',
    'nfs: { server: disk.example.com, path: /a }',
    'hostPath: { path: /a, type: DirectoryOrCreate }',
    'projected: { sources: [{ configMap: { name: a } }] }',
    '$patch: delete',
    'ephemeral: { volumeClaimTemplate: { spec: { accessModes: [ReadWriteOnce], resources: { requests: { storage: 1Gi } } } } }',
  ]) {
    expect(await refused(volume(source)), source).toEqual([]);
  }
});

test('what Kubernetes takes is left alone', async () => {
  for (const pod of [
    'hostname: a-b, subdomain: ""',
    'hostUsers: false',
    'hostNetwork: true, shareProcessNamespace: true',
    'tolerations: [{ key: a, operator: Exists, effect: NoExecute, tolerationSeconds: 5 }]',
    'dnsConfig: { nameservers: [1.1.1.1, "fd00::10"] }',
    volume('configMap: { name: c, items: [{ key: a, path: b/c }] }'),
    volume('emptyDir: { medium: Memory }'),
    'securityContext: { seccompProfile: { type: Localhost, localhostProfile: a.json } }',
    init('restartPolicy: Always, readinessProbe: { exec: { command: [a] } }'),
    side('livenessProbe: { tcpSocket: { port: 1 }, successThreshold: 1 }'),
    side('readinessProbe: { tcpSocket: { port: 1 }, successThreshold: 2 }'),
    // The generated probe of readiness has its handler.
    'containers: [{ name: mcp, readinessProbe: { periodSeconds: 5 } }]',
    side('ports: [{ containerPort: 1, name: metrics }]'),
    `hostNetwork: true, ${side('ports: [{ containerPort: 1, hostPort: 1 }]')}`,
    variable("metadata.labels['app']"),
    variable('status.podIP'),
    side('resources: { limits: { nvidia.com/gpu: 1 }, requests: { nvidia.com/gpu: 1 } }'),
    side('resources: { requests: { cpu: 1, ephemeral-storage: 1Gi } }'),
    `resourceClaims: [{ name: gpu }], ${side('resources: { claims: [{ name: gpu }] }')}`,
  ]) {
    expect(await refused(pod), pod).toEqual([]);
  }
});

test('the probes of a program of svc have their handlers', async () => {
  const probe = (name: string): string => `containers: [{ name: embedding, ${name}: { periodSeconds: 5 } }]`;
  expect(await refused(probe('livenessProbe'), 'EmbeddingServer')).toEqual([]);
});
